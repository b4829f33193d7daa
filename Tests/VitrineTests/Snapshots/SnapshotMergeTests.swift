import Foundation
import ProbeValues
import Testing
import Vitrine

/// The stored value and stamps after writes by several owners, by the order of events.
struct SnapshotMergeTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func writesInTurnKeepBothAndTheLast() throws {
        // habits                         notes
        try note("Call", at: 0)
        try habits(3, at: 1)
        try expect(ProbeSnapshot(habitsToday: 3, pinnedNote: "Call"), generation: 2, ["habits": 1, "notes": 0])
        //                                writes a note based on the value that it has just read
        try note("Write", at: 2)
        try expect(ProbeSnapshot(habitsToday: 3, pinnedNote: "Write"), generation: 3, ["habits": 1, "notes": 2])
    }

    @Test func writeFromAStaleReadingIsRefused() throws {
        // habits                         notes
        try habits(3, at: 0)
        let stale = try #require(folder.store.read(.probe).value)
        //                                writes in the meantime
        try note("Call", at: 1)
        // writes the whole value that it read before, which would remove the note
        let refused = code {
            try folder.store.update(.probe, owner: .habits, now: at(2)) { snapshot in
                snapshot = stale
                snapshot.habitsToday = 4
            }
        }
        #expect(refused == .notOwned)
        try expect(ProbeSnapshot(habitsToday: 3, pinnedNote: "Call"), generation: 2, ["habits": 0, "notes": 1])
    }

    @Test func removedNoteIsRemovedFromTheFile() throws {
        try note("Call", at: 0)
        try note(nil, at: 1)
        try expect(ProbeSnapshot(), generation: 2, ["notes": 1])
        #expect(try !folder.text().contains("pinnedNote"))
    }

    @Test func clockSetForwardAndBackStampsItsTimeAndIncrementsTheGeneration() throws {
        try habits(3, at: 1e9)
        try habits(4, at: -1000)
        try expect(ProbeSnapshot(habitsToday: 4), generation: 2, ["habits": -1000])
    }

    @Test func foreignWriterInBetweenLosesOnlyTheStamps() throws {
        // Vitrine                        a program without Vitrine
        try habits(3, at: 0)
        //                                writes the whole file
        try folder.put("{\"habitsToday\":5,\"noteCount\":1,\"pinnedNote\":\"theirs\"}")
        try habits(6, at: 1)
        let kept = ProbeSnapshot(habitsToday: 6, noteCount: 1, pinnedNote: "theirs")
        try expect(kept, generation: 1, ["habits": 1])
    }

    @Test func unknownKeysSurviveByteForByte() throws {
        let unknown = [
            #""a\u0062 \/":[1 , 2.50e+00,{"z" :-0}]"#, #""emoji":"🐝é""#, #""big":123456789012345678901234567890"#,
        ]
        try folder.put("{\(unknown[0]),\"habitsToday\":1,\(unknown[1]),\"noteCount\":0,\(unknown[2])}")
        for round in 2..<6 { try habits(round, at: 0) }
        let kept = "{\(unknown[0]),\"habitsToday\":5,\(unknown[1]),\"noteCount\":0,\(unknown[2]),\"_vitrine\":{"
        #expect(try folder.text().hasPrefix(kept))
    }

    @Test func stampsOfOtherOwnersAndMetadataOfANewerLibraryAreKept() throws {
        let notes = #""notes":{"writtenAt":7.50, "zone":"Asia/Seoul"}"#
        let metadata = #"{"schema":1,"later":[1],"generation":7,"owners":{\#(notes)}}"#
        try folder.put(#"{"habitsToday":1,"noteCount":0,"_vitrine":\#(metadata)}"#)
        try habits(2, at: 0)
        #expect(try folder.text().contains(notes))
        #expect(try folder.text().contains(#""later":[1]"#))
        #expect(folder.store.read(.probe).snapshot?.generation == 8)
    }

    @Test func errorInTheChangeLeavesTheFileUnchanged() throws {
        try habits(3, at: 0)
        let before = try folder.text()
        #expect(throws: CancellationError.self) {
            try folder.store.update(.probe, owner: .habits, now: .noon) { snapshot in
                snapshot.habitsToday = 4
                throw CancellationError()
            }
        }
        #expect(try folder.text() == before)
    }

    private func at(_ seconds: Double) -> Date { Date.noon.addingTimeInterval(seconds) }

    private func habits(_ count: Int, at seconds: Double) throws {
        try folder.store.update(.probe, owner: .habits, now: at(seconds)) { $0.habitsToday = count }
    }

    private func note(_ text: String?, at seconds: Double) throws {
        try folder.store.update(.probe, owner: .notes, now: at(seconds)) { $0.pinnedNote = text }
    }

    private func expect(_ value: ProbeSnapshot, generation: UInt64, _ stamps: [String: Double]) throws {
        let snapshot = try #require(folder.store.read(.probe).snapshot)
        #expect(snapshot.value == value)
        #expect(snapshot.generation == generation)
        #expect(snapshot.stamps.mapValues(\.writtenAt) == stamps.mapValues(at))
    }
}
