import Foundation
import Subprocess

// What the device does to processes on purpose, and what a phone does to processes that break its rules.
extension ProgramSession {
    /// Does to a new process what its fault says, before it gets a request.
    ///
    /// A process that is stopped now cannot have answered anything. Where time passes by command only, no time passes
    /// while it starts.
    func begin(
        _ conversation: inout Conversation,
        with child: Child,
        kill: @escaping @Sendable () async -> Void
    ) async {
        switch conversation.fault {
        case .crashLoop: await kill()
        case .hang: suspend(child)
        case .slowStart(let time):
            suspend(child)
            guard time < program.limits.answerDeadline else { return }
            conversation.delay = time
            if !program.host.isManual {
                // Cancelled while waiting: the device is stopping and kills the process.
                try? await program.host.sleep(time)
            }
            // If the signal fails, the process has ended, and the request says so.
            try? child.send(signal: .resume, toProcessGroup: true)
        case .systemCall, .memoryCap, nil: break
        }
    }

    /// Reports it if the process's fault stops it during a body, so that nobody waits for its answer; lets it go on
    /// when it is stopped once more.
    ///
    /// The tracer's file is read in real time, like the process itself; the call that stops it cannot be told in
    /// advance.
    func reportingStop<Result>(
        of conversation: Conversation,
        _ request: ProgramRequest,
        body: () async -> Result
    ) async -> Result {
        guard let stops = conversation.stops else { return await body() }
        let (program, report) = (program, report)
        return await withTaskGroup(of: Void.self) { group in
            group.addTask {
                while !Task.isCancelled {
                    switch stops.change() {
                    case .first:
                        if program.hasStopped({ stops.resume() }) {
                            await report(.stopped(request.token))
                        }
                    case .more:
                        if !program.isPaused { stops.resume() }
                    case .none: break
                    }
                    // A cancelled task ends above.
                    try? await Task.sleep(for: .milliseconds(2))
                }
            }
            let result = await body()
            group.cancelAll()
            return result
        }
    }

    private func suspend(_ child: Child) {
        // If the signal fails, the process has ended, and the request says so.
        try? child.send(signal: .suspend, toProcessGroup: true)
    }

    /// Whether the device has stopped the process for good.
    func isSuspendedForGood(_ conversation: Conversation) -> Bool {
        switch conversation.fault {
        case .hang: true
        case .slowStart(let time): time >= program.limits.answerDeadline
        case .systemCall, .crashLoop, .memoryCap, nil: false
        }
    }

    /// How long a fault may stop a process in real time where time passes by command only.
    private static var longestStop: Duration { .seconds(600) }

    /// How long to wait for an answer in real time.
    func deadline(_ conversation: Conversation) -> Duration {
        let limits = program.limits
        // A process that the device has stopped need not be waited for where time passes by command only.
        if isSuspendedForGood(conversation) { return program.host.isManual ? .zero : limits.answerDeadline }
        // Nor does the time count for which a fault stops it: what is done meanwhile may take long on a busy machine.
        if conversation.fault?.stops == true, program.host.isManual { return Self.longestStop }
        return limits.answerDeadline * limits.deadlineFactor - conversation.delay
    }

    /// The file in the shared container on which a process that is suspended now holds a lock; nil if there is none.
    ///
    /// A lock that is still held when the answer arrives may be given back a moment later: an app has some seconds
    /// before it is suspended.
    func lockOfSuspended(_ conversation: Conversation, _ pid: Int) async -> String? {
        guard let folder = program.sharedFolder, !conversation.isInFront,
            ProcessTable.lockedFile(of: pid, under: folder) != nil
        else { return nil }
        var waited = Duration.zero
        while waited < program.limits.lockGrace {
            waited += .milliseconds(10)
            // In a cancelled task the loop does not pause, and the process is killed anyway.
            try? await Task.sleep(for: .milliseconds(10))
            guard ProcessTable.lockedFile(of: pid, under: folder) != nil else { return nil }
        }
        return ProcessTable.lockedFile(of: pid, under: folder)
    }

    func memoryLimitError(_ bytes: Int, _ request: ProgramRequest) -> DeviceError {
        DeviceError(
            .memoryCap,
            "\(name) used more than \(bytes >> 20) MiB before it had answered \(request.body.name), and was killed; "
                + "load less at a time"
        )
    }

    func message(holding file: String) -> String {
        "0xDEAD10CC: it held a lock on \(TraceText.quoted(file)) of the shared container when it was suspended; give the lock back "
            + "before the answer"
    }
}

extension ProgramFault.Kind {
    /// Whether it stops a process at a system call.
    var stops: Bool {
        if case .systemCall(let call) = self { call.effect == .stop } else { false }
    }

    /// The cap of the anonymous memory in bytes; nil for another fault.
    var memoryCap: Int? {
        if case .memoryCap(let bytes) = self { bytes } else { nil }
    }
}
