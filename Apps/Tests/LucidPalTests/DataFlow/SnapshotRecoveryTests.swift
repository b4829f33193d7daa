import Foundation
import LucidPalModel
import Testing
import Vitrine
import VitrineTesting

/// What the widget shows after the snapshot's file was foreign, damaged or gone, from program to program.
struct SnapshotRecoveryTests {
    private let phone: Phone

    init() throws {
        phone = try Phone(now: "2026-06-10T09:00:00Z", zone: "UTC")
        _ = try phone.storage()
    }

    private func replaceSnapshot(with text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: phone.snapshotFile))
    }

    /// A file of the shipped app: the six fields, without stamps; written a minute before `phone.now`.
    private func replaceSnapshotByAForeignOne(done: Int = 5, total: Int = 9, days: Int = 7) throws {
        let seconds = Int(try date("2026-06-10T08:59:00Z").timeIntervalSinceReferenceDate)
        try replaceSnapshot(
            with:
                #"{"writtenAt":\#(seconds),"habitsToday":\#(done),"habitsTotal":\#(total),"topStreakName":"X","topStreakDays":\#(days)}"#
        )
    }

    // Decisions 2 and 3: the numbers stay, with the time at which the shipped app wrote them
    @Test(.process("L21")) func noteSavedInAForeignSnapshotKeepsItsHabitsAndTheirAge() throws {
        try replaceSnapshotByAForeignOne()
        #expect(try phone.timeline("small").report.text.contains("5 of 9"))
        phone.now = "2026-06-10T09:05:00Z"
        try phone.app("note", "add", "New", "--pin")
        let text = try phone.timeline("large").report.text
        #expect(text.contains("5 of 9") && text.contains("New"))
        try replaceSnapshotByAForeignOne()
        phone.now = "2026-06-11T12:00:00Z"
        try phone.app("note", "add", "Newer", "--pin")
        let shared = SnapshotStore(try phone.containers.container(of: .lucidPal))
        let stamp = shared.read(.widget).snapshot?.stamp(of: .habits)
        #expect(try stamp?.writtenAt == date("2026-06-10T08:59:00Z"))
        #expect(try stamp?.day == day("2026-06-10"))
        #expect(try phone.timeline("small").report.text.contains("0 of 9"))
    }

    // The app's own habits are the truth where it has any
    @Test(.process("L21")) func noteSavedInAForeignSnapshotFillsInTheAppsOwnHabits() throws {
        try phone.app("habit", "add", "Run")
        try replaceSnapshotByAForeignOne()
        try phone.app("note", "add", "New", "--pin")
        #expect(try phone.timeline("small").report.text.contains("0 of 1"))
    }

    // The same damage in two lines would look like two
    @Test func damageIsReportedOnce() throws {
        try phone.app("note", "add", "Old", "--pin")
        try replaceSnapshot(with: "{")
        let ending = try phone.command(["note", "edit", "Old", "--title", "New"])
        #expect(ending.status == 0)
        let lines = ending.errors.split(separator: "\n")
        #expect(lines.count == 1 && lines.first?.hasPrefix("warning: ") == true, "\(ending.errors)")
    }

    // Decision 11
    @Test(.process("L21"), arguments: [#"{"writtenAt":802771200,"habitsTo"#, nil])
    func bothWritersKeepTheFieldsOfALostSnapshot(remains: String?) throws {
        func lose() throws {
            guard let remains else { return try FileManager.default.removeItem(atPath: phone.snapshotFile) }
            try replaceSnapshot(with: remains)
        }
        try phone.app("habit", "add", "Run")
        try phone.app("note", "add", "Milk", "--pin")
        try lose()
        try phone.app("habit", "log", "Run")
        try phone.expect("large", says: ["1 of 1", "Milk"])
        try lose()
        try phone.app("note", "edit", "Milk", "--title", "Oat milk")
        try phone.expect("large", says: ["1 of 1", "Oat milk"])
        phone.now = "2026-06-11T09:00:00Z"
        try phone.expect("small", says: ["0 of 1"])
    }

    // Numbers of a foreign file that cannot be are bounded
    @Test(.process("L08", "L11"), arguments: ["small", "medium", "large"])
    func impossibleForeignNumbersAreBounded(family: String) throws {
        try replaceSnapshotByAForeignOne(done: 7, total: 2, days: 9_000_000)
        let text = try phone.timeline(family).report.text
        #expect(text.contains("2 of 2") && text.contains("365 days"))
        #expect(!text.contains("to go") && !text.contains("7") && !text.contains("9000000"))
    }

    // What is stored is said to be stored, so that nobody stores it twice
    @Test func storedChangeWhoseSnapshotFailsIsAWarning() throws {
        try phone.app("habit", "add", "Run")
        try phone.app("note", "add", "Milk")
        for command in [
            ["habit", "add", "Q"], ["habit", "log", "Run"], ["habit", "archive", "Q"], ["habit", "delete", "Run"],
            ["note", "add", "Q", "--pin"], ["note", "edit", "Milk", "--title", "Oat milk"],
            ["note", "delete", "Oat milk"],
        ] {
            try FileManager.default.removeItem(atPath: phone.snapshotFile)
            try FileManager.default.createSymbolicLink(
                atPath: phone.snapshotFile,
                withDestinationPath: "/tmp/elsewhere"
            )
            let ending = try phone.command(command)
            #expect(ending.status == 0, "\(command)")
            #expect(ending.errors.contains("warning: The change is stored, do not repeat it"), "\(ending.errors)")
            #expect(ending.errors.contains("lucidpal_widget_snapshot.json"))
        }
        try FileManager.default.removeItem(atPath: phone.snapshotFile)
        try phone.app("habit", "add", "Later")
        #expect(try phone.timeline("small").report.text.contains("of"))
    }

    // The same for the events, which are in a file of their own
    @Test func importedCalendarWhoseSnapshotFailsIsAWarning() throws {
        let file = phone.containers.path + "/work.ics"
        try calendar(event("UID:1\nSUMMARY:A\nDTSTART:20260610T100000Z")).write(to: URL(filePath: file))
        try FileManager.default.createSymbolicLink(
            atPath: phone.sharedFile("lucidpal_widget_events.json"),
            withDestinationPath: "/tmp/elsewhere"
        )
        let ending = try phone.command(["calendar", "import", file])
        #expect(ending.status == 0 && ending.output.contains("Imported 1 event"))
        #expect(ending.errors.contains("warning: The change is stored, do not repeat it"), "\(ending.errors)")
        #expect(try phone.app("calendar", "list").contains("work"))
    }

    // A failure of the app's own file is an error, and nothing is stored.
    @Test func changeThatCannotBeStoredIsAnError() throws {
        let own = phone.containers.path + "/app.lucidpal/lucidpal_habits.json"
        try FileManager.default.createSymbolicLink(atPath: own, withDestinationPath: "/tmp/elsewhere")
        let ending = try phone.command(["habit", "add", "Q"])
        #expect(ending.status == 74)
        try FileManager.default.removeItem(atPath: own)
        #expect(try phone.app("habit", "list").contains("0 of 0"))
    }
}
