import Subprocess
import VitrineWire

#if canImport(System)
import System
#else
import SystemPackage
#endif

/// The running task of a program's host: its mailbox, and one process after another.
struct ProgramSession {
    private let program: ProgramHost
    private let report: @Sendable (ProgramReport) async -> Void
    private var mailbox: AsyncStream<ProgramMessage>.Iterator
    private var keepsAlive = false
    private var failures = 0
    private var number = 0
    private var pauses = 0

    /// Why a conversation with a process ended.
    private enum Ending {
        /// Nothing more to do, or told to stop.
        case finished
        /// The process went away.
        case wentAway
        /// The process has to be, or was, killed because of what it did.
        case killed(DeviceError)
    }

    init(
        _ program: ProgramHost,
        _ mailbox: AsyncStream<ProgramMessage>.Iterator,
        _ report: @escaping @Sendable (ProgramReport) async -> Void
    ) {
        self.program = program
        self.mailbox = mailbox
        self.report = report
    }

    /// Serves the mailbox until the task is cancelled.
    mutating func serve() async {
        while let message = await mailbox.next(isolation: #isolation) {
            switch message {
            case .request(let request): await serve(request)
            case .keepAlive(let keeps): keepsAlive = keeps
            case .stop, .idled, .wentAway: break
            }
        }
    }
}

extension ProgramSession {
    /// Starts a process for a request, and talks with it until it is not needed any more or fails.
    private mutating func serve(_ first: ProgramRequest) async {
        // Cancelled while waiting: whoever waits for the answer is told by the device, which stops.
        guard (try? await program.host.sleep(program.limits.restartDelay(afterFailures: failures))) != nil else {
            return
        }
        number += 1
        var conversation = Conversation(first)
        do {
            let outcome = try await Subprocess.run(
                program.commandLine.configuration,
                input: .inputWriter,
                output: .sequence,
                error: .sequence
            ) { execution in
                await talk(&conversation, with: execution)
            }
            let ending = ProgramEnding(outcome.terminationStatus)
            await report(.event(.ended(ending, peakBytes: conversation.peakBytes)))
            await settle(conversation, ending)
        } catch {
            await fail(conversation, DeviceError(.cannotStart, message(cannotStart: error), cause: error))
        }
    }

    /// A conversation with one process.
    private struct Conversation {
        /// The request that has no answer yet.
        var open: ProgramRequest?
        var ending = Ending.finished
        var peakBytes: Int?

        init(_ first: ProgramRequest) { open = first }
    }

    private mutating func settle(_ conversation: Conversation, _ ending: ProgramEnding) async {
        switch conversation.ending {
        case .finished:
            failures = 0
        case .killed(let error):
            await fail(conversation, error)
        case .wentAway:
            await fail(conversation, DeviceError(.crashed, message(ended: ending, conversation.open)))
        }
    }

    private mutating func fail(_ conversation: Conversation, _ error: DeviceError) async {
        failures += 1
        // A device that stops kills its programs: that is no failure of theirs, and it answers who waits itself.
        guard !Task.isCancelled else { return }
        if let open = conversation.open { await report(.answered(open.token, .failure(error))) }
    }

    private typealias Child = Execution<CustomWriteInput, SequenceOutput, SequenceOutput>

