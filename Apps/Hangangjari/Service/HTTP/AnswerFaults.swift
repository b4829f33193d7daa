import Synchronization

/// What the service does to its own answers about parks, for a device that shows what its widgets do then.
package final class AnswerFaults: Sendable {
    /// One kind of failure.
    package enum Mode: String, Sendable, CaseIterable, Codable {
        /// None.
        case none
        /// Nobody listens: every connection is refused at once, as if there were no service.
        case off
        /// The answer comes after nine seconds.
        case slow
        /// The answer is about the next park.
        case wrongPark
        /// The answer is a failure of the server, status 500.
        case serverError
        /// The answer is 200 and no JSON.
        case garbage
        /// The answer is 200 and has no bytes.
        case empty
        /// The answer is 304 whatever was asked.
        case notModified
    }

    /// How late a slow answer is.
    package static let delay = Duration.seconds(9)

    private let current = Atomic<Int>(0)

    /// Makes switches that are all off.
    package init() {}

    /// What happens now.
    package var mode: Mode {
        get { Mode.allCases[current.load(ordering: .relaxed)] }
        set { current.store(Mode.allCases.firstIndex(of: newValue) ?? 0, ordering: .relaxed) }
    }
}
