import Foundation
import Testing
import VitrineDevice

@testable import VitrineScript

/// Scripts as text: what is read, and where a mistake is reported.
struct ScriptReadingTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var yaml: String
        var place: String
        var says: String
    }

    private static let head = "start: 2026-02-03T09:00:00Z\nsteps:\n"
    private static let widget = "widgets: [{id: w, app: a, kind: k, family: systemSmall}]\n"

    static let mistakes = [
        Mistake(testDescription: "no YAML", yaml: "steps: [", place: "2:1", says: "is not YAML"),
        Mistake(
            testDescription: "aliases of aliases",
            yaml: (1...30)
                .reduce("a0: &a0 [x, x, x]\n") { "\($0)a\($1): &a\($1) [*a\($1 - 1), *a\($1 - 1), *a\($1 - 1)]\n" },
            place: "",
            says: "its aliases stand for more than 1048576 values"
        ),
        Mistake(testDescription: "empty", yaml: "", place: "", says: "is empty"),
        Mistake(testDescription: "no mapping", yaml: "- a", place: "1:1", says: "is a mapping"),
        Mistake(testDescription: "no start", yaml: "steps: []", place: "1:1", says: "needs the key start"),
        Mistake(testDescription: "misspelt key", yaml: "strat: x", place: "1:1", says: "did you mean start?"),
        Mistake(testDescription: "key twice", yaml: "start: a\nstart: b", place: "1:1", says: "occurs twice"),
        Mistake(
            testDescription: "impossible start",
            yaml: "start: 2026-02-30\nsteps: []",
            place: "1:8",
            says: "ISO 8601"
        ),
        Mistake(
            testDescription: "no day of the calendar",
            yaml: "start: 2026-02-30T00:00:00Z\nsteps: []",
            place: "1:8",
            says: "ISO 8601"
        ),
        Mistake(
            testDescription: "unknown language",
            yaml: "start: 2026-02-03T09:00:00Z\nlocale: zz\nsteps: []",
            place: "2:9",
            says: "\"zz\" is not a locale"
        ),
        Mistake(
            testDescription: "unknown zone",
            yaml: "start: 2026-02-03T09:00:00Z\nzone: Mars\nsteps: []",
            place: "2:7",
            says: "time zone"
        ),
        Mistake(
            testDescription: "misspelt profile",
            yaml: "start: 2026-02-03T09:00:00Z\nprofile: hash\nsteps: []",
            place: "2:10",
            says: "did you mean harsh?"
        ),
        Mistake(
            testDescription: "misspelt step",
            yaml: head + "  - advnace: 1h",
            place: "3:5",
            says: "did you mean advance?"
        ),
        Mistake(testDescription: "misspelt word", yaml: head + "  - hoem", place: "3:5", says: "did you mean home?"),
        Mistake(
            testDescription: "number in place of a text",
            yaml: widget + head + "  - tap: {widget: w, label: 5}",
            place: "4:29",
            says: "label is a text, and 5 is not; put it in quotes"
        ),
        Mistake(
            testDescription: "truth value in place of a text",
            yaml: head + "  - reload: false",
            place: "3:13",
            says: "reload is a text, and false is not; put it in quotes"
        ),
        Mistake(
            testDescription: "no value",
            yaml: head + "  - open:",
            place: "3:10",
            says: "open is a text, and has no value"
        ),
        Mistake(testDescription: "two things", yaml: head + "  - {open: a, close: b}", place: "3:5", says: "one thing"),
        Mistake(testDescription: "negative time", yaml: head + "  - advance: -1h", place: "3:14", says: "90s, 15m"),
        Mistake(testDescription: "two years", yaml: head + "  - advance: 731d", place: "3:14", says: "at most 366d"),
        Mistake(
            testDescription: "widget that is not there",
            yaml: widget + head + "  - tap: {widget: v}",
            place: "4:19",
            says: "did you mean w?"
        ),
        Mistake(
            testDescription: "widget twice",
            yaml: "start: 2026-02-03T09:00:00Z\n" + "widgets:\n"
                + "  - {id: w, app: a, kind: k, family: systemSmall}\n  - {id: w, app: a, kind: k, family: systemSmall}\n"
                + "steps: []",
            place: "4:10",
            says: "two widgets"
        ),
        Mistake(
            testDescription: "misspelt family",
            yaml: "start: 2026-02-03T09:00:00Z\nwidgets: [{id: w, app: a, kind: k, family: systemSmal}]\nsteps: []",
            place: "2:44",
            says: "did you mean systemSmall?"
        ),
        Mistake(
            testDescription: "eventually without a limit",
            yaml: head + "  - expect: [{eventually: {text: x}}]",
            place: "3:14",
            says: "needs within"
        ),
        Mistake(
            testDescription: "condition about nothing",
            yaml: widget + head + "  - expect: [{now: {widget: w}}]",
            place: "4:20",
            says: "a condition needs"
        ),
        Mistake(
            testDescription: "fault without an effect",
            yaml: head + "  - fault: {program: a/app, call: fsync}",
            place: "3:12",
            says: "one of an error"
        ),
        Mistake(
            testDescription: "system call that is an option",
            yaml: head + "  - fault: {program: a/app, call: \"fsync:x\", kill: true}",
            place: "3:12",
            says: "not a system call"
        ),
        Mistake(
            testDescription: "program without a role",
            yaml: head + "  - fault: {program: a, mended: true}",
            place: "3:22",
            says: "/app or /widget"
        ),
        Mistake(
            testDescription: "fault that is named and ended",
            yaml: head + "  - fault: {app: a, file: f, name: torn, mended: true}",
            place: "3:50",
            says: "mended ends whatever fault there is; leave out name"
        ),
        Mistake(
            testDescription: "fault about nothing",
            yaml: head + "  - fault: {name: hang}",
            place: "3:12",
            says: "about a program"
        ),
        Mistake(
            testDescription: "misspelt fault",
            yaml: head + "  - fault: {program: a/app, name: hnag}",
            place: "3:35",
            says: "did you mean hang?"
        ),
        Mistake(
            testDescription: "fault of a file for a program",
            yaml: head + "  - fault: {program: a/app, name: torn}",
            place: "3:35",
            says: "a fault of a file of an app"
        ),
        Mistake(
            testDescription: "fault of a program for pushes",
            yaml: head + "  - fault: {app: a, name: hang}",
            place: "3:27",
            says: "a fault of a program"
        ),
        Mistake(
            testDescription: "rate of a file's fault",
            yaml: head + "  - fault: {app: a, file: f, name: torn, rate: 5}",
            place: "3:48",
            says: "torn has no rate"
        ),
        Mistake(
            testDescription: "rate of nothing",
            yaml: head + "  - fault: {program: a/app, name: hang, rate: 0}",
            place: "3:47",
            says: "1 to 100"
        ),
        Mistake(
            testDescription: "slow start without a time",
            yaml: head + "  - fault: {program: a/app, name: slowStart}",
            place: "3:35",
            says: "needs the key by"
        ),
        Mistake(
            testDescription: "memory cap below nothing",
            yaml: head + "  - fault: {program: a/app, name: memoryCap, mebibytes: -1}",
            place: "3:57",
            says: "0 to 65536"
        ),
        Mistake(
            testDescription: "misspelt event",
            yaml: "start: 2026-02-03T09:00:00Z\nsimulate: {rates: {hnag: 3}}\nsteps: []",
            place: "2:20",
            says: "did you mean hang?"
        ),
        Mistake(
            testDescription: "rate above a thousand",
            yaml: "start: 2026-02-03T09:00:00Z\nsimulate: {rates: {hang: 1001}}\nsteps: []",
            place: "2:26",
            says: "0 to 1000"
        ),
        Mistake(
            testDescription: "network for a moment",
            yaml: "start: 2026-02-03T09:00:00Z\nsimulate: {networks: [{condition: slow, longest: 9m}]}\nsteps: []",
            place: "2:50",
            says: "at least 10m"
        ),
        Mistake(
            testDescription: "network without a condition",
            yaml: "start: 2026-02-03T09:00:00Z\nsimulate: {networks: [{longest: 20m}]}\nsteps: []",
            place: "2:23",
            says: "needs the key condition"
        ),
        Mistake(
            testDescription: "start before 1970",
            yaml: "start: 1969-12-31T23:59:59Z\nsteps: []",
            place: "1:8",
            says: "start is a time in the years 1970 to 3999"
        ),
        Mistake(
            testDescription: "clock in the year 4000",
            yaml: head + "  - clock: 4000-01-01T00:00:00Z",
            place: "3:12",
            says: "clock is a time in the years 1970 to 3999"
        ),
        Mistake(
            testDescription: "misspelt system call",
            yaml: head + "  - fault: {program: a/app, call: fsynk, error: EIO}",
            place: "3:12",
            says: "\"fsynk\" is not a system call; did you mean fsync?"
        ),
        Mistake(
            testDescription: "misspelt error",
            yaml: head + "  - fault: {program: a/app, call: fsync, error: ENOSPCE}",
            place: "3:12",
            says: "\"ENOSPCE\" is not an error's name; did you mean ENOSPC?"
        ),
        Mistake(
            testDescription: "tab",
            yaml: head + "\t- home",
            place: "3:1",
            says: "the line has a tab; indent by blanks"
        ),
        Mistake(
            testDescription: "misspelt family",
            yaml: "widgets: [{id: w, app: a, kind: k, family: systemSmal}]\n" + head,
            place: "1:44",
            says: "did you mean systemSmall?"
        ),
        Mistake(
            testDescription: "together in together",
            yaml: head + "  - together: [{together: []}]",
            place: "3:16",
            says: "cannot contain"
        ),
    ]

    @Test(arguments: mistakes)
    func mistakeIsReportedWithItsPlaceAndRemedy(_ mistake: Mistake) throws {
        let error = #expect(throws: ScriptError.self) { try DeviceScript(yaml: mistake.yaml, file: "x.yaml") }
        #expect(error?.position?.description ?? "" == mistake.place)
        #expect(error?.message.contains(mistake.says) == true, "\(error.map(String.init) ?? "")")
    }

    @Test func wordsOfTheCommandsAreReadToo() throws {
        let script = try DeviceScript(
            yaml: """
                start: 2026-02-03T09:00:00Z
                widgets: [{id: w, app: a, kind: k, family: small}, {id: v, app: a, kind: k, family: Circular}]
                expect: [{never: {failed: true}}]
                steps: [{advance: next-midnight}, {advance: next-entry}]
                """,
            file: "words.yaml"
        )
        #expect(script.widgets.map(\.family) == [.systemSmall, .accessoryCircular])
        #expect(script.steps.map(\.action) == [.advance(.midnight), .advance(.nextEntry)])
        #expect(script.expectations.map(\.text) == ["no widget ever has a failed reload"])
    }

    @Test func everyPartOfAScriptIsRead() throws {
        let script = try DeviceScript(
            yaml: """
                name: All
                start: 2026-02-03T09:00:00Z
                zone: Asia/Seoul
                profile: documented
                chargedReloads: 3
                apps: app.a
                widgets:
                  - {id: w, app: app.a, kind: k, family: systemSmall, configuration: {park: yeouido, count: 2, all: true}}
                expect:
                  - atMost: {count: 2, of: refused}
                steps:
                  - home
                  - reload
                  - advance: 1h30m
                  - advance: midnight
                  - set: {disk: full}
                  - tap: {widget: w, label: "0"}
                    refused: locked
                  - fault: {program: app.a/widget, call: fsync, error: EIO, at: 3}
                  - together:
                      - reboot
                      - set: {network: "on"}
                  - expect:
                      - eventually: {widget: w, text: "7", olderThan: 5m}
                        within: 2m
                """,
            file: "all.yaml"
        )
        #expect(script.profile.name == "documented")
        #expect(script.profile.chargedReloads == ProfileNumber(3, .modelled))
        #expect(script.widgets.first?.configuration == ["park": #""yeouido""#, "count": "2", "all": "true"])
        #expect(script.expectations.first?.kind == .atMost(2, .refused))
        #expect(script.steps[2].action == .advance(.by(.seconds(5_400))))
        #expect(script.steps[5].refused == "locked")
        let fault = try ProgramFault(call: "fsync", effect: .failure("EIO"), number: 3)
        #expect(script.steps[6].action == .fault(program: ProgramReference(app: "app.a", role: .widget), fault))
        guard case .expect(let expectations) = script.steps[8].action else {
            Issue.record("it is not read as expectations")
            return
        }
        #expect(expectations.first?.kind == .eventually(within: .seconds(120)))
        #expect(expectations.first?.condition.text == "7")
    }

    @Test(
        arguments: [
            ("90s", 90), ("1h30m", 5_400), ("366d", 31_622_400), ("0s", 0), ("", nil), ("5", nil), ("m", nil),
            ("1w", nil),
            ("367d", nil), ("999999999d", nil),
        ] as [(String, Int?)]
    )
    func durationIsRead(text: String, seconds: Int?) {
        #expect(ScriptDuration.parse(text) == seconds.map { .seconds($0) })
    }

    /// The published schema and the reader know the same keys and names.
    @Test func schemaKnowsTheSameKeys() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: root.appending(path: "docs/device-script.schema.json"))
        let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        func keys(_ path: [Any]) -> [String] {
            var value: Any? = schema
            for part in path {
                if let index = part as? Int { value = (value as? [Any])?[index] }
                if let key = part as? String { value = (value as? [String: Any])?[key] }
            }
            return (value as? [String: Any])?.keys.sorted() ?? (value as? [String])?.sorted() ?? []
        }
        let step: [Any] = ["$defs", "step", "anyOf", 1, "properties"]
        #expect(keys(["properties"]) == DeviceScript.keys.sorted())
        #expect(keys(["$defs", "widget", "properties"]) == DeviceScript.widgetKeys.sorted())
        #expect(keys(step) == (StepReader.keys + ["refused"]).sorted())
        #expect(keys(["$defs", "step", "anyOf", 0, "enum"]) == StepReader.words.sorted())
        #expect(keys(step + ["intent", "properties"]) == StepReader.intentKeys.sorted())
        #expect(keys(step + ["tap", "properties"]) == StepReader.tapKeys.sorted())
        #expect(keys(step + ["follow", "properties"]) == StepReader.followKeys.sorted())
        #expect(keys(step + ["set", "properties"]) == StepReader.setKeys.sorted())
        #expect(keys(step + ["fault", "properties"]) == StepReader.faultKeys.sorted())
        #expect(keys(step + ["fault", "properties", "name", "enum"]) == StepReader.faultNames.sorted())
        let simulate: [Any] = ["properties", "simulate", "properties"]
        #expect(keys(simulate + ["files", "items", "properties"]) == StepReader.fileKeys.sorted())
        let network: [Any] = simulate + ["networks", "oneOf", 1, "items", "oneOf", 1, "properties"]
        #expect(keys(network) == DeviceScript.networkKeys.sorted())
        #expect(keys(simulate + ["rates", "properties"]) == SimulatedEvent.allCases.map(\.rawValue).sorted())
        #expect(keys(["$defs", "expectation", "properties"]) == (StepReader.expectationKeys + ["within"]).sorted())
        #expect(keys(["$defs", "expectation", "properties", "atMost", "properties"]) == StepReader.limitKeys.sorted())
        for (name, known) in [
            ("afterTap", StepReader.afterTapKeys), ("agree", StepReader.agreeKeys),
            ("afterIntent", StepReader.afterIntentKeys), ("upToDate", StepReader.agreeKeys),
            ("performed", StepReader.performedKeys),
        ] {
            #expect(keys(["$defs", "expectation", "properties", name, "properties"]) == known.sorted())
        }
        #expect(keys(["properties", "simulate", "properties"]) == DeviceScript.simulationKeys.sorted())
        let condition: [Any] = ["$defs", "condition", "properties"]
        #expect(keys(condition) == StepReader.conditionKeys.sorted())
        #expect(keys(condition + ["cause", "enum"]) == WidgetCause.allCases.map(\.rawValue).sorted())
        #expect(keys(["properties", "profile", "enum"]) == DeviceProfile.all.map(\.name).sorted())
        let families = DisplayFamily.allCases.flatMap { [$0.rawValue, $0.shortName] }
        #expect(keys(["$defs", "widget", "properties", "family", "enum"]) == families.sorted())
    }
}
