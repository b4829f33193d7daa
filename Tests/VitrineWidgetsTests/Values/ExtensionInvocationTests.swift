import Testing

@testable import PortableWidgets

struct ExtensionInvocationTests {
    @Test func everyOptionIsParsed() throws {
        let arguments = [
            "timeline", "--family", "medium", "--kind=k", "--now", "2026-06-03T09:41:00Z", "--zone", "Asia/Seoul",
            "--locale=de_DE", "--containers", "/tmp/c", "--set", "list=Home", "--set", "count=3", "--set=note=a=b",
            "--json", "--dark",
        ]
        let invocation = try #require(try ExtensionInvocation(arguments: arguments))
        #expect(invocation.action == .timeline)
        #expect(invocation.family == .systemMedium)
        #expect(invocation.kind == "k")
        #expect(invocation.now == Date(timeIntervalSince1970: 1_780_479_660))
        #expect(invocation.zone == "Asia/Seoul")
        #expect(invocation.locale == "de_DE")
        #expect(invocation.containers == "/tmp/c")
        #expect(invocation.configuration == ["list": "\"Home\"", "count": "3", "note": "\"a=b\""])
        #expect(invocation.isJSON)
        #expect(invocation.isDark)
    }

    @Test(arguments: [["--help"], ["-h"], ["help"], ["timeline", "--family", "x", "--help"]])
    func helpIsRecognised(arguments: [String]) throws {
        #expect(try ExtensionInvocation(arguments: arguments) == nil)
    }

    @Test(arguments: [
        ([], "missing command"), (["tmline"], "'tmline'"), (["timeline", "--famly", "x"], "'--famly'"),
        (["timeline", "--family"], "--family needs a value"), (["timeline", "--family="], "--family needs a value"),
        (["timeline", "--family", "huge"], "--family 'huge'"), (["timeline", "--now", "noon"], "--now 'noon'"),
        (["timeline", "--set", "list"], "--set 'list'"), (["timeline", "--set", "=1"], "--set '=1'"),
        (["timeline", "--json=yes"], "--json takes no value"), (["timeline", "extra"], "'extra'"),
    ])
    func errorNamesTheArgument(arguments: [String], says: String) {
        let error = #expect(throws: ExtensionInvocation.UsageError.self) {
            try ExtensionInvocation(arguments: arguments)
        }
        #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
    }

    private static let tap = ExtensionTask("tap", operands: ["HABIT-ID"], abstract: "Taps.") { $0.operands.joined() }

    @Test func taskAcceptsItsOperandsAndTheOptionsOfTheMoment() throws {
        let arguments = ["tap", "read", "--now", "2026-06-03T09:41:00Z", "--zone=Asia/Seoul", "--containers", "/tmp/c"]
        let invocation = try #require(try ExtensionInvocation(arguments: arguments, tasks: [Self.tap]))
        #expect(invocation.action == .task(name: "tap", operands: ["read"]))
        #expect(invocation.now == Date(timeIntervalSince1970: 1_780_479_660))
        #expect(invocation.zone == "Asia/Seoul" && invocation.containers == "/tmp/c")
    }

    @Test(arguments: [
        (["tap"], "tap HABIT-ID"), (["tap", "a", "b"], "tap HABIT-ID"), (["tap", "--now", "x"], "tap HABIT-ID"),
        (["top", "a"], "tap"), (["tap", "a", "--famly"], "'--famly'"),
    ])
    func errorInATaskNamesTheTaskOrTheArgument(arguments: [String], says: String) {
        let error = #expect(throws: ExtensionInvocation.UsageError.self) {
            try ExtensionInvocation(arguments: arguments, tasks: [Self.tap])
        }
        #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
    }

    @Test func taskIsUnknownToAProgramWithoutTasks() {
        #expect(throws: ExtensionInvocation.UsageError.self) { try ExtensionInvocation(arguments: ["tap", "read"]) }
    }

    @Test(arguments: WidgetFamily.allCases) func familyIsFoundByItsLongAndShortName(family: WidgetFamily) {
        let name = family.description
        let short = name.hasPrefix("system") ? name.dropFirst(6) : name.dropFirst(9)
        #expect(WidgetFamily(named: name) == family)
        #expect(WidgetFamily(named: String(short)) == family)
        #expect(WidgetFamily(named: short.uppercased()) == family)
    }
}
