#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A moment on the device: what its calendar clock shows, and how long its system has been running.
///
/// Entries, policies and midnight go by the date. Coalescing and back-off go by the uptime, which setting the clock
/// does not move: a person who turns the clock back does not make the system wait longer.
public struct DeviceInstant: Codable, Hashable, Sendable {
    /// What the clock shows.
    public var date: Date
    /// The running time since the device started; never goes back.
    public var uptime: Duration

    /// Makes a moment.
    public init(date: Date, uptime: Duration) {
        self.date = date
        self.uptime = uptime
    }
}
