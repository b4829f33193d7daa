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
    private(set) var report: SeedsReport
    private let file: FileHandle?
    /// The whole lines of the file, in bytes, and whether the last of them ends.
    private var length: UInt64 = 0
    private var isEnded = true
    /// Whether the run that wrote the file was ended in the middle of a line.
    private(set) var hasCutLine = false

    /// Reads the results of a file.
    /// - Parameters:
    ///   - path: The file; one that does not exist has no results.
    ///   - report: What they are added to.
    ///   - writes: Whether results are added to the file, which no other program does then.
    /// - Throws: ``CommandFailure`` with status 74 for a file that cannot be read or that another program writes,
    ///   `ScriptError` for a line that is not a result or does not belong to the others.
    init(of path: String, addingTo report: SeedsReport, writes: Bool = false) throws {
        self.path = path
        self.report = report
        file = try writes ? Self.locked(path) : nil
        guard let lines = FileManager.default.contents(atPath: path) else {
            throw CommandFailure(.file, "cannot read \(path); check its permissions")
        }
        let whole = try self.report.add(lines: lines, from: path)
        hasCutLine = whole.count < lines.count
        (length, isEnded) = (UInt64(whole.count), whole.last.map { $0 == UInt8(ascii: "\n") } ?? true)
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

    /// Adds a result, and writes it after the whole lines of the file.
    mutating func add(_ result: SeedReport) throws {
        try report.add(result, from: path)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let line = Data((isEnded ? "" : "\n").utf8) + (try encoder.encode(result)) + Data("\n".utf8)
        do {
            try file?.truncate(atOffset: length)
            try file?.write(contentsOf: line)
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
            let results = try SeedResults(of: file, addingTo: report)
            report = results.report
            if results.hasCutLine {
                CommandFiles.report("\(file): the last line is cut short; its run was ended, and may lack seeds")
            }
        }
        Terminal.show(report.lines)
        if report.isEmpty { throw CommandFailure(.data, "the files have no result; see why their runs have none") }
        if !report.hasPassed { throw ExitCode.failure }
    }
}
