public import Foundation

/// The reports of many seeds as one: the same lines, in whatever order and on however many machines the seeds were
/// played.
public struct SeedsReport: Sendable {
    private var reports: [UInt64: SeedReport] = [:]
    /// Why seeds without a report were given up.
    private var reasons: [UInt64: String] = [:]
    private let seeds: ClosedRange<UInt64>?
    private let options: SeedReport.Options?

    /// - Parameters:
    ///   - seeds: The seeds that must be there; nil for those that are.
    ///   - options: The options with which each was played; nil for those of the first.
    public init(of seeds: ClosedRange<UInt64>? = nil, options: SeedReport.Options? = nil) {
        self.seeds = seeds
        self.options = options
    }

    /// Adds a seed's report.
    ///
    /// One that is there already, with the same result, counts once.
    /// - Parameters:
    ///   - report: The report.
    ///   - file: The file that has it, for messages.
    /// - Throws: ``ScriptError`` with code `value` if the seed was played with other options or programs than the
    ///   others, if it has another result than before, or if it is not one of the seeds.
    public mutating func add(_ report: SeedReport, from file: String) throws(ScriptError) {
        let seed = report.seed
        if let seeds, !seeds.contains(seed) {
            throw ScriptError(.value, "seed \(seed) is not one of \(Self.text(seeds)); leave the file out", file: file)
        }
        guard report.reachability.counts.allSatisfy((0...1_000_000_000).contains), report.options.isPossible else {
            throw ScriptError(.value, "seed \(seed) counts more than any weeks have; leave the file out", file: file)
        }
        if let options, options != report.options {
            throw ScriptError(
                .value,
                "seed \(seed) was played with other options or programs than this run; give each run a file of its own",
                file: file
            )
        }
        if let other = reports.values.first, other.options != report.options {
            throw ScriptError(
                .value,
                "seed \(seed) was played with other options or programs than seed \(other.seed); merge the files of one run",
                file: file
            )
        }
        if let other = reports[seed], other != report {
            throw ScriptError(
                .value,
                "seed \(seed) has two different results; play it again with each commit",
                file: file
            )
        }
        reports[seed] = report
    }

    /// Adds the results of a file, a line of JSON for each seed.
    ///
    /// - Parameters:
    ///   - lines: What the file has. It may be cut in the middle of a character, and its lines may end as on Windows.
    ///   - file: The file, for messages.
    /// - Returns: The bytes without a last line that is cut short, because the run that wrote it was killed.
    /// - Throws: ``ScriptError``: `syntax` for any other line that is not a result, `value` as ``add(_:from:)``.
    public mutating func add(lines: Data, from file: String) throws(ScriptError) -> Data {
        var rest = lines[...]
        var number = 0
        while !rest.isEmpty {
            number += 1
            let end = rest.firstIndex(of: UInt8(ascii: "\n"))
            guard let result = try? JSONDecoder().decode(SeedReport.self, from: rest[..<(end ?? rest.endIndex)]) else {
                guard end != nil else { break }
                throw ScriptError(.syntax, "line \(number) is not a seed's result; leave it out", file: file)
            }
            try add(result, from: file)
            rest = end.map { rest[($0 + 1)...] } ?? Data()
        }
        return lines.dropLast(rest.count)
    }

    /// Says why a seed has no report and gets none.
    public mutating func giveUp(_ seed: UInt64, because reason: String) { reasons[seed] = reason }

    /// The seeds that have a report.
    public var played: Set<UInt64> { Set(reports.keys) }

    /// The seeds without a report.
    public var missing: [UInt64] { seeds.map { $0.filter { reports[$0] == nil } } ?? [] }

    /// Whether every seed was played and no checker found anything.
    public var hasPassed: Bool { missing.isEmpty && reports.values.allSatisfy(\.findings.isEmpty) }

    /// Whether there is no report at all.
    public var isEmpty: Bool { reports.isEmpty }

    /// What happened in all weeks, and what never did.
    public var reachability: Reachability {
        var reachability = Reachability()
        for report in sorted { reachability.merge(report.reachability) }
        return reachability
    }

    /// The number of days that were played, in all weeks of all seeds.
    public var days: Int { reports.values.reduce(0) { $0 + $1.options.weeks * $1.options.days } }

    /// What the checkers found, by seed.
    public var findings: [String] {
        sorted.flatMap { report in report.findings.map { "seed \(report.seed): \($0)" } }
    }

    private var sorted: [SeedReport] { reports.values.sorted { $0.seed < $1.seed } }

    /// The report as lines for a terminal: what was found, what happened how often, and the sums.
    public var lines: [String] {
        let (findings, reachability, sorted) = (findings, reachability, sorted)
        var lines = findings
        // Without a week, nothing could happen.
        if !isEmpty { lines += reachability.lines }
        lines += missing.map { seed in "MISSING: seed \(seed)" + (reasons[seed].map { ", \($0)" } ?? "") }
        let range = seeds ?? (sorted.first?.seed ?? 0)...(sorted.last?.seed ?? 0)
        let never = reachability.unreachedStates.count
        lines.append(
            "seeds \(Self.text(range)): \(sorted.count) played, \(findings.count) findings, \(never) states never reached"
        )
        return lines
    }

    private static func text(_ seeds: ClosedRange<UInt64>) -> String { "\(seeds.lowerBound) to \(seeds.upperBound)" }
}
