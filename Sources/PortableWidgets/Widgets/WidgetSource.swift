package import VitrineWire

/// The source of a widget's entries and views, independent of their types.
@MainActor
package protocol WidgetSource {
    /// The configuration intent; nil if the widget cannot be configured.
    var intent: (any WidgetConfigurationIntent.Type)? { get }

    /// Returns the placeholder entry.
    func placeholder(in context: TimelineProviderContext) -> SourcedEntry
    /// Returns the current entry; without a configuration, the parameters have their defaults.
    /// - Throws: `WireFailure` if a parameter is invalid or the provider did not provide an entry.
    func snapshot(
        in context: TimelineProviderContext,
        configuration: [String: String]?
    ) async throws(WireFailure) -> SourcedEntry
    /// Returns the coming entries; without a configuration, the parameters have their defaults.
    /// - Throws: `WireFailure` if a parameter is invalid or the provider did not provide a timeline.
    func timeline(
        in context: TimelineProviderContext,
        configuration: [String: String]?
    ) async throws(WireFailure) -> SourcedTimeline
}

/// An entry with its view.
package struct SourcedEntry {
    /// The date from which the entry is shown.
    package let date: Date
    package let relevance: TimelineEntryRelevance?
    /// Why the entry was planned; empty if no plan stated it.
    package var reasons: [String] = []
    /// Creates the entry's view.
    package let view: @MainActor () -> any View
}

/// Entries with their views, and when to ask for more.
package struct SourcedTimeline {
    /// The entries, exactly as the provider gave them.
    package let entries: [SourcedEntry]
    package let policy: TimelineReloadPolicy
}

/// Combines entries with the closure that creates their views.
@MainActor
private struct EntryContent<Entry: TimelineEntry, Content: View> {
    let content: (Entry) -> Content

    func entry(_ entry: Entry) -> SourcedEntry {
        let content = content
        return SourcedEntry(date: entry.date, relevance: entry.relevance) { content(entry) }
    }

    func timeline(_ timeline: Timeline<Entry>) -> SourcedTimeline {
        var entries = timeline.entries.map(entry)
        for (index, reasons) in timeline.reasons.enumerated() { entries[index].reasons = reasons }
        return SourcedTimeline(entries: entries, policy: timeline.policy)
    }
}

/// The source of a widget without a configuration.
struct StaticWidgetSource<Provider: TimelineProvider, Content: View>: WidgetSource {
    private let provider: Provider
    private let content: EntryContent<Provider.Entry, Content>

    init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
        self.provider = provider
        self.content = EntryContent(content: content)
    }

    var intent: (any WidgetConfigurationIntent.Type)? { nil }

    func placeholder(in context: TimelineProviderContext) -> SourcedEntry {
        content.entry(provider.placeholder(in: context))
    }

    func snapshot(
        in context: TimelineProviderContext,
        configuration: [String: String]?
    ) async throws(WireFailure) -> SourcedEntry {
        let entry = await Completion<Provider.Entry>
            .value(of: "getSnapshot") { completion in
                provider.getSnapshot(in: context, completion: completion)
            }
        guard let entry else { throw .neverCompleted("getSnapshot", Provider.self) }
        return content.entry(entry)
    }

    func timeline(
        in context: TimelineProviderContext,
        configuration: [String: String]?
    ) async throws(WireFailure) -> SourcedTimeline {
        let timeline = await Completion<Timeline<Provider.Entry>>
            .value(of: "getTimeline") { completion in
                provider.getTimeline(in: context, completion: completion)
            }
        guard let timeline else { throw .neverCompleted("getTimeline", Provider.self) }
        return content.timeline(timeline)
    }
}

/// The source of a widget with a configuration intent.
struct IntentWidgetSource<Provider: AppIntentTimelineProvider, Content: View>: WidgetSource {
    private let provider: Provider
    private let content: EntryContent<Provider.Entry, Content>

    init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
        self.provider = provider
        self.content = EntryContent(content: content)
    }

    var intent: (any WidgetConfigurationIntent.Type)? { Provider.Intent.self }

    func placeholder(in context: TimelineProviderContext) -> SourcedEntry {
        content.entry(provider.placeholder(in: context))
    }

    func snapshot(
        in context: TimelineProviderContext,
        configuration: [String: String]?
    ) async throws(WireFailure) -> SourcedEntry {
        content.entry(await provider.snapshot(for: try await intent(configuration), in: context))
    }

    func timeline(
        in context: TimelineProviderContext,
        configuration: [String: String]?
    ) async throws(WireFailure) -> SourcedTimeline {
        content.timeline(await provider.timeline(for: try await intent(configuration), in: context))
    }

    private func intent(_ configuration: [String: String]?) async throws(WireFailure) -> Provider.Intent {
        let intent = Provider.Intent()
        let parameters = IntentParameters(of: intent)
        try await parameters.set(configuration ?? [:])
        await parameters.setQueriedDefaults()
        parameters.setSwitchesOff()
        #if CompleteFoundation
        parameters.setFirstCases()
        #endif
        try parameters.requireAll()
        return intent
    }
}

/// A provider that passes requests on to a provider of another form, which messages name.
public protocol _PassingProvider {
    /// The type of the provider that answers.
    static var _answering: Any.Type { get }
}

extension WireFailure {
    /// The failure of a provider that released its completion handler without calling it.
    fileprivate static func neverCompleted(_ function: String, _ provider: Any.Type) -> WireFailure {
        let named = (provider as? any _PassingProvider.Type)?._answering ?? provider
        return WireFailure(
            code: WireFailure.neverCompleted,
            message: "\(named).\(function) never called its completion handler; call it once on every path, "
                + "also without the network"
        )
    }
}
