import Foundation
import Testing
import Vitrine
import VitrineTesting

/// What the widgets say of the calendar some days after the app wrote it, and in another zone.
struct AgendaTests {
    private func phone(_ now: String, _ zone: String, _ events: String...) throws -> Phone {
        let phone = try Phone(now: now, zone: zone)
        let file = phone.containers.path + "/work.ics"
        try calendar(events.map(event).joined()).write(to: URL(filePath: file))
        try phone.app("calendar", "import", file)
        return phone
    }

    private func shown(_ phone: Phone, _ family: String) throws -> String {
        try phone.picture(family).replacing("\u{A0}", with: " ")
    }

    // The app stores the events of two weeks, to the end of November 14.
    @Test func agendaWithoutEventsNamesTheDayUntilWhichItIsKnown() throws {
        let phone = try phone(
            "2026-11-01T01:00:00Z",
            "Asia/Seoul",
            "UID:1\nSUMMARY:Lunch\nDTSTART:20261102T030000Z\nDTEND:20261102T040000Z",
            "UID:2\nSUMMARY:Dentist\nDTSTART:20261120T090000Z\nDTEND:20261120T100000Z"
        )
        for family in ["medium", "large", "rectangular"] {
            for now in ["2026-11-02T05:00:00Z", "2026-11-14T14:59:00Z"] {
                phone.now = now
                try phone.expect(family, says: ["No events until Nov 15."])
            }
            phone.now = "2026-11-14T15:00:00Z"
            try phone.expect(family, says: [family == "rectangular" ? "Out of date" : "look further ahead"])
        }
    }

    @Test func eventOverSeveralDaysSaysOnWhichDayItEnds() throws {
        let phone = try phone(
            "2026-10-30T01:00:00Z",
            "Asia/Seoul",
            "UID:1\nSUMMARY:Conference\nDTSTART:20261031T000000Z\nDTEND:20261104T060000Z"
        )
        for (now, family, words) in [
            ("2026-10-30T01:00:00Z", "rectangular", "Tomorrow 09:00"),
            ("2026-10-30T01:00:00Z", "medium", "Tomorrow \u{2013} Wed"),
            ("2026-11-02T01:00:00Z", "rectangular", "until Wed 15:00"),
            ("2026-11-02T01:00:00Z", "medium", "Sat \u{2013} Wed"),
            ("2026-11-02T01:00:00Z", "large", "Sat \u{2013} Wed"),
            ("2026-11-02T01:00:00Z", "inline", "until Wed 15:00 Conference"),
            ("2026-11-04T01:00:00Z", "rectangular", "until 15:00"),
            ("2026-11-04T01:00:00Z", "medium", "Sat \u{2013} Today"),
        ] {
            phone.now = now
            let text = try shown(phone, family)
            #expect(text.contains(words), "\(text)")
        }
    }

    @Test func wholeDaysSayWhichIsTheLast() throws {
        let phone = try phone(
            "2026-10-31T01:00:00Z",
            "Asia/Seoul",
            "UID:1\nSUMMARY:Trip\nDTSTART;VALUE=DATE:20261031\nDTEND;VALUE=DATE:20261102"
        )
        for (family, words) in [("rectangular", "until Tomorrow"), ("medium", "Today \u{2013} Tomorrow")] {
            let text = try shown(phone, family)
            #expect(text.contains(words), "\(text)")
        }
    }

    // The times of a shorter event say by themselves that it ends on the next day.
    @Test func eventOverMidnightNamesNoOtherDay() throws {
        let phone = try phone(
            "2026-11-02T01:00:00Z",
            "Asia/Seoul",
            "UID:1\nSUMMARY:Party\nDTSTART:20261102T130000Z\nDTEND:20261102T170000Z"
        )
        let text = try shown(phone, "medium")
        #expect(text.contains("22:00") && text.contains("02:00") && !text.contains("Tomorrow"), "\(text)")
    }

    /// At 15:00 on the wall, wherever that is, and at 18:00 in Seoul, which is 04:00 in New York.
    @Test func eventsAreSortedInTheZoneOfTheWidget() throws {
        let phone = try phone(
            "2026-11-02T01:00:00Z",
            "Asia/Seoul",
            "UID:1\nSUMMARY:Floating\nDTSTART:20261102T150000\nDTEND:20261102T160000",
            "UID:2\nSUMMARY:Meeting\nDTSTART:20261102T090000Z\nDTEND:20261102T100000Z"
        )
        phone.now = "2026-11-02T05:30:00Z"
        #expect(try shown(phone, "rectangular").contains("Floating"))
        phone.zone = "America/New_York"
        #expect(try shown(phone, "rectangular").contains("Meeting"))
        let text = try shown(phone, "medium")
        let (meeting, floating) = (text.firstRange(of: "Meeting"), text.firstRange(of: "Floating"))
        #expect(try #require(meeting).lowerBound < #require(floating).lowerBound, "\(text)")
    }
}
