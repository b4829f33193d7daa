import Subprocess
import Synchronization
import VitrineWire

/// The running task of a program's host: it reads the mailbox and runs one process after another.
struct ProgramSession {
    let program: ProgramHost
    let report: @Sendable (ProgramReport) async -> Void
    private var mailbox: AsyncStream<ProgramMessage>.Iterator
    private var keepsAlive = false
    private var failures = 0
    private var number = 0
    private var pauses = 0

    init(
        _ program: ProgramHost,
        _ mailbox: AsyncStream<ProgramMessage>.Iterator,
        _ report: @escaping @Sendable (ProgramReport) async -> Void
    ) {
        self.program = program
        self.mailbox = mailbox
        self.report = report
    }

    mutating func serve() async {
        while let message = await mailbox.next(isolation: #isolation) {
            switch message {
            case .request(let request):
                if await program.isTurn(of: request) { await serve(request) }
            case .keepAlive(let keeps): keepsAlive = keeps
            case .hold(let gate): await gate.pass()
            case .stop, .rested, .idled, .wentAway: break
            }
        }
    }
}

extension ProgramSession {
    /// Starts a process for a request and serves requests with it until it is no longer needed or fails.
    private mutating func serve(_ first: ProgramRequest) async {
        let delay = program.limits.restartDelay(afterFailures: failures)
        // Cancelled while waiting: the device is stopping and refuses the waiting commands itself.
        if delay > .zero { try? await program.host.sleep(delay) }
        guard !Task.isCancelled else { return }
        number += 1
        if program.commandLine.sandbox != nil { await program.service?.listening() }
        let process = program.nextProcess()
        let stops = process.fault?.stops == true ? program.commandLine.tracerLog.map { TraceeStops(file: $0) } : nil
        var conversation = Conversation(first, process.fault, stops)
        do {
            let outcome = try await Subprocess.run(
                process.commandLine.configuration,
                input: .inputWriter,
                output: .sequence,
                error: .sequence
            ) { execution in
                await talk(&conversation, with: execution)
            }
            let ending = ProgramEnding(
                outcome.terminationStatus,
                isConfined: program.commandLine.sandbox != nil
            )
            if conversation.fault?.stops == true { program.endPause() }
            await report(.event(.ended(ending, conversation.memory)))
            await settle(conversation, ending)
        } catch {
            await fail(conversation, DeviceError(.cannotStart, message(cannotStart: error), cause: error))
        }
    }

    private mutating func settle(_ conversation: Conversation, _ ending: ProgramEnding) async {
        switch conversation.ending {
        case .finished:
            failures = 0
        case .killed(let error):
            await fail(conversation, error)
        case .wentAway:
            await fail(conversation, DeviceError(.crashed, message(ended: ending, conversation)))
        }
    }

    private mutating func fail(_ conversation: Conversation, _ error: DeviceError) async {
        failures += 1
        // A device that stops kills its programs: that is not a failure. The device refuses waiting commands itself.
        guard !Task.isCancelled else { return }
        if let open = conversation.open { await report(.answered(open.token, .failure(error))) }
    }

    typealias Child = Execution<CustomWriteInput, SequenceOutput, SequenceOutput>

    /// Serves requests with a process, and then ends it.
    private mutating func talk(_ conversation: inout Conversation, with child: Child) async {
        let pid = Int(child.processIdentifier.value)
        if program.commandLine.sandbox != nil { conversation.stops?.setSandbox(pid) }
        await report(.event(.started(pid: pid)))
        let kill: @Sendable () async -> Void = {
            // If the signal fails, the process has already ended.
            try? child.send(signal: .kill, toProcessGroup: true)
        }
        let (program, report, number) = (program, report, number)
        await withTaskGroup(of: String?.self) { group in
            group.addTask {
                let lastWords = await Self.relayErrors(of: child, program, report)
                program.post(.wentAway(number))
                return lastWords
            }
            await begin(&conversation, with: child, kill: kill)
            await exchange(&conversation, with: child, kill: kill)
            if case .killed(let error) = conversation.ending {
                await kill()
                await report(.event(.killed(reason: error.message)))
            }
            await end(child, pid, conversation.stops, kill: kill)
            conversation.lastWords = await group.next() ?? nil
        }
    }

    /// Ends the process by closing its input; kills it if it does not end in time.
    private func end(
        _ child: Child,
        _ pid: Int,
        _ stops: TraceeStops?,
        kill: @escaping @Sendable () async -> Void
    ) async {
        // The process may have closed its input or ended: then there is nothing to finish.
        try? await child.standardInputWriter.finish()
        let (_, hasExpired) = await withDeadline(program.limits.endGrace, program.host, onExpiry: kill) {
            // Polls the kernel's process table in real time; a cancelled task leaves the rest to the library.
            while !ProcessTable.hasEnded(pid), !Task.isCancelled {
                // A process that its fault has stopped since the last answer cannot end.
                stops?.resumeAfterAnswer()
                try? await Task.sleep(for: .milliseconds(1))
            }
        }
        // Also kills the children that the process left behind. No other process can have the group's number yet,
        // because the process is not reaped.
        await kill()
        if hasExpired {
            await report(.event(.killed(reason: "it did not end when its input was closed")))
        }
    }

