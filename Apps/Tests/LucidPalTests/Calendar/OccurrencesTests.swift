import Foundation
import LucidPalApp
import LucidPalModel
import Testing
import Vitrine

/// A calendar and the expected occurrences in a window, one per line.
struct OccurrencesCase: CustomTestStringConvertible {
    var name: String
    var body: String
    var zone = "Europe/Berlin"
    var from: String
    var days = 14
    var expected: [String]
    var warnings: [String] = []

    var testDescription: String { name }

    static let repetitions: [OccurrencesCase] = [
        OccurrencesCase(
            name: "a weekday meeting keeps its wall time over the start of summer time",
            body: event(
                """
                UID:1
                SUMMARY:Stand-up
                DTSTART;TZID=Europe/Berlin:20260105T090000
                DTEND;TZID=Europe/Berlin:20260105T091500
                RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
                """
            ),
            from: "2026-03-26T12:00:00Z",
            days: 6,
            expected: [
                "2026-03-27T08:00:00Z/2026-03-27T08:15:00Z Stand-up",
                "2026-03-30T07:00:00Z/2026-03-30T07:15:00Z Stand-up",
                "2026-03-31T07:00:00Z/2026-03-31T07:15:00Z Stand-up",
            ]
        ),
        OccurrencesCase(
            name: "exceptions, additions and an override that moves one occurrence",
            body: event(
                """
                UID:2
                SUMMARY:Class
                DTSTART;TZID=Europe/Berlin:20260601T180000
                DURATION:PT1H
                RRULE:FREQ=DAILY;COUNT=5
                EXDATE;TZID=Europe/Berlin:20260602T180000
                RDATE;TZID=Europe/Berlin:20260610T200000
                """
            )
                + event(
                    """
                    UID:2
                    SUMMARY:Class (late)
                    RECURRENCE-ID;TZID=Europe/Berlin:20260603T180000
                    DTSTART;TZID=Europe/Berlin:20260603T203000
                    DTEND;TZID=Europe/Berlin:20260603T213000
                    """
                ),
            from: "2026-06-01T00:00:00Z",
            expected: [
                "2026-06-01T16:00:00Z/2026-06-01T17:00:00Z Class",
                "2026-06-03T18:30:00Z/2026-06-03T19:30:00Z Class (late)",
                "2026-06-04T16:00:00Z/2026-06-04T17:00:00Z Class",
                "2026-06-05T16:00:00Z/2026-06-05T17:00:00Z Class",
                "2026-06-10T18:00:00Z/2026-06-10T19:00:00Z Class",
            ]
        ),
        OccurrencesCase(
            name: "an override named in UTC replaces the occurrence named in a zone; a cancelled one removes it",
            body: event(
                "UID:3\nSUMMARY:A\nDTSTART;TZID=Europe/Berlin:20260601T090000\nDURATION:PT30M\nRRULE:FREQ=DAILY;COUNT=3"
            )
                + event("UID:3\nSUMMARY:B\nRECURRENCE-ID:20260602T070000Z\nDTSTART:20260602T100000Z\nDURATION:PT30M")
                + event("UID:3\nSTATUS:CANCELLED\nRECURRENCE-ID:20260603T070000Z\nDTSTART:20260603T070000Z"),
            from: "2026-06-01T00:00:00Z",
            expected: [
                "2026-06-01T07:00:00Z/2026-06-01T07:30:00Z A",
                "2026-06-02T10:00:00Z/2026-06-02T10:30:00Z B",
            ]
        ),
        OccurrencesCase(
            name: "an end of the rule in UTC includes the occurrence at that very moment",
            body: event(
                "UID:4\nSUMMARY:U\nDTSTART;TZID=Europe/Berlin:20260601T090000\nRRULE:FREQ=DAILY;UNTIL=20260603T070000Z"
            ),
            from: "2026-06-01T00:00:00Z",
            expected: [
                "2026-06-01T07:00:00Z/2026-06-01T07:00:00Z U",
                "2026-06-02T07:00:00Z/2026-06-02T07:00:00Z U",
                "2026-06-03T07:00:00Z/2026-06-03T07:00:00Z U",
            ]
        ),
        OccurrencesCase(
            name: "a higher revision replaces the event; a cancelled event is not listed",
            body: event("UID:5\nSEQUENCE:0\nSUMMARY:Old\nDTSTART:20260601T090000Z")
                + event("UID:5\nSEQUENCE:2\nSUMMARY:New\nDTSTART:20260601T100000Z")
                + event("UID:6\nSTATUS:CANCELLED\nSUMMARY:Gone\nDTSTART:20260601T090000Z"),
            from: "2026-06-01T00:00:00Z",
            expected: ["2026-06-01T10:00:00Z/2026-06-01T10:00:00Z New"]
        ),
        OccurrencesCase(
            name: "the last Friday of a month; monthly on the 31st skips short months",
            body: event("UID:7\nSUMMARY:Friday\nDTSTART:20260130T150000Z\nRRULE:FREQ=MONTHLY;BYDAY=-1FR")
                + event("UID:8\nSUMMARY:31st\nDTSTART:20260131T150000Z\nRRULE:FREQ=MONTHLY"),
            from: "2026-04-20T00:00:00Z",
            days: 45,
            expected: [
                "2026-04-24T15:00:00Z/2026-04-24T15:00:00Z Friday",
                "2026-05-29T15:00:00Z/2026-05-29T15:00:00Z Friday",
                "2026-05-31T15:00:00Z/2026-05-31T15:00:00Z 31st",
            ]
        ),
        OccurrencesCase(
            name: "yearly on 29 February occurs in leap years only",
            body: event("UID:9\nSUMMARY:Leap\nDTSTART;VALUE=DATE:20240229\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"),
            from: "2028-02-20T00:00:00Z",
            expected: ["2028-02-29..2028-02-29 Leap"]
        ),
    ]

