import Foundation
import ProbeValues
import Testing
import Vitrine
import VitrineTesting

/// Updates by values that are derived from other files, by the order of events.
struct SnapshotDerivingTests {
    /// The entries that a count is derived from.
    struct Entries: Codable, Sendable, Equatable {
        var done: [Int] = []
    }

    private struct Failure: Error {}

    let folder: TestFolder
    private let entries = SnapshotKey("entries.json", default: Entries())

    init() throws { folder = try TestFolder() }

    private func log(_ entry: Int) throws {
        try folder.store.update(entries, now: .noon) { $0.done.append(entry) }
    }

    private func writeCount(_ meanwhile: () throws -> Void = {}) throws {
        try folder.store.update(.probe, owner: .habits, now: .noon) { sources in
            let count = sources.read(entries, in: folder.store).value?.done.count ?? 0
            try meanwhile()
            return count
        } _: { snapshot, count in
            snapshot.habitsToday = count
        }
    }

    private var count: Int? { folder.store.read(.probe).value?.habitsToday }

    @Test func olderValueNeverReplacesANewerOne() throws {
        try log(1)
        var computations = 0
        try writeCount { computations += 1 }
        #expect(count == 1 && computations == 1, "an unchanged source is derived from once")
        computations = 0
        // process 1                      process 2
        // reads one entry
        try writeCount {
            computations += 1
            guard computations == 1 else { return }
            //                            logs another, and writes 2
            try log(2)
            try writeCount()
            #expect(count == 2)
        }
        // would write 1, finds its source changed, and derives 2
        #expect(count == 2 && computations == 2)
        #expect(folder.store.read(.probe).snapshot?.generation == 3)
    }

    @Test(arguments: ["made", "removed", "written in place"])
    func everyKindOfChangeIsNoticed(kind: String) throws {
        if kind != "made" { try log(1) }
        var computations = 0
        try writeCount {
            computations += 1
            guard computations == 1 else { return }
            switch kind {
            case "made": try log(1)
            case "removed": try folder.store.remove(entries)
            default: try folder.put(#"{"done":[7,8]}"#, as: "entries.json")
            }
        }
        #expect(computations == 2)
        #expect(count == (kind == "made" ? 1 : kind == "removed" ? 0 : 2))
    }

    @Test func filesThatTheCodeReadsItselfAreSources() throws {
        try folder.put("3", as: "own.txt")
        var computations = 0
        try folder.store.update(.probe, owner: .habits, now: .noon) { sources in
            computations += 1
            sources.note(file: folder.path + "/own.txt")
            let number = Int(try folder.text(of: "own.txt")) ?? 0
            if computations == 1 { try folder.put("44", as: "own.txt") }
            return number
        } _: { snapshot, number in
            snapshot.habitsToday = number
        }
        #expect(count == 44)
    }

    @Test func sourceThatChangesDuringEveryAttemptIsAnErrorWithABound() throws {
        try folder.store.update(.probe, owner: .habits, now: .noon) { $0.habitsToday = 7 }
        var computations = 0
        let error = #expect(throws: VitrineError.self) {
            try writeCount {
                computations += 1
                try log(computations)
            }
        }
        #expect(error?.code == .sourceChanged)
        #expect(error?.message.contains("probe.json") == true && error?.message.contains("entries.json") == true)
        #expect(computations == SnapshotStore.derivingAttempts)
        #expect(count == 7)
    }

