import Foundation
import Testing
import VitrineTesting

@testable import ProjectDoctor
@testable import VitrineHost

/// Every rule has a fixture: a project that breaks it, and the same one sound.
@Suite(.hangGuard)
struct ProjectRuleTests {
    private static let ids = ProjectRule.all.map(\.id)

    @Test(arguments: ids) func brokenProjectHasTheFindingAtItsPlace(rule: String) async throws {
        let part = try FixtureProject.parts(of: rule).broken
        let report = try await FixtureProject(part).report()
        let place = try #require(report.findings.first { $0.rule == rule }?.place, "\(report.lines)")
        #expect("\(place.file):\(place.line)".hasPrefix(part.place), "\(report.lines)")
        #expect(Set(report.findings.map(\.rule)) == [rule], "\(report.lines)")
        let match = try report.lines[0].firstMatch(of: Regex(EditorTasks.problem))
        #expect(match?.output[1].substring == place.file[...], "an editor finds no file in \(report.lines[0])")
    }

    @Test(arguments: ids) func soundTwinHasNoFinding(rule: String) async throws {
        let report = try await FixtureProject(try FixtureProject.parts(of: rule).sound).report()
        #expect(report.targets == ["App", "Widget"])
        #expect(report.findings.isEmpty, "\(report.lines)")
    }

    private static let archived = "dateInView: the time at which the view is archived"

    /// A view that a widget shows, with some content.
    private static func view(_ content: String, _ number: Int) -> String {
        "import SwiftUI\nstruct Row\(number): View { var body: some View { \(content) } }\n"
    }

    @Test func actionAtTheAppearanceOfAViewIsFoundUnlessTheProjectDeclaresIt() async throws {
        let rows = [
            ("Text(\"a\").onAppear { Task { count = await load() } }", "what onAppear starts comes too late"),
            ("Text(\"a\").task { await load() }", "task has no effect in a widget"),
        ]
        .map { (code: $0, finding: "modifierWithoutEffect: \($1)") }
        try await FixtureProject.expect(rows, source: Self.view)
        let functions = ["onAppear", "task"].map { "func \($0)(_ action: () -> Void) -> some View { self } " }
        let own = ("Widget/Own.swift", "extension View { \(functions.joined()) }\n")
        try await FixtureProject.expect(rows.map { ($0.code, nil) }, with: [own], source: Self.view)
    }

    @Test(arguments: ["Widget", "Widget/", "./Widget", "Widget/Views/A.swift"])
    func folderIsExcludedHoweverItIsWritten(folder: String) {
        var options = DoctorOptions()
        options.exclude = [folder]
        #expect(options.excludes("Widget/Views/A.swift") && !options.excludes("WidgetKit/A.swift"))
    }

    /// The messages about a file that is added to the extension of a sound project.
    private static func messages(_ source: String) async throws -> [String] {
        let part = FixtureProject.Part(place: "", sections: [("Widget/Extra.swift", source)])
        return try await FixtureProject(part).report().findings.map { "\($0.rule): \($0.message)" }
    }

    @Test func codeOfOtherPlatformsIsNotJudged() async throws {
        try await FixtureProject.expect([
            ("os(macOS)", nil), ("os(tvOS) || os(visionOS)", nil), ("os(iOS) || os(macOS)", Self.archived),
            ("DEBUG", Self.archived), ("!os(iOS)", nil), ("canImport(AppKit)", nil), ("os(watchOS)", nil),
            ("os(iOS)\n#else", nil), ("os(macOS)\n#elseif os(watchOS)\n#else", Self.archived),
            ("DEBUG && !(os(iOS) || os(visionOS))", nil), ("os(macOS) || DEBUG && canImport(UIKit)", Self.archived),
            ("canImport(AppKit)\n#elseif DEBUG\n#else", Self.archived),
        ]) {
            """
            import SwiftUI
            #if \($0)
            struct Row\($1): View { var body: some View { Text(Date.now.formatted()) } }
            #endif
            struct Other\($1): View { var body: some View { Text("a") } }
            """
        }
    }

