import Foundation
import LucidPalModel
import Testing
import Vitrine
import VitrineTesting

struct HabitStoreTests {
    private let phone: Phone
    private let store: HabitStore
    private let now: Moment

    init() throws {
        phone = try Phone()
        store = HabitStore(try phone.storage())
        now = try phone.moment()
    }

    private func habit(_ id: String) -> Habit { Habit(id: id, name: "Habit \(id)", createdAt: now.now) }

    private func ownFile(_ name: String) -> URL { URL(filePath: phone.containers.path + "/app.lucidpal/" + name) }

    @Test func entriesAreStoredInOneFilePerMonth() throws {
        try store.save(habit("a"), at: now)
        for text in ["2026-05-31", "2026-06-01", "2026-06-10"] {
            try store.logEntry(HabitEntry(habitID: "a", day: try day(text)), at: now)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: phone.containers.path + "/app.lucidpal")
        #expect(
            names.filter { $0.hasPrefix("lucidpal_entries") }.sorted() == [
                "lucidpal_entries_2026-05.json", "lucidpal_entries_2026-06.json",
            ]
        )
        #expect(try store.load(until: now.today).book.entry(of: "a", on: day("2026-05-31")) != nil)
    }

    @Test func damagedMonthIsSetAsideReportedAndPreserved() throws {
        try store.save(habit("a"), at: now)
        try store.logEntry(HabitEntry(habitID: "a", day: try day("2026-05-31")), at: now)
        let damaged = Data(#"{"entries":[{"habitID":"a","day":"2026-06-09","val"#.utf8)
        try damaged.write(to: ownFile("lucidpal_entries_2026-06.json"))
        #expect(try store.load(until: now.today).damage.count == 1)
        let reports = try store.logEntry(HabitEntry(habitID: "a", day: now.today), at: now)
        let path = try #require(reports.first?.damage?.setAsidePath)
        #expect(try Data(contentsOf: URL(filePath: path)) == damaged)
        let book = try store.load(until: now.today).book
        #expect(book.entry(of: "a", on: now.today) != nil)
        #expect(book.entry(of: "a", on: try day("2026-05-31")) != nil)
    }

    @Test func damagedDefinitionsAreSetAsideAndReported() throws {
        try store.save(habit("a"), at: now)
        try Data("garbage".utf8).write(to: ownFile("lucidpal_habits.json"))
        let reports = try store.save(habit("b"), at: now)
        #expect(reports.first?.damage?.setAsidePath != nil)
        #expect(try store.load(until: now.today).book.habits.map(\.id) == ["b"])
    }

    @Test func filesOfANewerVersionAreNotChanged() throws {
        try store.save(habit("a"), at: now)
        let file = ownFile("lucidpal_habits.json")
        let newer = try String(contentsOf: file, encoding: .utf8).replacing("\"schema\":1", with: "\"schema\":7")
        try Data(newer.utf8).write(to: file)
        let error = #expect(throws: LucidPalError.self) { try store.save(habit("b"), at: now) }
        #expect(error?.code == .storage)
        #expect(try String(contentsOf: file, encoding: .utf8) == newer)
    }

    @Test func refusedHabitChangesNothing() throws {
        try store.save(habit("a"), at: now)
        let before = try Data(contentsOf: URL(filePath: phone.snapshotFile))
        var nameless = habit("b")
        nameless.name = ""
        #expect(throws: LucidPalError.self) { try store.save(nameless, at: now) }
        #expect(throws: LucidPalError.self) { try store.delete(id: "nobody", at: now) }
        #expect(try Data(contentsOf: URL(filePath: phone.snapshotFile)) == before)
    }

    @Test func deletingRemovesTheEntriesOfEveryMonth() throws {
        try store.save(habit("a"), at: now)
        try store.save(habit("b"), at: now)
        for id in ["a", "b"] {
            for text in ["2024-02-01", "2026-06-10"] {
                try store.logEntry(HabitEntry(habitID: id, day: try day(text)), at: now)
            }
        }
        try store.delete(id: "a", at: now)
        for month in ["2024-02", "2026-06"] {
            let text = try String(contentsOf: ownFile("lucidpal_entries_\(month).json"), encoding: .utf8)
            #expect(!text.contains("\"a\"") && text.contains("\"b\""))
        }
    }

    @Test func damagedSnapshotIsSetAsideByTheNextWrite() throws {
        try Data("{\"habits".utf8).write(to: URL(filePath: phone.snapshotFile))
        let reports = try store.save(habit("a"), at: now)
        #expect(reports.contains { $0.damage?.setAsidePath != nil && $0.damage?.path == phone.snapshotFile })
        #expect(OriginalSnapshot.read(URL(filePath: phone.snapshotFile))?.habitsTotal == 1)
    }

    /// Ten processes log at the same time: no entry is lost, and the snapshot counts all of them.
    @Test(.hangGuard)
    func concurrentProcessesLoseNoEntries() throws {
        for index in 0..<10 { try store.save(habit("h\(index)"), at: now) }
        try phone.runTogether((0..<10).map { ["habit", "log", "h\($0)"] })
        let book = try store.load(until: now.today).book
        #expect((0..<10).allSatisfy { book.entry(of: "h\($0)", on: now.today) != nil })
        #expect(OriginalSnapshot.read(URL(filePath: phone.snapshotFile))?.habitsToday == 10)
    }
}
