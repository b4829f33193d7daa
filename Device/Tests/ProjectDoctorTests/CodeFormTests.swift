import Foundation
import Testing
import VitrineTesting

@testable import ProjectDoctor

/// What a rule finds in the forms in which one thing can be written.
@Suite(.hangGuard)
struct CodeFormTests {
    /// The findings in a sound project with some files more, or changed.
    private static func findings(_ sections: [(head: String, body: String)]) async throws -> [String] {
        try await FixtureProject(.init(place: "", sections: sections)).report().findings.map(\.rule)
    }

    private static let manifest = ("Widget/PrivacyInfo.xcprivacy", "<plist><dict/></plist>")

    /// A provider whose timeline is made by some code.
    private static func provider(_ code: String) -> (head: String, body: String) {
        let source = """
            import WidgetKit
            struct OtherProvider: TimelineProvider {
                func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
                    \(code)
                }
            }

            """
        return ("Widget/Other.swift", source)
    }

    @Test(arguments: [
        ("let d = UserDefaults.standard\nlet n = d.integer(forKey: \"steps\")", true),
        ("let n = UserDefaults().integer(forKey: \"steps\")", true),
        ("let d = UserDefaults(suiteName: \"group.a\")!\nlet n = d.integer(forKey: \"steps\")", false),
        ("let n = values.integer(forKey: \"steps\")", false),
    ])
    func standardDefaultsAreFound(code: String, isFound: Bool) async throws {
        let app = ("App/Settings.swift", "func store() { defaults.set(7, forKey: \"steps\") }\n")
        let found = try await Self.findings([("Widget/Store.swift", code + "\n"), Self.manifest, app])
        #expect(found == (isFound ? ["standardDefaults"] : []))
    }

    @Test(arguments: [
        ("completion(.init(entries: [], policy: .never))", "emptyTimeline"),
        ("completion(Timeline(entries: [StepsEntry](), policy: .never))", "emptyTimeline"),
        ("let all: [StepsEntry] = []\ncompletion(Timeline(entries: all, policy: .never))", "emptyTimeline"),
        ("completion(.init(entries: [StepsEntry(date: .now)], policy: .atEnd))", "atEndOnce"),
        ("let all = [StepsEntry(date: .now)]\ncompletion(Timeline(entries: all, policy: .atEnd))", "atEndOnce"),
        ("var all = [StepsEntry(date: .now)]\ncompletion(Timeline(entries: all, policy: .atEnd))", nil),
        ("completion(.init(entries: all, policy: .atEnd))", nil),
        ("let all = StepsStore.sample\ncompletion(.init(entries: all, policy: .atEnd))", "sampleData"),
        ("let all = microphone.sample()\ncompletion(.init(entries: all, policy: .atEnd))", nil),
    ])
    func timelineIsJudged(code: String, rule: String?) async throws {
        #expect(try await Self.findings([Self.provider(code)]) == [rule].compactMap(\.self))
    }

    @Test(arguments: [
        ("private var time: String { Date().formatted() }", true),
        ("private func time() -> String { Date.now.formatted() }", true),
        ("private var start: Date { Date() }", false), ("init() { time = Date().formatted() }", false),
    ])
    func presentTimeIsFoundInEveryMemberOfAView(member: String, isFound: Bool) async throws {
        for start in ["", "}\nextension Extra {\n"] {
            let body = "var body: some View { Text(time) }\n\(start)\(member)"
            let source = "import SwiftUI\nstruct Extra: View { \(body)\n}\n"
            #expect(try await Self.findings([("Widget/Extra.swift", source)]) == (isFound ? ["dateInView"] : []))
        }
    }

    private static let container = "files.containerURL(forSecurityApplicationGroupIdentifier: \"group.a\")"

    @Test(arguments: [
        ("guard let u = \(container)?.appending(path: \"a\") else { fatalError() }; return u", true),
        ("let c = \(container); return c!.appending(path: \"a\")", true),
        ("\(container)!.appending(path: \"a\")", true),
        ("guard let u = read(\(container)) else { fatalError() }; return u", false),
        ("let c = \(container); return c ?? other!", false),
    ])
    func demandedContainerIsFound(code: String, isFound: Bool) async throws {
        let source = "import Foundation\nfunc folder() -> URL { \(code) }\n"
        #expect(try await Self.findings([("Widget/Folder.swift", source)]) == (isFound ? ["containerUnwrap"] : []))
    }

    @Test(arguments: [
        ("[.systemSmall]", true), ("[.systemSmall, .accessoryCircular]", false),
        ("[.systemSmall, .systemMedium]", false),
    ])
    func linkOfAWidgetThatIsOnlySmallIsFound(families: String, isFound: Bool) async throws {
        let source = """
            import WidgetKit
            struct Alone: View { var body: some View { Link("a", destination: url) } }
            struct Week: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Week", provider: StepsProvider()) { _ in
                        Alone().containerBackground(.blue, for: .widget)
                    }
                    .supportedFamilies(\(families))
                }
            }

            """
        let old = ["app", "widget"].flatMap { owner in ["Debug", "Release"].map { "settings \(owner) \($0)" } }
            .map { (head: $0, body: "IPHONEOS_DEPLOYMENT_TARGET = 16.0") }
        #expect(try await Self.findings([("Widget/Week.swift", source)] + old) == (isFound ? ["linkInSmall"] : []))
    }

