/// Provides the entries of a widget that is configured with an intent of SiriKit.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
    func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A configuration that is offered ready-made.
public struct IntentRecommendation<T> {
    public init(intent: T, description: Text) {}
    public init(intent: T, description: LocalizedStringKey) {}
    @_disfavoredOverload
    public init(intent: T, description: some StringProtocol) {}
}

/// A widget that is configured with an intent of SiriKit.
///
/// The device cannot edit such configurations: the provider always receives the intent with its default values.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
    private let base: StaticConfiguration<Content>

    public init<Provider: IntentTimelineProvider>(
        kind: String,
        intent: Intent.Type,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        base = StaticConfiguration(kind: kind, provider: UnconfiguredProvider(base: provider), content: content)
    }

    public var body: StaticConfiguration<Content> { base }
}

/// Requests entries from a provider with an intent of default values.
private struct UnconfiguredProvider<Base: IntentTimelineProvider>: TimelineProvider, _PassingProvider {
    let base: Base

    static var _answering: Any.Type { Base.self }

    func placeholder(in context: Context) -> Base.Entry { base.placeholder(in: context) }

    func getSnapshot(in context: Context, completion: @escaping (Base.Entry) -> Void) {
        base.getSnapshot(for: Base.Intent(), in: context, completion: completion)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Base.Entry>) -> Void) {
        base.getTimeline(for: Base.Intent(), in: context, completion: completion)
    }
}