    @Test func presentTimeInATextIsFoundUnlessItCounts() async throws {
        let now = Self.archived
        let rows: [(String, String?)] = [
            ("Text(Date.now.formatted())", now), ("Text(Date(), style: .time)", now),
            ("Text(\"At \\(Date(), style: .date)\")", now), ("Text(formatter.string(from: .now))", now),
            ("Text(.now, format: .dateTime.hour())", now), ("Circle().opacity(Date.now.timeIntervalSince(due))", now),
            ("Text(.now, format: .dateTime.hour().minute())", now),
            ("Text(Calendar.current.isDateInToday(entry.date) ? \"today\" : \"later\")", now),
            ("if calendar.isDateInYesterday(entry.date) { Text(\"a\") }", now),
            ("Text(entry.date.timeIntervalSinceNow < 0 ? \"past\" : \"future\")", now),
            ("Text(entry.date.formatted(.relative(presentation: .named)))", now),
            ("Text(entry.date, style: .relative)", nil),
            ("Text(Date(), style: .relative)", nil), ("Text(\"In \\(Date.now, style: .timer)\")", nil),
            ("Text(timerInterval: Date.now...Date.now.addingTimeInterval(60))", nil),
            ("Text(entry.due ?? Date.now, style: .time)", nil), ("Text(entry.date.formatted())", nil),
            ("let range = Date.now...entry.end\nText(timerInterval: range)", nil),
            ("let a = Date.now\nlet b = a...entry.end\nProgressView(timerInterval: b)", nil),
            ("let isPast = entry.date < Date.now\nText(isPast ? \"past\" : \"later\")", now),
            ("Button(intent: Refresh()) { Text(Date().formatted()) }", now),
            ("Text(\"a\").onChange(of: Date().formatted()) { reset() }", now),
            ("Text(\"a\").onChange(of: day) { log(Date().formatted()) }", nil),
            ("Button { log(Date().formatted()) } label: { Text(\"a\") }", Self.without("Button")),
            ("Button(\"a\", action: { log(Date().formatted()) })", Self.without("Button")),
            ("Text(Date().addingTimeInterval(entry.start - Date().timeIntervalSince1970).formatted())", nil),
            ("Text(age(from: entry.gap + Date.now.timeIntervalSince1970))", nil),
        ]
        let age = "func age(from time: Double) -> String { String(Date().timeIntervalSince1970 - time) }\n"
        try await FixtureProject.expect(rows, with: [("Widget/Age.swift", age)], source: Self.view)
    }

    @Test func viewIsJudgedHoweverItConforms() async throws {
        let rows = ["View & Equatable", "@MainActor View", "SwiftUI.View", "Equatable, View"]
            .map { (code: $0, finding: Optional("viewNotAllowed: ScrollView is not drawn in a widget")) }
        try await FixtureProject.expect(rows) {
            "import SwiftUI\nstruct Row\($1): \($0) { var body: some View { ScrollView { } } }\n"
        }
    }

    private static func without(_ name: String) -> String {
        "modifierWithoutEffect: \(name) without an intent does nothing in a widget"
    }

    @Test func controlWithoutAnIntentIsFound() async throws {
        let rows: [(String, String?)] = [
            ("Button(\"More\") { count += 1 }", Self.without("Button")),
            ("Toggle(\"On\", isOn: $isOn)", Self.without("Toggle")),
            ("Menu(\"M\") { Text(\"a\") }", "viewNotAllowed: Menu is not drawn in a widget"),
            ("NavigationLink(\"M\") { Text(\"a\") }", "viewNotAllowed: NavigationLink is not drawn in a widget"),
            ("Form { Text(\"a\") }", "viewNotAllowed: Form is not drawn in a widget"),
            (
                "TimelineView(.periodic(from: .now, by: 1)) { _ in Text(\"a\") }",
                "timerInView: TimelineView in a view of a widget"
            ),
            ("Button(\"More\", intent: Refresh())", nil), ("Button(intent: Refresh()) { Text(\"More\") }", nil),
            ("Toggle(isOn: true, intent: Refresh()) { Text(\"On\") }", nil),
        ]
        func own(_ member: String) -> [(head: String, body: String)] {
            [("Widget/Own.swift", "extension Button { \(member) }\n")]
        }
        try await FixtureProject.expect(rows, with: own("var wide: some View { self }"), source: Self.view)
        let made = [(code: rows[0].0, finding: String?.none)]
        try await FixtureProject.expect(made, with: own("init(_ title: String) {}"), source: Self.view)
    }

    @Test func policyThatAsksAgainWithinMinutesIsFound() async throws {
        let step = "shortSteps: a step of 5 seconds"
        let rows: [(String, String?)] = [
            (".now.addingTimeInterval(5)", step), ("Date().addingTimeInterval(5)", step),
            ("Date.now.addingTimeInterval(5)", step), ("Date(timeIntervalSinceNow: 5)", step), ("next", step),
            (".now.addingTimeInterval(900)", nil), ("Date(timeIntervalSinceNow: 900)", nil),
            ("midnight.addingTimeInterval(5)", nil), ("entries.last!.date.addingTimeInterval(5)", nil),
        ]
        try await FixtureProject.expect(rows) { date, number in
            let constant = date == "next" ? "let next = Date().addingTimeInterval(5)\n" : ""
            let timeline = "completion(Timeline(entries: entries, policy: .after(\(date))))"
            return FixtureProject.provider(constant + timeline, number)
        }
    }

