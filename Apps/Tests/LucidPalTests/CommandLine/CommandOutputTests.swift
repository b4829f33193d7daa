import Foundation
import Testing
import Vitrine
import VitrineTesting

/// The complete output of commands, compared with the files in `Expected`.
struct CommandOutputTests {
    private func check(_ name: String, _ commands: [[String]], prepare: (Phone) throws -> Void = { _ in }) throws {
        let phone = try Phone(now: "2026-06-10T08:10:00Z", zone: "Europe/Berlin")
        try prepare(phone)
        try Expected.check(phone.transcript(commands), "Commands/\(name).txt")
    }

    @Test func habits() throws {
        try check(
            "habits",
            [
                ["habit", "list"], ["habit", "add", "Run"],
                ["habit", "add", "Water", "--unit", "count", "--target", "8"],
                ["habit", "add", "Call home", "--weekly"], ["habit", "log", "Run"],
                ["habit", "log", "Water", "--value", "5"],
                ["habit", "log", "Run", "--day", "2026-06-09"], ["habit", "list"], ["habit", "archive", "Call home"],
                ["habit", "list"], ["habit", "list", "--all"], ["habit", "log", "Call home"],
                ["habit", "restore", "Call home"], ["habit", "edit", "Call home", "--name", "Call", "--daily"],
                ["habit", "edit", "Water", "--target", "5"], ["habit", "list"], ["habit", "delete", "Water"],
                ["habit", "list"],
            ]
        )
    }

    @Test func notes() throws {
        try check(
            "notes",
            [
                ["note", "list"], ["note", "add", "Milk"], ["note", "add", "Keys", "--pin"], ["note", "pin", "Milk"],
                ["note", "list"], ["note", "edit", "Milk", "--title", "Oat milk", "--body", "2 litres"],
                ["note", "unpin", "Oat milk"],
                ["note", "list"],
                ["note", "delete", "Keys"], ["note", "list"],
            ]
        )
    }

    @Test func calendars() throws {
        try check(
            "calendars",
            [
                ["calendar", "list"], ["calendar", "import", "FOLDER/work.ics"], ["calendar", "list", "--days", "2"],
                ["calendar", "import", "FOLDER/half.ics"], ["calendar", "import", "FOLDER/cut.ics"],
                ["calendar", "import", "FOLDER/none.ics"], ["calendar", "import", "FOLDER"],
                ["calendar", "list", "--days", "1"], ["calendar", "remove", "work"], ["calendar", "remove", "work"],
                ["calendar", "list"],
            ]
        ) { phone in
            func write(_ name: String, _ data: Data) throws {
                try data.write(to: URL(filePath: "\(phone.containers.path)/\(name)"))
            }
            let daily = event(
                "UID:1\nSUMMARY:Stand-up\nLOCATION:Room 2\nDTSTART;TZID=Europe/Berlin:20260601T093000\nDURATION:PT15M\nRRULE:FREQ=DAILY"
            )
            let day = event("UID:2\nSUMMARY:Holiday\nDTSTART;VALUE=DATE:20260611")
            try write("work.ics", calendar(daily + day))
            try write(
                "half.ics",
                calendar(
                    event("UID:3\nSUMMARY:No start")
                        + event("UID:4\nSUMMARY:Late\nDTSTART:20260610T200000Z\nDTEND:soon")
                )
            )
            try write("cut.ics", Data("BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:A".utf8))
        }
    }

    @Test func sample() throws {
        try check(
            "sample",
            [
                ["sample", "--if-new"], ["sample", "--if-new"], ["habit", "list"], ["note", "list"],
                ["calendar", "list", "--days", "2"], ["sample", "--remove"], ["habit", "list"], ["note", "list"],
                ["calendar", "list"],
            ]
        )
    }

    @Test func refusals() throws {
        try check(
            "refusals",
            [
                [], ["habit", "add", ""], ["habit", "add", String(repeating: "x", count: 10_001)],
                ["habit", "add", "A", "--unit", "litres"], ["habit", "add", "A", "--unit", "count", "--target", "0"],
                ["habit", "log", "Nobody"], ["habit", "add", "Twin"], ["habit", "log", "Twin", "--day", "tomorrow"],
                ["habit", "log", "Twin", "--day", "2026-06-11"], ["habit", "log", "Twin", "--day", "2026-02-30"],
                ["habit", "log", "Twin", "--value", "-1"], ["habit", "log", "Twin", "--value=-1"],
                ["habit", "edit", "Twin", "--unit", "count", "--target", "-1"], ["habit", "edit", "Nobody"],
                ["habit", "log", "-1"], ["calendar", "list", "--days", "-1"],
                ["note", "pin", "None"],
                ["note", "delete", "None"], ["habit", "list", "--now", "noon"],
                ["habit", "list", "--zone", "Mars/Olympus"],
                ["habit", "list", "--zone", "../../etc/passwd"], ["calendar", "list", "--days", "0"],
            ]
        )
    }
}
