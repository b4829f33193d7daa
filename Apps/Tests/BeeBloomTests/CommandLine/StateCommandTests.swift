import BeeBloomModel
import Foundation
import Testing
import Vitrine
import VitrineTesting

/// The widget's view state in the original app's form, and the declarations for programs in TypeScript.
struct StateCommandTests {
    /// The names of an interface's members in `beebloom.d.ts`, and those of them that may be left out.
    private func members(of interface: String) throws -> (all: Set<String>, optional: Set<String>) {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "BeeBloom/beebloom.d.ts")
        let text = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(text.range(of: "export interface \(interface) {"))
        let body = try #require(text[start.upperBound...].split(separator: "}").first)
        let matches = body.matches(of: #/(?m)^  ([A-Za-z]+)(\??): /#)
        let optional = matches.filter { !$0.output.2.isEmpty }.map { String($0.output.1) }
        return (Set(matches.map { String($0.output.1) }), Set(optional))
    }

    private func state(_ phone: Phone, _ arguments: [String]) throws -> [String: Any] {
        let ending = try phone.widget(["state", "--json"] + arguments)
        #expect(ending.status == 0 && ending.errors.isEmpty, "\(ending.errors)")
        return try #require(JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [String: Any])
    }

    @Test(.model("B06", "B20", "B30")) func stateIsPrintedAsDeclared() throws {
        let phone = try Phone(now: "2026-06-10T08:10:00Z", zone: "Europe/Berlin")
        try phone.app("sample")
        let declared = try members(of: "WidgetViewState")
        let declaredItem = try members(of: "HabitWidgetItem")
        for (arguments, capacity) in [([], 6), (["--family", "small"], 3), (["--family", "large"], 10)] {
            let state = try state(phone, arguments)
            #expect(Set(state.keys) == declared.all)
            let items = try #require(state["incompleteHabits"] as? [[String: Any]])
            #expect(items.count == min(7, capacity) && state["totalIncomplete"] as? Int == 7)
            #expect(state["hasHabits"] as? Bool == true && state["allComplete"] as? Bool == false)
            #expect(state["generatedAt"] as? String == "2026-06-10T08:10:00Z")
            #expect(items.map { $0["order"] as? Int } == Array(0..<items.count))
            for item in items {
                #expect(declaredItem.all.isSuperset(of: item.keys))
                #expect(declaredItem.all.subtracting(declaredItem.optional).isSubset(of: item.keys))
            }
        }
        let text = try phone.widget("state", "--family", "small")
        #expect(text.output.hasPrefix("7 left\n  ") && text.output.split(separator: "\n").count == 4)
    }

    @Test func checkOfTheWidgetHasTheDeclaredCells() throws {
        let phone = try Phone()
        try phone.app("habit", "add", "Read")
        try phone.tap("Read")
        let row = try #require(try phone.checks().values.first)
        #expect(Set(row.keys) == (try members(of: "CheckRow")).all)
    }

    // At its own boundary the query returns the empty state, and logs
    @Test(.model("B34")) func failedQueryPrintsTheEmptyStateAndTheReason() throws {
        let ending = try Phone().widget("state", "--json")
        let state = try #require(JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [String: Any])
        #expect(state["hasHabits"] as? Bool == false && state["allComplete"] as? Bool == false)
        #expect(ending.status == 0 && ending.errors.contains("open the app once"), "\(ending.errors)")
    }

    @Test func sizeThatTheWidgetDoesNotHaveIsRefused() throws {
        let ending = try Phone().widget("state", "--family", "circular")
        #expect(ending.status == 70 && ending.errors.contains("choose small, medium or large"), "\(ending.errors)")
    }
}
