import Dispatch
import Synchronization
import VitrineDevice
import VitrineFleet

/// Simulates fleets for the page, one after another and on a thread of its own, so that no other request waits for
/// them.
final class FleetSimulator: Sendable {
    /// A fleet to simulate.
    struct Order {
        var policies: [String]
        /// The name of the profile that the phones have.
        var profile: String
    }

    /// The number of widgets: few enough for seconds without optimization, and for a tenth of a second with it.
    static let widgets = 500
    static let days = 2
    private static let longestQueue = 4

    private let queue = DispatchQueue(label: "fleet", qos: .utility)
    private let waiting = Mutex(0)

    /// The report about a fleet.
    /// - Throws: ``DeviceError``: `badValue` for a policy or a profile that is not known, or more than four policies;
    ///   `inUse` while too many fleets wait.
    func report(_ order: Order) async throws(DeviceError) -> FleetReport {
        let policies = try Self.policies(of: order)
        guard let profile = DeviceProfile.named(order.profile) else {
            throw DeviceError(.badValue, "\(order.profile) is not a profile; use one such as observed")
        }
        let isFull = waiting.withLock { waiting in
            guard waiting < Self.longestQueue else { return true }
            waiting += 1
            return false
        }
        guard !isFull else { throw DeviceError(.inUse, "other fleets are being simulated; wait for them") }
        return await withCheckedContinuation { continuation in
            queue.async { [self] in
                let report = Self.simulate(policies, profile)
                waiting.withLock { $0 -= 1 }
                continuation.resume(returning: report)
            }
        }
    }

    private static func policies(of order: Order) throws(DeviceError) -> [FleetPolicy] {
        guard (1...4).contains(order.policies.count) else {
            throw DeviceError(.badValue, "a fleet compares 1 to 4 policies, not \(order.policies.count)")
        }
        var policies: [FleetPolicy] = []
        for text in order.policies {
            guard text.utf8.count <= 40, let policy = FleetPolicy(text: text) else {
                throw DeviceError(
                    .badValue,
                    "\"\(text.prefix(40))\" is not a policy; write it as 15m, 15m@clock, 30m~5m, 30m!10m or end"
                )
            }
            policies.append(policy)
        }
        return policies
    }

    private static func simulate(_ policies: [FleetPolicy], _ profile: DeviceProfile) -> FleetReport {
        let fleet = Fleet(widgets: widgets, days: days, seed: 1, profile: profile)
        return FleetReport(policies.map(fleet.run))
    }
}
