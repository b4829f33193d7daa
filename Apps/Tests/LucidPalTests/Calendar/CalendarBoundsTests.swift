import Foundation
import LucidPalApp
import LucidPalModel
import Testing
import Vitrine
import VitrineTesting

/// Calendars whose values are out of bounds, from the command to the widget.
struct CalendarBoundsTests {
    private let phone: Phone

    init() throws {
        phone = try Phone(now: "2026-06-10T09:00:00Z", zone: "UTC")
    }

    private func importing(_ lines: String) throws -> Program.Ending {
        let file = phone.containers.path + "/odd.ics"
        try calendar(event("UID:1\nSUMMARY:Odd\n" + lines)).write(to: URL(filePath: file))
        return try phone.command(["calendar", "import", file])
    }

    // An event that cannot be expanded must not keep the app from opening
    @Test(arguments: [
        "DURATION:P9999999D", "DURATION:P2147483647W", "DURATION:PT2147483647H", "DURATION:P3661D",
        "DURATION:P1DT2147483647S",
    ])
    func durationOutOfBoundsIsRefusedByName(duration: String) throws {
        let ending = try importing("DTSTART:20260610T100000Z\n\(duration)")
        #expect(ending.status == 0, "\(ending.errors)")
        #expect(ending.errors.contains("read without its DURATION, which is longer than 3660 days"), "\(ending.errors)")
        #expect(try phone.app("calendar", "list").contains("2026-06-10 10:00"))
        #expect(try phone.timeline("medium").report.text.contains("Odd"))
    }

    private static func numbers(_ count: Int) -> String { (0..<count).map(String.init).joined(separator: ",") }

    // The work of a rule is bounded
    @Test(
        .hangGuard,
        arguments: [
            "FREQ=DAILY;BYMONTHDAY=28;BYHOUR=\(numbers(24));BYMINUTE=\(numbers(60));BYSECOND=\(numbers(60))",
            "FREQ=YEARLY;BYMONTH=2;BYDAY=MO,TU;BYHOUR=\(numbers(24));BYMINUTE=\(numbers(60));BYSECOND=\(numbers(60))",
            "FREQ=HOURLY;BYMINUTE=\(numbers(60));BYSECOND=\(numbers(60));COUNT=2000000000",
        ]
    )
    func ruleThatNeedsTooMuchWorkIsRefusedByName(rule: String) throws {
        let ending = try importing("DTSTART:20260610T100000Z\nRRULE:\(rule)")
        #expect(ending.status == 0)
        #expect(ending.errors.contains("read without its repetition: the rule names more than"), "\(ending.errors)")
        #expect(try phone.app("calendar", "list").contains("2026-06-10 10:00"))
    }

    // What libical cannot compute is named, and costs nothing
    @Test(
        .hangGuard,
        arguments: ["", ";BYHOUR=\(numbers(24));BYMINUTE=\(numbers(60));BYSECOND=\(numbers(60))"]
    )
    func dailyRuleThatCountsFromTheEndOfTheMonthIsRefusedByName(times: String) throws {
        let ending = try importing("DTSTART:20260610T100000Z\nRRULE:FREQ=DAILY;BYMONTHDAY=-1\(times)")
        #expect(ending.status == 0)
        #expect(ending.errors.contains("count days from the end of the month are not supported"), "\(ending.errors)")
        #expect(try phone.app("calendar", "list").contains("2026-06-10 10:00"))
    }

    // Many rules that are small each
    @Test(.hangGuard)
    func workOfAllRulesOfAFileIsBounded() throws {
        let file = phone.containers.path + "/many.ics"
        let body = (0..<3_000)
            .map { event("UID:\($0)\nDTSTART:19700101T100000Z\nRRULE:FREQ=DAILY;COUNT=200000") }
            .joined()
        try calendar(body).write(to: URL(filePath: file))
        let ending = try phone.command(["calendar", "import", file])
        #expect(ending.status == 0)
        #expect(ending.errors.contains("the file's rules together need too much work"))
    }

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

