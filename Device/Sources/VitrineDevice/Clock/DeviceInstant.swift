public import Foundation

/// A moment on the device: the date on its clock, and how long its system has been running.
///
/// Entries, policies and midnight use the date. Coalescing and back-off use the uptime, which setting the clock does
/// not change: if the user sets the clock back, the system does not wait longer.
public struct DeviceInstant: Codable, Hashable, Sendable {
    /// The date on the clock.
    public var date: Date
    /// The running time since the device started; it never decreases.
    public var uptime: Duration

    public init(date: Date, uptime: Duration) {
        self.date = date
        self.uptime = uptime
    }
}