    /// A widget whose content is given, with the view that it has.
    private static func widget(_ code: String, _ number: Int) -> String {
        """
        \(code)
        struct Widget\(number): Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Other\(number)", provider: StepsProvider()) { _ in Entry\(number)View() }
            }
        }
        struct Others\(number): WidgetBundle { var body: some Widget { Widget\(number)() } }

        """
    }

    @Test func widgetWithoutABackgroundIsFoundBesideOneThatHasOne() async throws {
        func row(_ code: String, missing number: Int? = nil) -> (code: String, finding: String?) {
            (code, number.map { "containerBackground: no view of Widget\($0) has a containerBackground" })
        }
        func view(_ number: Int, _ content: String, _ before: String = "") -> String {
            "\(before)\nstruct Entry\(number)View: View { var body: some View { \(content) } }\n"
        }
        let whole = "Text(\"a\").containerBackground(.blue, for: .widget)"
        let rows = [
            row("import WidgetKit\nstruct Entry0View: View { var body: some View { Text(\"a\") } }", missing: 0),
            row("struct Entry1View: View { var body: some View { \(whole) } }"),
            row(
                "struct Entry2View: View { var body: some View { Text(\"a\").whole() } }\n"
                    + "extension View { func whole() -> some View { \(whole) } }"
            ),
            // A view of a module whose code is elsewhere is not judged.
            row("import WidgetKit\ninternal import Pod"), row("import WidgetKit\nimport SwiftUI", missing: 4),
            row(view(5, "Text(\"a\").brandBackground()", "import Pod")),
            row(view(6, "Text(\"a\").containerBackgroundRemovable(false)"), missing: 6),
            row(
                view(7, "Text(shows ? \"a\" : \"\")", "@Environment(\\.showsWidgetContainerBackground) var shows"),
                missing: 7
            ),
            row("func Entry8View() -> some View { \(whole) }"),
            row(
                "func Entry9View() -> some View { Inner9() }\nstruct Inner9: View { var body: some View { \(whole) } }"
            ),
            row(
                "struct Entry10View: Framed10 { var inner: some View { Text(\"a\") } }\n"
                    + "extension Framed10 { var body: some View { inner.containerBackground(.blue, for: .widget) } }"
            ),
            row(
                view(11, "Text(\"a\").modifier(.card11)")
                    + "struct Card11: ViewModifier { func body(content: Content) -> some View { \(whole) } }\n"
                    + "extension ViewModifier where Self == Card11 { static var card11: Card11 { .init() } }"
            ),
        ]
        try await FixtureProject.expect(rows, source: Self.widget)
    }

    @Test func extensionOfAnAppClipIsInAnApp() async throws {
        let sections = ["clip", "unembedded"].map { (head: $0, body: "") }
        let report = try await FixtureProject(.init(place: "", sections: sections)).report()
        #expect(report.findings.isEmpty, "\(report.lines)")
        #expect(report.targets == ["App", "Clip", "Widget"])
    }

