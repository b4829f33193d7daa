import Foundation
import Subprocess
import Synchronization
import SystemPackage
import VitrineWire

/// Runs an app's service and sends it the device's time and the condition that it must simulate.
///
/// The protocol is one `ServiceMessage` out, one `ServiceReply` back. ``setTime(_:)`` waits for the line back, so that
/// the service has the device's time before a program uses it, even if the device's clock jumps.
final class ServiceHost: Sendable {
    let port: Int
    private let path: String
    private let arguments: [String]
    /// What the service sees of the machine; nil for everything.
    private let sandbox: Sandbox?
    private let host: HostClock
    private let state: Mutex<State>
    // The service only sets its clock; on a busy machine even that takes seconds, and a program would use the service
    // with the time of its request before.
    /// The timeout for a line back.
    private static let timeout: Duration = .seconds(20)
    /// The timeout for the start: on its first start the service creates its recording.
    private static let startTimeout: Duration = .seconds(60)

    private struct State {
        var condition: String?
        var writer: StandardInputWriter?
        /// The process that was started; nil if none runs.
        var pid: Int?
        /// The number of lines sent and received; the line that reports that the service listens is not counted.
        var sent = 0
        var received = 0
        /// The continuations that wait for a line back, by the line's number.
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var isListening = false
        var hasFailed = false
        var arrivals: [CheckedContinuation<Void, Never>] = []
    }

    init(path: String, arguments: [String], port: Int, conditions: [String], host: HostClock, sandbox: Sandbox? = nil) {
        self.sandbox = sandbox
        self.host = host
        self.path = path
        self.arguments = arguments
        self.port = port
        state = Mutex(State(condition: conditions.first))
    }

    /// Sets the condition that the service simulates from the next request on.
    func setCondition(_ condition: String) {
        state.withLock { $0.condition = condition }
    }

    /// Sends the time to the service and waits for its line back; returns at once if the service is not running.
    func setTime(_ now: Date) async {
        await listening()
        // Without a writer the line is not counted: the counts start again with each start of the service.
        let turn = state.withLock { state -> (writer: StandardInputWriter, condition: String?, number: Int)? in
            guard let writer = state.writer else { return nil }
            state.sent += 1
            return (writer, state.condition, state.sent)
        }
        guard let (writer, condition, number) = turn else { return }
        let message = ServiceMessage(now: Self.text(of: now), isRunning: false, condition: condition)
        do {
            _ = try await writer.write(try message.line())
        } catch {
            // The service has ended; `run` notices and starts it again.
            return
        }
        _ = await withDeadline(
            Self.timeout,
            host,
            onExpiry: { self.giveUp(number) },
            body: { await self.reply(to: number) }
        )
    }

    /// Waits for the line back with this number, or until the service has ended.
    private func reply(to number: Int) async {
        await withCheckedContinuation { continuation in
            let isDone = state.withLock { state in
                if state.writer == nil || state.received >= number { return true }
                state.waiting[number] = continuation
                return false
            }
            if isDone { continuation.resume() }
        }
    }

    private func giveUp(_ number: Int) {
        state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
    }

    /// Runs the service until the task is cancelled; starts it again when it ends.
    func run(report: @escaping @Sendable (String) async -> Void) async {
        while !Task.isCancelled {
            do {
                let outcome = try await Subprocess.run(
                    configuration,
                    input: .inputWriter,
                    output: .sequence,
                    error: .sequence
                ) { execution in
                    await self.serve(execution, report)
                }
                await report("the service ended: \(outcome.terminationStatus)")
            } catch {
                await report("the service cannot be started: \(error); build it, and check that it can be run")
            }
            // The first process in a sandbox that is still being set up waits for its parent, and ignores other
            // signals.
            if let group = state.withLock(\.pid) { kill(pid_t(-group), SIGKILL) }
            ended()
            // If the task is cancelled while it sleeps, the loop ends.
            try? await Task.sleep(for: .seconds(1))
        }
        ended()
    }

    private typealias Child = Execution<CustomWriteInput, SequenceOutput, SequenceOutput>

