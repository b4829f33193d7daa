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
    static func options(_ text: String?) throws(QueueError) -> [String] {
        do {
            return try JSONDecoder().decode([String].self, from: Data((text ?? "").utf8))
        } catch {
            throw QueueError(.badInput, "the queue's options \(text ?? "") are not a list of words", cause: error)
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
