import Foundation
import Synchronization

/// The stops of one process by its fault, read from the tracer's file.
///
/// The tracer counts the calls of each thread, so that every thread that makes as many calls stops the process once
/// more. The fault is the first stop; after it the process goes on at once.
final class TraceeStops: Sendable {
    private struct State {
        /// The number of lines about stops that were looked at; a stop has one line for each thread.
        var lines = 0
        var isReported = false
        /// The sandbox's process; nil without a sandbox.
        var sandbox: Int?
    }

    /// What a look at the file found.
    enum Change {
        /// Nothing new.
        case none
        /// The process was stopped for the first time.
        case first
        /// More threads were stopped, by the first stop or by a later one.
        case more
    }

    private let file: String
    private let state = Mutex(State())

    /// Creates a log for a process that has not started, and removes what was noted about an earlier one.
    init(file: String) {
        self.file = file
        // A file that is missing is what is wanted.
        try? FileManager.default.removeItem(atPath: file)
    }

    /// Notes that the process runs in a sandbox, in which processes have other numbers.
    func setSandbox(_ pid: Int) {
        state.withLock { $0.sandbox = pid }
    }

    /// Looks at the file again.
    func change() -> Change {
        let count = threads.count
        return state.withLock { state in
            guard count > state.lines else { return .none }
            state.lines = count
            defer { state.isReported = true }
            return state.isReported ? .more : .first
        }
    }

    /// Lets the process go on if it was stopped while it answered nothing.
    func resumeAfterAnswer() {
        if case .none = change() { return }
        resume()
    }

    /// Lets everything go on that was ever stopped; it makes no difference to what is running.
    func resume() {
        // The tracer also follows what the program starts, which may be in a group of its own. If a signal fails, the
        // process has ended, and the request says so.
        let stopped = state.withLock(\.sandbox).map { ProcessTable.descendants(of: $0).map { pid_t($0) } } ?? threads
        for thread in Set(stopped) { _ = Foundation.kill(thread, SIGCONT) }
    }

    /// The threads that were stopped: each line begins with one.
    private var threads: [pid_t] {
        let place = URL(filePath: file)
        // The file is in the program's home. A program that puts something else in its place loses the fault.
        let log = try? ProgramFolder(place.deletingLastPathComponent().path).file(place.lastPathComponent)
        let text = (try? log?.read(upToCount: 16 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.split(separator: "\n").filter { $0.contains("--- stopped by SIGSTOP ---") }
            .compactMap { $0.split(separator: " ").first.flatMap { pid_t($0) } }
    }
}
