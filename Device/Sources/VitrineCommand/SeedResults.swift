public import ArgumentParser
import Foundation
import VitrineDevice
public import VitrineScript

extension SeedRange: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension SeedRange.Shard {
    /// Reads a part, for an option.
    static func named(_ text: String) throws -> SeedRange.Shard {
        guard let shard = SeedRange.Shard(text) else {
            throw ValidationError("a part is NUMBER/COUNT, such as 1/4, and its number is from 1 to the count")
        }
        return shard
    }
}

/// A file of results, a seed a line.
///
/// What is in it already is not played again, so that a run that was ended goes on.
struct SeedResults {
    let path: String
    private let file: FileHandle
    /// The whole lines of the file, in bytes, and whether the last of them ends.
    private var length: UInt64
    private var isEnded: Bool

    /// Opens a file, makes it if it does not exist, and adds its results to a report; no other program writes it then.
    /// - Throws: ``CommandFailure`` with status 74 for a file that cannot be written or that another program writes,
    ///   and as ``read(_:into:)``.
    init(of path: String, into report: inout SeedsReport) throws {
        self.path = path
        file = try Self.locked(path)
        let whole = try Self.read(path, into: &report).whole
        (length, isEnded) = (UInt64(whole.count), whole.last.map { $0 == UInt8(ascii: "\n") } ?? true)
    }

    /// Adds the results of a file to a report.
    /// - Returns: The whole lines, and whether the run that wrote the file was ended in the middle of another one.
    /// - Throws: ``CommandFailure`` with status 74 for a file that cannot be read, `ScriptError` for a line that is not
    ///   a result or does not belong to the others.
    static func read(_ path: String, into report: inout SeedsReport) throws -> (whole: Data, hasCutLine: Bool) {
        guard let lines = FileManager.default.contents(atPath: path) else {
            throw CommandFailure(.file, "cannot read \(path); check its permissions")
        }
        let whole = try report.add(lines: lines, from: path)
        return (whole, whole.count < lines.count)
    }

    /// Opens a file, and locks it until this process ends.
    private static func locked(_ path: String) throws -> FileHandle {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw CommandFailure(.file, "cannot write \(path); check its folder and permissions")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw CommandFailure(.file, "another program writes \(path); give each part a file of its own")
        }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Writes a result after the whole lines of the file.
    mutating func write(_ result: SeedReport) throws {
        let line = Data((isEnded ? "" : "\n").utf8) + (try JSONEncoder.sorted.encode(result)) + Data("\n".utf8)
        do {
            try file.truncate(atOffset: length)
            try file.write(contentsOf: line)
        } catch {
            let remedy = WriteTrouble.remedy(error, "check its folder and permissions")
            throw CommandFailure(.file, "cannot write \(path); \(remedy)")
        }
        (length, isEnded) = (length + UInt64(line.count), true)
    }
}

/// `vitrine merge`: one report of the seeds that several machines have played.
struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Merge the results of `vitrine simulate --results` into one report.",
        discussion: """
            Status 0: every seed is there, and no checker found anything. 1: a seed is missing, or a checker did. 65: a file is \
            not of this run. 74: a file cannot be read.
            """
    )

    @Argument(help: "The files of results.")
    var files: [String]

    @Option(help: "The seeds that must be there, such as 1..200; by default those that are.")
    var seeds: SeedRange?

    func run() throws {
        var report = SeedsReport(of: seeds?.seeds)
        for file in files {
            guard FileManager.default.fileExists(atPath: file) else {
                throw CommandFailure(.file, "there is no file \(file); name the files that --results wrote")
            }
            if try SeedResults.read(file, into: &report).hasCutLine {
                CommandFiles.report("\(file): the last line is cut short; its run was ended, and may lack seeds")
            }
        }
        Terminal.show(report.lines)
        if report.isEmpty { throw CommandFailure(.data, "the files have no result; see why their runs have none") }
        if !report.hasPassed { throw ExitCode.failure }
    }
}
