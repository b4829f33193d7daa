import Foundation
import Testing
import VitrineScript
import VitrineTesting

/// The merge of many seeds' results.
@Suite struct SeedsReportTests {
    /// A seed's result as a file has it.
    private static func result(
        _ seed: UInt64,
        of digest: String = "1",
        days: Int = 7,
        finding: String? = nil
    ) throws -> SeedReport {
        let findings = finding.map { "\"week 1: \($0)\"" } ?? ""
        let line = """
            {"seed": \(seed), "findings": [\(findings)],
             "options": {"script": "week", "digest": "\(digest)", "apps": [], "rates": {}, "weeks": 1, "first": 1, "days": \(days)},
             "reachability": {"happened": {"tap": \(seed), "push": 1}, "reached": {"sometimes offline": 1},
                              "states": ["sometimes offline", "sometimes spent"], "possibleFaults": ["hang", "push"]}}
            """
        return try JSONDecoder().decode(SeedReport.self, from: Data(line.utf8))
    }

    private static func report(of seeds: [UInt64], in range: ClosedRange<UInt64>?) throws -> SeedsReport {
        var report = SeedsReport(of: range)
        for seed in seeds { try report.add(result(seed, finding: seed == 3 ? "a lie" : nil), from: "x.jsonl") }
        return report
    }

    @Test(arguments: 0..<20 as Range<UInt64>) func mergedReportIsTheSameInEveryOrder(shuffle: UInt64) throws {
        let whole = try Self.report(of: Array(1...9), in: 1...9)
        var dice = SeededGenerator(seed: shuffle)
        #expect(try Self.report(of: (1...9).shuffled(using: &dice), in: 1...9).lines == whole.lines)
        #expect(
            whole.lines == [
                "seed 3: week 1: a lie", "happened: push 9, tap 45", "reached: sometimes offline (in 9 weeks)",
                "never reached: sometimes spent", "never happened: hang",
                "seeds 1 to 9: 9 played, 1 findings, 1 states never reached",
            ]
        )
    }

    @Test func seedOfTwoShardsCountsOnceAndAMissingOneFails() throws {
        let report = try Self.report(of: [1, 2, 2, 4], in: 1...4)
        #expect(report.missing == [3])
        #expect(!report.hasPassed)
        #expect(report.lines.contains("MISSING: seed 3"))
        #expect(report.lines.last?.hasPrefix("seeds 1 to 4: 3 played, 0 findings") == true)
        #expect(try Self.report(of: [1, 2], in: nil).hasPassed)
    }

    @Test func resultsThatDoNotBelongTogetherAreRefused() throws {
        var report = try Self.report(of: [1, 2], in: 1...4)
        for (stranger, message) in [
            (try Self.result(3, days: 1), "seed 3 was played with other options or programs than seed"),
            (try Self.result(3, of: "2"), "seed 3 was played with other options or programs than seed"),
            (try Self.result(3, days: .max), "seed 3 counts more than any weeks have"),
            (try Self.result(2, finding: "a lie"), "seed 2 has two different results"),
            (try Self.result(5), "seed 5 is not one of 1 to 4"),
        ] {
            let error = #expect(throws: ScriptError.self) { try report.add(stranger, from: "other.jsonl") }
            #expect(error?.description.hasPrefix("other.jsonl: \(message)") == true)
        }
        #expect(report.played == [1, 2])
    }

    @Test func lineThatAKilledRunCutShortIsNotPartOfTheFile() throws {
        let encoder = JSONEncoder()
        let lines = try (1...2).map { try encoder.encode(Self.result($0, finding: "한강")) }
        // As it is written, and as Windows and some tools rewrite it.
        let wholes = ["\n", "\r\n"].map { lines[0] + Data($0.utf8) }
        // Some of the cuts are in the middle of a character.
        for (whole, cut) in wholes.flatMap({ whole in (1..<lines[1].count).map { (whole, $0) } }) {
            var report = SeedsReport()
            #expect(try report.add(lines: whole + lines[1].prefix(cut), from: "x.jsonl") == whole)
            #expect(report.played == [1])
        }
        let whole = wholes[0]
        // A last line that is whole counts, although it does not end.
        var report = SeedsReport()
        #expect(try report.add(lines: whole + lines[1], from: "x.jsonl") == whole + lines[1])
        #expect(report.played == [1, 2])
        #expect(try report.add(lines: Data(), from: "x.jsonl").isEmpty)
        let error = #expect(throws: ScriptError.self) {
            try report.add(lines: Data("{\n".utf8) + whole, from: "x.jsonl")
        }
        #expect(error?.description == "x.jsonl: line 1 is not a seed's result; leave it out")
    }

    @Test(arguments: [1, 2, 3, 7, 300] as [UInt64]) func shardsTogetherHaveEachSeedOnce(count: UInt64) throws {
        let range = try #require(SeedRange("5..104"))
        let shards = try (1...count).map { try #require(SeedRange.Shard("\($0)/\(count)")) }
        #expect(shards.flatMap { range.seeds(of: $0) }.sorted() == Array(5...104))
    }

    @Test(arguments: ["", "1..", "..2", "2..1", "1...3", "-1..2", "a", "0..1000000", "1..18446744073709551616"])
    func rangeThatIsNoneIsRefused(text: String) {
        #expect(SeedRange(text) == nil)
    }

    @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "1/2/3", "a/b", "-1/2"]) func shardThatIsNoneIsRefused(text: String)
    {
        #expect(SeedRange.Shard(text) == nil)
    }

    @Test func reportOfAnotherRunIsRefused() throws {
        let report = try Self.result(1)
        var other = report.options
        other.days += 1
        var known = SeedsReport(options: other)
        #expect(throws: ScriptError.self) { try known.add(report, from: "a.jsonl") }
        #expect(known.isEmpty)
    }
}
