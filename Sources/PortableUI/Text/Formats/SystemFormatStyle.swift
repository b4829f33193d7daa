public import VitrinePlatform
package import WidgetArchive

/// Formats of times that the renderer keeps up to date.
///
/// Their names are those of <https://developer.apple.com/documentation/swiftui/systemformatstyle>. Units shorter than a second
/// are not drawn.
public enum SystemFormatStyle: Sendable {
    /// The distance between the current date and another one in chosen units, such as "1 hour, 23 min".
    public struct DateOffset: Hashable, Sendable {
        /// The value of a text in this format.
        package let value: ArchivedLiveText.Value

        /// Creates a format.
        ///
        /// - Parameters:
        ///   - anchor: The other date.
        ///   - allowedFields: The units to use; the smallest one is shown even if it counts zero. Weeks are counted in
        ///     days.
        ///   - maxFieldCount: The maximum number of units shown, from the largest one that counts something; at least
        ///     1.
        ///   - sign: When a sign shows that the anchor is ahead (minus) or has passed (plus).
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            let units = TickingTime.Unit.allCases.filter { !$0.fields.isDisjoint(with: allowedFields) }
            value = .distance(
                anchor,
                units: units.isEmpty ? [.second] : units,
                maximumCount: max(maxFieldCount, 1),
                sign: sign == .automatic ? .negative : sign == .never ? .none : .all
            )
        }
    }

    /// The time since a date, as a stopwatch shows it.
    public struct Stopwatch: Hashable, Sendable {
        /// The value of a text in this format.
        package let value: ArchivedLiveText.Value

        /// Creates a format.
        ///
        /// - Parameters:
        ///   - startDate: The moment at which the stopwatch starts.
        ///   - showsHours: Has no effect: hours are shown from the first one on.
        ///   - maxFieldCount: Has no effect.
        ///   - maxPrecision: Has no effect: whole seconds are shown.
        public init(
            startingAt startDate: Date,
            showsHours: Bool = true,
            maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            value = .timer(startDate)
        }
    }

    /// The time that has passed or remains of an interval, as a timer shows it.
    public struct Timer: Hashable, Sendable {
        /// The value of a text in this format.
        package let value: ArchivedLiveText.Value

        /// Creates a format of the time that remains.
        ///
        /// - Parameters:
        ///   - interval: The interval; outside it the timer stands still.
        ///   - showsHours: Whether hours are shown; without them the minutes exceed 59.
        ///   - maxFieldCount: Has no effect.
        ///   - maxPrecision: Has no effect: whole seconds are shown.
        public init(
            countingDownIn interval: Range<Date>,
            showsHours: Bool = true,
            maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            value = .timerInterval(
                start: interval.lowerBound,
                end: interval.upperBound,
                pauseTime: nil,
                countsDown: true,
                showsHours: showsHours
            )
        }

        /// Creates a format of the time that has passed; see
        /// ``init(countingDownIn:showsHours:maxFieldCount:maxPrecision:)``.
        public init(
            countingUpIn interval: Range<Date>,
            showsHours: Bool = true,
            maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            value = .timerInterval(
                start: interval.lowerBound,
                end: interval.upperBound,
                pauseTime: nil,
                countsDown: false,
                showsHours: showsHours
            )
        }
    }
}

extension TickingTime.Unit {
    /// The fields of Foundation that are counted in this unit.
    fileprivate var fields: Set<Date.ComponentsFormatStyle.Field> {
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

#if CompleteFoundation
// The conformances stand beside the types, so that the compiler writes their coding.
extension SystemFormatStyle.DateOffset: FormatStyle {
    public func format(_ value: Date) -> AttributedString { self.value.attributed(at: value) }
}

extension SystemFormatStyle.Stopwatch: FormatStyle {
    public func format(_ value: Date) -> AttributedString { self.value.attributed(at: value) }
}

extension SystemFormatStyle.Timer: FormatStyle {
    public func format(_ value: Date) -> AttributedString { self.value.attributed(at: value) }
}
#endif
