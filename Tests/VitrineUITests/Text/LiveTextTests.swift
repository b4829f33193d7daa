#if !canImport(SwiftUI)
import Testing
import VitrineUI
import WidgetArchive

@MainActor
struct LiveTextTests {
    private let now = Date(timeIntervalSince1970: 1_000_000)

    @Test func textAroundALiveTextOfTheSameStyleSharesItsBox() {
        let texts = live(Text("Next \(now, style: .time)!"))
        #expect(texts.count == 1)
        #expect(texts[0].prefix == "Next ")
        #expect(texts[0].suffix == "!")
        #expect(texts[0].value == .time(now))
    }

    @Test func differentStylesFlowInOneBox() throws {
        let texts = live(Text("Updated ") + Text(now, style: .relative).bold() + Text(" ago"))
        let text = try #require(texts.first)
        #expect(texts.count == 1)
        #expect(text.before.map(\.text) == ["Updated "] && text.after.map(\.text) == [" ago"])
        #expect(text.style.weight == 700 && text.after.map(\.style.weight) == [400])
        #expect(text.linePitch == nil)
        #expect(PlainLiveText().words(for: text, now: now) == "Updated 0 sec ago")
    }

    @Test(arguments: [Text.primaryAge, Text.secondaryAge, Text.boldAge])
    func severalLivePartsFlowInOneBox(_ make: @Sendable (Date) -> Text) throws {
        let texts = live(make(now))
        let text = try #require(texts.first)
        #expect(texts.count == 1)
        #expect(text.value == .time(now) && text.after.compactMap(\.value) == [.relative(now)])
        #expect(PlainLiveText().words(for: text, now: now) == "Updated 13:46, 0 sec ago")
        let narrow = Archived.entry(make(now), 100, environment: environment)
        #expect(narrow.findings.isEmpty)
        #expect(try #require(Archived.leaves(narrow).first).frame.size.width <= 100)
    }

    @Test func spaceBetweenASymbolAndALiveTextIsKept() {
        let view = Text("\(Image(systemName: "timer")) \(now, style: .time)")
        let leaves = Archived.leaves(Archived.entry(view, 400, environment: environment))
        #expect(leaves.count == 2)
        let gap = leaves[1].frame.origin.x - leaves[0].frame.maxX
        #expect(abs(gap - (Archived.width("a a") - Archived.width("aa"))) < 0.5)
    }

    @Test(arguments: [false, true])
    func textInANarrowColumnIsBrokenIntoLines(isBold: Bool) throws {
        let age = isBold ? Text(now, style: .relative).bold() : Text(now, style: .relative)
        let view = VStack(alignment: .leading) {
            Text("Updated ") + age + Text(" ago")
            Text("below")
        }
        let entry = Archived.entry(view, 100, environment: environment)
        let leaves = Archived.leaves(entry)
        #expect(entry.findings.isEmpty)
        let node = try #require(leaves.first)
        let text = try #require(live(entry).first)
        // "Updated" / "00 min, 00" / "sec ago"
        #expect(text.lineCount(in: node.frame.size) == 3)
        #expect(node.frame.size.width <= 100)
        #expect(leaves[1].frame.origin.y >= node.frame.maxY)
        let drawing = PlainTextDrawing(now: now, wording: PlainLiveText())
        #expect(drawing.lines(for: entry).joined(separator: "|").contains("Updated 0"))
    }

    @Test func textThatMayHaveOneLineStaysWithinItsRoom() throws {
        let view = Text("Updated \(now, style: .relative) ago").lineLimit(1)
        let entry = Archived.entry(view, 100, environment: environment)
        #expect(entry.findings.map(\.kind) == [.truncated])
        let message = entry.findings.first?.message ?? ""
        #expect(message.contains(/needs [0-9]+\.[0-9] points and was offered [0-9]+\.[0-9]$/), "\(message)")
        #expect(try #require(Archived.leaves(entry).first).frame.size.width <= 100)
    }

    @Test(arguments: [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5])
    func textAtAnAccessibilitySizeIsBrokenIntoLinesAndCutWithinItsRoom(_ size: DynamicTypeSize) throws {
        var environment = environment
        environment.dynamicTypeSize = size
        let age = Text("Updated \(now, style: .relative) ago")
        let entry = Archived.entry(age, 126, 1000, environment: environment)
        let node = try #require(Archived.leaves(entry).first)
        let text = try #require(live(entry).first)
        #expect(entry.findings.isEmpty)
        #expect(text.lineCount(in: node.frame.size) > 2 && node.frame.size.width <= 126)
        let cut = Archived.entry(age, 126, node.frame.size.height - 1, environment: environment)
        #expect(cut.findings.map(\.kind) == [.truncated])
        #expect(try #require(Archived.leaves(cut).first).frame.size.height < node.frame.size.height)
    }

    @Test func dateRangeIsTwoTimesWithADash() {
        let texts = live(Text(now...now.addingTimeInterval(3600)))
        #expect(texts.map { PlainLiveText().words(for: $0, now: now) } == ["13:46\u{2013}14:46"])
    }

    /// An age grows while it is shown: the text has room for hours.
    @Test func ageInMinutesReservesRoomForHours() {
        let fields: Set<Date.ComponentsFormatStyle.Field> = [.day, .hour, .minute]
        let age = Text(.currentDate, format: .offset(to: now, allowedFields: fields, sign: .never))
        let values = live(age).map(\.value)
        #expect(values == [.distance(now, units: [.day, .hour, .minute], maximumCount: 2, sign: .none)])
        #expect(width(age) == Archived.boxWidth("00 hours, 00 min"))
        let soon = now.addingTimeInterval(600)
        let ahead = Text(.currentDate, format: .offset(to: soon, allowedFields: fields, sign: .never))
        #expect(width(ahead) == Archived.boxWidth("00 min"))
        let bare = Text(.currentDate, format: .offset(to: now, allowedFields: [], maxFieldCount: 0))
        #expect(live(bare).map(\.value) == [.distance(now, units: [.second], maximumCount: 1, sign: .negative)])
    }

