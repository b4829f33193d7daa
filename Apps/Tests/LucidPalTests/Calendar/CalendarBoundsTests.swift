import Foundation
import LucidPalApp
import LucidPalModel
import Testing
import Vitrine
import VitrineTesting

/// Calendars whose values are out of bounds, as the app reads them, and from the command to the widget.
struct CalendarBoundsTests {
    private static func numbers(_ count: Int) -> String { (0..<count).map(String.init).joined(separator: ",") }

    private static let everySecond = "BYHOUR=\(numbers(24));BYMINUTE=\(numbers(60));BYSECOND=\(numbers(60))"

    /// A zone that changes its clocks from a start on by a rule.
    private static func zone(_ name: String, from start: String = "16010101T000000", _ rule: String) -> String {
        """
        BEGIN:VTIMEZONE
        TZID:\(name)
        BEGIN:STANDARD
        DTSTART:\(start)
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        \(rule)
        END:STANDARD
        END:VTIMEZONE

        """
    }

    private static let endless = zone("Odd", "RRULE:FREQ=HOURLY")

    private static func odd(_ line: String, id: Int = 1) -> String {
        event("UID:\(id)\nSUMMARY:Odd\nDTSTART:20260610T100000Z\n\(line)")
    }

    private static let oddInZone = event("UID:9\nSUMMARY:Odd\nDTSTART;TZID=Odd:20260610T100000")

    private static let window = AgendaWindow(from: Date(timeIntervalSince1970: 1_781_082_000), count: 14, days: .utc)

    /// Events at 10:00 on 10 June 2026, with the warning about what is left out of them.
    private static let refused: [(body: String, warning: String)] = {
        var refused: [(body: String, warning: String)] = []
        func add(_ property: String, _ values: [String], _ warning: String) {
            for value in values { refused.append((odd("\(property):\(value)"), warning)) }
        }
        // An event that cannot be expanded must not keep the app from opening.
        add(
            "DURATION",
            ["P9999999D", "P2147483647W", "PT2147483647H", "P3661D", "P1DT2147483647S"],
            "read without its DURATION, which is longer than 3660 days"
        )
        add(
            "RRULE",
            [
                "FREQ=DAILY;BYMONTHDAY=28;\(everySecond)", "FREQ=YEARLY;BYMONTH=2;BYDAY=MO,TU;\(everySecond)",
                "FREQ=HOURLY;BYMINUTE=\(numbers(60));BYSECOND=\(numbers(60));COUNT=2000000000",
            ],
            "read without its repetition: the rule names more than"
        )
        // What libical cannot compute is named, and costs nothing.
        add(
            "RRULE",
            ["FREQ=DAILY;BYMONTHDAY=-1", "FREQ=DAILY;BYMONTHDAY=-1;\(everySecond)"],
            "count days from the end of the month are not supported"
        )
        let neverMatching = [
            "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31", "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6", "FREQ=MONTHLY;BYDAY=6MO",
            "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31", "FREQ=DAILY;INTERVAL=7;BYDAY=MO",
            "FREQ=MONTHLY;INTERVAL=12;BYMONTH=3",
        ]
        add("RRULE", neverMatching, "odd.ics:4: read without its repetition: ")
        // libical computes all changes of a zone before it converts one time.
        let tooEarly = zone("Odd", from: "14000101T000000", "RRULE:FREQ=YEARLY")
        for (zone, reason) in [
            (endless, "it changes its clocks by a rule that is neither yearly nor monthly"),
            (tooEarly, "it begins in no year from 1600"),
        ] {
            refused.append((zone + oddInZone, "left out: the time zone \"Odd\": \(reason)"))
        }
        return refused
    }()

    @Test(.hangGuard, arguments: refused)
    func valueOutOfBoundsIsRefusedByName(body: String, warning: String) throws {
        let document = try CalendarDocument(calendar(body), file: "odd.ics")
        #expect(document.occurrences(in: Self.window).map(line) == ["2026-06-10T10:00:00Z/2026-06-10T10:00:00Z Odd"])
        let warnings = document.warnings.map(\.description)
        #expect(warnings.contains { $0.contains(warning) }, "\(warnings)")
    }

