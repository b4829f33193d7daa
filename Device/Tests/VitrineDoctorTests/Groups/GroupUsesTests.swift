import Testing
import VitrineTesting

@testable import VitrineDoctor

struct GroupUsesTests {
    private func uses(_ files: String...) -> GroupUses {
        GroupUses(in: files.enumerated().map { (name: "\($0.offset).swift", text: $0.element) })
    }

    @Test func literalsAreFoundOutsideComments() {
        let source = """
            // AppGroup("group.comment")
            let first = AppGroup("group.app.one") // "group.trailing"
            /* "group.block" /* nested */
            "group.block.two" */ let second = "group.two"
            let url = "https://group.example/"; let made = "group.\\(name)"; let empty = "group."
            let long = \"\"\"
                "group.long"
                \"\"\"
            """
        #expect(uses(source).named == ["group.app.one": ["0.swift:2"], "group.two": ["0.swift:4"]])
    }

    @Test(arguments: [
        ("literal", "containerURL(forSecurityApplicationGroupIdentifier: \"group.a\")"),
        ("constant", "let id = \"group.a\"; UserDefaults(suiteName: id)"),
        ("typed constant", "let id: String = \"group.a\"; UserDefaults(suiteName: id)!"),
        ("member", "enum N { static let id = \"group.a\" }; UserDefaults(suiteName: N.id)"),
        ("case", "enum N { case id = \"group.a\" }; UserDefaults(suiteName: N.id.rawValue)"),
        ("interpolation", "let b = \"a\"; UserDefaults(suiteName: \"group.\\(b)\")"),
        ("sum", "let b = \"a\"; let id = \"group.\" + b; UserDefaults(suiteName: id)"),
        ("computed", "var id: String { \"group.a\" }; UserDefaults(suiteName: id)"),
        ("returned", "var id: String { return \"group.a\" }; UserDefaults(suiteName: id)"),
        ("session", "configuration.sharedContainerIdentifier = \"group.a\""),
        ("model", "let id = \"group.a\"; let c = C(schema: s, groupContainer: .identifier(id))"),
        ("ours", "extension AppGroup { static let a = AppGroup(\"group.a\") }"),
        ("store", "let a = SnapshotStore(\"group.a\"); let b = SnapshotStore(container)"),
    ])
    func groupIsFoundThroughConstants(_ form: String, _ code: String) {
        let found = uses(code)
        #expect(found.used == ["group.a"] && found.unknown.isEmpty)
    }

    @Test func constantOfAnotherFileIsFoundIfItIsTheOnlyOne() {
        let use = "UserDefaults(suiteName: Names.id)"
        #expect(uses(use, "let id = \"group.a\"").used == ["group.a"])
        let several = uses(use, "let id = \"group.a\"", "let id = \"group.b\"")
        #expect(several.used.isEmpty && several.unknown == ["0.swift:1"])
    }

    @Test(arguments: ["id()", "ids[0]", "isTest ? a : b", "Bundle.main.id", "id ?? \"group.b\"", "a + id()"])
    func anythingElseIsNotKnown(_ expression: String) {
        let found = uses("UserDefaults(suiteName: \(expression))")
        #expect(found.used.isEmpty && found.unknown == ["0.swift:1"])
    }

    @Test(arguments: [
        ("#if os(macOS)", "#else"),
        ("#if os(iOS)\nlet a = \"group.phone\"\n#elseif os(macOS) || os(tvOS)", "#else // b"),
        ("#if !os(macOS)\nlet a = \"group.phone\"\n#else", "#endif\n#if DEBUG"),
    ])
    func codeForAnotherSystemNamesNoGroupOfAPhone(start: String, end: String) {
        let source = "\(start)\nlet b = \"group.mac\"\n\(end)\nlet a = \"group.phone\"\n#endif\nlet c = \"group.all\""
        let files = [(name: "0.swift", text: source)]
        #expect(GroupUses(in: files, isForPhone: true).named.keys.sorted() == ["group.all", "group.phone"])
        #expect(GroupUses(in: files).named.count == 3)
    }

    @Test func privateContainerIsNotAGroup() {
        let found = uses("let own = AppGroup(\"app.steps\"); let store = SnapshotStore(\"app.steps\")")
        #expect(found.named.isEmpty && found.suites == ["app.steps": ["0.swift:1", "0.swift:1"]])
    }

    @Test(.hangGuard) func constantsOfManyConstantsEnd() {
        let lines = (0..<2_000).map { "let a\($0) = a\($0 + 1) + a\($0 + 1); let b = b + a\($0)" }
        let source = lines.joined(separator: "\n") + "\nlet a2000 = \"group.a\""
        #expect(uses(source + "\nUserDefaults(suiteName: a0)", source).used.isEmpty)
    }

    @Test(arguments: ["ModelContainer(for: Note.self)", "WindowGroup { }.modelContainer(for: Note.self)"])
    func groupThatSwiftDataChoosesIsNotKnown(_ code: String) {
        #expect(uses(code).unknown == ["0.swift:1"])
    }

    @Test func constantsThatNameEachOtherEnd() {
        #expect(uses("let a = b; let b = a; UserDefaults(suiteName: a)").unknown.count == 1)
    }
}
