import Foundation
import Testing
import VitrineTesting
import WidgetArchive

@testable import VitrineDevice
@testable import VitrineScript

/// Expectations over time: when each passes and when it fails.
struct ExpectationCheckTests {
    /// What happens to a widget, one character for each minute: `e` an entry, `p` the placeholder.
    struct Course: CustomTestStringConvertible, Sendable {
        var kind: ScriptExpectation.Kind
        var minutes: String
        /// The minute at which the expectation fails; nil if it passes.
        var fails: Int?
        var testDescription: String { "\(kind) \(minutes)" }
    }

    static let courses = [
        Course(kind: .now, minutes: "ep", fails: nil),
        Course(kind: .now, minutes: "pe", fails: 0),
        Course(kind: .always, minutes: "eee", fails: nil),
        Course(kind: .always, minutes: "eepe", fails: 2),
        Course(kind: .never, minutes: "ppp", fails: nil),
        Course(kind: .never, minutes: "ppe", fails: 2),
        Course(kind: .eventually(within: .seconds(120)), minutes: "ppeppp", fails: nil),
        Course(kind: .eventually(within: .seconds(120)), minutes: "pppe", fails: 3),
        Course(kind: .eventually(within: .seconds(600)), minutes: "ppp", fails: 2),
        Course(kind: .sometimes, minutes: "ppep", fails: nil),
        Course(kind: .sometimes, minutes: "ppp", fails: 2),
    ]

    @Test(arguments: courses)
    func expectationJudgesACourseOfStates(_ course: Course) {
        var condition = WidgetCondition()
        condition.content = .entry
        var check = Self.check(course.kind, condition)
        var date = Date.morning
        for (minute, letter) in course.minutes.enumerated() {
            date = .morning.addingTimeInterval(Double(minute) * 60)
            check.observe(["w": widget(letter == "e" ? .entry : .placeholder, at: date)])
        }
        check.end(at: date)
        guard let fails = course.fails else {
            #expect(check.verdict == .passed)
            return
        }
        guard case .failed(_, let when, _) = check.verdict else {
            Issue.record("it did not fail: \(check.verdict)")
            return
        }
        #expect(when == .morning.addingTimeInterval(Double(fails) * 60))
    }

    @Test func widgetGrowsOldWithoutAChange() {
        var condition = WidgetCondition()
        condition.olderThan = .seconds(60)
        #expect(!widget(.entry, at: .morning).meets(condition, saysIt: true))
        #expect(!widget(.entry, at: .morning).later(at: .morning.addingTimeInterval(60)).meets(condition, saysIt: true))
        #expect(widget(.entry, at: .morning).later(at: .morning.addingTimeInterval(61)).meets(condition, saysIt: true))
    }

    @Test func eventuallyNeedsEveryWidgetAndSometimesOne() {
        var condition = WidgetCondition()
        condition.content = .entry
        let states = ["a": widget(.entry, at: .morning), "b": widget(.placeholder, at: .morning)]
        for (kind, verdict) in [
            (ScriptExpectation.Kind.sometimes, ExpectationCheck.Verdict.passed),
            (.eventually(within: .seconds(60)), .open),
        ] {
            var check = Self.check(kind, condition, widgets: ["a", "b"])
            check.observe(states)
            #expect(check.verdict == verdict)
        }
    }

    @Test(arguments: [(nil, "6", true), (nil, "7", false), ("reported", "7", true), ("crashed", "5", false)])
    func tapCountsOnce(refused: String?, after: String, holds: Bool) throws {
        let number = try #require(ScriptPattern(#"(\d+) left"#))
        var check = Self.check(.afterTap(number: number, by: -1))
        let before = said("7 left")
        check.observe(before)
        check.observe(said("\(after) left"))
        check.observe(Self.step(.tap(widget: "w", label: nil), refused: refused), before, before)
        check.end(at: .morning)
        #expect((check.verdict == .passed) == holds)
    }

    @Test(arguments: [
        (nil, "7", true), (nil, "6", true), (nil, "5", false), (nil, "8", false), ("reported", "5", true),
        ("reported", "6", true), ("reported", "8", false),
    ])
    func tapCountsOnWhatAReloadWouldHaveShown(refused: String?, after: String, holds: Bool) throws {
        let number = try #require(ScriptPattern(#"(\d+) done"#))
        var check = Self.check(.afterTap(number: number, by: 1))
        check.observe(said("\(after) done"))
        check.observe(Self.step(.tap(widget: "w", label: nil), refused: refused), said("5 done"), said("6 done"))
        check.end(at: .morning)
        #expect((check.verdict == .passed) == holds)
    }