    // Many rules that are small each, and two zones
    @Test(.hangGuard) func workOfAWholeFileIsBounded() throws {
        let rules = (0..<100).map { event("UID:\($0)\nDTSTART:19700101T100000Z\nRRULE:FREQ=DAILY;COUNT=200000") }
        let month = "RRULE:FREQ=MONTHLY;BYMONTHDAY=\((1...28).map(String.init).joined(separator: ","))"
        let zones = ["A", "B"].map { Self.zone($0, month) } + [event("UID:1\nDTSTART;TZID=A:20260610T100000")]
        for (parts, warning) in [
            (rules, "the file's rules together need too much work"),
            (zones, "change their clocks more than 200000 times"),
        ] {
            let document = try CalendarDocument(calendar(parts.joined()), file: "many.ics")
            _ = document.occurrences(in: Self.window)
            let warnings = document.warnings.map(\.description)
            #expect(warnings.contains { $0.contains(warning) }, "\(warnings)")
        }
    }

    private func imported(_ body: String, on phone: Phone) throws -> Program.Ending {
        let file = phone.containers.path + "/odd.ics"
        try calendar(body).write(to: URL(filePath: file))
        return try phone.command(["calendar", "import", file])
    }

    @Test(.hangGuard) func appAndWidgetOpenWithACalendarOutOfBounds() throws {
        let phone = try Phone(now: "2026-06-10T09:00:00Z", zone: "UTC")
        let control = "DTEND:\u{1b}[2J\nLOCATION:\u{1b}]0;owned\u{07}"
        let ending = try imported(
            Self.endless + Self.oddInZone + Self.odd("DURATION:P3661D")
                + Self.odd("RRULE:FREQ=DAILY;BYMONTHDAY=-1", id: 2) + Self.odd(control, id: 3),
            on: phone
        )
        #expect(ending.status == 0)
        for warning in ["longer than 3660 days", "neither yearly nor monthly", "from the end of the month"] {
            #expect(ending.errors.contains(warning), "\(ending.errors)")
        }
        let list = try phone.app("calendar", "list")
        #expect(list.contains("2026-06-10 10:00"), "\(list)")
        #expect(!(ending.output + ending.errors + list).contains("\u{1b}"), "control characters reach the terminal")
        #expect(try phone.timeline("medium").report.text.contains("Odd"))
    }

    @Test func zonesOfOutlookAreWithinTheBounds() throws {
        let zones = (0..<20).map { Self.zone("Z\($0)", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10") }.joined()
        let document = try CalendarDocument(
            calendar(zones + event("UID:1\nDTSTART;TZID=Z19:20260610T100000")),
            file: "x.ics"
        )
        #expect(document.warnings.isEmpty, "\(document.warnings)")
    }

    /// An old start does not cost work: the rule is continued from the window.
    @Test func oldRulesKeepTheirRhythm() throws {
        func starts(_ start: String, _ rule: String) throws -> [String] {
            let document = try CalendarDocument(
                calendar(event("UID:1\nDTSTART:\(start)\nRRULE:\(rule)")),
                file: "x.ics"
            )
            let window = AgendaWindow(from: try date("2026-06-10T00:00:00Z"), count: 14, days: .utc)
            return document.occurrences(in: window).map { String(line($0).prefix(10)) }
        }
        #expect(try starts("16000103T100000Z", "FREQ=DAILY;INTERVAL=5") == ["2026-06-13", "2026-06-18", "2026-06-23"])
        #expect(try starts("20200106T100000Z", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR") == ["2026-06-15", "2026-06-19"])
    }

    // Decision 11
    @Test func calendarThatCannotBeReadIsReported() throws {
        let phone = try Phone(now: "2026-06-10T09:00:00Z", zone: "UTC")
        #expect(try imported(event("UID:1\nSUMMARY:Odd\nDTSTART:20260610T100000Z"), on: phone).status == 0)
        let file = URL(filePath: phone.containers.path + "/app.lucidpal/lucidpal_calendar.odd.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        let newer = text.replacing("\"schema\":1", with: "\"schema\":7")
        try #require(newer != text)
        for other in ["{", newer] {
            try Data(other.utf8).write(to: file)
            let list = try phone.command(["calendar", "list"])
            #expect(list.status == 0)
            #expect(list.errors.contains("warning: the calendar odd "), "\(list.errors)")
            // The next write of the widgets' events.
            let free = phone.containers.path + "/free.ics"
            try calendar(event("UID:2\nSUMMARY:Past\nDTSTART:20200610T100000Z")).write(to: URL(filePath: free))
            try phone.app("calendar", "import", free)
            #expect(try phone.timeline("large").report.text.contains("A calendar is missing here"))
            #expect(try phone.picture("rectangular").contains("calendar"))
        }
        try phone.app("calendar", "remove", "odd")
        #expect(try !phone.timeline("large").report.text.contains("A calendar is missing here"))
    }
}
