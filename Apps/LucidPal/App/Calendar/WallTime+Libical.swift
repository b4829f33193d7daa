import CLibical
import LucidPalModel
import Vitrine

extension WallTime {
    /// The years that are accepted from a file; times in other years are left out.
    ///
    /// libical computes recurrences up to 2582, and arithmetic around the bounds must stay within the years of
    /// `LocalDay`.
    static let years = 1600...3000

    /// Creates a wall time from the fields of libical's time, without its zone; nil if they are not a valid time in
    /// `years`.
    init?(_ time: icaltimetype) {
        guard Self.years.contains(Int(time.year)),
            let day = LocalDay(year: Int(time.year), month: Int(time.month), day: Int(time.day))
        else {
            return nil
        }
        // A leap second counts as the second before it.
        self.init(day: day, hour: Int(time.hour), minute: Int(time.minute), second: min(Int(time.second), 59))
    }
}

extension icaltimetype {
    /// Creates libical's representation of a wall time, without a zone.
    init(_ wall: WallTime, isDate: Bool = false) {
        self.init(
            year: Int32(wall.day.year),
            month: Int32(wall.day.month),
            day: Int32(wall.day.day),
            hour: Int32(wall.hour),
            minute: Int32(wall.minute),
            second: Int32(wall.second),
            is_date: isDate ? 1 : 0,
            is_daylight: 0,
            zone: nil
        )
    }
}
