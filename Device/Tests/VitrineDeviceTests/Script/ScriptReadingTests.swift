import Foundation
import Testing
import VitrineDevice

@testable import VitrineScript

/// Scripts as text: what is read, and where a mistake is reported.
struct ScriptReadingTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        var yaml: String
        var place: String
        var says: String
        var testDescription: String { "\(place): \(says)" }

        init(_ yaml: String, _ place: String, _ says: String) {
            (self.yaml, self.place, self.says) = (yaml, place, says)
        }

        /// A mistake in a script's only step.
        static func step(_ step: String, _ place: String, _ says: String) -> Self {
            Self("\(head)  - \(step)", place, says)
        }

        /// A mistake in a line below the start.
        static func top(_ line: String, _ place: String, _ says: String) -> Self {
            Self("start: 2026-02-03T09:00:00Z\n\(line)\nsteps: []", place, says)
        }
    }

    private static let head = "start: 2026-02-03T09:00:00Z\nsteps:\n"
    private static let widget = "widgets: [{id: w, app: a, kind: k, family: systemSmall}]\n"
    private static let widgets =
        "widgets:\n" + String(repeating: "  - {id: w, app: a, kind: k, family: systemSmall}\n", count: 2)
    private static let aliases = (1...30)
        .reduce("a0: &a0 [x, x, x]\n") { "\($0)a\($1): &a\($1) [*a\($1 - 1), *a\($1 - 1), *a\($1 - 1)]\n" }

    static let mistakes: [Mistake] = [
        Mistake("steps: [", "2:1", "is not YAML"),
        Mistake(aliases, "", "its aliases stand for more than 1048576 values"),
        Mistake("", "", "is empty"),
        Mistake("- a", "1:1", "is a mapping"),
        Mistake("steps: []", "1:1", "needs the key start"),
        Mistake("strat: x", "1:1", "did you mean start?"),
        Mistake("start: a\nstart: b", "1:1", "occurs twice"),
        Mistake("start: 2026-02-30\nsteps: []", "1:8", "ISO 8601"),
        Mistake("start: 2026-02-30T00:00:00Z\nsteps: []", "1:8", "ISO 8601"),
        .top("locale: zz", "2:9", "\"zz\" is not a locale"),
        .top("zone: Mars", "2:7", "time zone"),
        .top("profile: hash", "2:10", "did you mean harsh?"),
        .step("advnace: 1h", "3:5", "did you mean advance?"),
        .step("hoem", "3:5", "did you mean home?"),
        Mistake(
            widget + head + "  - tap: {widget: w, label: 5}",
            "4:29",
            "label is a text, and 5 is not; put it in quotes"
        ),
        .step("reload: false", "3:13", "reload is a text, and false is not; put it in quotes"),
        .step("open:", "3:10", "open is a text, and has no value"),
        .step("{open: a, close: b}", "3:5", "one thing"),
        .step("advance: -1h", "3:14", "90s, 15m"),
        .step("advance: 731d", "3:14", "at most 366d"),
        Mistake(widget + head + "  - tap: {widget: v}", "4:19", "did you mean w?"),
        Mistake("start: 2026-02-03T09:00:00Z\n\(widgets)steps: []", "4:10", "two widgets"),
        .top("widgets: [{id: w, app: a, kind: k, family: systemSmal}]", "2:44", "did you mean systemSmall?"),
        .step("expect: [{eventually: {text: x}}]", "3:14", "needs within"),
        Mistake(widget + head + "  - expect: [{now: {widget: w}}]", "4:20", "a condition needs"),
        .step("fault: {program: a/app, call: fsync}", "3:12", "one of an error"),
        .step("fault: {program: a/app, call: \"fsync:x\", kill: true}", "3:12", "not a system call"),
        .step("fault: {program: a/app, call: fsync, kill: true, at: 65536}", "3:58", "1 to 65535"),
        .step("fault: {program: a, mended: true}", "3:22", "/app or /widget"),
        .step(
            "fault: {app: a, file: f, name: torn, mended: true}",
            "3:50",
            "mended ends whatever fault there is; leave out name"
        ),
        .step("fault: {name: hang}", "3:12", "about a program"),
        .step("fault: {program: a/app, name: hnag}", "3:35", "did you mean hang?"),
        .step("fault: {program: a/app, name: torn}", "3:35", "a fault of a file of an app"),
        .step("fault: {app: a, name: hang}", "3:27", "a fault of a program"),
        .step("fault: {app: a, file: f, name: torn, rate: 5}", "3:48", "torn has no rate"),
        .step("fault: {program: a/app, name: hang, rate: 0}", "3:47", "1 to 100"),
        .step("fault: {program: a/app, name: slowStart}", "3:35", "needs the key by"),
        .step("fault: {program: a/app, name: memoryCap, mebibytes: -1}", "3:57", "0 to 65536"),
        .top("simulate: {rates: {hnag: 3}}", "2:20", "did you mean hang?"),
        .top("simulate: {rates: {hang: 1001}}", "2:26", "0 to 1000"),
        .top("simulate: {networks: [{condition: slow, longest: 9m}]}", "2:50", "at least 10m"),
        .top("simulate: {networks: [{longest: 20m}]}", "2:23", "needs the key condition"),
        Mistake("start: 1969-12-31T23:59:59Z\nsteps: []", "1:8", "start is a time in the years 1970 to 3999"),
        .step("clock: 4000-01-01T00:00:00Z", "3:12", "clock is a time in the years 1970 to 3999"),
        .step(
            "fault: {program: a/app, call: fsynk, error: EIO}",
            "3:12",
            "\"fsynk\" is not a system call; did you mean fsync?"
        ),
        .step(
            "fault: {program: a/app, call: fsync, error: ENOSPCE}",
            "3:12",
            "\"ENOSPCE\" is not an error's name; did you mean ENOSPC?"
        ),
        Mistake(head + "\t- home", "3:1", "the line has a tab; indent by blanks"),
        .step("together: [{together: []}]", "3:16", "cannot contain"),
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
        let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
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
        let simulate: [Any] = ["properties", "simulate", "properties"]
        let network: [Any] = simulate + ["networks", "oneOf", 1, "items", "oneOf", 1, "properties"]
        let expectation: [Any] = ["$defs", "expectation", "properties"]
        let condition: [Any] = ["$defs", "condition", "properties"]
        let rows: [([Any], [String])] = [
            (["properties"], DeviceScript.keys), (["$defs", "widget", "properties"], DeviceScript.widgetKeys),
            (step, StepReader.keys + ["refused"]), (["$defs", "step", "anyOf", 0, "enum"], StepReader.words),
            (step + ["intent", "properties"], StepReader.intentKeys),
            (step + ["tap", "properties"], StepReader.tapKeys),
            (step + ["follow", "properties"], StepReader.followKeys),
            (step + ["set", "properties"], StepReader.setKeys),
            (step + ["fault", "properties"], StepReader.faultKeys),
            (step + ["fault", "properties", "name", "enum"], StepReader.faultNames),
            (simulate, DeviceScript.simulationKeys), (network, DeviceScript.networkKeys),
            (simulate + ["files", "items", "properties"], StepReader.fileKeys),
            (simulate + ["rates", "properties"], SimulatedEvent.allCases.map(\.rawValue)),
            (expectation, StepReader.expectationKeys + ["within"]),
            (expectation + ["atMost", "properties"], StepReader.limitKeys),
            (expectation + ["afterTap", "properties"], StepReader.afterTapKeys),
            (expectation + ["agree", "properties"], StepReader.agreeKeys),
            (expectation + ["afterIntent", "properties"], StepReader.afterIntentKeys),
            (expectation + ["upToDate", "properties"], StepReader.agreeKeys),
            (expectation + ["performed", "properties"], StepReader.performedKeys),
            (condition, StepReader.conditionKeys),
            (condition + ["cause", "enum"], WidgetCause.allCases.map(\.rawValue)),
            (["properties", "profile", "enum"], DeviceProfile.all.map(\.name)),
            (
                ["$defs", "widget", "properties", "family", "enum"],
                DisplayFamily.allCases.flatMap { [$0.rawValue, $0.shortName] }
            ),
        ]
        for (path, known) in rows { #expect(keys(path) == known.sorted(), "\(path)") }
    }
}
