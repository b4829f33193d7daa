public import ArgumentParser
import Foundation
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
    /// The whole lines of the file, in bytes, and whether the last of them ends.
    private var length: UInt64 = 0
    private var isEnded = true

    /// Reads the results of a file.
    /// - Parameters:
    ///   - path: The file; one that does not exist has no results.
    ///   - report: What they are added to.
    /// - Throws: ``CommandFailure`` with status 74 for a file that cannot be read, `ScriptError` for a line that is not
    ///   a result or does not belong to the others.
    init(of path: String, addingTo report: SeedsReport) throws {
        self.path = path
        self.report = report
        guard FileManager.default.fileExists(atPath: path) else { return }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw CommandFailure(.file, "cannot read \(path); check its permissions")
        }
        let whole = try self.report.add(lines: text, from: path)
        (length, isEnded) = (UInt64(whole.utf8.count), whole.last.map { $0 == "\n" } ?? true)
    }

    /// Adds a result, and writes it after the whole lines of the file.
    mutating func add(_ result: SeedReport) throws {
        try report.add(result, from: path)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let line = Data((isEnded ? "" : "\n").utf8) + (try encoder.encode(result)) + Data("\n".utf8)
        do {
            // A file that is there is opened, and keeps its lines.
            if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(filePath: path)) }
            let file = try FileHandle(forUpdating: URL(filePath: path))
            try file.truncate(atOffset: length)
            try file.write(contentsOf: line)
            try file.close()
        } catch {
            throw CommandFailure(.file, "cannot write \(path); check its folder and permissions")
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
            report = try SeedResults(of: file, addingTo: report).report
        }
        Terminal.show(report.lines)
        if !report.hasPassed { throw ExitCode.failure }
    }
}
