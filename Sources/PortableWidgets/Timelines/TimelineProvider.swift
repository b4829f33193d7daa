/// Provides the entries of a widget without a configuration.
///
/// None of its functions can throw; to report a failure, return an entry that shows it. The system may ask more often
/// than expected, so a provider should be cheap and return the same answer for the same state. Take the time from
/// `DeviceMoment`.
public protocol TimelineProvider {
    /// The type of the entries that the widget's view is made from.
    associatedtype Entry: TimelineEntry
    /// The family, size and environment of the request.
    typealias Context = TimelineProviderContext

    /// Returns an entry that shows the layout of the widget, drawn redacted, immediately and without data.
    func placeholder(in context: Context) -> Entry
    /// Provides the current entry, quickly, for the gallery and for transitions.
    @preconcurrency
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Provides the coming entries, now or later, by calling the completion handler once.
    @preconcurrency
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Provides the entries of a widget that people configure with an intent.
///
/// The notes on ``TimelineProvider`` apply here too.
public protocol AppIntentTimelineProvider {
    /// The type of the entries that the widget's view is made from.
    associatedtype Entry: TimelineEntry
    /// The intent whose parameters are the widget's configuration.
    associatedtype Intent: WidgetConfigurationIntent
    /// The family, size and environment of the request.
    typealias Context = TimelineProviderContext

    /// Returns an entry that shows the layout of the widget, drawn redacted, immediately and without data.
    func placeholder(in context: Context) -> Entry
    /// Returns the current entry, quickly, for the gallery and for transitions.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// Returns the coming entries.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Ready-made configurations for locations where the widget cannot be configured; empty by default.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A ready-made configuration and the text that describes it.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    /// The configuration, with the values of its parameters.
    public let intent: Intent
    /// The words by which a person tells it from the others.
    public let description: String

    /// Creates a recommendation of a configuration.
    public init(intent: Intent, description: some StringProtocol) {
        self.intent = intent
        self.description = String(description)
    }
}
