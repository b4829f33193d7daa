package import HangangjariAPI

/// A day in Korea.
package struct KoreanDay: Hashable, Sendable, Comparable {
    /// The day, counted from 1970-01-01.
    package let number: Int

    /// Makes the day so many days after 1970-01-01.
    package init(number: Int) { self.number = number }

    /// The day in Korea on which a moment lies.
    package init(of moment: Timestamp) {
        let seconds = moment.adding(CityTime.offset).secondsSince1970
        number = Int((Double(seconds) / 86_400).rounded(.down))
    }

    /// Reads `2026-08-10`.
    package init?(_ text: String) {
        guard let midnight = Timestamp(text + "T00:00:00Z") else { return nil }
        number = midnight.secondsSince1970 / 86_400
    }

    /// Its first moment.
    package var start: Timestamp { Timestamp(secondsSince1970: number * 86_400 - CityTime.offset) }

    /// The day of the week: 0 is Monday, 6 is Sunday.
    package var weekday: Int { ((number + 3) % 7 + 7) % 7 }

    /// Whether it is a Saturday or a Sunday.
    package var isWeekend: Bool { weekday >= 5 }

    /// Written as `2026-08-10`.
    package var text: String {
        String(Timestamp(secondsSince1970: number * 86_400).description.prefix(10))
    }

    package static func < (left: KoreanDay, right: KoreanDay) -> Bool { left.number < right.number }
}