    @Test(arguments: ["com.apple.widgetkit-extension.", "com.apple.widget-extension"])
    func wrongExtensionPointIsFoundInTheExtensionThatTheCodeIs(point: String) async throws {
        let list = """
            <plist><dict><key>NSExtension</key><dict>
            <key>NSExtensionPointIdentifier</key>
            <string>\(point)</string>
            </dict></dict></plist>
            """
        let report = try await FixtureProject(.init(place: "", sections: [("Widget/Info.plist", list)])).report()
        #expect(
            report.findings.map { "\($0.place.file):\($0.place.line) \($0.rule)" } == [
                "Widget/Info.plist:3 extensionPoint"
            ]
        )
    }

    @Test(arguments: [
        "let steps = UserDefaults.init(suiteName: \"group.org.steps\")", "struct A { private let own: UserDefaults? }",
        "struct A { init(own: UserDefaults = .standard) {} }",
    ])
    func useOfDefaultsNeedsAPrivacyManifest(code: String) async throws {
        let source = "import SwiftUI\n\(code)\nstruct Extra: View { var body: some View { Text(\"a\") } }\n"
        #expect(try await Self.messages(source) == ["privacyManifest: Widget has no PrivacyInfo.xcprivacy"])
    }

    @Test func kindThatChangesIsFoundWhereItsPropertyIsDeclared() async throws {
        let finding = "kindNotConstant: the kind is made anew at each start"
        let rows: [(String, String?)] = [
            ("\"W\\(Int.random(in: 0...9))\"", finding), ("UUID().uuidString", finding),
            ("\"W\\(Date.now.timeIntervalSince1970)\"", finding), ("\"W\"", nil), ("\"W\\(Other4.number)\"", nil),
        ]
        try await FixtureProject.expect(rows) {
            """
            import WidgetKit
            struct Other\($1) { static let number = 1; let kind = UUID().uuidString }
            struct Row\($1): Widget {
                let kind = \($0)
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: kind, provider: StepsProvider()) {
                        StepsView(entry: $0).containerBackground(.blue, for: .widget)
                    }
                }
            }

            """
        }
    }

    @Test func shortStepIsFoundInALoop() async throws {
        let rows: [(String, String?)] = [
            ("for i in 0..<600 { add(calendar.date(byAdding: .second, value: i, to: .now)!) }", "1 second"),
            ("add((0..<60).map { Entry(date: .now.addingTimeInterval(Double($0) * 10)) })", "10 seconds"),
            (
                "stride(from: 0, to: 9, by: 2).forEach { i in add(calendar.date(byAdding: .minute, value: i, to: now)) }",
                "2 minutes"
            ),
            ("for i in 1...9 { add(Date(timeIntervalSinceNow: TimeInterval(i * 60))) }", nil),
            ("for i in 0..<24 { add(calendar.date(byAdding: .hour, value: i, to: now)) }", nil),
            ("add((0..<60).map { now.addingTimeInterval(Double($0) * 300) })", nil),
            ("add([0, 15, 30].map { calendar.date(byAdding: .minute, value: $0, to: now) })", nil),
            ("for i in minutes { add(calendar.date(byAdding: .minute, value: i, to: now)) }", nil),
            ("add(calendar.date(byAdding: .second, value: -30, to: now))", nil),
        ]
        let expected = rows.map { (code: $0, finding: $1.map { "shortSteps: a step of \($0)" }) }
        try await FixtureProject.expect(expected, source: FixtureProject.provider)
    }

    @Test func nameInTheGalleryIsFoundUnlessTheExtensionTranslatesIt() async throws {
        var part = try FixtureProject.parts(of: "nameNotTranslated").sound
        let table = try #require(part.sections.firstIndex { $0.head.hasSuffix("xcstrings") })
        part.sections[table].body = part.sections[table].body.replacing("week\": {", with: "month\": {")
        let report = try await FixtureProject(part).report()
        let messages = ["My week", "Pick a week"].map { "\"\($0)\" is in no table of Widget" }
        #expect(report.findings.map(\.message).sorted() == messages, "\(report.lines)")
    }

    @Test func folderForAllLanguagesIsNoLanguage() async throws {
        var part = try FixtureProject.parts(of: "nameNotTranslated").broken
        part.sections = part.sections.map { ($0.head.replacing("de.lproj", with: "mul.lproj"), $0.body) }
        #expect(try await FixtureProject(part).report().findings.isEmpty)
    }

    @Test func reloadOfAnotherExtensionCounts() async throws {
        var part = try FixtureProject.parts(of: "neverReloaded").broken
        let service = "import WidgetKit\nfunc receive() { WidgetCenter.shared.reloadAllTimelines() }\n"
        part.sections += [("notifying", ""), ("Notify/Service.swift", service)]
        let report = try await FixtureProject(part).report()
        #expect(report.targets == ["App", "Widget"] && report.findings.isEmpty, "\(report.lines)")
    }

    @Test func everyFixtureHasARule() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: FixtureProject.fixtures.path)
        #expect(names.sorted() == Self.ids.map { $0 + ".txt" }.sorted())
        #expect(Set(Self.ids).count == Self.ids.count)
    }

    /// `VITRINE_RECORD=1` writes the page instead.
    @Test func pageOfRulesIsMadeOfTheDeclarations() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let page = root.appending(path: "docs/doctor-rules.md")
        if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" {
            try Data(ProjectRule.page.utf8).write(to: page)
        }
        let written = try String(contentsOf: page, encoding: .utf8)
        #expect(
            written == ProjectRule.page,
            "docs/doctor-rules.md is not the rules' declarations; run this test with VITRINE_RECORD=1"
        )
    }
}
