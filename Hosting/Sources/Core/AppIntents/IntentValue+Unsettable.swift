public import CoreLocation

// Values that the device's form cannot ask for: a parameter of such a type keeps its default or nothing.

/// A value that no form of the device sets; one that the code has set arrives in the intent.
public protocol _UnsettableIntentValue: _IntentValue {}

extension _UnsettableIntentValue {
    public static var _form: _IntentValueForm { Optional<String>._form }

    /// Reads what `_json` writes, a text.
    public static func _read(_ json: _IntentJSON) throws -> Self {
        guard let type = Self.self as? any Codable.Type,
            let value = try? type.decoded(from: String._read(json)) as? Self
        else { throw UnsettableValueError() }
        return value
    }

    public var _json: _IntentJSON { ((self as? any Codable)?.encoded ?? "\(self)")._json }
}

extension Decodable {
    fileprivate static func decoded(from text: String) throws -> Self {
        try JSONDecoder().decode(Self.self, from: Data(text.utf8))
    }
}

extension Encodable {
    fileprivate var encoded: String? { try? String(decoding: JSONEncoder().encode(self), as: UTF8.self) }
}

/// Why a value cannot be set, as it follows a parameter's name.
struct UnsettableValueError: Error, CustomStringConvertible {
    let description = "is of a type that only the extension's code can set"
}

extension IntentFile: _UnsettableIntentValue {}
extension IntentPerson: _UnsettableIntentValue {}
extension IntentCurrencyAmount: _UnsettableIntentValue {}
extension DateComponents: @retroactive _IntentValue, _UnsettableIntentValue {}
extension CLPlacemark: _IntentValue, _UnsettableIntentValue {
    public typealias UnwrappedType = CLPlacemark

    public static func _wrap(_ value: CLPlacemark) -> Self { unsafeDowncast(value, to: Self.self) }
}
extension Measurement: @retroactive _IntentValue, _UnsettableIntentValue where UnitType: Dimension {}

extension IntentParameter where Value.UnwrappedType == IntentFile {
    /// Creates a parameter whose kinds of files have no effect.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: IntentFile? = nil,
        supportedTypeIdentifiers: [String],
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog)
    }
}

extension IntentParameter {
    /// Creates a list whose number of values differs by family, which the device's form does not enforce.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog)
    }

    /// Creates a list with a fixed number of values, which the device's form does not enforce.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog)
    }
}

/// The number of values in a list.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable {
    public init(integerLiteral value: Int) {}
    public init(min: Int, max: Int) {}
}

/// The families of widgets by which a list's size differs.
public enum IntentWidgetFamily: Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular
    case accessoryRectangular, accessoryInline
}

extension Bool {
    /// The words for the two values.
    public struct IntentDisplayName: Sendable {
        public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {}
    }
}

extension IntentParameter where Value.UnwrappedType == Bool {
    /// Creates a parameter whose words for the two values have no effect.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Bool? = nil,
        displayName: Bool.IntentDisplayName,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog)
    }
}

extension IntentParameter {
    /// Creates a parameter whose unit and sign have no effect.
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Measurement<UnitType>? = nil,
        defaultUnit: UnitType,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil
    ) where Value.UnwrappedType == Measurement<UnitType> {
        self.init(title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog)
    }
}
