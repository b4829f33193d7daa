import Foundation
import Subprocess
import SystemPackage
public import VitrineScript

/// A week that was played: its line of the results.
public struct PlayedWeek: Sendable {
    /// The line, as `vitrine simulate --results` writes it.
    public var line: String
    public var report: SeedReport
    /// The processor time of all programs, in seconds.
    public var coreSeconds: Double
}

/// How a program that was asked to play a seed ended.
public enum WeekEnding: Sendable {
    case played(PlayedWeek)
    /// Without a result, and why: a sentence about the program, such as `signal 11 ended the program`.
    case failed(String)
}

/// The program `vitrine`, which plays a seed in a process of its own, so that a crash ends nothing else.
public struct WeekProgram: Sendable {
    private let path: String
    private let options: [String]
    private let limit: Duration

    /// Names the program.
    ///
    /// - Parameters:
    ///   - path: Its path.
    ///   - options: Those of this machine, such as `--programs`; a seed's own are added.
    ///   - limit: How long a seed may take.
    public init(_ path: String, options: [String], limit: Duration) {
        self.path = path
        self.options = options
        self.limit = limit
    }

    /// Plays a seed, in a process that ends when this one does.
    /// - Throws: ``QueueError`` `unavailable` if the program, or something else that every seed needs, is missing.
    public func play(_ seed: LeasedSeed) async throws(QueueError) -> WeekEnding {
        let files = FileManager.default
        // Others see the path among the program's arguments before the file is there: in this folder they can put no
        // link.
        let folder = files.temporaryDirectory.appending(path: "vitrine-week-\(UUID().uuidString)")
        do {
            let mode: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
            try files.createDirectory(at: folder, withIntermediateDirectories: false, attributes: mode)
        } catch {
            throw QueueError(.unavailable, "\(folder.path) cannot be made; check TMPDIR", cause: error)
        }
        defer {
            // A folder that stays among the temporary files does not change the result.
            try? files.removeItem(at: folder)
        }
        let results = folder.appending(path: "results.jsonl")
        let arguments =
            ["simulate", "--seeds", String(seed.seed), "--commit", seed.run.commit, "--results", results.path]
            + ["--ends-with-input"] + seed.run.options + options
        let before = Self.childrensTime
        let outcome = try await run(arguments)
        let coreSeconds = Self.childrensTime - before
        guard let (status, errors) = outcome else {
            return .failed("the program took longer than --limit-seconds \((limit / .seconds(1)).formatted())")
        }
        switch status {
        case .exited(0), .exited(1): break
        // EX_UNAVAILABLE of sysexits(3); this machine's options would end every other seed too. What is wrong with
        // the run's own options or files is not so for the next run.
        case .exited(69): throw QueueError(.unavailable, "\(path) cannot play seed \(seed.seed): \(errors)")
        // EX_USAGE, EX_NOINPUT, EX_IOERR: nor is it the seed's where only the worker's options name files.
        case .exited(let code) where [64, 66, 74].contains(code) && isToBlame(for: seed):
            let own = options.joined(separator: " ")
            throw QueueError(.badInput, "\(path) cannot play seed \(seed.seed) with \(own): \(errors)")
        case .exited(let code): return .failed("the program ended with status \(code)" + Self.words(errors))
        case .signaled(let number): return .failed("signal \(number) ended the program" + Self.words(errors))
        }
        guard let line = try? String(contentsOf: results, encoding: .utf8).trimmingCharacters(in: .newlines),
            let report = try? JSONDecoder().decode(SeedReport.self, from: Data(line.utf8)), report.seed == seed.seed,
            report.options.commit == seed.run.commit
        else { throw QueueError(.unavailable, "\(path) left no result of seed \(seed.seed): \(errors)") }
        return .played(PlayedWeek(line: line, report: report, coreSeconds: coreSeconds))
    }

    /// Whether the options or files that a program refuses can only be this machine's.
    private func isToBlame(for seed: LeasedSeed) -> Bool { !options.isEmpty && !seed.run.options.contains("--script") }

    /// The line that a program wrote about its end; empty if there is none.
    private static func words(_ errors: String) -> String {
        // What a program says first is not about its end, such as that it has no sandbox.
        let lines = errors.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("No sandbox") }
        return (lines.first { $0.contains("Fatal error") } ?? lines.last).map { ": \($0.prefix(200))" } ?? ""
    }

    /// Runs the program; returns nil where the time limit ended it.
    private func run(_ arguments: [String]) async throws(QueueError) -> (TerminationStatus, String)? {
        var platform = PlatformOptions()
        platform.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(2))]
        let options = platform
        do {
            // Nothing is written: the kernel closes the pipe with this process, however that ends.
            let (input, end) = try FileDescriptor.pipe()
            defer {
                // A descriptor that cannot be closed is closed with this process.
                try? end.close()
            }
            // A child that had this end itself would never see it close.
            guard fcntl(end.rawValue, F_SETFD, FD_CLOEXEC) == 0 else { throw Errno(rawValue: errno) }
            return try await withThrowingTaskGroup(of: (TerminationStatus, String)?.self) { group in
                group.addTask {
                    let ended = try await Subprocess.run(
                        .path(FilePath(path)),
                        arguments: Arguments(arguments),
                        platformOptions: options,
                        input: .fileDescriptor(input, closeAfterSpawningProcess: true),
                        output: .discarded,
                        error: .sequence
                    ) { child in
                        var errors = Data()
                        for try await buffer in child.standardError where errors.count < 65_536 {
                            buffer.withUnsafeBytes { errors.append(contentsOf: $0) }
                        }
                        return String(decoding: errors, as: UTF8.self)
                    }
                    return (ended.terminationStatus, ended.closureResult)
                }
                group.addTask {
                    try await Task.sleep(for: limit)
                    return nil
                }
                defer { group.cancelAll() }
                return try await group.next() ?? nil
            }
        } catch is CancellationError {
            return (.signaled(15), "")
        } catch {
            throw QueueError(
                .unavailable,
                "\(path) cannot be started; install vitrine beside this program",
                cause: error
            )
        }
    }

    /// The processor time of all processes that have ended, in seconds.
    private static var childrensTime: Double {
        var usage = rusage()
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }
}