    // libical computes all changes of a zone before it converts one time
    @Test(
        .hangGuard,
        arguments: [
            (zone("Odd", "RRULE:FREQ=HOURLY"), "neither yearly nor monthly"),
            (zone("Odd", from: "14000101T000000", "RRULE:FREQ=YEARLY"), "it begins in no year from 1600"),
        ]
    )
    func zoneThatNeedsTooMuchWorkIsRefusedByName(zone: String, reason: String) throws {
        let file = phone.containers.path + "/odd.ics"
        try calendar(zone + event("UID:1\nSUMMARY:Odd\nDTSTART;TZID=Odd:20260610T100000"))
            .write(to: URL(filePath: file))
        let ending = try phone.command(["calendar", "import", file])
        #expect(ending.status == 0)
        #expect(ending.errors.contains("left out: the time zone \"Odd\": "), "\(ending.errors)")
        #expect(ending.errors.contains(reason), "\(ending.errors)")
        #expect(try phone.app("calendar", "list").contains("2026-06-10 10:00"))
        #expect(try phone.timeline("medium").report.text.contains("Odd"))
    }

    @Test(.hangGuard) func workOfAllZonesOfAFileIsBounded() throws {
        let rule = "RRULE:FREQ=MONTHLY;BYMONTHDAY=\((1...28).map(String.init).joined(separator: ","))"
        let zones = ["A", "B"].map { Self.zone($0, rule) }.joined()
        let file = phone.containers.path + "/odd.ics"
        try calendar(zones + event("UID:1\nDTSTART;TZID=A:20260610T100000")).write(to: URL(filePath: file))
        let ending = try phone.command(["calendar", "import", file])
        #expect(ending.status == 0)
        #expect(ending.errors.contains("change their clocks more than 200000 times"), "\(ending.errors)")
    }

    @Test func controlCharactersOfACalendarDoNotReachTheTerminal() throws {
        let ending = try importing("DTSTART:20260610T100000Z\nDTEND:\u{1b}[2J\nLOCATION:\u{1b}]0;owned\u{07}")
        #expect(ending.status == 0)
        let list = try phone.app("calendar", "list")
        #expect(!(ending.output + ending.errors + list).contains("\u{1b}"))
    }

    @Test func zonesOfOutlookAreWithinTheBounds() throws {
        let zones = (0..<20).map { Self.zone("Z\($0)", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10") }.joined()
        let document = try CalendarDocument(
            calendar(zones + event("UID:1\nDTSTART;TZID=Z19:20260610T100000")),
            file: "x.ics"
        )
        #expect(document.warnings.isEmpty, "\(document.warnings)")
    }

    @Test(arguments: [
        "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31", "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6", "FREQ=MONTHLY;BYDAY=6MO",
        "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31", "FREQ=DAILY;INTERVAL=7;BYDAY=MO", "FREQ=MONTHLY;INTERVAL=12;BYMONTH=3",
    ])
    func ruleThatNeverMatchesIsRefusedByName(rule: String) throws {
        let ending = try importing("DTSTART:20260610T100000Z\nRRULE:\(rule)")
        #expect(ending.status == 0)
        #expect(ending.errors.contains("odd.ics:4: read without its repetition: "), "\(ending.errors)")
        #expect(try phone.app("calendar", "list").contains("2026-06-10 10:00"))
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
    @Test(arguments: ["damaged", "newer"])
    func calendarThatCannotBeReadIsReported(kind: String) throws {
        #expect(try importing("DTSTART:20260610T100000Z").status == 0)
        let file = URL(filePath: phone.containers.path + "/app.lucidpal/lucidpal_calendar.odd.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        let other = kind == "damaged" ? "{" : text.replacing("\"schema\":1", with: "\"schema\":7")
        try #require(other != text)
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
        try phone.app("calendar", "remove", "odd")
        #expect(try !phone.timeline("large").report.text.contains("A calendar is missing here"))
    }
}
