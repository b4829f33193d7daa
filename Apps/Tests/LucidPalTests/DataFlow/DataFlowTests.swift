import Foundation
import LucidPalWidgets
import Testing
import Vitrine
import VitrineTesting
import VitrineWidgets
import VitrineWire

@testable import LucidPalModel

/// The data flow between processes: the command writes; the widget's program and the original app's own reader read.
struct DataFlowTests {
    private func snapshot(_ phone: Phone) throws -> OriginalSnapshot {
        try #require(OriginalSnapshot.read(URL(filePath: phone.snapshotFile)))
    }

    @Test(.process("L01", "L02", "L03", "L04")) func habitLoggedInTheAppIsShownByTheWidgetThroughTheGroupsContainer()
        throws
    {
        let (phone, other) = (try Phone(), try Phone())
        try phone.app("habit", "add", "Run")
        #expect(try phone.timeline("small").report.text.contains("0 of 1"))
        try phone.app("habit", "log", "Run")
        let report = try phone.timeline("small").report
        #expect(report.text.contains("1 of 1"))
        // Decision 3: without any write, the new day begins with nothing done.
        let midnight = try #require(report.entries.first { $0.date == "2026-06-10T22:00:00Z" })
        #expect(midnight.reading.joined().contains("0 of 1"))
        #expect(AppGroup.lucidPal.identifier == "group.app.lucidpal")
        #expect(
            FileManager.default.fileExists(
                atPath: phone.containers.path + "/group.app.lucidpal/lucidpal_widget_snapshot.json"
            )
        )
        #expect(try other.timeline("small").report.text.contains("Nothing here yet"), "another container")
    }

    @Test(.process("L05")) func withoutAContainersFolderTheProgramsNameTheMissingVariable() throws {
        let ending = try Program(name: "lucidpal").run(["habit", "list", "--zone", "UTC"])
        #expect(ending.status == 74)
        #expect(ending.errors.contains("set VITRINE_CONTAINERS to a folder"))
    }

    /// A change in a terminal requests reloads from the device on the same containers; listing requests none.
    @Test func commandRequestsReloadsFromTheRunningDevice() throws {
        let phone = try Phone()
        let device = try ReloadListener(containers: phone.containers.path)
        let all = ReloadNotice(group: "group.app.lucidpal", reloads: LucidPalKind.all.map { ReloadRequest(kind: $0) })
        for (arguments, reported) in [
            (["habit", "add", "Run"], [all]), (["habit", "list"], []), (["habit", "log", "Run"], [all]),
            (["note", "add", "Tea"], [all]), (["note", "list"], []),
        ] {
            try phone.app(arguments)
            #expect(device.notices() == reported, "\(arguments)")
        }
    }

    // The snapshot type of app and widget matches the original app's, field by field
    @Test(.model("L06")) func everySnapshotIsDecodedByTheOriginalAppsReader() throws {
        let written = try date("2026-06-10T09:00:00Z")
        let name = "A/B \"\u{1F375}\""
        for (value, original) in [
            (
                WidgetSnapshot(writtenAt: written),
                OriginalSnapshot(writtenAt: written, habitsToday: 0, habitsTotal: 0, topStreakDays: 0)
            ),
            (
                WidgetSnapshot(
                    writtenAt: written,
                    habitsToday: 2,
                    habitsTotal: 3,
                    topStreakName: name,
                    topStreakDays: 4,
                    pinnedNote: "Milk"
                ),
                OriginalSnapshot(
                    writtenAt: written,
                    habitsToday: 2,
                    habitsTotal: 3,
                    topStreakName: name,
                    topStreakDays: 4,
                    pinnedNote: "Milk"
                )
            ),
        ] {
            let data = try JSONEncoder().encode(value)
            #expect(try JSONDecoder().decode(OriginalSnapshot.self, from: data) == original)
            #expect(try JSONDecoder().decode(WidgetSnapshot.self, from: data) == value)
        }
    }

    @Test(.process("L07", "L14", "L22")) func writtenAtIsTheTimeOfTheLastWrite() throws {
        let phone = try Phone(now: "2026-06-10T09:00:00Z")
        try phone.app("habit", "add", "Run")
        #expect(try snapshot(phone).writtenAt == date("2026-06-10T09:00:00Z"))
        phone.now = "2026-06-10T10:30:00Z"
        try phone.app("note", "add", "Milk")
        #expect(try snapshot(phone).writtenAt == date("2026-06-10T10:30:00Z"))
        #expect(try !phone.timeline("small").report.text.contains(" ago"))
        phone.now = "2026-06-12T10:30:00Z"
        #expect(try phone.timeline("small").report.text.contains("as of 2 days ago"))
    }

    @Test(.process("L08", "L09", "L10", "L11", "L14", "L15", "L16", "L22"))
    func everyHabitTriggerWritesCountsAndTopStreak() throws {
        let phone = try Phone()
        func expect(
            _ today: Int,
            _ total: Int,
            _ name: String?,
            _ days: Int,
            sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let found = try snapshot(phone)
            #expect(
                "\(found.habitsToday) of \(found.habitsTotal), \(found.topStreakDays)"
                    == "\(today) of \(total), \(days)",
                sourceLocation: sourceLocation
            )
            #expect(found.topStreakName == name, sourceLocation: sourceLocation)
        }
        try phone.app("habit", "add", "Run")
        try expect(0, 1, nil, 0)
        try phone.app("habit", "add", "Water", "--unit", "count", "--target", "8")
        try phone.app("habit", "log", "Water", "--value", "7")
        // Decision 10: a day below the target does not count.
        try expect(0, 2, nil, 0)
        try phone.app("habit", "log", "Water", "--value", "8")
        try expect(1, 2, "Water", 1)
        try phone.app("habit", "log", "Run", "--day", "2026-06-09")
        try phone.app("habit", "log", "Run", "--day", "2026-06-08")
        try expect(1, 2, "Run", 2)
        try phone.app("habit", "archive", "Run")
        try expect(1, 1, "Water", 1)
        try phone.app("habit", "delete", "Water")
        try expect(0, 0, nil, 0)
    }

    // A habit is updated, archived, restored
    @Test(.process("L09", "L14", "L22")) func changedHabitIsCountedAsItIsNow() throws {
        let phone = try Phone()
        try phone.app("habit", "add", "Water", "--unit", "count", "--target", "8")
        try phone.app("habit", "log", "Water", "--value", "5")
        #expect(try snapshot(phone).habitsToday == 0)
        try phone.app("habit", "edit", "Water", "--name", "Tea", "--target", "5")
        #expect(try snapshot(phone).habitsToday == 1 && snapshot(phone).topStreakName == "Tea")
        try phone.app("habit", "edit", "Tea", "--target", "20", "--unit", "duration", "--weekly")
        #expect(try snapshot(phone).habitsToday == 0 && snapshot(phone).topStreakName == nil)
        #expect(try phone.app("habit", "list").contains("5 of 20 min"))
        try phone.app("habit", "archive", "Tea")
        #expect(try snapshot(phone).habitsTotal == 0)
        try phone.app("habit", "restore", "Tea")
        #expect(try snapshot(phone).habitsTotal == 1)
        #expect(try phone.timeline("small").report.text.contains("0 of 1"))
    }

    // Decision 16: what was pinned last is shown, though the clock was corrected before it
    @Test(.process("L12", "L18", "L19")) func everyNoteTriggerWritesThePinnedNote() throws {
        let phone = try Phone()
        func expect(_ title: String?, sourceLocation: SourceLocation = #_sourceLocation) throws {
            #expect(try snapshot(phone).pinnedNote == title, sourceLocation: sourceLocation)
        }
        try phone.app("note", "add", "Milk")
        try expect(nil)
        try phone.app("note", "add", "Keys", "--pin")
        try expect("Keys")
        phone.now = "2025-01-01T00:00:00Z"
        try phone.app("note", "pin", "Milk")
        try expect("Milk")
        try phone.app("note", "edit", "Milk", "--title", "Oat milk")
        try expect("Oat milk")
        try phone.app("note", "unpin", "Oat milk")
        try expect("Keys")
        try phone.app("note", "delete", "Keys")
        try expect(nil)
    }

    @Test(.process("L13", "L17", "L20", "L21"), arguments: [["habit", "note", "habit"], ["note", "habit", "note"]])
    func eachWriterKeepsTheOtherWritersFields(order: [String]) throws {
        let phone = try Phone()
        for (index, writer) in order.enumerated() {
            phone.now = "2026-06-10T09:0\(index):00Z"
            try phone.app([writer, "add", "\(writer) \(index)"] + (writer == "note" ? ["--pin"] : []))
            let (found, written) = (try snapshot(phone), order[...index])
            #expect(found.habitsTotal == written.count { $0 == "habit" })
            #expect(found.pinnedNote == written.lastIndex(of: "note").map { "note \($0)" })
            #expect(found.writtenAt == (try date(phone.now)))
        }
    }

    // Unknown keys are kept as well
    @Test(.process("L17", "L20")) func unknownKeysAndOtherOwnersFieldsStayUnchanged() throws {
        let phone = try Phone()
        _ = try phone.storage()
        let before =
            #"{"writtenAt":1,"habitsToday":5,"habitsTotal":9,"topStreakDays":7,"topStreakName":"X","pinnedNote":"old","later":{"a":[1,null]}}"#
        try Data(before.utf8).write(to: URL(filePath: phone.snapshotFile))
        try phone.app("note", "add", "New", "--pin")
        let after = try #require(
            JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: phone.snapshotFile))) as? [String: Any]
        )
        #expect(after["habitsToday"] as? Int == 5 && after["habitsTotal"] as? Int == 9)
        #expect(after["topStreakName"] as? String == "X" && after["topStreakDays"] as? Int == 7)
        #expect(after["pinnedNote"] as? String == "New")
        let later = try #require((after["later"] as? [String: Any])?["a"] as? [Any])
        #expect(later.first as? Int == 1 && later.last is NSNull)
    }

    @Test(.process("L23"), .hangGuard)
    func widgetNeverReadsAPartialFileWhileFourProcessesWrite() throws {
        let phone = try Phone()
        try phone.app("habit", "add", "Run")
        let writers = try (0..<4)
            .map { writer in
                let note = ["note", "add", String(repeating: "note \(writer) ", count: 200), "--pin"]
                return try phone.start(note)
            }
        var reads = 0
        let moment = try phone.time().moment
        while writers.contains(where: \.isRunning) || reads < 200 {
            #expect(OriginalSnapshot.read(URL(filePath: phone.snapshotFile)) != nil)
            #expect(WidgetSnapshotReader.read(at: moment).value?.habitsTotal == 1)
            reads += 1
        }
        #expect(writers.allSatisfy { $0.terminationStatus == 0 })
        #expect(try NoteActionController(phone.storage()).load().book.notes.count == 4)
    }

    @Test(.process("L27", "L28")) func everyEventEndHasAnEntryAndTheReloadFollowsTheNextEnd() throws {
        let phone = try Phone(now: "2026-06-10T08:50:00Z", zone: "UTC")
        let file = phone.containers.path + "/work.ics"
        let body =
            event("UID:1\nSUMMARY:Now\nDTSTART:20260610T080000Z\nDTEND:20260610T090000Z")
            + event("UID:2\nSUMMARY:Later\nDTSTART:20260610T120000Z\nDTEND:20260610T130000Z")
        try calendar(body).write(to: URL(filePath: file))
        try phone.app("calendar", "import", file)
        let imminent = try phone.timeline("medium").report
        let dates = Set(imminent.entries.map(\.date))
        #expect(dates.isSuperset(of: ["2026-06-10T09:00:00Z", "2026-06-10T13:00:00Z", "2026-06-11T00:00:00Z"]))
        #expect(imminent.policy?.date == "2026-06-10T09:00:00Z")
        let atEnd = try #require(imminent.entries.first { $0.date == "2026-06-10T09:00:00Z" })
        #expect(!atEnd.reading.joined().contains("Now\""))
        phone.now = "2026-06-10T09:00:00Z"
        #expect(try phone.timeline("medium").report.policy?.date == "2026-06-10T09:15:00Z")
    }

    @Test func calendarsWhoseLongNamesBeginAlikeAreKeptApart() throws {
        let phone = try Phone()
        let names = ["Work", "School"].map { "Calendar of the whole family for the year 2026, \($0)" }
        for (name, hour) in zip(names + names, ["10", "11", "12", "13"]) {
            let file = "\(phone.containers.path)/\(name).ics"
            try calendar(event("UID:1\nSUMMARY:At \(hour)\nDTSTART:20260610T\(hour)0000Z"))
                .write(to: URL(filePath: file))
            try phone.app("calendar", "import", file)
        }
        let list = try phone.app("calendar", "list", "--days", "1")
        #expect(list.contains("At 12") && list.contains("At 13"), "\(list)")
        #expect(!list.contains("At 10") && !list.contains("At 11"), "a file of the same name replaces it: \(list)")
    }
}
