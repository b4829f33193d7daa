import Foundation
import LucidPalApp
import LucidPalModel
import Testing
import Vitrine
import VitrineTesting

struct CalendarDocumentTests {
    private static let refused: [(bytes: [UInt8], code: CalendarError.Code, reason: String)] = [
        (
            [], .notACalendar,
            "1: does not begin with BEGIN:VCALENDAR, so it is not a calendar; export it again as .ics"
        ),
        (
            Array("<!doctype html>\n<p>Sign in".utf8), .notACalendar,
            "1: does not begin with BEGIN:VCALENDAR, so it is not a calendar; export it again as .ics"
        ),
        (
            Array("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:A\r\n".utf8), .malformed,
            "2: BEGIN:VEVENT has no END; the file was cut off, export it again"
        ),
        (
            Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\nEND:VEVENT\n".utf8), .malformed,
            "3: END:VCALENDAR does not match an open BEGIN; export the calendar again"
        ),
        (
            Array("BEGIN:VCALENDAR\nEND:VCALENDAR\nSUMMARY:A\n".utf8), .malformed,
            "3: is outside any calendar (BEGIN:VCALENDAR); export the calendar again"
        ),
        (
            Array(("BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:VEVENT\n", count: 20)).utf8), .malformed,
            "17: components nest deeper than 16 levels; export the calendar again"
        ),
        ([0xFF, 0xFE, 0x42, 0x00], .notText, " is UTF-16; save it as UTF-8 and import it again"),
        (
            Array("BEGIN:VCALENDAR\n".utf8) + [0x00, 0x01], .notText,
            "2: holds a NUL byte, so it is not a text file"
        ),
        (
            [UInt8](repeating: 0x41, count: (4 << 20) + 1), .tooLarge,
            " has 4194305 bytes, more than the maximum 4194304; export a shorter period"
        ),
    ]

    @Test func fileThatIsNotACalendarIsRefusedWithNameAndLine() {
        for (bytes, code, reason) in Self.refused {
            let error = #expect(throws: CalendarError.self) { _ = try CalendarDocument(Data(bytes), file: "x.ics") }
            #expect(error?.code == code)
            #expect(error?.message == "x.ics:" + reason)
        }
    }

    private let window = AgendaWindow(from: Date(timeIntervalSince1970: 1_780_617_600), count: 1, days: .utc)

    @Test(arguments: ["\r\n", "\n", "\r"])
    func everyKindOfLineBreakIsAccepted(lineBreak: String) throws {
        let lines = [
            "\u{FEFF}BEGIN:VCALENDAR", "", "BEGIN:VEVENT", "DTSTART:20260605T090000Z", "SUMMARY:A\(lineBreak) B",
            "END:VEVENT", "END:VCALENDAR",
        ]
        let document = try CalendarDocument(Data(lines.joined(separator: lineBreak).utf8), file: "x.ics")
        #expect(document.occurrences(in: window).map(\.title) == ["AB"])
        #expect(document.warnings.isEmpty)
    }

    @Test func damagedPropertiesAndVeryLongLinesAreLeftOutAndReportedByLine() throws {
        let long = String(repeating: "x", count: 70_000)
        let body = event(
            "UID:1\nDTSTART:20260605T090000Z\nRRULE:FREQ=SOMETIMES\nnonsense\nDESCRIPTION:\(long)\nSUMMARY:Kept"
        )
        let document = try CalendarDocument(calendar(body), file: "x.ics")
        #expect(document.occurrences(in: window).map(\.title) == ["Kept"])
        #expect(document.warnings.map(\.line) == [7, 8, 9])
    }
}
