package import VitrinePlatform

/// A moment as year, month, day and time of day at an offset from GMT, in the Gregorian calendar.
///
/// This is plain arithmetic, because a zone's calendar from Foundation would load ICU into the extension.
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
        (year, month, day) = CivilDate.day(days)
    }
}
