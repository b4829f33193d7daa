import WidgetKit

struct CaffeineEntry: TimelineEntry {
    let date: Date
    let drink: Drink
    let showsCurve: Bool
    /// Milligrams left now, and at each of the following hours.
    let milligrams: [Double]
    let relevance: TimelineEntryRelevance?
}

struct CaffeineProvider: AppIntentTimelineProvider {
    /// Half of the caffeine is gone after about five hours.
    private let halfLife: TimeInterval = 5 * 3600

    func placeholder(in context: Context) -> CaffeineEntry {
        entry(at: .now, after: 0, for: CaffeineIntent())
    }

    func snapshot(for configuration: CaffeineIntent, in context: Context) async -> CaffeineEntry {
        entry(at: .now, after: 0, for: configuration)
    }

    func timeline(for configuration: CaffeineIntent, in context: Context) async -> Timeline<CaffeineEntry> {
        let now = Date()
        let entries = (0..<12)
            .map { step in
                let passed = TimeInterval(step) * 30 * 60
                return entry(at: now + passed, after: passed, for: configuration)
            }
        return Timeline(entries: entries, policy: .after(now + 6 * 3600))
    }

    func recommendations() -> [AppIntentRecommendation<CaffeineIntent>] {
        Drink.all.map { drink in
            let intent = CaffeineIntent()
            intent.drink = drink
            return AppIntentRecommendation(intent: intent, description: drink.name)
        }
    }

    private func entry(at date: Date, after passed: TimeInterval, for configuration: CaffeineIntent) -> CaffeineEntry {
        let drink = configuration.drink ?? Drink.all[0]
        let dose = drink.caffeine * Double(configuration.cups)
        let milligrams = (0...8)
            .map { hour in
                dose * pow(0.5, (passed + TimeInterval(hour) * 3600) / halfLife)
            }
        return CaffeineEntry(
            date: date,
            drink: drink,
            showsCurve: configuration.showsCurve,
            milligrams: milligrams,
            relevance: TimelineEntryRelevance(score: Float(milligrams[0]))
        )
    }
}
