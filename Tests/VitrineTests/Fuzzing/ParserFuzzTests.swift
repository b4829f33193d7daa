import Foundation
import ProbeValues
import Testing
import Vitrine
import VitrineActions
import VitrineTesting

/// Damaged forms of everything that the library reads: each is read or refused, and nothing else happens.
struct ParserFuzzTests {
    @Test func snapshotIsReadOrNamedDamaged() throws {
        let folder = try TestFolder()
        let value = ProbeSnapshot(habitsToday: 3, noteCount: 2, pinnedNote: "Milk")
        try folder.store.update(.probe, owner: .habits, now: .noon) { $0.habitsToday = 3 }
        try folder.store.update(.probe, now: .noon) { $0 = value }
        let stored = Array(try folder.text().utf8)
        try FuzzRun("snapshot")([stored, Array(#"{"habitsToday":1,"noteCount":0}"#.utf8)]) { input in
            try Data(input).write(to: URL(filePath: folder.path + "/probe.json"))
            let reading = folder.store.read(.probe)
            if let snapshot = reading.snapshot {
                _ = snapshot.stamp(of: .habits)?.writtenAt.timeIntervalSince(.noon)
                return
            }
            throw ProbeRefusal(text: "\(reading)")
        }
    }

    @Test func journalIsReadOrSetAside() throws {
        let folder = try TestFolder()
        let journal = ActionJournal<ProbeAction>(in: folder.store, fileName: "journal.json")
        try journal.perform(ProbeAction(id: "a"), now: .noon) { _ in .performed }
        let stored = Array(try folder.text(of: "journal.json").utf8)
        // Files that are set aside at one moment are numbered, and each would try the numbers of all before it.
        var moment = Date.noon
        let counts = try FuzzRun("journal", share: 0.3)([stored]) { input in
            moment += 1
            try Data(input).write(to: URL(filePath: folder.path + "/journal.json"))
            try journal.drain(now: moment, perform: { _ in .performed }, report: { _ in })
        }
        #expect(counts.refused == 0)
    }

    @Test func zoneFileIsReadOrRefused() throws {
        let zones = try ["Europe/Berlin", "Pacific/Apia", "Africa/Casablanca"]
            .map { Array(try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\($0)"))) }
        try FuzzRun("zone")(zones) { input in
            let rules = try ZoneRules(name: "Test/Zone", input)
            let days = DayCalendar(rules)
            for moment in [Date.noon, Date(timeIntervalSince1970: -1e10), Date(timeIntervalSince1970: 2e11)] {
                _ = days.nextDayStart(after: moment)
            }
        }
    }

    private struct ProbeRefusal: Error {
        var text: String
    }
}
