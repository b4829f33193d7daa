import CLibical
import LucidPalModel
import Vitrine

/// A `VEVENT`: a single event, a recurring event, or the override of one occurrence.
struct CalendarEvent {
    /// A time as a property states it: a wall time and how to interpret it.
    struct Time: Hashable {
        /// How a wall time becomes a moment.
        enum Frame: Hashable {
            /// A whole day in the device's zone.
            case day
            /// A wall time in the device's zone.
            case floating
            /// A moment in UTC.
            case utc
            /// A wall time in a named zone.
            case zone(String)
        }

        /// The wall time; for a day, its first second.
        var wall: WallTime
        var frame: Frame
    }

    /// The longest duration in days; a longer one is a mistake, and its end could lie outside every calendar.
    static let longestDays = 3_660

    enum Length {
        /// Until a stated end.
        case end(Time)
        /// A number of calendar days, followed by exact seconds.
        case duration(days: Int, seconds: Int)
    }

    /// The identifier shared by an event and its overrides; derived from the line number if the file has none.
    var uid: String
    /// The line where the event begins, counted from 1.
    var line: Int
    /// The summary on one line; may be empty.
    var title: String
    /// The location on one line; nil if the event has none.
    var location: String?
    var start: Time
    var length: Length
    /// The recurrence rules (`RRULE`).
    var rules: [icalrecurrencetype] = []
    /// Additional starts (`RDATE`).
    var additions: [Time] = []
    /// Excluded starts (`EXDATE`).
    var exceptions: [Time] = []
    /// The start of the occurrence that this event overrides; nil if it is not an override.
    var replaces: Time?
    /// The revision; among events with one identifier, the highest is valid.
    var sequence: Int
    var isCancelled: Bool
    /// Notes on what was interpreted differently from what the file states.
    var notes: [String] = []

    /// Reads a component; returns nil if it has no start.
    init?(_ component: OpaquePointer, line: Int) {
        guard let property = icalcomponent_get_first_property(component, ICAL_DTSTART_PROPERTY) else { return nil }
        guard let start = Time(icalproperty_get_dtstart(property), of: property) else { return nil }
        self.start = start
        self.line = line
        uid = Self.text(icalcomponent_get_uid(component)) ?? "line-\(line)"
        title = Self.text(icalcomponent_get_summary(component)) ?? ""
        location = Self.text(icalcomponent_get_location(component))
        sequence = Int(icalcomponent_get_sequence(component))
        isCancelled = icalcomponent_get_status(component) == ICAL_STATUS_CANCELLED
        length = start.frame == .day ? .duration(days: 1, seconds: 0) : .duration(days: 0, seconds: 0)
        readLength(component)
        readRepetition(component)
    }

    private mutating func readLength(_ component: OpaquePointer) {
        if let property = icalcomponent_get_first_property(component, ICAL_DTEND_PROPERTY) {
            guard let end = Time(icalproperty_get_dtend(property), of: property) else {
                notes.append("read without its DTEND, which is not a valid time")
                return
            }
            length = .end(end)
        } else if let property = icalcomponent_get_first_property(component, ICAL_DURATION_PROPERTY) {
            let value = icalproperty_get_duration(property)
            let seconds = Int(value.hours) * 3600 + Int(value.minutes) * 60 + Int(value.seconds)
            guard value.is_neg == 0 else {
                notes.append("read without its DURATION, which is negative")
                return
            }
            let days = Int(value.weeks) * 7 + Int(value.days)
            guard days <= Self.longestDays, seconds <= Self.longestDays * 86_400 else {
                notes.append("read without its DURATION, which is longer than \(Self.longestDays) days")
                return
            }
            length = .duration(days: days, seconds: seconds)
        }
    }

    private mutating func readRepetition(_ component: OpaquePointer) {
        for property in CalendarDocument.properties(of: component, ICAL_RRULE_PROPERTY) {
            rules.append(icalproperty_get_rrule(property))
        }
        for property in CalendarDocument.properties(of: component, ICAL_EXDATE_PROPERTY) {
            if let time = Time(icalproperty_get_exdate(property), of: property) { exceptions.append(time) }
        }
        for property in CalendarDocument.properties(of: component, ICAL_RDATE_PROPERTY) {
            let value = icalproperty_get_rdate(property)
            let isPeriod = icaltime_is_null_time(value.time) != 0
            if let time = Time(isPeriod ? value.period.start : value.time, of: property) { additions.append(time) }
            if isPeriod { notes.append("an added period (RDATE) is read with the event's own length") }
        }
        if let property = icalcomponent_get_first_property(component, ICAL_RECURRENCEID_PROPERTY) {
            replaces = Time(icalproperty_get_recurrenceid(property), of: property)
            if icalproperty_get_first_parameter(property, ICAL_RANGE_PARAMETER) != nil {
                notes.append("a change of this and all later occurrences (RANGE) is applied to this one only")
            }
        }
        if icalcomponent_get_first_property(component, ICAL_EXRULE_PROPERTY) != nil {
            notes.append("read without its EXRULE, which the standard no longer defines")
        }
    }

    /// The text on one line without control characters, or nil if nothing is left.
    private static func text(_ pointer: UnsafePointer<CChar>?) -> String? {
        guard let pointer else { return nil }
        let words = String(cString: pointer).split { $0.isWhitespace || $0.isNewline }
        let line = words.joined(separator: " ").filter { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } }
        return line.isEmpty ? nil : line
    }
}

extension CalendarEvent.Time {
    /// Creates a time from libical's value and the zone that its property names, or nil if the value is not a usable
    /// time.
    init?(_ value: icaltimetype, of property: OpaquePointer) {
        guard let wall = WallTime(value) else { return nil }
        self.wall = wall
        if value.is_date != 0 {
            frame = .day
        } else if icaltime_is_utc(value) != 0 {
            frame = .utc
        } else if let parameter = icalproperty_get_first_parameter(property, ICAL_TZID_PARAMETER),
            let name = icalparameter_get_tzid(parameter)
        {
            frame = .zone(String(cString: name))
        } else {
            frame = .floating
        }
    }
}
