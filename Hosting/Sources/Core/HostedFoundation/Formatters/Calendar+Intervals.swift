public import Foundation

extension Calendar {
    /// Sets the start and the length of the interval of a component around a date; false if there is none.
    public func dateInterval(
        of component: Component,
        start: inout Date,
        interval: inout TimeInterval,
        for date: Date
    ) -> Bool {
        guard let found = dateInterval(of: component, for: date) else { return false }
        (start, interval) = (found.start, found.duration)
        return true
    }
}
