import Synchronization
import VitrineWire

/// The faults that the service applies to its responses about parks, for testing widgets on a device.
package final class AnswerFaults: Sendable {
    /// The kinds of fault.
    package enum Mode: String, Sendable, CaseIterable, Codable {
        /// No fault.
        case none
        /// The service does not listen: every connection is refused immediately.
        case off
        /// The response is nine seconds late; where time stands still, it comes at once and says so.
        case slow
        /// The response is about the next park.
        case wrongPark
        /// The response has status 500.
        case serverError
        /// The response has status 200 and is not JSON.
        case garbage
        /// The response has status 200 and an empty body.
        case empty
        /// The response has status 304 for every request.
        case notModified
    }

    /// The delay of a slow response.
    package static let delay = Duration.seconds(9)

    /// Whether a slow response is sent at once and states its delay in `Server-Timing`: where time stands still, there
    /// is nothing to wait for.
    package let statesDelay: Bool

    private let current = Atomic<Int>(0)

    /// Creates an object without a fault.
    package init(statesDelay: Bool = false) { self.statesDelay = statesDelay }

    /// Creates an object without a fault for a program with these environment variables.
    package convenience init(environment: [String: String]) {
        self.init(statesDelay: ClockVariable.isManual(environment[ClockVariable.name]))
    }

    /// The current fault.
    package var mode: Mode {
        get { Mode.allCases[current.load(ordering: .relaxed)] }
        set { current.store(Mode.allCases.firstIndex(of: newValue) ?? 0, ordering: .relaxed) }
    }
}
