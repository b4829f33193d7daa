import BeeBloomModel
import Foundation
import Testing
import Vitrine
import VitrineTesting

/// What the widget shows in each state and size, as the extension's program draws and says it.
struct WidgetPicturesTests {
    private func expect(_ phone: Phone, says texts: String...) throws {
        for family in ["small", "medium", "large"] { try phone.expect(family, says: texts) }
    }

    private func phone(_ titles: [String]) throws -> Phone {
        let phone = try Phone(now: "2026-06-10T08:10:00Z", zone: "Europe/Berlin")
        try phone.fill(titles, ids: titles.indices.map { "h\($0)" })
        return phone
    }

    @Test func sampleData() throws {
        let phone = try Phone(now: "2026-06-10T08:10:00Z", zone: "Europe/Berlin")
        try phone.app("sample")
        for family in ["small", "medium", "large"] {
            try Expected.check(try phone.picture(family, kind: "timeline"), "Pictures/sample-\(family).txt")
        }
    }

    @Test func placeholder() throws {
        try Expected.check(Phone().picture("medium", kind: "placeholder"), "Pictures/placeholder-medium.txt")
    }

    @Test func nothingStored() throws {
        try expect(Phone(), says: "Open BeeBloom to refresh", "Nothing is stored yet.")
    }

    @Test(.process("B08")) func threeStatesFollowOneAnother() throws {
        let phone = try phone([])
        try expect(phone, says: "No habits yet")
        try phone.app("habit", "add", "Read")
        try expect(phone, says: "1 left", "Check Read")
        try phone.app("check", "Read")
        try expect(phone, says: "All done today")
        #expect(try phone.shown("medium").isEmpty)
        try phone.app("uncheck", "Read")
        #expect(try phone.shown("medium") == ["Read"])
        try phone.app("habit", "delete", "Read")
        try phone.expect("medium", says: ["No habits yet"])
    }

    @Test func pendingTap() throws {
        let phone = try phone(["Read", "Run"])
        let holder = try phone.database()
        try holder.run("BEGIN IMMEDIATE")
        _ = try phone.widget("tap", "h0")
        try Expected.check(try phone.picture("small"), "Pictures/waiting-small.txt")
        try expect(phone, says: "Read, waiting to be checked", "Check Run")
        try holder.run("ROLLBACK")
    }

    @Test func damagedStore() throws {
        let phone = try phone(["Read"])
        try Data("not a database".utf8).write(to: URL(filePath: phone.databasePath))
        try expect(phone, says: "Open BeeBloom to refresh", "The stored habits cannot be understood.")
    }

    @Test(arguments: [
        ("<b>Read</b> & \"run\" <script>alert(1)</script>", "<script>alert(1)</script>"),
        ("\u{642}\u{631}\u{627}\u{621}\u{629}", "\u{642}\u{631}\u{627}\u{621}\u{629}"),
        ("\u{1F468}\u{200D}\u{1F469} walk \u{1F3F4}\u{E0067}\u{E007F}", "\u{1F468}\u{200D}\u{1F469} walk"),
        (String(repeating: "word ", count: 1999) + "end", String(repeating: "word ", count: 15) + "word\u{2026}"),
    ])
    func hostileTitlesAreShownAsTextAndFit(title: String, shown: String) throws {
        let phone = try phone([title, "Read"])
        try phone.store.addGroup(HabitGroupDraft(title: title, color: "#F2A93B"), id: "g", at: phone.moment())
        try phone.store.addHabit(HabitDraft(title: title, groupID: "g"), id: "grouped", at: phone.moment())
        try expect(phone, says: shown, "Check Read")
    }
}
