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