    @Test(arguments: [("2", nil, true), ("3", nil, false), ("3", "crashed", true)])
    func lastIntentStaysWritten(chapter: String, refused: String?, holds: Bool) {
        let claim = ScriptIntentClaim(app: "a", name: "Open", parameter: "chapter", text: "CHAPTER {}")
        var check = Self.check(.afterIntent(claim))
        check.observe(said("CHAPTER 2"))
        let intent = DeviceScript.Action.intent(app: "a", name: "Open", parameters: ["chapter": chapter])
        check.observe(Self.step(intent, refused: refused), [:], [:])
        check.end(at: .morning)
        #expect((check.verdict == .passed) == holds)
    }

    @Test(arguments: [("CHAPTER 1 open/1", true), ("CHAPTER 1 open/2", false), ("CHAPTER 1", true)])
    func textsAgree(words: String, holds: Bool) throws {
        let patterns = try [#"CHAPTER (\d)"#, #"open/(\d)"#].map { try #require(ScriptPattern($0)) }
        var check = Self.check(.agree(patterns))
        check.observe(said(words))
        check.end(at: .morning)
        #expect((check.verdict == .passed) == holds)
    }

    @Test func onlyTheFirstMomentOfADayCounts() {
        var condition = WidgetCondition()
        condition.matches = ScriptPattern("done 0")
        var check = Self.check(.atMidnight, condition)
        check.observe(said("done 3"))
        #expect(check.verdict == .open)
        check.observeMidnight(said("done 3"))
        #expect(check.hasFailed)
    }

    @Test(
        arguments: [
            .now, .always, .never, .atMost(1, .charged), .atMidnight, .agree([]), .upToDate([]),
        ] as [ScriptExpectation.Kind]
    )
    func namedWidgetMustBeOnTheScreen(kind: ScriptExpectation.Kind) {
        var condition = WidgetCondition()
        condition.widgets = ["pal"]
        var check = Self.check(kind, condition)
        check.observe(said("7 left"))
        check.end(at: .morning)
        #expect(check.verdict == .failed("the screen has not shown pal", .morning))
    }

    @Test func widgetThatIsPlacedLaterCountsFromItsFirstAnswerOn() {
        var condition = WidgetCondition()
        condition.text = "done"
        var check = Self.check(.always, condition, widgets: [])
        check.observe(["w": widget(.placeholder, at: .morning)])
        #expect(check.verdict == .open)
        check.observe(said("7 left"))
        #expect(check.hasFailed)
    }

    @Test func nothingHoldsNowOnAScreenWithoutWidgets() {
        var check = Self.check(.now, widgets: [])
        check.observe([:])
        #expect(check.hasFailed)
    }

    @Test(arguments: [("app.a", true), ("app.a/widget", true), ("app.ab", false), ("app.ab/widget", false)])
    func appIsNotTakenForOneWhoseIdIsLonger(subject: String, isAbout: Bool) {
        let record = TraceRecord(number: 1, date: .morning, subject: subject, event: .action(.appClosed(why: "")))
        #expect(record.isAbout("app.a") == isAbout)
    }

    private static func check(
        _ kind: ScriptExpectation.Kind,
        _ condition: WidgetCondition = WidgetCondition(),
        widgets: [String] = ["w"]
    ) -> ExpectationCheck {
        let place = ScriptPosition(line: 1, column: 1)
        let expectation = ScriptExpectation(kind: kind, condition: condition, position: place, text: "")
        return ExpectationCheck(expectation, widgets: widgets, at: .morning)
    }

    private static func step(_ action: DeviceScript.Action, refused: String?) -> DeviceScript.Step {
        DeviceScript.Step(action, refused: refused, position: ScriptPosition(line: 1, column: 1))
    }

    @Test(arguments: [("en_US", "June 4, 2026"), ("ko_KR", "2026년 6월 4일")])
    func wordsAreThoseOfTheLocaleAsInThePicture(locale: String, day: String) {
        let words = ObservedWidget.words(of: Gallery.liveTexts, at: Gallery.now, DeviceSettings(locale: locale))
        #expect(words.contains(day), "\(words)")
    }

    /// A widget that says something.
    private func said(_ words: String) -> [String: ObservedWidget] {
        var widget = widget(.entry, at: .morning)
        widget.words = words
        return ["w": widget]
    }

    private func widget(_ content: WidgetExplanation.Content, at date: Date) -> ObservedWidget {
        let model = (content == .entry ? Script.loaded() : Script.ready()).model
        let widget = PlacedWidgetSnapshot(model.homeScreen.placements[0], model)
        return ObservedWidget(shown: widget, date: date, settings: DeviceSettings())
    }
}
