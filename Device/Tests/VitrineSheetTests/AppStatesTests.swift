import Foundation
import Testing
import VitrineDevice

@testable import VitrineScript

/// Files that describe the states of an app.
struct AppStatesTests {
    private static let head = "app: a\nstart: 2026-02-03T05:00:00Z\n"

    @Test func everythingIsRead() throws {
        let states = try AppStates(
            yaml: Self.head + """
                zone: Asia/Seoul
                configurations: {K: {park: yeouido, count: 3}}
                states:
                  - {name: sample, shows: snapshot}
                  - name: empty
                    data: empty
                    start: 2026-03-03T05:00:00Z
                    steps: [{open: a}, home]
                """,
            file: "a.yaml"
        )
        #expect(states.app == "a")
        #expect(states.configurations == ["K": ["park": "\"yeouido\"", "count": "3"]])
        #expect(states.states.map(\.name) == ["sample", "empty"])
        #expect(states.states.map(\.shows) == [.snapshot, .entry])
        #expect(states.states.map(\.script.data) == ["sample", "empty"])
        #expect(states.states.map(\.script.start.timeIntervalSince1970) == [1_770_094_800, 1_772_514_000])
        #expect(states.states.allSatisfy { $0.script.zone == "Asia/Seoul" && $0.script.apps == ["a"] })
        #expect(states.states[1].script.steps.map(\.action) == [.open(app: "a"), .home])
    }

    @Test(arguments: [
        ("states: []", "3:9: states is a list of at least one state"),
        ("states: [{name: a b}]", "a state's name has 1 to 40 letters"),
        ("states: [{name: \"\"}]", "a state's name has 1 to 40 letters"),
        ("states: [{name: ../../etc}]", "a state's name has 1 to 40 letters"),
        ("states: [{name: x}, {name: x}]", "two states are called x"),
        ("states: [{name: x, shows: entri}]", "did you mean entry?"),
        ("states: [{name: x, stesp: []}]", "did you mean steps?"),
        ("states: [{name: x, steps: [{opne: a}]}]", "did you mean open?"),
        ("states: [{name: x, steps: [{tap: {widget: w}}]}]", "no widget w"),
        ("states: {}", "states is a list"),
        ("configurations: []\nstates: [{name: x}]", "configurations is a mapping"),
        ("widgets: [{id: w}]\nstates: [{name: x}]", "needs the key app"),
    ])
    func mistakeIsNamedWithItsPlace(yaml: String, message: String) {
        let error = #expect(throws: ScriptError.self) { try AppStates(yaml: Self.head + yaml, file: "a.yaml") }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
        #expect(error?.position != nil)
    }

    @Test func emptyFileAndMissingFileAreRefused() {
        #expect(throws: ScriptError.self) { try AppStates(yaml: "", file: "a.yaml") }
        #expect(throws: ScriptError.self) { try AppStates(file: "/nowhere/a.yaml") }
    }

    /// The published schema and the reader know the same keys.
    @Test func schemaKnowsTheSameKeys() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: root.appending(path: "docs/app-states.schema.json"))
        let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: Any])
        #expect(properties.keys.sorted() == AppStates.keys.sorted())
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        let state = try #require(definitions["state"]?["properties"] as? [String: [String: Any]])
        #expect(state.keys.sorted() == AppStates.stateKeys.sorted())
        #expect(state["shows"]?["enum"] as? [String] == WidgetVariant.Content.allCases.map(\.rawValue))
    }
}
