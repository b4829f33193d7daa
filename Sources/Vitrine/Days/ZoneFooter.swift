import VitrinePlatform

/// The rule for the time after the last transition: a POSIX TZ string with the extensions of RFC 9636, section 3.3.1.
///
/// `CST5CDT,M3.2.0/0,M11.1.0/1`: standard time CST is 5 hours west of UTC; summer time CDT, one hour ahead, lasts from
/// the second Sunday in March at 0:00 to the first Sunday in November at 1:00, each by the clock that was in use before
/// the change.
struct ZoneFooter: Hashable, Sendable {
    let standard: ZoneOffset
    /// Summer time, with its beginning and end in each year; nil if there is none.
    let summer: Summer?

    struct Summer: Hashable, Sendable {
        let offset: ZoneOffset
        let begin: YearlyMoment
        let end: YearlyMoment
    }

    init(_ text: String) throws(ZoneFault) {
        var scanner = ZoneFooterScanner(text)
        self = try scanner.footer()
    }

    init(standard: ZoneOffset, summer: Summer?) {
        self.standard = standard
        self.summer = summer
    }

    /// Returns the offset at a moment, in seconds since 1970.
    func offset(at moment: Int) -> ZoneOffset {
        guard let summer else { return standard }
        let year = year(of: moment)
        let last = changes(of: summer, around: year).last { $0.moment <= moment }
        return last?.offset ?? standard
    }

    /// Returns the first change after a moment; nil if there is none.
    func nextTransition(after moment: Int) -> Int? {
        guard let summer else { return nil }
        let year = year(of: moment)
        let next = changes(of: summer, around: year).first { $0.moment > moment && isChange($0.moment) }
        return next?.moment
    }

    /// The year of a moment in standard time; that of the calendar's last day, or the first, for a moment beyond it.
    private func year(of moment: Int) -> Int {
        LocalDay(daysSince1970: moment.addingClamped(standard.seconds).floorDivided(by: 86_400)).year
    }

    /// Whether the offset changes at a moment; in a zone with summer time all year, the end and the next beginning
    /// coincide.
    private func isChange(_ moment: Int) -> Bool {
        offset(at: moment).seconds != offset(at: moment - 1).seconds
    }

    /// The changes of a year and of the years before and after it, in order.
    ///
    /// If two are at the same moment, summer time comes last and takes effect.
    private func changes(of summer: Summer, around year: Int) -> [(moment: Int, offset: ZoneOffset)] {
        var all: [(moment: Int, offset: ZoneOffset)] = []
        for year in (year - 1)...(year + 1) {
            all.append((summer.end.local(in: year) - summer.offset.seconds, standard))
            all.append((summer.begin.local(in: year) - standard.seconds, summer.offset))
        }
        return all.enumerated()
            .sorted { ($0.element.moment, $0.offset & 1) < ($1.element.moment, $1.offset & 1) }
            .map(\.element)
    }
}

/// A local time that occurs once a year.
struct YearlyMoment: Hashable, Sendable {
    enum Day: Hashable, Sendable {
        /// The nth (5: last) weekday (0 is Sunday) of a month.
        case weekday(month: Int, week: Int, weekday: Int)
        /// The day of the year from 1 on, 29 February not counted.
        case withoutLeapDay(Int)
        /// The day of the year from 0 on, 29 February counted.
        case ofYear(Int)
    }

    var day: Day
    /// Seconds after local midnight, between -167 and 167 hours.
    var time: Int

    /// Returns the moment in a year, in seconds since 1970 as if local time were UTC.
    func local(in year: Int) -> Int { dayNumber(in: year) * 86_400 + time }

    private func dayNumber(in year: Int) -> Int {
        let newYear = CivilDate.days(year: year, month: 1, day: 1)
        switch day {
        case .ofYear(let index): return newYear + index
        case .withoutLeapDay(let index): return newYear + index - 1 + (CivilDate.isLeap(year) && index >= 60 ? 1 : 0)
        case .weekday(let month, let week, let weekday):
            let first = CivilDate.days(year: year, month: month, day: 1)
            // 1970-01-01 was a Thursday, day 4 of a week that begins on Sunday with 0.
            let firstWeekday = ((first + 4) % 7 + 7) % 7
            var number = first + (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
            if number >= first + CivilDate.dayCount(ofMonth: month, year: year) { number -= 7 }
            return number
        }
    }
}
