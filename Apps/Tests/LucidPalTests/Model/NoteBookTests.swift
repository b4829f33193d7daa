import Foundation
import LucidPalModel
import Testing

struct NoteBookTests {
    private func time(_ minute: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(minute) * 60) }

    private func note(_ id: String, pinned: Int? = nil) -> Note {
        Note(id: id, title: "Title \(id)", pinnedAt: pinned.map(time), createdAt: time(0))
    }

    @Test func mostRecentlyPinnedNoteIsShownAndTiesGoToTheLaterNote() {
        #expect(NoteBook(notes: [note("a")]).mostRecentlyPinned == nil)
        #expect(NoteBook(notes: [note("a", pinned: 5), note("b", pinned: 3), note("c")]).mostRecentlyPinned?.id == "a")
        #expect(NoteBook(notes: [note("a", pinned: 5), note("b", pinned: 5)]).mostRecentlyPinned?.id == "b")
    }

    // Decision 16
    @Test(arguments: [10, 9, 5, 0])
    func lastPinnedNoteIsShownWhateverTheClockSays(minute: Int) throws {
        var book = NoteBook(notes: [note("a"), note("b"), note("c")])
        try book.pin(id: "b", at: time(9))
        try book.pin(id: "a", at: time(minute))
        #expect(book.mostRecentlyPinned?.id == "a")
        #expect(book.listed.map(\.id) == ["a", "b", "c"])
        try book.create(note("d", pinned: minute))
        #expect(book.mostRecentlyPinned?.id == "d")
        try book.pin(id: "b", at: time(minute))
        #expect(book.mostRecentlyPinned?.id == "b", "pinning again counts as pinning")
    }

    @Test func atMostFiveHundredNotesAreStored() throws {
        var book = NoteBook()
        for index in 0..<500 { try book.create(note("\(index)")) }
        let error = #expect(throws: LucidPalError.self) { try book.create(note("more")) }
        #expect(error?.code == .full)
        #expect(book.notes.count == 500)
    }

    @Test func changeKeepsTheIdentifierAndUpdatesTheTime() throws {
        var book = NoteBook(notes: [note("a")])
        try book.update(id: "a", at: time(9)) { note in
            note.id = "other"
            note.title = "  New \n title "
        }
        #expect(book.notes.map(\.id) == ["a"])
        #expect(book.notes.first?.title == "New title")
        #expect(book.notes.first?.updatedAt == time(9))
    }

    @Test func refusedChangeLeavesTheBookUnchanged() throws {
        let before = NoteBook(notes: [note("a", pinned: 1)])
        var book = before
        #expect(throws: LucidPalError.self) { try book.update(id: "a", at: time(9)) { $0.title = "" } }
        #expect(throws: LucidPalError.self) { try book.update(id: "b", at: time(9)) { $0.title = "x" } }
        #expect(throws: LucidPalError.self) { try book.delete(id: "b") }
        #expect(book == before)
    }
}
