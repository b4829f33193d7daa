import CompactJSON

/// Changes a running service from outside: its clock and its switches.
package struct ServiceControl: Sendable {
    private let clock: ServiceClock
    private let faults: AnswerFaults
    private let source: SwitchableSource

    /// Makes a control of the parts that a service was made from.
    package init(clock: ServiceClock, faults: AnswerFaults, source: SwitchableSource) {
        self.clock = clock
        self.faults = faults
        self.source = source
    }

    /// Does what a line says, and gives the line to answer; both without a line break.
    package func handle(line: String) -> String {
        var failure: String?
        do {
            apply(try CompactJSONDecoder().decode(ControlMessage.self, from: Array(line.utf8)))
        } catch {
            failure = "the message is not understood: \(error)"
        }
        let reply = ControlReply(now: clock.now, answers: faults.mode, source: source.mode, error: failure)
        // Four texts are always JSON.
        return (try? CompactJSONEncoder().encode(reply)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    private func apply(_ message: ControlMessage) {
        if let now = message.now { clock.tell(now, running: message.running ?? false) }
        if let mode = message.answers { faults.mode = mode }
        if let mode = message.source { source.mode = mode }
    }
}
