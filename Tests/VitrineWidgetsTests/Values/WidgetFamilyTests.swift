import Testing
import VitrineWidgets

struct WidgetFamilyTests {
    /// Code that a phone shares with a watch names the watch's family in a pattern, as Apple's compiler allows.
    private func name(_ family: WidgetFamily) -> String {
        switch family {
        case .accessoryCircular: "circle"
        case .accessoryCorner: "corner"
        default: "other"
        }
    }

    @Test func familyOfAWatchIsAPatternOnly() {
        #expect(name(.accessoryCircular) == "circle")
        #expect(name(.systemSmall) == "other")
        #expect(WidgetFamily.allCases.map(name).contains("corner") == false)
    }
}
