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

    @Test func standardDefaultsAreFound() async throws {
        let app = ("App/Settings.swift", "func store() { defaults.set(7, forKey: \"steps\") }\n")
        let finding = "standardDefaults: steps is not shared with the app"
        try await FixtureProject.expect(
            [
                ("let d = UserDefaults.standard\nlet n = d.integer(forKey: \"steps\")", finding),
                ("let n = UserDefaults().integer(forKey: \"steps\")", finding),
                ("let d = UserDefaults(suiteName: \"group.a\")!\nlet n = d.integer(forKey: \"steps\")", nil),
                ("let n = values.integer(forKey: \"steps\")", nil),
            ],
            with: [("Widget/PrivacyInfo.xcprivacy", "<plist><dict/></plist>"), app]
        ) { code, _ in code + "\n" }
    }

    @Test func typedConstantOfTheStandardDefaultsIsFound() async throws {
        let app = ("App/Settings.swift", "@AppStorage(\"steps\") var steps = 0\n")
        let code = "let d: UserDefaults = .standard\nlet n = d.integer(forKey: \"steps\")"
        try await FixtureProject.expect(
            [(code, "standardDefaults: steps is not shared with the app")],
            with: [("Widget/PrivacyInfo.xcprivacy", "<plist><dict/></plist>"), app]
        ) { code, _ in code + "\n" }
    }

    @Test func databaseThatIsOpenedForWritingIsFound() async throws {
        let rows: [(String, String?)] = [
            ("ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)", "ModelConfiguration"),
            ("ModelConfiguration(allowsSave: true)", "ModelConfiguration"),
            ("ModelContainer(for: Step.self)", "ModelContainer"),
            ("NSPersistentCloudKitContainer(name: \"Steps\")", "NSPersistentCloudKitContainer"),
            ("ModelContainer(for: schema, configurations: own)", nil), ("DatabaseQueue()", nil),
        ]
        let expected = rows.map { (code: $0, finding: $1.map { "databaseWritable: \($0) without reading only" }) }
        try await FixtureProject.expect(expected) { "func open\($1)() throws { let own = try \($0) }\n" }
    }

    @Test(arguments: [
        ("guard #available(iOS 17, *) else { return OldBundle.main() }\nNewBundle.main()", []),
        ("if #available(iOS 17, *) { return NewBundle.main() }\nOldBundle.main()", []),
        ("if #available(iOS 17, *) { NewBundle.main() } else { OldBundle.main() }", []),
        ("NewBundle.main()\nOldBundle.main()", ["kindTwice"]),
    ])
    func programMayOfferAnotherBundleOnOlderSystems(main: String, expected: [String]) async throws {
        let widgets = ["Steps", "OldSteps"]
            .map { name in
                """
                struct \(name): Widget {
                    var body: some WidgetConfiguration {
                        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { _ in
                            Extra().containerBackground(.blue, for: .widget)
                        }
                    }
                }

                """
            }
        let source = """
            import WidgetKit
            \(widgets.joined())
            struct NewBundle: WidgetBundle { var body: some Widget { Steps() } }
            struct OldBundle: WidgetBundle { var body: some Widget { OldSteps() } }
            @main enum Program { static func main() { \(main) } }

            """
        #expect(try await Self.findings([("Widget/Widget.swift", source)]) == expected)
    }

    @Test func groupsThatAProjectOfXcodeGenStatesAreCompared() async throws {
        func findings(_ group: String) async throws -> [String] {
            func target(_ name: String, _ type: String, _ id: String, _ group: String) -> String {
                """
                  \(name):
                    {type: \(type), platform: iOS, sources: [\(name), Shared], dependencies: [{target: Widget}],
                    settings: {PRODUCT_BUNDLE_IDENTIFIER: \(id)}, entitlements: {path: \(name)/\(name).entitlements,
                    properties: {com.apple.security.application-groups: [\(group)]}}}

                """
            }
            let app = target("App", "application", "org.steps", "group.org.steps")
            let yaml = "targets:\n" + app + target("Widget", "app-extension", "org.steps.widget", group)
            let project = try FixtureProject(.init(place: "", sections: [("project.yml", yaml)]))
            return try await project.report(of: "project.yml").findings.map { "\($0.place.line) \($0.message)" }
        }
        #expect(try await findings("group.org.steps") == [])
        let message = "Widget has group.org.other, and its app has group.org.steps in Debug"
        #expect(try await findings("group.org.other") == ["9 \(message)"])
    }

    @Test func appWithTwoProgramsIsFound() async throws {
        let second = "import SwiftUI\n@main struct Two: App { var body: some Scene { WindowGroup {} } }\n"
        #expect(try await Self.findings([("App/Two.swift", second)]) == ["mainTwice"])
    }

    @Test(arguments: [("groupPrefx the Mac's", ["2 there is no rule groupPrefx"]), ("groupPrefix the Mac's", [])])
    func commentInAPropertyListNamesARule(text: String, expected: [String]) async throws {
        let list = """
            <plist><dict><key>NSExtension</key><dict>
            <!-- vitrine:allow \(text) -->
            <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
            </dict></dict></plist>
            """
        let report = try await FixtureProject(.init(place: "", sections: [("Widget/Info.plist", list)])).report()
        #expect(report.findings.map { "\($0.place.line) \($0.message)" } == expected, "\(report.lines)")
    }

    @Test func timelineIsJudged() async throws {
        let (add, atEnd) = (
            "all.append(StepsEntry(date: .now))", "completion(Timeline(entries: all, policy: .atEnd))"
        )
        let (empty, once) = ("emptyTimeline: entries is an empty list", "atEndOnce: one entry with the policy atEnd")
        let rows: [(String, String?)] = [
            ("completion(.init(entries: [], policy: .never))", empty),
            ("completion(Timeline(entries: [StepsEntry](), policy: .never))", empty),
            ("let all: [StepsEntry] = []\ncompletion(Timeline(entries: all, policy: .never))", empty),
            ("completion(.init(entries: [StepsEntry(date: .now)], policy: .atEnd))", once),
            ("let all = [StepsEntry(date: .now)]\ncompletion(Timeline(entries: all, policy: .atEnd))", once),
            ("var all = [StepsEntry(date: .now)]\ncompletion(Timeline(entries: all, policy: .atEnd))", nil),
            ("completion(.init(entries: all, policy: .atEnd))", nil),
            ("let p = Policy.atEnd\ncompletion(.init(entries: [StepsEntry(date: .now)], policy: p))", once),
            (
                "guard let next = days.next else { return }\n"
                    + "completion(.init(entries: [StepsEntry(date: next)], policy: .atEnd))",
                nil
            ),
            ("var all: [StepsEntry] = []\n\(add)\n\(atEnd)", once),
            ("var all = [StepsEntry]()\n\(add)\n\(atEnd)", once),
            ("var all: [StepsEntry] = []\nload { value in \(add)\n\(atEnd) }", once),
            ("var all: [StepsEntry] = []\nfor day in days { \(add) }\n\(atEnd)", nil),
            ("var all: [StepsEntry] = []\nif isOn { \(add) }\n\(atEnd)", nil),
            ("var all: [StepsEntry] = []\n\(add)\n\(add)\n\(atEnd)", nil),
            (
                "completion(.init(entries: [saved ?? .example], policy: .never))",
                "sampleData: the timeline uses example"
            ),
            (
                "let all = StepsStore.sample\ncompletion(.init(entries: all, policy: .atEnd))",
                "sampleData: the timeline uses sample"
            ),
            ("let all = microphone.sample()\ncompletion(.init(entries: all, policy: .atEnd))", nil),
            ("completion(.init(entries: [StepsEntry(date: .now, text: note.preview)], policy: .never))", nil),
            ("#if targetEnvironment(simulator)\ncompletion(.init(entries: [.sample], policy: .never))\n#endif", nil),
            (
                "#if !DEBUG\ncompletion(.init(entries: [.mock], policy: .never))\n#endif",
                "sampleData: the timeline uses mock"
            ),
        ]
        try await FixtureProject.expect(rows, source: FixtureProject.provider)
    }

    @Test func presentTimeIsFoundInEveryMemberOfAView() async throws {
        let finding = "dateInView: the time at which the view is archived"
        let members: [(String, String?)] = [
            ("private var time: String { Date().formatted() }", finding),
            ("private func time() -> String { Date.now.formatted() }", finding),
            ("private var start: Date { Date() }", nil), ("init() { time = Date().formatted() }", nil),
        ]
        let others = members.enumerated().map { ("}\nextension Row\(members.count + $0) {\n\($1.0)", $1.1) }
        try await FixtureProject.expect(members + others) {
            "import SwiftUI\nstruct Row\($1): View { var body: some View { Text(time) }\n\($0)\n}\n"
        }
    }

    @Test func demandedContainerIsFound() async throws {
        let finding = "containerUnwrap: the process ends without a container"
        let container = "files.containerURL(forSecurityApplicationGroupIdentifier: \"group.a\")"
        try await FixtureProject.expect([
            ("guard let u = \(container)?.appending(path: \"a\") else { fatalError() }; return u", finding),
            ("let c = \(container); return c!.appending(path: \"a\")", finding),
            ("\(container)!.appending(path: \"a\")", finding),
            ("guard let u = read(\(container)) else { fatalError() }; return u", nil),
            ("let c = \(container); return c ?? other!", nil),
            ("struct A { var folder: URL { \(container)! } }; return A().folder.appending(path: \"a\")", finding),
            ("struct B { var shared: URL { \(container)! } }; return other", nil),
        ]) { "import Foundation\nfunc folder\($1)() -> URL { \($0) }\n" }
    }

    @Test func linkOfAWidgetThatIsOnlySmallIsFound() async throws {
        let old = ["app", "widget"].flatMap { owner in ["Debug", "Release"].map { "settings \(owner) \($0)" } }
            .map { (head: $0, body: "IPHONEOS_DEPLOYMENT_TARGET = 16.0") }
        let finding = "linkInSmall: a Link in systemSmall"
        func source(_ families: String, _ content: String, _ number: Int) -> String {
            let link = "Link(\"a\", destination: url)"
            let body = content.replacing("LINK", with: link).replacing("OTHER", with: "Other\(number)()")
            return """
                import WidgetKit
                struct Other\(number): View { var body: some View { \(link) } }
                struct Alone\(number): View { var body: some View { \(body) } }
                struct Week\(number): Widget {
                    var body: some WidgetConfiguration {
                        StaticConfiguration(kind: "Week\(number)", provider: StepsProvider()) { _ in
                            Alone\(number)().containerBackground(.blue, for: .widget)
                        }
                        .supportedFamilies(\(families))
                    }
                }

                """
        }
        let families = [
            ("[.systemSmall]", finding), ("[.systemSmall, .accessoryCircular]", nil),
            ("[.systemSmall, .systemMedium]", nil),
        ]
        try await FixtureProject.expect(families, with: old) { source($0, "LINK", $1) }
        let contents = [
            ("if isOn { LINK }", finding), ("if isOn || family == .systemMedium { LINK }", finding), ("OTHER", finding),
            ("if family == .systemMedium { Text(\"a\") } else { LINK }", finding),
            ("guard family == .systemSmall else { return AnyView(Text(\"a\")) }\nreturn AnyView(LINK)", finding),
            ("if entry.widgetFamily == .systemSmall { Text(\"a\") } else { LINK }", nil),
            ("if family != .systemSmall, isOn { LINK }", nil), ("if WidgetFamily.systemLarge == family { LINK }", nil),
            ("if [.systemMedium, .systemLarge].contains(family) { LINK }", nil),
            ("if !(family == .systemSmall || family == .accessoryInline) { LINK }", nil),
            ("switch entry.family {\ncase .systemMedium: LINK\ndefault: Text(\"a\")\n}", nil),
            ("switch family {\ncase .systemSmall: Text(\"a\")\ndefault: LINK\n}", nil),
            ("guard family != .systemSmall else { return AnyView(Text(\"a\")) }\nreturn AnyView(LINK)", nil),
            ("if family == .systemSmall { return AnyView(Text(\"a\")) }\nreturn AnyView(LINK)", nil),
            ("family == .systemSmall ? AnyView(Text(\"a\")) : isOn ? AnyView(LINK) : AnyView(Text(\"b\"))", nil),
            ("if family == .systemSmall { Text(\"a\") } else { OTHER }", nil),
        ]
        try await FixtureProject.expect(contents, with: old) { source("[.systemSmall]", $0, $1) }
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
        try await FixtureProject.expect([(source, nil)]) { code, _ in code }
    }

    @Test func constantOfAKindIsFollowed() async throws {
        let finding = "reloadUnknownKind: no widget has the kind Step; there are Steps"
        let rows = [
            ("let kind = \"Step\"\nfunc save() { center.reloadTimelines(ofKind: kind) }", finding),
            ("enum A { static let a = \"Step\" }\nfunc save() { center.reloadTimelines(ofKind: A.a) }", finding),
            (
                "enum D: String { case a = \"Step\", b }\nfunc save() { c.reloadTimelines(ofKind: D.a.rawValue) }",
                finding
            ),
            ("enum E: String { case Step }\nfunc save() { c.reloadTimelines(ofKind: E.Step.rawValue) }", finding),
            ("enum F { static let a = A.a }\nfunc save() { center.reloadTimelines(ofKind: F.a) }", finding),
            ("enum G { static let a = G.a }\nfunc save() { center.reloadTimelines(ofKind: G.a) }", nil),
            ("enum B { static var a: String { \"Step\" } }\nfunc save() { c.reloadTimelines(ofKind: B.a) }", finding),
            ("let kind = \"Steps\"\nfunc save() { center.reloadTimelines(ofKind: kind) }", nil),
            ("struct C { let kind = \"a\" }\nfunc save(kind: String) { center.reloadTimelines(ofKind: kind) }", nil),
        ]
        try await FixtureProject.expect(rows, in: "App") { code, _ in code + "\n" }
    }

    @Test func attributesAreComparedByWhatIsEncoded() async throws {
        let rows = [
            ("let name: String; var shown: String { name }", "var name: String", true),
            ("var name: String\nstatic let all = 1", "let name: String", true),
            ("var all: [String: Int]", "var all: Dictionary<String, Int>", true),
            ("var last: [Int]?", "var last: Optional<Array<Int>>", true),
            ("var x, y: Int", "var x: Int; var y: Int", true), ("var x, y: Int", "var x, z: Int", false),
            ("var all: [String: Int]", "var all: [Int: Int]", false),
        ]
        func run(_ fields: String, _ number: Int) -> String {
            "struct Run\(number): ActivityAttributes {\n\(fields)\n}\n"
        }
        let own = rows.enumerated()
            .map { (code: $1.1, finding: $1.2 ? nil : "attributesTwice: the app's Run\($0) has other fields") }
        let app = rows.enumerated().map { (head: "App/Run\($0).swift", body: run($1.0, $0)) }
        try await FixtureProject.expect(own, with: app, source: run)
    }

    @Test func reloadAfterEachEventIsNoLoop() async throws {
        let loop = "reloadLoop: requested in a loop (for)"
        try await FixtureProject.expect(
            [
                ("for await _ in changes { RELOAD }", nil), ("for _ in changes { RELOAD }", loop),
                ("for day in all { if day.id == id { RELOAD; break } }", nil),
                ("for day in all { if day.id == id { RELOAD; return day } }", nil),
                ("for day in all { if day.isOld { RELOAD } else { return day } }", loop),
                ("for day in all { switch day.id { case id: RELOAD; break\ndefault: return } }", loop),
                ("for item in items { item.onTap = { RELOAD } }", nil), ("for item in items { Task { RELOAD } }", loop),
            ],
            in: "App"
        ) { code, number in
            let reload = code.replacing("RELOAD", with: "WidgetCenter.shared.reloadAllTimelines()")
            return "func listen\(number)() async { \(reload) }\n"
        }
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
        // The setting is put over what the file says.
        let other = list.replacing("\(value == "YES")/", with: "\(value == "NO")/")
        let all = settings.map { ($0.head, "\($0.body)\nINFOPLIST_FILE = App/Info.plist") }
        #expect(try await Self.findings(part.sections + all + [("App/Info.plist", other)]) == expected)
    }

    @Test func listThatIsNotThereIsFound() async throws {
        let settings = "INFOPLIST_FILE = Widget/Gone.plist\nCODE_SIGN_ENTITLEMENTS = Widget/Gone.entitlements"
        let part = FixtureProject.Part(place: "", sections: [("settings widget Debug", settings)])
        let report = try await FixtureProject(part).report()
        let messages = ["entitlements", "plist"].map { "Gone.\($0) of Widget is not there in Debug" }
        #expect(report.findings.map(\.message).sorted() == messages, "\(report.lines)")
        #expect(Set(report.findings.map(\.place.file)) == ["Steps.xcodeproj/project.pbxproj"])
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