    /// Talks with a process and sees it to its end.
    private mutating func talk(_ conversation: inout Conversation, with child: Child) async {
        let pid = Int(child.processIdentifier.value)
        await report(.event(.started(pid: pid)))
        let kill: @Sendable () async -> Void = {
            // Failing to kill means that it has ended already.
            try? child.send(signal: .kill, toProcessGroup: true)
        }
        let (program, report, number) = (program, report, number)
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                await Self.relayErrors(of: child, program, report)
                program.post(.wentAway(number))
            }
            await exchange(&conversation, with: child, kill: kill)
            if case .killed(let error) = conversation.ending {
                await kill()
                await report(.event(.killed(reason: error.message)))
            }
            await end(child, pid, kill: kill)
            await group.waitForAll()
        }
    }

    /// Lets the process end by closing its input; kills it if it does not.
    private func end(_ child: Child, _ pid: Int, kill: @escaping @Sendable () async -> Void) async {
        // The process may have closed its end or be gone already: then there is nothing to finish.
        try? await child.standardInputWriter.finish()
        let (_, hasExpired) = await withDeadline(program.limits.endGrace, program.host, onExpiry: kill) {
            // Looks at the kernel's table, not at a modelled time; a cancelled task leaves the rest to the library.
            while !ProcessTable.hasEnded(pid), !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
        }
        // What it started itself and left behind goes with it. Its number is still taken: nobody has reaped it yet.
        await kill()
        if hasExpired {
            await report(.event(.killed(reason: "it did not end when its input was closed")))
        }
    }

    /// Asks what is to be asked, one thing at a time.
    private mutating func exchange(
        _ conversation: inout Conversation,
        with child: Child,
        kill: @escaping @Sendable () async -> Void
    ) async {
        var answers = AnswerReader(child, limit: program.limits.answerBytes)
        while let request = conversation.open {
            // The service's clock is the device's, at the moment of the request that may ask it.
            await program.service?.tell(request.context.now)
            let (answer, hasExpired) = await withDeadline(program.limits.answerDeadline, program.host, onExpiry: kill) {
                await answers.ask(request, child)
            }
            let pid = Int(child.processIdentifier.value)
            let peak = ProcessTable.peakResidentBytes(of: pid) ?? 0
            conversation.peakBytes = max(peak, conversation.peakBytes ?? 0)
            switch answer {
            case .success(let response):
                conversation.open = nil
                failures = 0
                await report(.answered(request.token, .success(response)))
            case .failure(let error):
                conversation.ending = ending(for: error, request, hasExpired: hasExpired)
                return
            }
            guard !hasExpired else {
                conversation.ending = .wentAway
                return
            }
            conversation.open = await nextRequest(&conversation.ending)
        }
    }

    private func ending(for error: AnswerReader.Failure, _ request: ProgramRequest, hasExpired: Bool) -> Ending {
        guard !hasExpired else {
            return .killed(
                DeviceError(
                    .deadline,
                    "\(name) did not answer \(request.body.name) within \(program.limits.answerDeadline); "
                        + "find what it waits for, or raise the deadline"
                )
            )
        }
        switch error {
        case .ended: return .wentAway
        case .tooLarge(let message): return .killed(DeviceError(.tooLarge, "\(name): \(message)"))
        case .nonsense(let message): return .killed(DeviceError(.nonsense, "\(name): \(message)"))
        }
    }

    /// Waits for the next thing to ask; nil when the process is to end.
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
            case .request(let request): return request
            case .keepAlive(let keeps): keepsAlive = keeps
            case .idled(pauses) where !keepsAlive: return nil
            case .stop, nil: return nil
            case .wentAway(number):
                ending = .wentAway
                return nil
            case .idled, .wentAway: break
            }
        }
    }

    /// Passes on what the process writes to its standard error, line by line and not too much of it.
    private static func relayErrors(
        of child: Child,
        _ program: ProgramHost,
        _ report: @Sendable (ProgramReport) async -> Void
    ) async {
        var throttle = LineThrottle(program.limits, at: program.host.elapsed())
        do {
            for try await buffer in child.standardError {
                let now = program.host.elapsed()
                let outputs = buffer.withUnsafeBytes { throttle.take($0, at: now) }
                for output in outputs { await report(.event(ProgramEvent(output))) }
            }
        } catch {
            await report(.event(.said("the device could not read on: \(error)")))
        }
        for output in throttle.finish(at: program.host.elapsed()) { await report(.event(ProgramEvent(output))) }
    }

    private var name: String { "\(program.commandLine.program) (\(program.commandLine.path))" }

    private func message(cannotStart error: any Error) -> String {
        "\(name) cannot be started: \(error); build it, and check that it can be run on this machine"
    }

    private func message(ended ending: ProgramEnding, _ open: ProgramRequest?) -> String {
        let during = open.map { "before it had answered \($0.body.name)" } ?? "while it had nothing to do"
        return "\(name) ended (\(ending)) \(during); the trace has what it wrote to standard error"
    }
}

extension ProgramEvent {
    fileprivate init(_ output: LineThrottle.Output) {
        switch output {
        case .line(let line): self = .said(line)
        case .silenced(let lines, let bytes): self = .silenced(lines: lines, bytes: bytes)
        }
    }
}

extension ProgramEnding {
    /// Reads a status as the library gives it.
    init(_ status: TerminationStatus) {
        switch status {
        case .exited(let code): self = .exited(Int(code))
        case .signaled(let signal): self = .signalled(Int(signal))
        }
    }
}

extension ProgramCommandLine {
    /// The command line as the library takes it: in a process group of its own, so that a kill reaches its children.
    fileprivate var configuration: Configuration {
        var options = PlatformOptions()
        options.processGroupID = 0
        return Configuration(
            executable: .path(FilePath(path)),
            arguments: Arguments(arguments),
            environment: .custom(
                Dictionary(uniqueKeysWithValues: environment.map { (Environment.Key(stringLiteral: $0.key), $0.value) })
            ),
            workingDirectory: workingFolder.map { FilePath($0) },
            platformOptions: options
        )
    }
}
