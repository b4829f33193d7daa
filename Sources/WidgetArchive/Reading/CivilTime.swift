package import VitrinePlatform

/// A moment as year, month, day and time of day at an offset from GMT, in the Gregorian calendar.
///
/// This is plain arithmetic, because a zone's calendar from Foundation would load ICU into the extension. The day
/// count follows Howard Hinnant's published algorithm for civil dates.
package struct CivilTime {
    package let year: Int
    /// 1…12.
    package let month: Int
    /// 1…31.
    package let day: Int
    /// 0 (Sunday) … 6.
    package let weekday: Int
    package let hour: Int
    package let minute: Int
    package let second: Int

    /// Splits a moment into its parts; a date that is not finite or beyond 30,000 years is clamped.
    package init(_ date: Date, secondsFromGMT: Int) {
        let moment = date.timeIntervalSince1970
        let seconds = (moment.isNaN ? 0 : Int(min(max(moment, -1e12), 1e12).rounded(.down))) + secondsFromGMT
        let days = seconds.floorDivided(by: 86_400)
        let rest = seconds - days * 86_400
        hour = rest / 3600
        minute = rest / 60 % 60
        second = rest % 60
        weekday = ((days + 4) % 7 + 7) % 7

        let shifted = days + 719_468
        let era = shifted.floorDivided(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }
}
