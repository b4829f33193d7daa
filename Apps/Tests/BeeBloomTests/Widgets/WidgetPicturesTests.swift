import BeeBloomModel
import Foundation
import Testing
import Vitrine
import VitrineTesting

/// The widget's renderings as text, for each state and size, produced by the extension's program.
struct WidgetPicturesTests {
    private static let families = ["small", "medium", "large"]

    private func check(_ phone: Phone, _ name: String, kind: String = "snapshot") throws {
        for family in Self.families {
            try Expected.check(try phone.picture(family, kind: kind), "Pictures/\(name)-\(family).txt")
        }
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
        try check(phone, "sample", kind: "timeline")
    }

    @Test func placeholder() throws {
        try check(Phone(), "placeholder", kind: "placeholder")
    }

    @Test func nothingStored() throws {
        try check(Phone(), "nothing")
    }

    @Test func noHabits() throws {
        try check(phone([]), "no-habits")
    }

    @Test func allComplete() throws {
        let phone = try phone(["Read"])
        try phone.tap("h0")
        try check(phone, "all-complete")
    }

    @Test func oneHabit() throws {
        try check(phone(["Read"]), "one")
    }

    @Test func moreHabitsThanFit() throws {
        try check(phone((1...30).map { "Habit number \($0)" }), "many")
    }

    @Test func pendingTap() throws {
        let phone = try phone(["Read", "Run"])
        let holder = try phone.database()
        try holder.run("BEGIN IMMEDIATE")
        _ = try phone.widget("tap", "h0")
        try check(phone, "waiting")
        try holder.run("ROLLBACK")
    }

    @Test func lockedStore() throws {
        let phone = try phone(["Read"])
        let holder = try phone.database()
        try holder.run("BEGIN EXCLUSIVE")
        try check(phone, "locked")
        try holder.run("ROLLBACK")
    }

    @Test func damagedStore() throws {
        let phone = try phone(["Read"])
        try Data("not a database".utf8).write(to: URL(filePath: phone.databasePath))
        try check(phone, "damaged")
    }

    @Test(arguments: [
        ("markup", "<b>Read</b> & \"run\" <script>alert(1)</script>"),
        ("right-to-left", "\u{642}\u{631}\u{627}\u{621}\u{629} \u{627}\u{644}\u{643}\u{62A}\u{628}"),
        ("emoji", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} walk \u{1F3F4}\u{E0067}\u{E0062}\u{E007F}"),
        ("very-long", String(repeating: "word ", count: 1999) + "end"),
        ("lines", "first\nsecond\u{2028}third\tfourth\u{7}"),
    ])
    func hostileTitlesAreShownAsTextAndFit(name: String, title: String) throws {
        let phone = try phone([title, "Read"])
        try phone.store.addGroup(HabitGroupDraft(title: title, color: "#F2A93B"), id: "g", at: phone.moment())
        try phone.store.addHabit(HabitDraft(title: title, groupID: "g"), id: "grouped", at: phone.moment())
        try check(phone, "hostile-\(name)")
    }
}
