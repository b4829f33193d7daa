#if !canImport(WidgetKit)
/// A widget that people cannot configure.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    /// The configuration stands for itself.
    public typealias Body = Never

    private let kind: String
    private let source: any WidgetSource

    /// Describes a widget.
    /// - Parameters:
    ///   - kind: The name that identifies the widget for good; renaming it orphans placed widgets.
    ///   - provider: Makes the entries.
    ///   - content: Makes the view of an entry.
    public init<Provider: TimelineProvider>(
        kind: String,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.kind = kind
        source = StaticWidgetSource(provider: provider, content: content)
    }

    /// Adds the widget.
    public func _register(in list: inout _WidgetList) {
        list.registrations.append(WidgetRegistration(kind: kind, source: source))
    }
}

/// A widget that people configure by an intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    /// The configuration stands for itself.
    public typealias Body = Never

    private let kind: String
    private let source: any WidgetSource

    /// Describes a widget.
    /// - Parameters:
    ///   - kind: The name that identifies the widget for good; renaming it orphans placed widgets.
    ///   - intent: The type of the configuration.
    ///   - provider: Makes the entries.
    ///   - content: Makes the view of an entry.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String,
        intent: Intent.Type = Intent.self,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.kind = kind
        source = IntentWidgetSource(provider: provider, content: content)
    }

    /// Adds the widget.
    public func _register(in list: inout _WidgetList) {
        list.registrations.append(WidgetRegistration(kind: kind, source: source))
    }
}
#endif