    static let zones: [OccurrencesCase] = [
        OccurrencesCase(
            name: "all-day and floating events follow the device's zone; UTC and named zones do not",
            body: event("UID:1\nSUMMARY:Holiday\nDTSTART;VALUE=DATE:20260605\nDTEND;VALUE=DATE:20260608")
                + event("UID:2\nSUMMARY:Run\nDTSTART:20260605T070000\nDURATION:PT45M")
                + event("UID:3\nSUMMARY:Call\nDTSTART:20260605T070000Z\nDURATION:PT45M")
                + event("UID:4\nSUMMARY:Tokyo\nDTSTART;TZID=Asia/Tokyo:20260605T090000\nDURATION:PT1H"),
            zone: "America/New_York",
            from: "2026-06-04T12:00:00Z",
            expected: [
                "2026-06-05T00:00:00Z/2026-06-05T01:00:00Z Tokyo",
                "2026-06-05..2026-06-07 Holiday",
                "2026-06-05T07:00:00Z/2026-06-05T07:45:00Z Call",
                "2026-06-05T07:00:00/2026-06-05T07:45:00 Run",
            ]
        ),
        OccurrencesCase(
            name: "a part of a day takes the whole day, and so does none",
            body: event("UID:1\nSUMMARY:Hours\nDTSTART;VALUE=DATE:20260605\nDURATION:PT24H")
                + event("UID:2\nSUMMARY:None\nDTSTART;VALUE=DATE:20260606\nDURATION:P0D")
                + event("UID:3\nSUMMARY:More\nDTSTART;VALUE=DATE:20260607\nDURATION:PT25H"),
            from: "2026-06-04T12:00:00Z",
            expected: ["2026-06-05..2026-06-05 Hours", "2026-06-06..2026-06-06 None", "2026-06-07..2026-06-08 More"]
        ),
        OccurrencesCase(
            name: "a day whose midnight does not exist is still one whole day (Havana)",
            body: event("UID:1\nSUMMARY:Havana\nDTSTART;VALUE=DATE:20260307\nRRULE:FREQ=DAILY;COUNT=3"),
            zone: "America/Havana",
            from: "2026-03-08T05:30:00Z",
            expected: ["2026-03-08..2026-03-08 Havana", "2026-03-09..2026-03-09 Havana"]
        ),
        OccurrencesCase(
            name: "a time in the gap uses the offset before the gap; a repeated time means its first occurrence",
            body: event("UID:1\nSUMMARY:Gap\nDTSTART;TZID=Europe/Berlin:20260329T023000\nDURATION:PT30M")
                + event("UID:2\nSUMMARY:Twice\nDTSTART;TZID=Europe/Berlin:20261025T023000\nDURATION:PT30M"),
            from: "2026-03-28T00:00:00Z",
            days: 300,
            expected: [
                "2026-03-29T01:30:00Z/2026-03-29T02:00:00Z Gap",
                "2026-10-25T00:30:00Z/2026-10-25T01:00:00Z Twice",
            ]
        ),
        OccurrencesCase(
            name: "a zone that only the file defines is computed from its VTIMEZONE",
            body: """
                BEGIN:VTIMEZONE
                TZID:Office Time
                BEGIN:STANDARD
                DTSTART:19701025T030000
                TZOFFSETFROM:+0200
                TZOFFSETTO:+0100
                RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
                END:STANDARD
                BEGIN:DAYLIGHT
                DTSTART:19700329T020000
                TZOFFSETFROM:+0100
                TZOFFSETTO:+0200
                RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
                END:DAYLIGHT
                END:VTIMEZONE

                """
                    + event(
                        "UID:1\nSUMMARY:Office\nDTSTART;TZID=Office Time:20260320T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=3"
                    ),
            zone: "UTC",
            from: "2026-03-19T00:00:00Z",
            days: 30,
            expected: [
                "2026-03-20T08:00:00Z/2026-03-20T09:00:00Z Office",
                "2026-03-27T08:00:00Z/2026-03-27T09:00:00Z Office",
                "2026-04-03T07:00:00Z/2026-04-03T08:00:00Z Office",
            ]
        ),
        OccurrencesCase(
            name: "a vendor prefix is removed from a zone's name; an unknown zone is the device's, with a warning",
            body: event("UID:1\nSUMMARY:Vendor\nDTSTART;TZID=/mozilla.org/20050126_1/Asia/Tokyo:20260605T090000")
                + event("UID:2\nSUMMARY:Nowhere\nDTSTART;TZID=Mars/Olympus:20260605T090000"),
            from: "2026-06-04T00:00:00Z",
            expected: [
                "2026-06-05T00:00:00Z/2026-06-05T00:00:00Z Vendor",
                "2026-06-05T07:00:00Z/2026-06-05T07:00:00Z Nowhere",
            ],
            warnings: [
                "t.ics:9: read in the device's zone: the zone \"Mars/Olympus\" is not known and not defined in the file"
            ]
        ),
        OccurrencesCase(
            name: "a duration of one day keeps the wall time over summer time; 24 hours do not",
            body: event("UID:1\nSUMMARY:Day\nDTSTART;TZID=Europe/Berlin:20260328T120000\nDURATION:P1D")
                + event("UID:2\nSUMMARY:Hours\nDTSTART;TZID=Europe/Berlin:20260328T120000\nDURATION:PT24H"),
            from: "2026-03-28T00:00:00Z",
            expected: [
                "2026-03-28T11:00:00Z/2026-03-29T10:00:00Z Day",
                "2026-03-28T11:00:00Z/2026-03-29T11:00:00Z Hours",
            ]
        ),
    ]

