// The fields of this format are those of Foundation's relative style, which only a complete Foundation has.
#if CompleteFoundation
public import VitrinePlatform
package import WidgetArchive

extension SystemFormatStyle {
    /// A date in words that are relative to the current date.
    ///
    /// Drawn as the distance in the chosen units, without "in" or "ago", however far the date is.
    public struct DateReference: Hashable, Sendable {
        /// The value of a text in this format.
        package let value: ArchivedLiveText.Value

        /// Creates a format.
        ///
        /// - Parameters:
        ///   - date: The date to show.
        ///   - allowedFields: The units to use. Weeks are counted in days.
        ///   - maxFieldCount: The maximum number of units shown.
        ///   - thresholdField: Has no effect: no distance is shown as a calendar date.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2,
            thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            let units = TickingTime.Unit.allCases.filter { !$0.relativeFields.isDisjoint(with: allowedFields) }
            value = .distance(
                date,
                units: units.isEmpty ? [.minute] : units,
                maximumCount: max(maxFieldCount, 1),
                sign: .none
            )
        }
    }
}

extension TickingTime.Unit {
    fileprivate var relativeFields: Set<Date.RelativeFormatStyle.Field> {
        switch self {
        case .year: [.year]
        case .month: [.month]
        case .day: [.day, .week]
        case .hour: [.hour]
        case .minute: [.minute]
        case .second: [.second]
        }
    }
}

extension SystemFormatStyle.DateReference: FormatStyle {
    public func format(_ value: Date) -> AttributedString { self.value.attributed(at: value) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date in words that are relative to the current date.
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2,
        thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> Self {
        Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}

extension Text {
    /// Creates a text that the renderer formats, and keeps up to date without a reload.
    public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateReference) {
        self.init(pieces: [Piece(content: .live(format.value))])
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a date that the renderer keeps up to date.
    public mutating func appendInterpolation(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateReference) {
        appendInterpolation(Text(source, format: format))
    }
}

extension ArchivedLiveText.Value {
    /// The words at a moment, in plain English.
    func attributed(at moment: Date) -> AttributedString {
        AttributedString(PlainLiveText().words(for: self, now: moment))
    }
}
#endif
