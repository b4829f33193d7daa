import Subprocess
import Synchronization
import VitrineWire

#if canImport(System)
import System
#else
import SystemPackage
#endif

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Runs an app's service, and tells it the device's time and what it is to do with its answers.
///
/// One line out, one line back: who tells the time waits for the line back, so that a program that is asked afterwards
/// finds the service at the device's time, however the device's clock jumps.
final class ServiceHost: Sendable {
    /// The port on which the service listens.
    let port: Int
    private let path: String
    private let arguments: [String]
    private let host: HostClock
    private let state: Mutex<State>
    /// How long the service may take for a line: it has nothing to do but to set its clock.
    private static let patience: Duration = .seconds(2)
    /// How long it may take to listen: on its first start it makes its recording.
    private static let startPatience: Duration = .seconds(20)

    private struct State {
        var condition: String?
        var writer: StandardInputWriter?
        /// How many lines went out, and how many came back; the line that says that it listens is not counted.
        var sent = 0
        var received = 0
        /// Who waits for a line back, by its number.
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var isListening = false
        var hasFailed = false
        var arrivals: [CheckedContinuation<Void, Never>] = []
    }

    /// Makes a host whose service is not running.
    init(path: String, arguments: [String], port: Int, conditions: [String], host: HostClock) {
        self.host = host
        self.path = path
        self.arguments = arguments
        self.port = port
        state = Mutex(State(condition: conditions.first))
    }

    /// What the service is to do from the next request on.
    func setCondition(_ condition: String) {
        state.withLock { $0.condition = condition }
    }

    /// Tells the service the time, and waits until it has taken it; returns at once if it does not run.
    func tell(_ now: Date) async {
        await listening()
        // A line that nobody could write has no number: the replies are counted from the service's own start.
        let turn = state.withLock { state -> (writer: StandardInputWriter, condition: String?, number: Int)? in
            guard let writer = state.writer else { return nil }
            state.sent += 1
            return (writer, state.condition, state.sent)
        }
        guard let (writer, condition, number) = turn else { return }
        let answers = condition.map { ",\"answers\":\"\($0)\"" } ?? ""
        let line = "{\"now\":\"\(Self.text(of: now))\",\"running\":false\(answers)}\n"
        do {
            _ = try await writer.write(Array(line.utf8))
        } catch {
            // It has ended: its host notices, and starts it again.
            return
        }
        _ = await withDeadline(
            Self.patience,
            host,
            onExpiry: { self.giveUp(number) },
            body: { await self.reply(to: number) }
        )
    }

    /// Waits for the line back that has this number, or until the service has ended.
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

    /// Runs the service until the task is cancelled, and starts it again when it ends.
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
            ended()
            // Cancelled while waiting: then the loop ends.
            try? await Task.sleep(for: .seconds(1))
        }
        ended()
    }

    private typealias Child = Execution<CustomWriteInput, SequenceOutput, SequenceOutput>

    private func serve(_ child: Child, _ report: @escaping @Sendable (String) async -> Void) async {
        state.withLock { $0.writer = child.standardInputWriter }
        // Reading a pipe does not end by being cancelled, only by the end of who writes to it.
        await withTaskCancellationHandler {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await self.relay(child, report) }
                await readLines(of: child)
            }
        } onCancel: {
            // It may have ended by itself.
            try? child.send(signal: .terminate, toProcessGroup: true)
        }
        // It may have ended by itself, and then there is nothing to close or to kill.
        try? await child.standardInputWriter.finish()
        try? child.send(signal: .terminate, toProcessGroup: true)
    }

    private func readLines(of child: Child) async {
        do {
            for try await buffer in child.standardOutput {
                for byte in buffer.withUnsafeBytes({ Array($0) }) where byte == UInt8(ascii: "\n") { lineCame() }
            }
        } catch {
            return
        }
    }

    private func lineCame() {
        let next: [CheckedContinuation<Void, Never>] = state.withLock { state in
            guard state.isListening else {
                state.isListening = true
                defer { state.arrivals = [] }
                return state.arrivals
            }
            state.received += 1
            return state.waiting.removeValue(forKey: state.received).map { [$0] } ?? []
        }
        for continuation in next { continuation.resume() }
    }

    /// Waits until the service listens for the first time, or has ended.
    private func listening() async {
        guard state.withLock({ !$0.isListening && !$0.hasFailed }) else { return }
        _ = await withDeadline(
            Self.startPatience,
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

    /// Passes on what goes wrong, as the service's log is one JSON object a line; the rest is not the device's concern.
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
            await report("the device could not read on: \(error)")
        }
        for output in throttle.finish(at: host.elapsed()) { await report(output.text) }
    }

    /// A moment in UTC to the second, such as `2026-08-13T04:35:00Z`.
    private static func text(of date: Date) -> String { date.formatted(Date.ISO8601FormatStyle()) }

    private var configuration: Configuration {
        var options = PlatformOptions()
        options.processGroupID = 0
        options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(2))]
        return Configuration(
            executable: .path(FilePath(path)),
            arguments: Arguments(arguments),
            environment: .custom([
                "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
            ]),
            platformOptions: options
        )
    }
}

extension LineThrottle.Output {
    /// The output as a line of the trace.
    fileprivate var text: String {
        switch self {
        case .line(let line): line
        case .silenced(let lines, let bytes): "\(lines) more lines with \(bytes) bytes were not kept"
        }
    }
}
