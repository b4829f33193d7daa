import Foundation

/// Seeds that are played with the same programs and options.
public struct WeekRun: Hashable, Sendable {
    /// The version of the programs.
    public var commit: String
    /// The options of `vitrine simulate` that a seed's result depends on, such as `--days 7`.
    public var options: [String]
    /// The name of a fault that was planted in the programs, which the checkers must find; empty for none.
    public var planted: String

    public init(commit: String, options: [String], planted: String = "") {
        self.commit = commit
        self.options = options
        self.planted = planted
    }

    /// The options as the database has them.
    var optionsText: String { String(decoding: (try? JSONEncoder().encode(options)) ?? Data(), as: UTF8.self) }

    /// Reads the options of the database.
    init(commit: String, optionsText: String?, planted: String) throws(QueueError) {
        do {
            let options = try JSONDecoder().decode([String].self, from: Data((optionsText ?? "").utf8))
            self.init(commit: commit, options: options, planted: planted)
        } catch {
            let text = optionsText ?? ""
            throw QueueError(.badInput, "the queue's options \(text) are not a list of words", cause: error)
        }
    }

    /// Refuses options of other kinds: each could start other programs, or play without a sandbox, on every machine.
    func check() throws(QueueError) {
        let known = ["--script", "--weeks", "--first", "--days", "--app", "--profile", "--rate"]
        for index in stride(from: 0, to: options.count, by: 2) {
            let (word, value) = (options[index], options[(index + 1)...].first ?? "-")
            guard !known.contains(word) || value.hasPrefix("-") else { continue }
            throw QueueError(
                .badInput,
                "a run of the queue has the option \(word); it can have \(known.joined(separator: ", ")), each with a value"
            )
        }
    }
}

/// A seed that a worker has taken, until its lease ends.
public struct LeasedSeed: Hashable, Sendable {
    public var seed: UInt64
    /// What it belongs to.
    public var run: WeekRun
    /// The run's number.
    let runNumber: String
    /// The number of the lease; a result is stored only under the last one.
    let lease: String

    /// The values that name the lease in a statement.
    var key: [String?] { [runNumber, String(seed), lease] }
}
