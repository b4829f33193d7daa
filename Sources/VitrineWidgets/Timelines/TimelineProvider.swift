#if !canImport(WidgetKit)
/// Makes the entries of a widget that people cannot configure.
///
/// None of its functions can throw: a failure is an entry that says so. The system may ask more often than expected, so
/// a provider is cheap and gives the same answer for the same state. Time comes from ``DeviceMoment``.
public protocol TimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// For what the provider is asked.
    typealias Context = TimelineProviderContext

    /// An entry whose shape shows what is to come; drawn redacted. It needs no data and returns at once.
    func placeholder(in context: Context) -> Entry
    /// Gives the entry of this moment, for the gallery and for transitions; quickly.
    @preconcurrency
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Gives the entries to come, now or later, by calling the completion once.
    @preconcurrency
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Makes the entries of a widget that people configure by an intent.
///
/// What holds for ``TimelineProvider`` holds here.
public protocol AppIntentTimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// The configuration.
    associatedtype Intent: WidgetConfigurationIntent
    /// For what the provider is asked.
    typealias Context = TimelineProviderContext

    /// An entry whose shape shows what is to come; drawn redacted. It needs no data and returns at once.
    func placeholder(in context: Context) -> Entry
    /// The entry of this moment, for the gallery and for transitions; quickly.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// The entries to come.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Ready configurations for places where nothing can be configured; none unless given.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    /// None.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A ready configuration with the text under which it is offered.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    /// The configuration.
    public let intent: Intent
    /// The text.
    public let description: String

    /// Makes a recommendation.
    public init(intent: Intent, description: some StringProtocol) {
        self.intent = intent
        self.description = String(description)
    }
}
#endif