    @Test func errorsOfBothClosuresLeaveTheFileUnchanged() throws {
        #expect(throws: Failure.self) { try writeCount { throw Failure() } }
        #expect(throws: Failure.self) {
            try folder.store.update(.probe, owner: .habits, now: .noon) { _ in
                1
            } _: { _, _ in
                throw Failure()
            }
        }
        #expect(folder.store.read(.probe) == .missing)
    }

    // MARK: A whole value

    private func writeWhole(_ meanwhile: () throws -> Void = {}) throws {
        try folder.store.write(to: .probe, now: .noon) { sources in
            let count = sources.read(entries, in: folder.store).value?.done.count ?? 0
            try meanwhile()
            return ProbeSnapshot(habitsToday: count)
        }
    }

    @Test func olderWholeValueNeverReplacesANewerOne() throws {
        try log(1)
        var computations = 0
        // process 1                      process 2
        // reads one entry
        try writeWhole {
            computations += 1
            guard computations == 1 else { return }
            //                            logs another, and stores a value with 2
            try log(2)
            try writeWhole()
        }
        // would store 1, finds its source changed, and stores 2
        #expect(count == 2 && computations == 2)
        #expect(folder.store.read(.probe).snapshot?.generation == 2)
    }

    @Test func wholeValueByAnOwnerOfSomeFieldsIsRefused() throws {
        let refused = code { try folder.store.write(to: .probe, owner: .habits, now: .noon) { _ in ProbeSnapshot() } }
        #expect(refused == .notOwned)
        #expect(folder.store.read(.probe) == .missing)
    }

    // MARK: A value with its asset

    private struct Chapter: Codable, Sendable, Equatable {
        var number = 0
        var cover = ""
    }

    private let chapter = SnapshotKey("chapter.json", default: Chapter())
    private let cover = SnapshotAsset("cover.jpg", reference: \Chapter.cover)

    /// Stores a chapter, and its cover unless that is the stored one's.
    private func save(_ number: Int, _ meanwhile: () throws -> Void = {}) throws {
        try folder.store.update(chapter, now: .noon) { sources in
            let stored = sources.read(chapter, with: cover, in: folder.store)
            let isKept = stored.snapshot.value?.number == number && stored.asset.bytes != nil
            try meanwhile()
            return isKept
        } with: { isKept in
            isKept ? .keep(cover) : .replace(cover, with: [UInt8(number)])
        } _: { chapter, _ in
            chapter.number = number
        }
    }

    @Test func keptCoverIsNeverThatOfAnotherChapter() throws {
        try save(1)
        var computations = 0
        // process 1                      process 2
        // reads chapter 1: its cover may stay
        try save(1) {
            computations += 1
            guard computations == 1 else { return }
            //                            stores chapter 2 with its cover
            try save(2)
        }
        // finds another chapter, and stores its own cover again
        let stored = folder.store.read(chapter, with: cover)
        #expect(stored.snapshot.value?.number == 1 && stored.asset == .content([1]))
        #expect(computations == 2)
    }

    @Test func otherWritersDoNotWaitForAComputation() throws {
        let impatient = SnapshotStore(GroupContainer(path: folder.path), lockTimeout: .zero)
        try writeCount {
            // Another owner of the same snapshot writes in the middle of the computation.
            try impatient.update(.probe, owner: .notes, now: .noon) { $0.pinnedNote = "Call" }
        }
        #expect(folder.store.read(.probe).value == ProbeSnapshot(habitsToday: 0, pinnedNote: "Call"))
    }

    /// Many writers log and write the count: at the end it is the number of entries.
    @Test func lastCountIsDerivedFromAllEntries() async throws {
        let key = entries
        let store = SnapshotStore(GroupContainer(path: folder.path), lockTimeout: .seconds(30))
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for _ in 0..<20 {
                        #expect(throws: Never.self) {
                            try store.update(key, now: .noon) { $0.done.append(writer) }
                            // Under constant changes the attempts may run out; the update is then repeated.
                            while true {
                                do {
                                    try store.update(.probe, owner: .habits, now: .noon) { sources in
                                        sources.read(key, in: store).value?.done.count ?? 0
                                    } _: {
                                        $0.habitsToday = $1
                                    }
                                    break
                                } catch let error as VitrineError where error.code == .sourceChanged {
                                    continue
                                }
                            }
                        }
                    }
                }
            }
        }
        #expect(count == 80)
    }
}
