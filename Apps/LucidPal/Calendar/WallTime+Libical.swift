import CLibical
import LucidPalModel
import Vitrine

extension WallTime {
    /// The years of times that are taken from a file; others are left out.
    ///
    /// libical works repetitions out up to 2582, and arithmetic around the bounds must stay within `LocalDay`'s years.
    static let years = 1600...3000

    /// The fields of libical's time, without its zone; nil if they are no time, or lie far outside of our years.
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
    /// A wall time as libical's, without a zone.
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
