import ArgumentParser
import Foundation
import VitrineClient
import VitrineDevice

/// `vitrine trace`: what happened on a running device, and why.
struct Trace: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print what happened on the device and why, one record a line.",
        discussion: "With --json, each line is one object, as in the files of `vitrine play --trace`."
    )

    @Option(help: "Only records about this widget, app or program, such as w1 or app.lucidpal.")
    var subject: String?

    @Option(help: "Only records of this kind, such as reloadStarted; can be repeated.")
    var kind: [String] = []

    @Option(parsing: .unconditional, help: "Only records after this number.")
    var after = 0

    @Option(parsing: .unconditional, help: "Only the newest records, at most this many.")
    var last: Int?

    @Flag(help: "Then wait for further records, until the command is interrupted or the device ends.")
    var follow = false

    @Flag(help: "In place of the records, print a script for `vitrine play` that repeats what was done by hand.")
    var script = false

    @OptionGroup var device: DeviceOptions

    func validate() throws {
        let known = TraceKind.allCases.map(\.rawValue)
        for name in kind where !known.contains(name) {
            throw ValidationError("--kind: \(name) is not a kind of record; \(Spelling.hint(for: name, of: known))")
        }
        guard !script || (subject == nil && kind.isEmpty && after == 0 && last == nil && !follow && !device.json) else {
            throw ValidationError("--script goes with --port only: a script repeats everything that was done")
        }
        guard (last ?? 1) > 0 else { throw ValidationError("--last is a number of records of at least 1") }
    }

    func run() async throws {
        try await device.run { client in
            guard !script else {
                print(try await client.replayScript(), terminator: "")
                return
            }
            if let subject { try await client.requireSubject(subject) }
            var records = try await client.trace(after: after)
            var newest = records.last?.number ?? after
            try show(records.filter(isWanted).suffix(last ?? .max))
            while follow {
                // Twice a second costs the device less than a page that is open.
                try await Task.sleep(for: .milliseconds(500))
                records = try await client.trace(after: newest)
                newest = records.last?.number ?? newest
                try show(records.filter(isWanted)[...])
            }
        }
    }

    /// The kinds of records that ask for attention.
    private static let marks = Dictionary(
        uniqueKeysWithValues: TraceKind.allCases.filter { $0.level != .info }
            .map { ($0.rawValue, $0.level == .error ? TerminalColors.Tone.bad : .doubtful) }
    )

    private func isWanted(_ record: TraceRecord) -> Bool {
        (subject.map { record.subject == $0 } ?? true) && (kind.isEmpty || kind.contains(record.kind.rawValue))
    }

    private func show(_ records: ArraySlice<TraceRecord>) throws {
        for record in records {
            try CommandFiles.say(
                device.json ? CommandJSON.escaped(record.json) : Terminal.line("\(record)", marking: Self.marks)
            )
        }
    }
}
