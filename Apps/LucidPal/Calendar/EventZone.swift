import CLibical
import LucidPalModel
package import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A time zone by which an event's wall time becomes a moment.
package protocol EventZone {
    /// The moment at which the wall shows a time.
    ///
    /// A time that occurs twice means its first occurrence; one that is skipped is read by the offset before the gap
    /// ([RFC 5545, 3.3.5](https://www.rfc-editor.org/rfc/rfc5545#section-3.3.5)).
    func moment(of time: WallTime) -> Date
    /// What the wall shows at a moment.
    func wallTime(at moment: Date) -> WallTime
}

/// The zones of the system's database.
extension DayCalendar: EventZone {}

/// A zone that the calendar file itself defines (`VTIMEZONE`), worked out by libical.
///
/// Points into its document's components: it is not used longer than the document lives.
struct FileZone: EventZone {
    /// libical's zone.
    let pointer: OpaquePointer

    /// Tries the offsets of the day before and of the day after: a zone changes its clocks once in two days at most.
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

    /// The offset at a moment, in seconds since 1970.
    private func offset(at seconds: Int) -> Int {
        var time = icaltimetype(WallTime(secondsSince1970: seconds))
        return Int(icaltimezone_get_utc_offset_of_utc_time(pointer, &time, nil))
    }
}
