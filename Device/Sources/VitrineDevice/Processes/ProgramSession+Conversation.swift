import Subprocess
import VitrineWire

extension ProgramSession {
    /// What is going on with one process.
    struct Conversation {
        /// The request without an answer so far.
        var open: ProgramRequest?
        var ending = Ending.finished
        var memory: ProcessMemory?
        /// What the process wrote last to its standard error; nil if it wrote nothing.
        var lastWords: String?
        /// What the device does to the process; nil for nothing.
        let fault: ProgramFault.Kind?
        /// The stops by a fault that stops the process; nil for another fault.
        let stops: TraceeStops?
        /// The part of the first deadline that a slow start has used up.
        var delay = Duration.zero
        /// Whether the app is on the screen, so that the system does not suspend it.
        var isInFront = false

        init(_ first: ProgramRequest, _ fault: ProgramFault.Kind?, _ stops: TraceeStops?) {
            open = first
            self.fault = fault
            self.stops = stops
        }

        /// Notes whether an answered request brought the app to the front, or sent it away.
        mutating func follow(_ request: ProgramRequest) {
            if case .sceneBecame(let isActive) = request.body { isInFront = isActive }
        }
    }

    /// Why a conversation with a process ended.
    enum Ending {
        /// There is no more work, or the host received `stop`.
        case finished
        /// The process ended or closed its output.
        case wentAway
        /// The process must be killed, or was killed, because of a fault.
        case killed(DeviceError)
    }
}

extension ProgramEnding {
    /// Describes a process that has ended; a sandbox ends with 128 more than the signal that its program ended with.
    init(_ status: TerminationStatus, isConfined: Bool) {
        switch status {
        case .exited(let code) where isConfined && (129...192).contains(code): self = .signalled(Int(code) - 128)
        case .exited(let code): self = .exited(Int(code))
        case .signaled(let signal): self = .signalled(Int(signal))
        }
    }
}