    private func serve(_ child: Child, _ report: @escaping @Sendable (String) async -> Void) async {
        state.withLock { state in
            state.writer = child.standardInputWriter
            state.pid = Int(child.processIdentifier.value)
        }
        // Cancellation does not end the reading of a pipe; only the end of its writer does.
        await withTaskCancellationHandler {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await self.relay(child, report) }
                await readLines(of: child, report)
            }
        } onCancel: {
            // The service may have ended by itself.
            try? child.send(signal: .terminate, toProcessGroup: true)
        }
        // The service may have ended by itself; then there is nothing to close or to kill.
        try? await child.standardInputWriter.finish()
        try? child.send(signal: .terminate, toProcessGroup: true)
    }

    private func readLines(of child: Child, _ report: @escaping @Sendable (String) async -> Void) async {
        var line: [UInt8] = []
        var throttle = LineThrottle(ProgramLimits(), at: host.elapsed())
        do {
            for try await buffer in child.standardOutput {
                for byte in buffer.withUnsafeBytes({ Array($0) }) {
                    guard byte == UInt8(ascii: "\n") else {
                        // One byte more than a reply may have, so that a line that is too long is recognised.
                        if line.count <= ServiceReply.maximumByteCount { line.append(byte) }
                        continue
                    }
                    if let problem = lineCame(line) {
                        let outputs = throttle.take("\(problem)\n".utf8, at: host.elapsed())
                        for output in outputs { await report(output.text) }
                    }
                    line = []
                }
            }
        } catch {
            return
        }
        for output in throttle.finish(at: host.elapsed()) { await report(output.text) }
    }

    /// Counts a line of the service; the first one says that it listens, the others are replies.
    ///
    /// - Returns: What is wrong with a reply; nil if the service did what it was asked.
    private func lineCame(_ line: [UInt8]) -> String? {
        let (isReply, next) = state.withLock { state -> (Bool, [CheckedContinuation<Void, Never>]) in
            guard state.isListening else {
                state.isListening = true
                defer { state.arrivals = [] }
                return (false, state.arrivals)
            }
            state.received += 1
            return (true, state.waiting.removeValue(forKey: state.received).map { [$0] } ?? [])
        }
        for continuation in next { continuation.resume() }
        return isReply ? Self.problem(with: line) : nil
    }

    private static func problem(with line: [UInt8]) -> String? {
        guard line.count <= ServiceReply.maximumByteCount else {
            return "the service replied with more than \(ServiceReply.maximumByteCount) bytes"
        }
        do throws(WireError) {
            let refusal = try ServiceReply(line: line).error
            return refusal.map { "the service refused the message: \($0.prefix(200))" }
        } catch {
            return "the service replied with a line that is not a reply: \(error.message.prefix(200))"
        }
    }

    /// A process of the service in a network of its own, which the app's programs enter; nil if it has none.
    var confinedProcess: Int? {
        guard let sandbox, !sandbox.usesNetwork else { return nil }
        return state.withLock(\.pid).flatMap { ProcessTable.children(of: $0).first }
    }

    /// Waits until the service listens for the first time or has ended.
    func listening() async {
        guard state.withLock({ !$0.isListening && !$0.hasFailed }) else { return }
        _ = await withDeadline(
            Self.startTimeout,
            host,
            onExpiry: { self.stopWaiting() },
            body: { await self.arrival() }
        )
    }

    private func arrival() async {
        await withCheckedContinuation { continuation in
            let isKnown = state.withLock { state in
                if state.isListening || state.hasFailed { return true }
                state.arrivals.append(continuation)
                return false
            }
            if isKnown { continuation.resume() }
        }
    }

    private func stopWaiting() {
        let arrivals = state.withLock { state in
            defer { state.arrivals = [] }
            return state.arrivals
        }
        for continuation in arrivals { continuation.resume() }
    }

    private func ended() {
        let all = state.withLock { state in
            defer {
                state.writer = nil
                state.pid = nil
                state.waiting = [:]
                state.arrivals = []
                state.sent = 0
                state.received = 0
                state.isListening = false
                state.hasFailed = true
            }
            return Array(state.waiting.values) + state.arrivals
        }
        for continuation in all { continuation.resume() }
    }

    /// Reports the lines of the service's log that contain an error; the log has one JSON object a line.
    private func relay(_ child: Child, _ report: @escaping @Sendable (String) async -> Void) async {
        var throttle = LineThrottle(ProgramLimits(), at: host.elapsed()) { line in
            line.contains("error") || line.contains("critical")
        }
        do {
            for try await buffer in child.standardError {
                let now = host.elapsed()
                for output in buffer.withUnsafeBytes({ throttle.take($0, at: now) }) { await report(output.text) }
            }
        } catch {
            await report("the device could not read its further output: \(error)")
        }
        for output in throttle.finish(at: host.elapsed()) { await report(output.text) }
    }

    /// A date in UTC to the second, such as `2026-08-13T04:35:00Z`.
    private static func text(of date: Date) -> String { date.formatted(Date.ISO8601FormatStyle()) }

    private var configuration: Configuration {
        var options = PlatformOptions()
        options.processGroupID = 0
        options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(2))]
        var variables: [Environment.Key: String] = [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
        ]
        if host.isManual { variables[Environment.Key(stringLiteral: ClockVariable.name)] = ClockVariable.still }
        let line = sandbox?.commandLine([path] + arguments) ?? [path] + arguments
        return Configuration(
            executable: .path(FilePath(line[0])),
            arguments: Arguments(Array(line.dropFirst())),
            environment: .custom(variables),
            platformOptions: options
        )
    }
}

extension LineThrottle.Output {
    fileprivate var text: String {
        switch self {
        case .line(let line): line
        case .silenced(let lines, let bytes): "\(lines) more lines with \(bytes) bytes were not kept"
        }
    }
}
