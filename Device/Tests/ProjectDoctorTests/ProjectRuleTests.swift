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

    @Test(arguments: ["onAppear { Task { count = await load() } }", "task { await load() }"])
    func actionAtTheAppearanceOfAViewIsFoundUnlessTheProjectDeclaresIt(call: String) async throws {
        let source = "import SwiftUI\nstruct Extra: View { var body: some View { Text(\"a\").\(call) } }\n"
        let own = "extension View { func \(call.prefix { $0 != " " })(_ action: () -> Void) -> some View { self } }\n"
        for isOwn in [false, true] {
            let text = isOwn ? source + own : source
            let part = FixtureProject.Part(place: "", sections: [("Widget/Extra.swift", text)])
            let report = try await FixtureProject(part).report()
            #expect(report.findings.map(\.rule) == (isOwn ? [] : ["modifierWithoutEffect"]), "\(report.lines)")
        }
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

    @Test(arguments: [
        ("os(macOS)", false), ("os(tvOS) || os(visionOS)", false), ("os(iOS) || os(macOS)", true), ("DEBUG", true),
    ])
    func codeOfOtherPlatformsIsNotJudged(condition: String, isJudged: Bool) async throws {
        let source = """
            import SwiftUI
            #if \(condition)
            struct Extra: View { var body: some View { Text(Date.now.formatted()) } }
            #endif
            struct Other: View { var body: some View { Text("a") } }
            """
        #expect(try await Self.messages(source).isEmpty != isJudged)
    }

    @Test(arguments: [
        ("Text(Date.now.formatted())", true), ("Text(Date(), style: .time)", true),
        ("Text(\"At \\(Date(), style: .date)\")", true), ("Text(formatter.string(from: .now))", true),
        ("Text(.now, format: .dateTime.hour())", true), ("Circle().opacity(Date.now.timeIntervalSince(due))", true),
        ("Text(.now, format: .dateTime.hour().minute())", true),
        ("Text(Calendar.current.isDateInToday(entry.date) ? \"today\" : \"later\")", true),
        ("if calendar.isDateInYesterday(entry.date) { Text(\"a\") }", true),
        ("Text(entry.date.timeIntervalSinceNow < 0 ? \"past\" : \"future\")", true),
        ("Text(entry.date.formatted(.relative(presentation: .named)))", true),
        ("Text(entry.date, style: .relative)", false),
        ("Text(Date(), style: .relative)", false), ("Text(\"In \\(Date.now, style: .timer)\")", false),
        ("Text(timerInterval: Date.now...Date.now.addingTimeInterval(60))", false),
        ("Text(entry.due ?? Date.now, style: .time)", false), ("Text(entry.date.formatted())", false),
    ])
    func presentTimeInATextIsFoundUnlessItCounts(view: String, isFound: Bool) async throws {
        let source = "import SwiftUI\nstruct Extra: View { var body: some View { \(view) } }\n"
        let expected = isFound ? ["dateInView: the time at which the view is archived"] : []
        #expect(try await Self.messages(source) == expected)
    }

    @Test(arguments: [
        ("Button(\"More\") { count += 1 }", "modifierWithoutEffect: Button without an intent does nothing in a widget"),
        ("Toggle(\"On\", isOn: $isOn)", "modifierWithoutEffect: Toggle without an intent does nothing in a widget"),
        ("Menu(\"M\") { Text(\"a\") }", "viewNotAllowed: Menu is not drawn in a widget"),
        ("NavigationLink(\"M\") { Text(\"a\") }", "viewNotAllowed: NavigationLink is not drawn in a widget"),
        (
            "TimelineView(.periodic(from: .now, by: 1)) { _ in Text(\"a\") }",
            "timerInView: TimelineView in a view of a widget"
        ),
        ("Button(\"More\", intent: Refresh())", nil), ("Button(intent: Refresh()) { Text(\"More\") }", nil),
        ("Toggle(isOn: true, intent: Refresh()) { Text(\"On\") }", nil),
    ])
    func controlWithoutAnIntentIsFound(view: String, expected: String?) async throws {
        let source = "import SwiftUI\nstruct Extra: View { var body: some View { \(view) } }\n"
        #expect(try await Self.messages(source) == [expected].compactMap(\.self))
    }

    @Test(arguments: [
        (".now.addingTimeInterval(5)", true), ("Date().addingTimeInterval(5)", true),
        ("Date.now.addingTimeInterval(5)", true), ("Date(timeIntervalSinceNow: 5)", true), ("next", true),
        (".now.addingTimeInterval(900)", false), ("Date(timeIntervalSinceNow: 900)", false),
        ("midnight.addingTimeInterval(5)", false), ("entries.last!.date.addingTimeInterval(5)", false),
    ])
    func policyThatAsksAgainWithinMinutesIsFound(date: String, isFound: Bool) async throws {
        let source = """
            import WidgetKit
            struct OtherProvider: TimelineProvider {
                func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
                    \(date == "next" ? "let next = Date().addingTimeInterval(5)" : "")
                    completion(Timeline(entries: entries, policy: .after(\(date))))
                }
            }

            """
        #expect(try await Self.messages(source) == (isFound ? ["shortSteps: a step of 5 seconds"] : []))
    }

    @Test(arguments: [
        ("struct Other: View { var body: some View { Text(\"a\") } }", true),
        ("struct Other: View { var body: some View { Text(\"a\").containerBackground(.blue, for: .widget) } }", false),
        (
            "struct Other: View { var body: some View { Text(\"a\").whole() } }\n"
                + "extension View { func whole() -> some View { containerBackground(.blue, for: .widget) } }", false
        ),
        ("func Other() -> some View { Text(\"a\").containerBackground(.blue, for: .widget) }", false),
    ])
    func widgetWithoutABackgroundIsFoundBesideOneThatHasOne(view: String, isFound: Bool) async throws {
        let source = """
            import WidgetKit
            \(view)
            struct OtherWidget: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Other", provider: StepsProvider()) { _ in Other() }
                }
            }
            struct Others: WidgetBundle { var body: some Widget { OtherWidget() } }

            """
        let expected = isFound ? ["containerBackground: no view of OtherWidget has a containerBackground"] : []
        #expect(try await Self.messages(source) == expected)
    }

    @Test(arguments: [("import WidgetKit\ninternal import Pod", false), ("import WidgetKit\nimport SwiftUI", true)])
    func backgroundOfAViewThatAModuleElsewhereHasIsNotJudged(imports: String, isFound: Bool) async throws {
        let source = """
            \(imports)
            struct OtherWidget: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Other", provider: StepsProvider()) { WidgetsEntryView(entry: $0) }
                }
            }
            struct Others: WidgetBundle { var body: some Widget { OtherWidget() } }

            """
        #expect(try await Self.messages(source).isEmpty != isFound)
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

    @Test func initialiserOfDefaultsNeedsAPrivacyManifest() async throws {
        let source = "import Foundation\nlet steps = UserDefaults.init(suiteName: \"group.org.steps\")\n"
        #expect(try await Self.messages(source) == ["privacyManifest: Widget has no PrivacyInfo.xcprivacy"])
    }

    @Test(arguments: [
        ("\"W\\(Int.random(in: 0...9))\"", true), ("UUID().uuidString", true),
        ("\"W\\(Date.now.timeIntervalSince1970)\"", true), ("\"W\"", false), ("\"W\\(Other.number)\"", false),
    ])
    func kindThatChangesIsFoundWhereItsPropertyIsDeclared(kind: String, isFound: Bool) async throws {
        let source = """
            import WidgetKit
            struct Other { static let number = 1; let kind = UUID().uuidString }
            struct Extra: Widget {
                let kind = \(kind)
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: kind, provider: StepsProvider()) {
                        StepsView(entry: $0).containerBackground(.blue, for: .widget)
                    }
                }
            }

            """
        let expected = isFound ? ["kindNotConstant: the kind is made anew at each start"] : []
        #expect(try await Self.messages(source) == expected)
    }

    @Test(
        arguments: [
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
        ] as [(String, String?)]
    )
    func shortStepIsFoundInALoop(code: String, step: String?) async throws {
        let source = """
            import WidgetKit
            struct OtherProvider: TimelineProvider {
                func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
                    \(code)
                }
            }

            """
        #expect(try await Self.messages(source) == (step.map { ["shortSteps: a step of \($0)"] } ?? []))
    }

    @Test(arguments: [("title", "Pick a week"), ("name", "My week")])
    func nameInTheGalleryIsFoundUnlessTheExtensionTranslatesIt(what: String, missing: String) async throws {
        var part = try FixtureProject.parts(of: "nameNotTranslated").sound
        let table = try #require(part.sections.firstIndex { $0.head.hasSuffix("xcstrings") })
        part.sections[table].body = part.sections[table].body.replacing("\"\(missing)\": {", with: "\"Other\": {")
        let report = try await FixtureProject(part).report()
        #expect(report.findings.map(\.message) == ["\"\(missing)\" is in no table of Widget"], "\(report.lines)")
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
