import Foundation
import LucidPalModel
import Testing
import Vitrine
import VitrineTesting

/// The widgets' renderings as text, for each state and size, produced by the extension's program.
struct WidgetPicturesTests {
    private static let families = ["small", "medium", "large", "rectangular", "inline"]

    private func check(_ phone: Phone, _ name: String, kind: String = "snapshot", families: [String] = families) throws
    {
        for family in families {
            try Expected.check(try phone.picture(family, kind: kind), "Pictures/\(name)-\(family).txt")
        }
    }

    private func phoneWithSample() throws -> Phone {
        let phone = try Phone(now: "2026-06-10T08:10:00Z", zone: "Europe/Berlin")
        try phone.app("sample")
        return phone
    }

    @Test func sampleFitsInEveryFamily() throws {
        let phone = try phoneWithSample()
        try check(phone, "sample")
        for family in Self.families {
            let text = try phone.picture(family, kind: "timeline")
            #expect(!text.contains("\n!"), "\(family)")
        }
    }

    @Test func placeholder() throws {
        try check(Phone(), "placeholder", kind: "placeholder", families: ["small", "medium", "large"])
    }

    @Test func nothingStored() throws {
        try check(Phone(), "nothing", kind: "timeline")
    }

    @Test func noHabitsButANote() throws {
        let phone = try Phone()
        try phone.app("note", "add", "Only a note", "--pin")
        try check(phone, "no-habits", families: ["small", "medium", "large"])
    }

    @Test func allDone() throws {
        let phone = try Phone()
        try phone.app("habit", "add", "Run")
        try phone.app("habit", "log", "Run")
        try check(phone, "all-done", families: ["small", "medium", "large"])
    }

    @Test func dataIsStaleAfterDays() throws {
        let phone = try phoneWithSample()
        phone.now = "2026-06-14T12:00:00Z"
        try check(phone, "stale")
    }

    @Test func eventsRanOut() throws {
        let phone = try phoneWithSample()
        phone.now = "2026-08-01T12:00:00Z"
        try check(phone, "out-of-date")
    }

    @Test func clockSetBackBeforeTheLastWrite() throws {
        let phone = try phoneWithSample()
        phone.now = "2026-06-10T05:00:00Z"
        try check(phone, "clock-set-back", families: ["small", "medium", "large"])
    }

    @Test func damagedData() throws {
        let phone = try phoneWithSample()
        for file in ["lucidpal_widget_snapshot.json", "lucidpal_widget_events.json"] {
            try Data("{".utf8).write(to: URL(filePath: phone.sharedFile(file)))
        }
        try check(phone, "damaged")
    }

    @Test(arguments: [
        ("markup", "<b>Run</b> & \"read\" <script>alert(1)</script>"),
        ("right-to-left", "\u{642}\u{631}\u{627}\u{621}\u{629} \u{627}\u{644}\u{643}\u{62A}\u{628}"),
        (
            "emoji",
            "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466} walk \u{1F3F4}\u{E0067}\u{E0062}\u{E007F}"
        ),
        ("very-long", String(repeating: "word ", count: 1999) + "end"),
    ])
    func hostileNamesAreShownAsTextAndFit(name: String, title: String) throws {
        let phone = try Phone()
        try phone.app("habit", "add", title)
        try phone.app("habit", "log", title)
        try phone.app("note", "add", title, "--pin")
        try check(phone, "hostile-\(name)", families: ["small", "medium", "large"])
    }
}
