import CLibical
import LucidPalModel
import Vitrine

/// How often a time zone that a file defines (`VTIMEZONE`) changes its clocks.
///
/// libical computes all changes from the first one to the year 2037 before it converts one time, and again whenever the
/// file is opened.
struct ClockChanges {
    /// The most changes that the zones of a file may have together: some 35 zones of Outlook, which begin in 1601.
    ///
    /// They are counted as times that libical tests, five for a rule such as "the last Sunday of October".
    static let maximum = 200_000
    /// The first moment after those that libical computes.
    private static let end = WallTime(day: .clockChangesEnd)

    /// An upper bound of the number of changes.
    private(set) var count = 0
    /// Why the changes cannot be computed within bounds; nil if they can.
    private(set) var refusal: String?

    /// Counts the changes of a zone.
    /// - Parameter component: A `VTIMEZONE` component.
    init(_ component: OpaquePointer) {
        for kind in [ICAL_XSTANDARD_COMPONENT, ICAL_XDAYLIGHT_COMPONENT] {
            for observance in CalendarDocument.children(of: component, kind) { add(observance) }
        }
    }

    private mutating func add(_ observance: OpaquePointer) {
        guard let property = icalcomponent_get_first_property(observance, ICAL_DTSTART_PROPERTY),
            let start = WallTime(icalproperty_get_dtstart(property))
        else {
            refusal = "it begins in no year from \(WallTime.years.lowerBound) to \(WallTime.years.upperBound)"
            return
        }
        count += 1 + CalendarDocument.properties(of: observance, ICAL_RDATE_PROPERTY).count
        for property in CalendarDocument.properties(of: observance, ICAL_RRULE_PROPERTY) {
            let rule = RecurrenceRule(icalproperty_get_rrule(property), start: start, isDay: false) { $0 }
            guard [ICAL_YEARLY_RECURRENCE, ICAL_MONTHLY_RECURRENCE].contains(rule.rule.freq) else {
                refusal = "it changes its clocks by a rule that is neither yearly nor monthly"
                return
            }
            if let reason = rule.refusal {
                refusal = reason
                return
            }
            count += rule.steps(from: start, to: Self.end)
        }
    }
}

extension LocalDay {
    fileprivate static let clockChangesEnd = LocalDay(daysSince1970: 68 * 366)
}
