package import HangangjariAPI

/// A calendar day in Korea.
package struct KoreanDay: Hashable, Sendable, Comparable {
    /// The number of days since 1970-01-01.
    package let number: Int

    /// Creates the day that is a number of days after 1970-01-01.
    package init(number: Int) { self.number = number }

    /// Creates the day in Korea that contains a point in time.
    package init(of moment: Timestamp) {
        let seconds = moment.adding(CityTime.offset).secondsSince1970
        number = Int((Double(seconds) / 86_400).rounded(.down))
    }

    /// Parses a day such as `2026-08-10`.
    package init?(_ text: String) {
        guard let midnight = Timestamp(text + "T00:00:00Z") else { return nil }
        number = midnight.secondsSince1970 / 86_400
    }

    /// The start of the day.
    package var start: Timestamp { Timestamp(secondsSince1970: number * 86_400 - CityTime.offset) }

    /// The day of the week: 0 is Monday, 6 is Sunday.
    package var weekday: Int { ((number + 3) % 7 + 7) % 7 }

    /// Whether it is a Saturday or a Sunday.
    package var isWeekend: Bool { weekday >= 5 }

    /// The day as text, such as `2026-08-10`.
    package var text: String {
        String(Timestamp(secondsSince1970: number * 86_400).description.prefix(10))
    }

    package static func < (left: KoreanDay, right: KoreanDay) -> Bool { left.number < right.number }
}
