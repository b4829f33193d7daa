import Foundation
import Testing
import VitrineTesting
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

struct TraceTests {
    /// A script with many kinds of events: placing, requests, failures, taps, clock changes, opening apps.
    private func busyDay() throws -> Script {
        var script = Script.ready(placements: [.systemSmall, .systemMedium, .accessoryCircular])
        script.answerTimelines([0, 600, 1_200], .atEnd)
        script.askForReload()
        script.askForReload(nil)
        script.pass(700)
        script.answerTimelines([])
        script.pass(30)
        for request in script.takeTimelines() { script.fail(request) }
        try script.tap()
        for request in script.takeRequests(named: "performIntent") { script.answer(request, .done(opensApp: true)) }
        script.setClock(Date(iso8601: "2026-02-03T23:59:00Z"))
        script.pass(120)
        script.command(.set(\.timeZone, to: "America/Havana"))
        script.happen(.program(Script.extensionProgram, .said("a \"quoted\"\nline\u{202e}")))
        let memory = ProcessMemory(anonymous: 5_000_000, resident: 9_000_000)
        script.happen(.program(Script.extensionProgram, .ended(.signalled(9), memory)))
        script.command(Script.place(.systemLarge))
        script.pass(100)
        return script
    }

    // Years before the Gregorian calendar and after 9999 are passed on to it.
    @Test(arguments: [
        -62_135_596_800, -12_212_553_601, -12_212_553_600, -1, 0, 951_782_399.999, 253_402_300_799, 253_402_300_800,
    ])
    func datesAreWrittenAsFoundationWritesThem(_ seconds: Double) {
        let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        var generator = SeededGenerator(seed: UInt64(bitPattern: Int64(seconds)))
        let random = (0..<500).map { _ in Double(Int.random(in: -12_212_553_600...253_402_300_799, using: &generator)) }
        for moment in [seconds, seconds + 0.5] + random {
            let date = Date(timeIntervalSince1970: moment)
            #expect(TraceDate.text(date) == date.formatted(format))
        }
    }

    @Test func sameScriptGivesTheSameTrace() throws {
        let (first, again) = (try busyDay().model.trace.records, try busyDay().model.trace.records)
        #expect(again.map(\.description) == first.map(\.description))
        #expect(again.map(\.json) == first.map(\.json))
        #expect(first.count > 50)
    }

    @Test func recordsAreNumberedWithoutGapsAndReadFromTheirJSONWithTheirWords() throws {
        let records = try busyDay().model.trace.records
        #expect(records.map(\.number) == Array(1...records.count))
        for record in records {
            let read = try JSONDecoder().decode(TraceRecord.self, from: Data(record.json.utf8))
            #expect(read.description == record.description)
            #expect(read.event == record.event)
        }
    }

    @Test func lineAndJSONHaveAFixedForm() {
        let record = Script(at: .morning).model.trace.records.first
        #expect(
            record?.description
                == "1 2026-02-03T10:00:00.000Z deviceStarted device: started with 1 app and 1 widget "
                + "profile=development zone=UTC locale=en_US"
        )
        #expect(
            record?.json
                == #"{"date":"2026-02-03T10:00:00.000Z","event":{"program":{"deviceStarted":{"apps":1,"locale":"en_US","#
                + #""profile":"development","widgets":1,"zone":"UTC"}}},"#
                + #""facts":{"locale":"en_US","profile":"development","zone":"UTC"},"#
                + #""kind":"deviceStarted","message":"started with 1 app and 1 widget","number":1,"subject":"device"}"#
        )
    }

    @Test func ringKeepsTheNewestRecords() {
        var trace = DeviceTrace(capacity: 3)
        for number in 1...10 {
            _ = trace.append(.program(.stateTrouble("\(number)")), about: "device", at: .morning)
        }
        #expect(trace.records.map(\.message) == ["8", "9", "10"])
        #expect(trace.tail(2).map(\.number) == [9, 10])
        #expect(trace.tail(99).count == 3)
        #expect(trace.tail(0).isEmpty)
    }

    @Test(arguments: [
        ("plain", "\"plain\""), ("a\nb", "\"a\\u{a}b\""), ("\"", "\"\\\"\""), ("\\", "\"\\\\\""),
        ("\u{202e}x", "\"\\u{202e}x\""), ("한강", "\"한강\""), ("\u{2028}", "\"\\u{2028}\""), ("", "\"\""),
    ])
    func textFromOutsideIsQuotedAndEscaped(text: String, quoted: String) {
        #expect(TraceText.quoted(text) == quoted)
    }

    @Test func noRecordContainsALineBreak() {
        var script = Script.loaded()
        script.askForReload("kind\n2 2026-02-03T10:00:00.000Z deviceStarted device: not so")
        script.command(.openLink("test://a\nb"))
        script.happen(.program(Script.appProgram, .killed(reason: "a\nb\u{2028}c\u{0}")))
        #expect(script.model.trace.records.allSatisfy { !$0.description.contains { $0.isNewline || $0 == "\0" } })
    }

    @Test func longTextIsCut() {
        #expect(TraceText.quoted(String(repeating: "x", count: 10_000)).count == 1_003)
    }
}
