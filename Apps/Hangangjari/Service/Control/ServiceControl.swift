import CompactJSON

/// Controls a running service from outside: its clock, its faults and its source.
package struct ServiceControl: Sendable {
    private let clock: ServiceClock
    private let faults: AnswerFaults
    private let source: SwitchableSource

    /// Creates a control for the parts of a service.
    package init(clock: ServiceClock, faults: AnswerFaults, source: SwitchableSource) {
        self.clock = clock
        self.faults = faults
        self.source = source
    }

    /// Applies a message and returns the reply; both are lines without a line break.
    package func handle(line: String) -> String {
        var failure: String?
        do {
            apply(try CompactJSONDecoder().decode(ControlMessage.self, from: Array(line.utf8)))
        } catch {
            failure = "the message is invalid: \(error)"
        }
        let reply = ControlReply(now: clock.now, condition: faults.mode, source: source.mode, error: failure)
        // A reply of four strings can always be encoded.
        return (try? CompactJSONEncoder().encode(reply)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    private func apply(_ message: ControlMessage) {
        if let now = message.now { clock.set(now, running: message.isRunning ?? false) }
        if let mode = message.condition { faults.mode = mode }
        if let mode = message.source { source.mode = mode }
    }
}
