import Foundation
import LucidPalModel
import Testing
import Vitrine
import VitrineTesting

/// What the widgets show in each state and size, as the extension's program draws and says it.
struct WidgetPicturesTests {
    private func compare(_ phone: Phone, _ name: String, _ families: String..., kind: String = "snapshot") throws {
        for family in families {
            try Expected.check(try phone.picture(family, kind: kind), "Pictures/\(name)-\(family).txt")
        }
    }

    /// Expects texts on the widget of today in every size, and on the agenda of the lock screen.
    private func expect(_ phone: Phone, today: [String], agenda: [String]? = nil) throws {
        for family in ["small", "medium", "large"] { try phone.expect(family, says: today) }
        guard let agenda else { return }
        for family in ["rectangular", "inline"] { try phone.expect(family, says: agenda) }
    }

    private func phoneWithSample() throws -> Phone {
        let phone = try Phone(now: "2026-06-10T08:10:00Z", zone: "Europe/Berlin")
        try phone.app("sample")
        return phone
    }

    @Test func sampleFitsInEveryFamily() throws {
        let phone = try phoneWithSample()
        try compare(phone, "sample", "small", "medium", "large", "rectangular", "inline")
    }

    @Test func placeholder() throws {
        try compare(Phone(), "placeholder", "medium", kind: "placeholder")
    }

    @Test(.process("L26")) func nothingStored() throws {
        try compare(Phone(), "nothing", "rectangular", kind: "timeline")
        let phone = try Phone()
        for family in ["small", "medium", "large"] {
            let said = try phone.expect(family, says: ["Nothing here yet"])
            #expect(!said.contains("of 0"), "\(family)")
        }
        for family in ["rectangular", "inline"] { try phone.expect(family, says: ["No calendar"]) }
    }

    @Test func noHabitsButANote() throws {
        let phone = try Phone()
        try phone.app("note", "add", "Only a note", "--pin")
        try expect(phone, today: ["Nothing here yet"])
        try phone.expect("large", says: ["Only a note"])
    }

    @Test(.process("L08")) func allDone() throws {
        let phone = try Phone()
        try phone.app("habit", "add", "Run")
        try phone.app("habit", "log", "Run")
        for (family, words) in [("small", "All done"), ("medium", "Run"), ("large", "All habits done")] {
            let said = try phone.expect(family, says: [words])
            #expect(said.contains("done") && !said.contains("to go"), "\(said)")
        }
    }

    @Test func dataIsStaleAfterDays() throws {
        let phone = try phoneWithSample()
        phone.now = "2026-06-14T12:00:00Z"
        try compare(phone, "stale", "large")
        try expect(phone, today: ["0 of 6", "4 days"], agenda: ["Plan the week"])
    }

    @Test func eventsRanOut() throws {
        let phone = try phoneWithSample()
        phone.now = "2026-08-01T12:00:00Z"
        try expect(phone, today: ["52 days"], agenda: ["Out of date"])
    }

    @Test func clockSetBackBeforeTheLastWrite() throws {
        let phone = try phoneWithSample()
        phone.now = "2026-06-10T05:00:00Z"
        try phone.expect("small", says: ["unknown age"])
        try phone.expect("large", says: ["3 of 6", "age unknown"])
    }

    @Test func damagedData() throws {
        let phone = try phoneWithSample()
        for file in ["lucidpal_widget_snapshot.json", "lucidpal_widget_events.json"] {
            try Data("{".utf8).write(to: URL(filePath: phone.sharedFile(file)))
        }
        try expect(phone, today: ["Data is damaged"], agenda: ["No events to show"])
    }

    @Test(arguments: [
        ("<b>Run</b> & \"read\" <script>alert(1)</script>", "<script>alert(1)</script>"),
        ("\u{642}\u{631}\u{627}\u{621}\u{629}", "\u{642}\u{631}\u{627}\u{621}\u{629}"),
        ("\u{1F468}\u{200D}\u{1F469} walk \u{1F3F4}\u{E0067}\u{E007F}", "\u{1F468}\u{200D}\u{1F469} walk"),
        (String(repeating: "word ", count: 1999) + "end", "word word word"),
    ])
    func hostileNamesAreShownAsTextAndFit(title: String, shown: String) throws {
        let phone = try Phone()
        let (store, moment) = (HabitStore(try phone.storage()), try phone.moment())
        try store.save(Habit(id: "h", name: title, createdAt: moment.now), at: moment)
        try store.logEntry(HabitEntry(habitID: "h", day: moment.today), at: moment)
        let note = Note(id: "n", title: title, pinnedAt: moment.now, createdAt: moment.now)
        try NoteActionController(phone.storage()).create(note, at: moment)
        try expect(phone, today: [shown])
    }
}