    static let text: [OccurrencesCase] = [
        OccurrencesCase(
            name: "folded lines, escapes, markup and right-to-left text are read as plain text",
            body: event(
                "UID:1\nDTSTART:20260605T090000Z\nSUMMARY:Long \n  title\\, with <b>markup</b>\\nand a break\nLOCATION:\u{645}\u{642}\u{647}\u{649} \u{1F375}"
            ),
            from: "2026-06-05T00:00:00Z",
            expected: [
                "2026-06-05T09:00:00Z/2026-06-05T09:00:00Z Long title, with <b>markup</b> and a break @ \u{645}\u{642}\u{647}\u{649} \u{1F375}"
            ]
        ),
        OccurrencesCase(
            name: "a running event is listed, an ended one is not",
            body: event("UID:1\nSUMMARY:Running\nDTSTART:20260605T080000Z\nDURATION:PT2H")
                + event("UID:2\nSUMMARY:Over\nDTSTART:20260605T070000Z\nDURATION:PT2H"),
            from: "2026-06-05T09:00:00Z",
            expected: ["2026-06-05T08:00:00Z/2026-06-05T10:00:00Z Running"]
        ),
        OccurrencesCase(
            name: "an event without a start is left out, one with a bad end is kept; warnings name the lines",
            body: event("UID:1\nSUMMARY:No start")
                + event("UID:2\nSUMMARY:Bad end\nDTSTART:20260605T090000Z\nDTEND:yesterday")
                + event("UID:3\nSUMMARY:Backwards\nDTSTART:20260605T090000Z\nDTEND:20260605T080000Z"),
            from: "2026-06-05T00:00:00Z",
            expected: [
                "2026-06-05T09:00:00Z/2026-06-05T09:00:00Z Backwards",
                "2026-06-05T09:00:00Z/2026-06-05T09:00:00Z Bad end",
            ],
            warnings: [
                "t.ics:4: left out: an event without a valid start (DTSTART)",
                "t.ics:12: left out: Can't parse as DATE-TIME value in DTEND property. Removing entire property: yesterday",
                "t.ics:14: read without its end (DTEND), which is before the start",
            ]
        ),
        OccurrencesCase(
            name: "rules that would take minutes to compute are refused; the first occurrence stays",
            body: event("UID:1\nSUMMARY:Never\nDTSTART:20260605T090000Z\nRRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30")
                + event(
                    "UID:2\nSUMMARY:Impossible\nDTSTART:20260605T090000Z\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"
                )
                + event("UID:3\nSUMMARY:Seconds\nDTSTART:20260605T090000Z\nRRULE:FREQ=SECONDLY"),
            from: "2026-06-05T00:00:00Z",
            expected: [
                "2026-06-05T09:00:00Z/2026-06-05T09:00:00Z Impossible",
                "2026-06-05T09:00:00Z/2026-06-05T09:00:00Z Never",
                "2026-06-05T09:00:00Z/2026-06-05T09:00:00Z Seconds",
            ],
            warnings: [
                "t.ics:4: read without its repetition: rules that repeat every hour on certain days only are not supported",
                "t.ics:10: read without its repetition: the rule names days that no month has",
                "t.ics:16: read without its repetition: rules that repeat every second are not supported",
            ]
        ),
    ]
}

