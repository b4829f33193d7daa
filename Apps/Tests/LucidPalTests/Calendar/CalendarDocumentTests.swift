import Foundation
import LucidPalApp
import LucidPalModel
import Testing
import Vitrine
import VitrineTesting

struct CalendarDocumentTests {
    struct Refusal: CustomTestStringConvertible {
        var name: String
        var bytes: [UInt8]
        var code: CalendarError.Code
        var message: String
        var testDescription: String { name }

        init(_ name: String, _ text: String, _ code: CalendarError.Code, _ message: String) {
            self.init(name, Array(text.utf8), code, message)
        }

        init(_ name: String, _ bytes: [UInt8], _ code: CalendarError.Code, _ message: String) {
            self.name = name
            self.bytes = bytes
            self.code = code
            self.message = message
        }

        static let all: [Refusal] = [
            Refusal(
                "empty",
                "",
                .notACalendar,
                "x.ics:1: does not begin with BEGIN:VCALENDAR, so it is not a calendar; export it again as .ics"
            ),
            Refusal(
                "a web page",
                "<!doctype html>\n<p>Sign in",
                .notACalendar,
                "x.ics:1: does not begin with BEGIN:VCALENDAR, so it is not a calendar; export it again as .ics"
            ),
            Refusal(
                "cut off",
                "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:A\r\n",
                .malformed,
                "x.ics:2: BEGIN:VEVENT has no END; the file was cut off, export it again"
            ),
            Refusal(
                "crossed",
                "BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\nEND:VEVENT\n",
                .malformed,
                "x.ics:3: END:VCALENDAR does not match an open BEGIN; export the calendar again"
            ),
            Refusal(
                "text after the end",
                "BEGIN:VCALENDAR\nEND:VCALENDAR\nSUMMARY:A\n",
                .malformed,
                "x.ics:3: is outside any calendar (BEGIN:VCALENDAR); export the calendar again"
            ),
            Refusal(
                "nested too deep",
                "BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:VEVENT\n", count: 20),
                .malformed,
                "x.ics:17: components nest deeper than 16 levels; export the calendar again"
            ),
            Refusal(
                "UTF-16",
                [0xFF, 0xFE, 0x42, 0x00],
                .notText,
                "x.ics: is UTF-16; save it as UTF-8 and import it again"
            ),
            Refusal(
                "binary",
                Array("BEGIN:VCALENDAR\n".utf8) + [0x00, 0x01],
                .notText,
                "x.ics:2: holds a NUL byte, so it is not a text file"
            ),
            Refusal(
                "huge",
                [UInt8](repeating: 0x41, count: (4 << 20) + 1),
                .tooLarge,
                "x.ics: has 4194305 bytes, more than the maximum 4194304; export a shorter period"
            ),
        ]
    }

    @Test(arguments: Refusal.all)
    func fileThatIsNotACalendarIsRefusedWithNameAndLine(_ row: Refusal) throws {
        let error = #expect(throws: CalendarError.self) { _ = try CalendarDocument(Data(row.bytes), file: "x.ics") }
        #expect(error?.code == row.code)
        #expect(error?.message == row.message)
    }

    @Test(arguments: ["\r\n", "\n", "\r"])
    func everyKindOfLineBreakIsAccepted(lineBreak: String) throws {
        let lines = [
            "\u{FEFF}BEGIN:VCALENDAR", "", "BEGIN:VEVENT", "DTSTART:20260605T090000Z", "SUMMARY:A\(lineBreak) B",
            "END:VEVENT", "END:VCALENDAR",
        ]
        let document = try CalendarDocument(Data(lines.joined(separator: lineBreak).utf8), file: "x.ics")
        let window = AgendaWindow(from: try date("2026-06-05T00:00:00Z"), count: 1, days: .utc)
        #expect(document.occurrences(in: window).map(\.title) == ["AB"])
        #expect(document.warnings.isEmpty)
    }

    @Test func damagedPropertiesAreLeftOutAndReportedByLine() throws {
        let body = event("UID:1\nDTSTART:20260605T090000Z\nRRULE:FREQ=SOMETIMES\nnonsense\nSUMMARY:Kept")
        let document = try CalendarDocument(calendar(body), file: "x.ics")
        let window = AgendaWindow(from: try date("2026-06-05T00:00:00Z"), count: 1, days: .utc)
        #expect(document.occurrences(in: window).map(\.title) == ["Kept"])
        #expect(document.warnings.map(\.line) == [7, 8])
    }

    @Test func veryLongLineIsLeftOutAndReportedByLine() throws {
        let body = event(
            "UID:1\nDTSTART:20260605T090000Z\nDESCRIPTION:\(String(repeating: "x", count: 70_000))\nSUMMARY:Kept"
        )
        let document = try CalendarDocument(calendar(body), file: "x.ics")
        #expect(document.warnings.map(\.line) == [7])
        #expect(document.eventCount == 1)
    }

    /// Removes, changes and duplicates bytes of a valid file; no result may crash or take too long.
    @Test(.hangGuard)
    func mangledFilesNeverCrash() throws {
        var random = SeededGenerator(seed: 20_260_605)
        let good = Array(
            calendar(
                OccurrencesCase.repetitions.map(\.body).joined() + OccurrencesCase.zones.map(\.body).joined()
            )
        )
        let window = AgendaWindow(from: try date("2026-06-05T00:00:00Z"), count: 14, days: try days("Europe/Berlin"))
        var read = 0
        for _ in 0..<400 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let position = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[position] = UInt8.random(in: 1...255, using: &random)
                case 1: bytes.removeSubrange(position..<min(bytes.count, position + 20))
                default: bytes.insert(contentsOf: bytes[position..<min(bytes.count, position + 40)], at: position)
                }
            }
            do throws(CalendarError) {
                let document = try CalendarDocument(Data(bytes), file: "x.ics")
                read += document.occurrences(in: window).count
            } catch {
                #expect(error.message.hasPrefix("x.ics"), "\(error.message)")
            }
        }
        #expect(read > 0)
    }
}