    @Test func timerReservesItsWidestForm() {
        let short = width(Text(timerInterval: now...now.addingTimeInterval(60)))
        let long = width(Text(timerInterval: now...now.addingTimeInterval(36_000)))
        #expect(short == Archived.boxWidth("0:00"))
        #expect(long == Archived.boxWidth("00:00:00"))
    }

    @Test func timeAndDayThatNeverChangeTakeTheirOwnSpace() {
        #expect(width(Text(now, style: .time)) == Archived.boxWidth("1:46 PM"))
        #expect(width(Text(now, style: .date)) == Archived.boxWidth("January 12, 1970"))
        #expect(width(Text(now.addingTimeInterval(-7200), style: .time)) == Archived.boxWidth("11:46 AM"))
    }

    @Test func timerGivesUpSpaceForLaterFormsBeforeItsNeighbourIsCut() {
        // One hour from now, the timer needs seven characters at most and five at this moment.
        let timer = Text(now.addingTimeInterval(754), style: .timer)
        let needed = Archived.boxWidth("Timer:") + Archived.boxWidth("12:34") + 8
        let row = HStack { several(Text("Timer:"), timer) }
        let leaves = Archived.leaves(Archived.entry(row, needed + 4, environment: environment))
        #expect(leaves[0].frame.size.width == Archived.boxWidth("Timer:"))
    }

    @Test func minutesContinueBeyondSixtyWithoutHours() {
        let text = Text(timerInterval: now...now.addingTimeInterval(7200), showsHours: false)
        #expect(width(text) == Archived.boxWidth("000:00"))
    }

    @Test func liveTextShrinksIfAllowed() throws {
        let view = Text(now, style: .time).minimumScaleFactor(0.5).lineLimit(1)
        let entry = Archived.entry(view, Archived.width("1:46 PM") * 0.75, environment: environment)
        let text = try #require(live(entry).first)
        #expect(abs(text.style.size - 17 * 0.75) < 0.01)
        // The tracking shrinks too, so that the widest form still fills the box.
        #expect(abs(text.style.kerning - -0.43 * 0.75) < 0.002)
    }

    @Test(arguments: [
        (Date.FormatStyle.dateTime, "yMdjm"), (.dateTime.weekday(.wide).day(), "EEEEd"),
        (.dateTime.hour().minute(), "jmm"),
        (Date.FormatStyle(date: .abbreviated, time: .shortened), "yMMMdjmm"),
        (.dateTime.month().day(.twoDigits), "MMMdd"),
        (.dateTime.year(.twoDigits).month(.twoDigits), "yyMM"), (.dateTime.month(.wide), "MMMM"),
        (.dateTime.month(.narrow).weekday(.narrow), "MMMMMEEEEE"), (.dateTime.weekday(.short), "EEEEEE"),
        (.dateTime.hour(.defaultDigits(amPM: .omitted)).minute(.defaultDigits), "Jm"),
        (.dateTime.hour(.twoDigits(amPM: .omitted)).second(), "JJss"),
        (.dateTime.hour(.twoDigits(amPM: .abbreviated)).second(.defaultDigits), "jjs"),
        (Date.FormatStyle(date: .complete, time: .omitted), "yMMMMEEEEd"),
        (Date.FormatStyle(date: .long, time: .standard), "yMMMMdjmmss"),
        (Date.FormatStyle(date: .numeric), "yMd"), (Date.FormatStyle(date: .omitted, time: .omitted), "yMdjm"),
    ])
    func dateFieldsArePassedToTheRenderer(format: Date.FormatStyle, skeleton: String) {
        let value = ArchivedLiveText.Value.formattedDate(now, skeleton: skeleton)
        #expect(live(Text(now, format: format)).map(\.value) == [value])
        #expect(live(Text("at \(now, format: format)")).map(\.value) == [value])
    }

    @Test func localeIndependentFormatsAreFormattedInTheExtension() {
        let entry = Archived.entry(Text(now, format: .iso8601), 300)
        #expect(Archived.texts(entry)[0].string == "1970-01-12T13:46:40Z")
    }

    private var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.system.now = now
        return environment
    }

    private func live(_ text: Text) -> [ArchivedLiveText] { live(Archived.entry(text, 400, environment: environment)) }

    private func live(_ entry: EntryArchive) -> [ArchivedLiveText] {
        Archived.leaves(entry).compactMap { if case .liveText(let live) = $0.content { live } else { nil } }
    }

    private func width(_ text: Text) -> Double {
        Archived.leaves(Archived.entry(text, 400, environment: environment))[0].frame.size.width
    }
}

extension Text {
    fileprivate static let primaryAge: @Sendable (Date) -> Text = { date in
        Text("Updated \(date, style: .time), \(date, style: .relative) ago")
    }
    fileprivate static let secondaryAge: @Sendable (Date) -> Text = { primaryAge($0).foregroundStyle(.secondary) }
    fileprivate static let boldAge: @Sendable (Date) -> Text = { date in
        Text("Updated \(date, style: .time), \(Text(date, style: .relative).bold()) ago")
    }
}
#endif
