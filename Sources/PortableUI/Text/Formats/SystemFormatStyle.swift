#if !CompleteFoundation
public import VitrinePlatform
package import WidgetArchive

/// Formats of times that the renderer keeps up to date.
///
/// Only the distance to a date is here: <https://developer.apple.com/documentation/swiftui/systemformatstyle>.
public enum SystemFormatStyle: Sendable {
    /// The distance between the current date and another one in chosen units, such as "1 hour, 23 min".
    public struct DateOffset: Hashable, Sendable {
        /// The value of a text in this format.
        package let value: ArchivedLiveText.Value

        /// Creates a format.
        ///
        /// - Parameters:
        ///   - anchor: The other date.
        ///   - allowedFields: The units to use; the smallest one is shown even if it counts zero.
        ///   - maxFieldCount: The maximum number of units shown, from the largest one that counts something; at least 1.
        ///   - sign: When a sign shows that the anchor is ahead (minus) or has passed (plus).
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            let units = TickingTime.Unit.allCases.filter { allowedFields.contains(.init($0)) }
            value = .distance(
                anchor,
                units: units.isEmpty ? [.second] : units,
                maximumCount: max(maxFieldCount, 1),
                sign: sign.sign
            )
        }
    }
}

extension SystemFormatStyle.DateOffset {
    /// The distance between the current date and another one in chosen units.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2,
        sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension Date {
    /// The units of distances in time, with Foundation's names.
    public enum ComponentsFormatStyle: Sendable {
        /// A unit.
        public struct Field: Hashable, Sendable {
            private let unit: TickingTime.Unit

            fileprivate init(_ unit: TickingTime.Unit) { self.unit = unit }

            public static let year = Field(.year)
            public static let month = Field(.month)
            public static let day = Field(.day)
            public static let hour = Field(.hour)
            public static let minute = Field(.minute)
            public static let second = Field(.second)
        }
    }
}

extension NumberFormatStyleConfiguration {
    /// When a number has a sign.
    public struct SignDisplayStrategy: Hashable, Sendable {
        fileprivate let sign: ArchivedLiveText.Sign
        /// A minus before negative numbers.
        public static let automatic = SignDisplayStrategy(sign: .negative)
        /// No sign.
        public static let never = SignDisplayStrategy(sign: .none)
        /// A sign before every number.
        public static func always(includingZero: Bool = true) -> SignDisplayStrategy { SignDisplayStrategy(sign: .all) }
    }
}
#endif