    /// Sends the requests of the mailbox, one at a time.
    private mutating func exchange(
        _ conversation: inout Conversation,
        with child: Child,
        kill: @escaping @Sendable () async -> Void
    ) async {
        var answers = AnswerReader(child, limit: program.limits.answerBytes, reusing: program.parts)
        while let request = conversation.open {
            // The service must have the device's time before the request, because the program may use the service.
            await program.service?.setTime(request.context.now)
            let pid = Int(child.processIdentifier.value)
            let beforeKill = Mutex<ProcessMemory?>(nil)
            let end: @Sendable () async -> Void = {
                // A killed process has no memory that could be read.
                let memory = ProcessMemory(of: pid)
                beforeKill.withLock { $0 = memory }
                await kill()
            }
            let ((answer, isAboveCap), hasExpired) = await withDeadline(
                deadline(conversation),
                program.host,
                onExpiry: end,
                body: {
                    await withMemoryCap(conversation.fault?.memoryCap, of: pid, onExcess: end) {
                        await reportingStop(of: conversation, request) { await answers.ask(request, child) }
                    }
                }
            )
            conversation.delay = .zero
            let readings = [ProcessMemory(of: pid), beforeKill.withLock(\.self), conversation.memory]
            conversation.memory = .peak(of: readings)
            if let cap = conversation.fault?.memoryCap, isAboveCap {
                conversation.ending = .killed(memoryLimitError(cap, request))
                return
            }
            switch answer {
            case .success(let response):
                conversation.open = nil
                failures = 0
                conversation.follow(request)
                let lock = await lockOfSuspended(conversation, pid)
                if let lock {
                    await end()
                    await report(.event(.killed(reason: message(holding: lock), holdsLock: true)))
                }
                await report(.answered(request.token, .success(response)))
                guard lock == nil else {
                    conversation.ending = .finished
                    return
                }
            case .failure(let error):
                conversation.ending = ending(for: error, request, conversation, hasExpired: hasExpired)
                return
            }
            guard !hasExpired else {
                conversation.ending = .wentAway
                return
            }
            conversation.open = await nextRequest(&conversation.ending)
        }
    }

    private func ending(
        for error: AnswerReader.Failure,
        _ request: ProgramRequest,
        _ conversation: Conversation,
        hasExpired: Bool
    ) -> Ending {
        guard !hasExpired else {
            let factor = isSuspendedForGood(conversation) ? 1 : program.limits.deadlineFactor
            return .killed(
                DeviceError(
                    .deadline,
                    "\(name) did not answer \(request.body.name) within \((program.limits.answerDeadline * factor).words); "
                        + "find out what it waits for, or raise the deadline"
                )
            )
        }
        switch error {
        case .ended: return .wentAway
        case .tooLarge(let message): return .killed(DeviceError(.tooLarge, "\(name): \(message)"))
        case .invalidResponse(let message): return .killed(DeviceError(.invalidResponse, "\(name): \(message)"))
        }
    }

    /// Waits for the next request; nil if the process must end.
    private mutating func nextRequest(_ ending: inout Ending) async -> ProgramRequest? {
        while true {
            pauses += 1
            let (pause, program) = (pauses, program)
            let (message, _) = await withDeadline(
                keepsAlive ? nil : program.limits.idle,
                program.host,
                onExpiry: { program.post(.idled(pause)) },
                body: { await mailbox.next(isolation: #isolation) }
            )
            switch message {
            case .request(let request):
                if await program.isTurn(of: request) { return request }
            case .keepAlive(let keeps): keepsAlive = keeps
            case .idled(pauses) where !keepsAlive: return nil
            case .rested where !keepsAlive: return nil
            case .stop, nil: return nil
            case .hold(let gate):
                // The gate is passed when the process has ended.
                program.post(.hold(gate))
                return nil
            case .wentAway(number):
                ending = .wentAway
                return nil
            case .rested, .idled, .wentAway: break
            }
        }
    }

    /// The program and its file's name; a tile has no room for a path.
    var name: String {
        let file = program.commandLine.path.split(separator: "/").last ?? ""
        return "\(program.commandLine.program) (\(file))"
    }

    private func message(cannotStart error: any Error) -> String {
        "\(name) cannot be started: \(error); build it, and check that it can be run on this machine"
    }

    private func message(ended ending: ProgramEnding, _ conversation: Conversation) -> String {
        let during = conversation.open.map { "before it answered \($0.body.name)" } ?? "while it was idle"
        let words = conversation.lastWords.map { "last wrote: \(TraceText.escaped($0))" }
        return "\(name) ended (\(ending)) \(during), and \(words ?? "wrote nothing to standard error")"
    }
}
