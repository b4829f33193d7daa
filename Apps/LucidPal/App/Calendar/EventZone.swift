import CLibical
import LucidPalModel
package import Vitrine

/// A time zone that converts an event's wall times to moments.
package protocol EventZone {
    /// Returns the moment of a wall time.
    ///
    /// A time that occurs twice means its first occurrence; a skipped time is interpreted with the offset before the
    /// gap ([RFC 5545, 3.3.5](https://www.rfc-editor.org/rfc/rfc5545#section-3.3.5)).
    func moment(of time: WallTime) -> Date
    /// Returns the wall time at a moment.
    func wallTime(at moment: Date) -> WallTime
}

/// Zones of the system's time zone database.
extension DayCalendar: EventZone {}

/// A zone that the calendar file itself defines (`VTIMEZONE`), computed by libical.
///
/// It points into its document's components and must not outlive the document.
struct FileZone: EventZone {
    /// libical's time zone, owned by the document.
    let pointer: OpaquePointer

    /// Tries the offsets of the day before and the day after: a zone changes its clocks at most once in two days.
    func moment(of time: WallTime) -> Date {
        let wall = time.secondsSince1970
        let before = Date(timeIntervalSince1970: Double(wall - offset(at: wall - 86_400)))
        if wallTime(at: before) == time { return before }
        let after = Date(timeIntervalSince1970: Double(wall - offset(at: wall + 86_400)))
        return wallTime(at: after) == time ? after : before
    }

    func wallTime(at moment: Date) -> WallTime {
        let seconds = Int(moment.timeIntervalSince1970.rounded(.down))
        return WallTime(secondsSince1970: seconds + offset(at: seconds))
    }

    /// The offset from UTC, in seconds, at a time in seconds since 1970.
    private func offset(at seconds: Int) -> Int {
        var time = icaltimetype(WallTime(secondsSince1970: seconds))
        return Int(icaltimezone_get_utc_offset_of_utc_time(pointer, &time, nil))
    }
}
