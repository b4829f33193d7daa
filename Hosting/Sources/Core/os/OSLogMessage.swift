/// A message with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The message with its values.
    public let text: String

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: Interpolation) {
        text = stringInterpolation.text
    }

    /// Collects the parts of a message.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        fileprivate var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity)
        }

        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value,
            privacy: OSLogPrivacy = .auto
        ) {
            text += String(describing: value())
        }

        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value,
            format: OSLogFormat,
            privacy: OSLogPrivacy = .auto
        ) {
            text += String(describing: value())
        }

        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value,
            align: OSLogStringAlignment,
            privacy: OSLogPrivacy = .auto
        ) {
            text += String(describing: value())
        }
    }
}

/// Who may read a value; accepted and ignored.
public struct OSLogPrivacy: Sendable {
    /// How a private value is masked.
    public enum Mask: Sendable {
        case hash, none
    }

    public static let auto = OSLogPrivacy()
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()

    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// The format of a number in a message; accepted and ignored.
public struct OSLogFormat: Sendable {
    public static let decimal = OSLogFormat()
    public static let hex = OSLogFormat()
    public static let octal = OSLogFormat()
    public static let fixed = OSLogFormat()
    public static let hybrid = OSLogFormat()

    public static func fixed(precision: Int) -> OSLogFormat { .fixed }
}

/// The alignment of a value in a message; accepted and ignored.
public struct OSLogStringAlignment: Sendable {
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}
