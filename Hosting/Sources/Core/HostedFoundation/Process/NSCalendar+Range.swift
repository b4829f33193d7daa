public import Foundation

extension NSCalendar {
    /// Writes where a unit begins and how many seconds it lasts, and says whether it has such a place.
    public func range(
        of unit: NSCalendar.Unit,
        start datep: UnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?,
        for date: Date
    ) -> Bool {
        guard let range = range(of: unit, for: date) else { return false }
        datep?.pointee = NSDate(timeIntervalSinceReferenceDate: range.start.timeIntervalSinceReferenceDate)
        tip?.pointee = range.duration
        return true
    }
}
