import BeeBloomModel
import Foundation
import Testing

/// The rules of the original app's types, checked over all small states.
struct WidgetViewStateTests {
    private func items(_ count: Int) throws -> [HabitWidgetItem] {
        try (0..<count).map { try HabitWidgetItem(id: "\($0)", title: "T\($0)", color: "#fff", order: $0) }
    }

    @Test(.model("B06", "B07")) func everySmallStateSatisfiesTheRules() throws {
        for left in 0...12 {
            for most in -1...12 {
                for hasHabits in [false, true] {
                    let habits = try items(left)
                    let state = WidgetViewState(
                        incomplete: habits,
                        hasHabits: hasHabits,
                        maxDisplay: most,
                        generatedAt: noon.now
                    )
                    #expect(brokenRule(of: state, now: noon.now) == nil)
                    #expect(state.incompleteHabits == Array(habits.prefix(max(0, most))))
                    #expect(state.totalIncomplete == left)
                    #expect(state.hiddenCount == left - state.incompleteHabits.count)
                    let phase: WidgetViewState.Phase =
                        left > 0 ? .someIncomplete : hasHabits ? .allComplete : .noHabits
                    #expect(state.phase == phase)
                    #expect(state.allComplete == (phase == .allComplete) && state.hasHabits == (phase != .noHabits))
                }
            }
        }
    }

    @Test func stateIsEncodedWithTheOriginalNames() throws {
        let state = WidgetViewState(incomplete: try items(2), hasHabits: true, maxDisplay: 1, generatedAt: noon.now)
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(state)) as? [String: Any]
        let names = ["allComplete", "generatedAt", "hasHabits", "incompleteHabits", "totalIncomplete"]
        #expect(object?.keys.sorted() == names)
        let item = (object?["incompleteHabits"] as? [[String: Any]])?.first
        #expect(item?.keys.sorted() == ["color", "id", "order", "title"])
    }

    @Test func sizesHaveTheOriginalCapacitiesAndOtherNamesAreRefused() {
        #expect(WidgetSize.allCases.map(\.rawValue) == ["small", "medium", "large"])
        #expect(WidgetSize.allCases.map(\.capacity) == [3, 6, 10])
        #expect(WIDGET_CAPACITY == [.small: 3, .medium: 6, .large: 10])
        #expect(WidgetSize.allCases.map(\.familyName) == ["systemSmall", "systemMedium", "systemLarge"])
        for size in WidgetSize.allCases { #expect(WidgetSize(familyName: size.familyName) == size) }
        for name in ["systemExtraLarge", "accessoryCircular", "small", "", "SystemSmall"] {
            #expect(WidgetSize(familyName: name) == nil)
        }
        for name in ["extraLarge", "Small", ""] { #expect(WidgetSize(rawValue: name) == nil) }
    }

    @Test(arguments: [
        ("", "T", "#fff", 0, BeeBloomError.Code.notFound), ("a", "", "#fff", 0, .badTitle),
        ("a", "\t", "#fff", 0, .badTitle), ("a", "T", "fff", 0, .badColor), ("a", "T", "#ff", 0, .badColor),
        ("a", "T", "#ffé", 0, .badColor), ("a", "T", "#fff", -1, .badNumber),
    ])
    func invalidItemIsRefused(
        id: String,
        title: String,
        color: String,
        order: Int,
        code: BeeBloomError.Code
    ) throws {
        let error = try #require(throws: BeeBloomError.self) {
            _ = try HabitWidgetItem(id: id, title: title, color: color, order: order)
        }
        #expect(error.code == code)
    }
}
