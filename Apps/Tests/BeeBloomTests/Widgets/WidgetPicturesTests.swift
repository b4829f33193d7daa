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
        try phone.store.createIfMissing(in: phone)
        for (index, title) in titles.enumerated() {
            try phone.store.addHabit(HabitDraft(title: title), id: "h\(index)", at: phone.moment())
        }
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

    @Test func noHabits() throws {
        try expect(phone([]), says: "No habits yet")
    }

    @Test func allComplete() throws {
        let phone = try phone(["Read"])
        try phone.tap("h0")
        try expect(phone, says: "All done today")
    }

    @Test func oneHabit() throws {
        try expect(phone(["Read"]), says: "1 left", "Check Read")
    }

    @Test(arguments: [("small", "+27 more"), ("medium", "+24 more"), ("large", "+20 more")])
    func moreHabitsThanFit(family: String, more: String) throws {
        let phone = try phone((1...30).map { "Habit number \($0)" })
        try phone.expect(family, says: ["30 left", "Check Habit number 3", more])
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

    @Test func lockedStore() throws {
        let phone = try phone(["Read"])
        let holder = try phone.database()
        try holder.run("BEGIN EXCLUSIVE")
        try expect(phone, says: "Open BeeBloom to refresh", "Another program is using the habits.")
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
        ("first\nsecond\u{2028}third\tfourth\u{7}", "first second third fourth"),
    ])
    func hostileTitlesAreShownAsTextAndFit(title: String, shown: String) throws {
        let phone = try phone([title, "Read"])
        try phone.store.addGroup(HabitGroupDraft(title: title, color: "#F2A93B"), id: "g", at: phone.moment())
        try phone.store.addHabit(HabitDraft(title: title, groupID: "g"), id: "grouped", at: phone.moment())
        try expect(phone, says: shown, "Check Read")
    }
}
