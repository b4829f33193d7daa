import AppIntents
import WidgetKit

struct CaffeineIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Caffeine"
    static let description = IntentDescription("Shows how fast the caffeine of a drink leaves the body.")

    @Parameter(title: "Drink") var drink: Drink?
    @Parameter(title: "Cups", default: 1, inclusiveRange: (1, 5)) var cups: Int
    @Parameter(title: "Show the curve", default: true) var showsCurve: Bool

    static var parameterSummary: some ParameterSummary {
        Summary("\(\.$cups) of \(\.$drink)") {
            \.$showsCurve
        }
    }
}
