import Foundation
import Testing
import Vitrine
import VitrineTesting

/// Every zone of the system's database, compared with Foundation.
struct ZoneRulesTests {
    @Test(arguments: [Int.min, -1 << 59, 1 << 59, .max])
    func momentsFarAwayHaveAnOffset(moment: Int) throws {
        for name in ["UTC", "Europe/Berlin", "America/New_York", "Asia/Seoul"] {
            let rules = try ZoneDatabase.system.rules(of: name)
            #expect(rules.offset(at: moment).seconds.magnitude < 26 * 3600)
            if let next = rules.nextTransition(after: moment) { #expect(next > moment) }
        }
    }

    /// 1970-01-01 to 2040-01-01.
    static let span = 0..<2_208_988_800

    static let names = TimeZone.knownTimeZoneIdentifiers.filter { name in
        FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/" + name)
    }

    @Test func databaseIsInstalled() {
        #expect(Self.names.count > 300)
    }

    @Test(arguments: names)
    func offsetsAgreeAtEveryTransitionAndBetween(name: String) throws {
        let rules = try ZoneDatabase.system.rules(of: name)
        let zone = try #require(TimeZone(identifier: name))
        var random = SeededGenerator(seed: Self.seed)
        var moments = (0..<50).map { _ in Int.random(in: Self.span, using: &random) }
        var moment = Self.span.lowerBound
        while let next = rules.nextTransition(after: moment), next < Self.span.upperBound {
            #expect(rules.offset(at: next).seconds != rules.offset(at: next - 1).seconds)
            moments += [next - 1, next, next + 1]
            moment = next
        }
        var known = Date(timeIntervalSince1970: 0)
        while let next = zone.nextDaylightSavingTimeTransition(after: known),
            next.timeIntervalSince1970 < Double(Self.span.upperBound)
        {
            let second = Int(next.timeIntervalSince1970)
            moments += [second - 1, second, second + 1]
            known = next
        }
        for moment in moments {
            let expected = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
            let found = rules.offset(at: moment).seconds
            // Foundation has its own database, older or newer than the system's. Where the two differ, the C library,
            // which also uses the system's database, decides.
            if try found != expected && found != Self.offsetOfC(name, at: moment) {
                Issue.record("\(name) at \(moment): \(found), Foundation has \(expected), seed \(Self.seed)")
                return
            }
        }
    }

    /// The C library's offset, from a process that runs in that zone.
    private static func offsetOfC(_ name: String, at moment: Int) throws -> Int? {
        let program = try RunningProgram("/usr/bin/env", ["TZ=" + name, "date", "-d", "@\(moment)", "+%::z"])
        // For example `-05:00:00`.
        let text = try program.finish().output.dropLast()
        let parts = text.dropFirst().split(separator: ":").compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        return (text.hasPrefix("-") ? -1 : 1) * (parts[0] * 3600 + parts[1] * 60 + parts[2])
    }

    static let seed = SeededGenerator.seed()

    @Test(arguments: ["Mars/Olympus", "europe/berlin/x", "UTC/"])
    func missingZoneIsAnErrorNotUTC(name: String) {
        #expect(throws: VitrineError.self) { try ZoneDatabase.system.rules(of: name) }
    }

    @Test(arguments: ["", "/etc/passwd", "../passwd", "America/../UTC", "a//b", ".", "UTC\0", "Europe/Z\u{FC}rich"])
    func nameOutsideTheFolderIsRejected(name: String) {
        #expect(code { try ZoneDatabase.system.rules(of: name) } == .invalidName)
    }

    @Test func everyPrefixOfAZoneFileIsDamaged() throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/America/Havana")))
        for count in 0..<bytes.count {
            #expect(code { try ZoneRules(name: "x", Array(bytes.prefix(count))) } == .damagedZone)
        }
    }

    @Test func changedBytesNeverCrash() throws {
        let seed = SeededGenerator.seed()
        var random = SeededGenerator(seed: seed)
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/America/Havana")))
        var refused = 0
        for _ in 0..<3000 {
            var changed = bytes
            for _ in 0..<3 {
                changed[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            guard let rules = try? ZoneRules(name: "x", changed) else {
                refused += 1
                continue
            }
            #expect(abs(rules.offset(at: 1_700_000_000).seconds) < 200 * 3600)
            _ = rules.nextTransition(after: 4_000_000_000)
        }
        #expect(refused > 0)
    }

    @Test func utcNeedsNoFile() {
        #expect(ZoneRules.utc.offset(at: 0).seconds == 0)
        #expect(ZoneRules.utc.nextTransition(after: 0) == nil)
    }
}