struct OccurrencesTests {
    @Test(arguments: OccurrencesCase.repetitions + OccurrencesCase.zones + OccurrencesCase.text)
    func windowContainsExactlyTheExpectedOccurrences(_ row: OccurrencesCase) throws {
        let document = try CalendarDocument(calendar(row.body), file: "t.ics")
        let window = AgendaWindow(from: try date(row.from), count: row.days, days: try days(row.zone))
        #expect(document.occurrences(in: window).map(line) == row.expected)
        #expect(document.warnings.map(\.description).sorted() == row.warnings.sorted())
    }

    @Test func identifiersAreStableAcrossWindowsAndUniquePerOccurrence() throws {
        let body = event("UID:1\nSUMMARY:A\nDTSTART:20260601T090000Z\nRRULE:FREQ=DAILY")
        let document = try CalendarDocument(calendar(body), file: "t.ics")
        let first = document.occurrences(
            in: AgendaWindow(from: try date("2026-06-01T00:00:00Z"), count: 5, days: .utc)
        )
        let later = document.occurrences(
            in: AgendaWindow(from: try date("2026-06-03T00:00:00Z"), count: 3, days: .utc)
        )
        #expect(Set(first.map(\.id)).count == 5)
        #expect(later.map(\.id) == first.suffix(3).map(\.id))
        #expect(first.allSatisfy { $0.id.utf8.count == 16 && UInt64($0.id, radix: 16) != nil })
    }

    /// The starts of a rule that repeats within a day are computed from a later start; this must not change the result.
    @Test(arguments: [
        "FREQ=HOURLY", "FREQ=HOURLY;INTERVAL=5", "FREQ=MINUTELY;INTERVAL=45", "FREQ=HOURLY;INTERVAL=7;BYMINUTE=0,30",
    ])
    func rulesWithinADayKeepTheirIntervalAfterYears(rule: String) throws {
        let start = try date("2020-01-01T03:00:00Z")
        let body = event("UID:1\nSUMMARY:A\nDTSTART:20200101T030000Z\nRRULE:\(rule)")
        let document = try CalendarDocument(calendar(body), file: "t.ics")
        let window = AgendaWindow(from: try date("2026-06-01T00:00:00Z"), count: 1, days: .utc)
        let starts = document.occurrences(in: window).map { $0.span.interval(in: window.days).start }
        let period =
            rule.contains("MINUTELY") ? 45.0 * 60 : Double(rule.contains("=5") ? 5 : rule.contains("=7") ? 7 : 1) * 3600
        #expect(starts.count >= 3)
        for moment in starts {
            let distance = moment.timeIntervalSince(start).truncatingRemainder(dividingBy: period)
            #expect(distance == 0 || (rule.contains("BYMINUTE") && distance == 1800))
        }
    }
}