    @Test func formIsNoViewOfWidgets() async throws {
        let source = "import SwiftUI\nstruct Extra: View { var body: some View { Form { Text(\"a\") } } }\n"
        #expect(try await Self.findings([("Widget/Extra.swift", source)]) == ["viewNotAllowed"])
    }

    @Test func viewIsFollowedByItsOtherName() async throws {
        let source = """
            import WidgetKit
            struct Whole: View { var body: some View { Text("a").containerBackground(.blue, for: .widget) } }
            typealias Other = Whole
            struct Week: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Week", provider: StepsProvider()) { _ in Other() }
                }
            }
            struct All: WidgetBundle { var body: some Widget { Week() } }

            """
        #expect(try await Self.findings([("Widget/Week.swift", source)]) == [])
    }

    @Test(arguments: [
        ("let kind = \"Step\"\nfunc save() { center.reloadTimelines(ofKind: kind) }", true),
        ("enum Kind { static let steps = \"Step\" }\nfunc save() { center.reloadTimelines(ofKind: Kind.steps) }", true),
        ("enum Kind { static var a: String { \"Step\" } }\nfunc save() { c.reloadTimelines(ofKind: Kind.a) }", true),
        ("let kind = \"Steps\"\nfunc save() { center.reloadTimelines(ofKind: kind) }", false),
        ("struct A { let kind = \"a\" }\nfunc save(kind: String) { center.reloadTimelines(ofKind: kind) }", false),
    ])
    func constantOfAKindIsFollowed(code: String, isFound: Bool) async throws {
        let found = try await Self.findings([("App/Save.swift", code + "\n")])
        #expect(found == (isFound ? ["reloadUnknownKind"] : []))
    }

    @Test(arguments: [
        ("let name: String; var shown: String { name }", "var name: String", true),
        ("var name: String\nstatic let all = 1", "let name: String", true),
        ("var all: [String: Int]", "var all: Dictionary<String, Int>", true),
        ("var last: [Int]?", "var last: Optional<Array<Int>>", true),
        ("var x, y: Int", "var x: Int; var y: Int", true), ("var x, y: Int", "var x, z: Int", false),
        ("var all: [String: Int]", "var all: [Int: Int]", false),
    ])
    func attributesAreComparedByWhatIsEncoded(app: String, own: String, areSame: Bool) async throws {
        let sections = [("App/Run.swift", app), ("Widget/Run.swift", own)]
            .map { (head: $0, body: "struct Run: ActivityAttributes {\n\($1)\n}\n") }
        #expect(try await Self.findings(sections) == (areSame ? [] : ["attributesTwice"]))
    }

    @Test(arguments: [("for await _ in changes", false), ("for _ in changes", true)])
    func reloadAfterEachEventIsNoLoop(loop: String, isFound: Bool) async throws {
        let source = "func listen() async { \(loop) { WidgetCenter.shared.reloadAllTimelines() } }\n"
        #expect(try await Self.findings([("App/Listen.swift", source)]) == (isFound ? ["reloadLoop"] : []))
    }

    @Test(arguments: [("YES", []), ("NO", ["liveActivitiesKey"])])
    func liveActivitiesThatAreSwitchedOffAreFound(value: String, expected: [String]) async throws {
        let part = try FixtureProject.parts(of: "liveActivitiesKey").broken
        let settings = ["Debug", "Release"]
            .map { (head: "settings app \($0)", body: "INFOPLIST_KEY_NSSupportsLiveActivities = \(value)") }
        #expect(try await Self.findings(part.sections + settings) == expected)
        let list = "<plist><dict><key>NSSupportsLiveActivities</key><\(value == "YES")/></dict></plist>"
        let named = ["Debug", "Release"].map { (head: "settings app \($0)", body: "INFOPLIST_FILE = App/Info.plist") }
        #expect(try await Self.findings(part.sections + named + [("App/Info.plist", list)]) == expected)
    }

    @Test(arguments: [
        ("INFOPLIST_FILE = Widget/Gone.plist", "Gone.plist of Widget is not there in Debug"),
        ("CODE_SIGN_ENTITLEMENTS = Widget/Gone.entitlements", "Gone.entitlements of Widget is not there in Debug"),
    ])
    func listThatIsNotThereIsFound(setting: String, message: String) async throws {
        let part = FixtureProject.Part(place: "", sections: [("settings widget Debug", setting)])
        let report = try await FixtureProject(part).report()
        #expect(report.findings.map(\.message) == [message], "\(report.lines)")
        #expect(report.findings.first?.place.file == "Steps.xcodeproj/project.pbxproj")
    }

    @Test(arguments: ["= \"Pick a week\"", "{ \"Pick a week\" }", "{ get { \"Pick a week\" } }"])
    func titleOfAnIntentIsReadInEveryForm(value: String) async throws {
        let sections = try FixtureProject.parts(of: "nameNotTranslated").sound.sections
            .map { head, body in
                let text = body.replacing("\"Pick a week\": {", with: "\"Other\": {")
                return (head: head, body: text.replacing("= \"Pick a week\"", with: value))
            }
        #expect(try await Self.findings(sections) == ["nameNotTranslated"])
    }

    @Test func nameThatOnlyAMadeListHasIsFound() async throws {
        let settings = ["Debug", "Release"]
            .map { (head: "settings widget \($0)", body: "GENERATE_INFOPLIST_FILE = NO") }
        #expect(try await Self.findings(settings) == ["displayName"])
    }
}
