import SwiftUI
import Testing
import VitrineTesting
import WidgetArchive

/// Times in the formats of `SystemFormatStyle`, as the device draws them.
@MainActor
struct TimeFormatTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    /// What a text says a number of seconds after the start.
    private func words(_ text: some View, after seconds: TimeInterval = 0) -> [String] {
        EntryArchive(of: text, width: 160, height: 72).words(at: start.addingTimeInterval(seconds))
    }

    /// Foundation on Linux takes `en_001` for the current locale, which has the day before the month.
    @Test func formatFollowsTheLocaleOfTheView() {
        let date = Text(start, format: .dateTime.month().day())
        #expect(words(date, after: 0) == ["May 9"])
        #expect(words(Text("on \(start, format: .dateTime.month().day())"), after: 0) == ["on May 9"])
        #expect(words(date.environment(\.locale, Locale(identifier: "de_DE"))) == ["9. Mai"])
        #expect(words(date.environment(\.locale, Locale(identifier: "fa_IR"))) == ["۱۹ اردیبهشت"])
        let korean = Text(start, format: .dateTime.month().day().locale(Locale(identifier: "ko_KR")))
        #expect(words(korean, after: 0) == ["5월 9일"])
    }

    private func spaced(_ view: some View) -> [String] {
        EntryArchive(of: view, width: 300, height: 72).words(at: start).map { $0.replacing("\u{202f}", with: " ") }
    }

    @Test func dateIsWrittenInTheZoneAndLocaleOfItsView() {
        let tokyo = Text(start, style: .time).environment(\.timeZone, TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt)
        #expect(spaced(tokyo) == ["3:13 PM"])
        let french = Text("le \(start, style: .date)").environment(\.locale, Locale(identifier: "fr_FR"))
        #expect(spaced(french) == ["le 9 mai 2026"])
        func findings(_ view: some View) -> [String] {
            EntryArchive(of: view, width: 300, height: 72).findings.map(\.message)
        }
        let running = Text(start, style: .relative)
        #expect(findings(running.environment(\.locale, Locale(identifier: "fr_FR"))).count == 1)
        #expect(findings(running).isEmpty)
    }

    @Test func rangeNamesTheHalfOfTheDayOnceAsADateIntervalDoes() {
        let end = start.addingTimeInterval(7_200)
        let text = spaced(Text(start...end)).joined()
        let style = Date.IntervalFormatStyle(date: .omitted, time: .shortened).onDevice
        #expect(text == style.format(start..<end).replacing("\u{202f}", with: " "))
        #expect(text.split(separator: "M").count == 1, "\(text)")
        #expect(!text.contains("2026"))
    }

    @Test func rangeOverSeveralDaysNamesThem() {
        let days = spaced(Text(start...start.addingTimeInterval(3 * 86_400))).joined()
        #expect(days.contains("9") && days.contains("12") && days.contains("2026"), "\(days)")
    }

    @Test func calendarIsThatOfTheLocale() {
        struct Week: View {
            @Environment(\.calendar) private var calendar

            var body: some View { Text(verbatim: "\(calendar.firstWeekday) \(calendar.locale?.identifier ?? "")") }
        }
        #expect(spaced(Week().environment(\.locale, Locale(identifier: "de_DE"))) == ["2 de_DE"])
    }

    @Test func ageIsDrawnInTheChosenUnits() {
        let age = Text(.currentDate, format: .offset(to: start, allowedFields: [.day, .hour, .minute], sign: .never))
        #expect(words(age, after: 45) == ["0 min"])
        #expect(words(age, after: 83 * 60) == ["1 hour, 23 min"])
        let days = Text(.currentDate, format: .offset(to: start, allowedFields: [.week], maxFieldCount: 1))
        #expect(words(days, after: 15 * 86_400) == ["15 days"])
    }

    @Test func signOfAnAgeIsTheChosenOne() {
        let always = Text(.currentDate, format: .offset(to: start, allowedFields: [.hour], sign: .always()))
        #expect(words(always, after: 3 * 3600) == ["+3 hours"])
        let automatic = Text(.currentDate, format: .offset(to: start, allowedFields: [.hour]))
        #expect(words(automatic, after: -3 * 3600) == ["-3 hours"])
        #expect(words(automatic, after: 3 * 3600) == ["3 hours"])
    }

    @Test func timersRun() {
        let interval = start..<start.addingTimeInterval(600)
        #expect(words(Text(.currentDate, format: .timer(countingDownIn: interval)), after: 540) == ["1:00"])
        #expect(words(Text(.currentDate, format: .timer(countingUpIn: interval)), after: 540) == ["9:00"])
        #expect(words(Text(.currentDate, format: .stopwatch(startingAt: start)), after: 61) == ["1:01"])
        #expect(
            words(Text(.currentDate, format: .reference(to: start, allowedFields: [.hour])), after: 7260) == ["2 hours"]
        )
    }

    @Test func ageStandsWithinASentence() {
        let sentence = Text("Read \(.currentDate, format: .offset(to: start, allowedFields: [.minute])) ago")
        #expect(words(sentence, after: 120).joined().contains("2 min"))
    }

    @Test func formatMakesAnAttributedString() throws {
        let format = SystemFormatStyle.DateOffset(to: start, allowedFields: [.hour, .minute])
        #expect(format.format(start.addingTimeInterval(3660)) == AttributedString("1 hour, 1 min"))
        let copy = try JSONDecoder().decode(SystemFormatStyle.DateOffset.self, from: JSONEncoder().encode(format))
        #expect(copy == format)
    }
}
