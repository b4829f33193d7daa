/// A widget without a configuration by the person.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public typealias Body = Never

    private let kind: String
    private let source: any WidgetSource

    /// Creates the description of a widget.
    /// - Parameters:
    ///   - kind: The permanent name of the widget; renaming it orphans the widgets that are already placed.
    ///   - provider: Provides the entries.
    ///   - content: Creates the view of an entry.
    public init<Provider: TimelineProvider>(
        kind: String,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.kind = kind
        source = StaticWidgetSource(provider: provider, content: content)
    }

    public func _register(in list: inout _WidgetList) {
        list.registrations.append(WidgetRegistration(kind: kind, source: source))
    }
}

/// A widget that people configure with an intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never

    private let kind: String
    private let source: any WidgetSource

    /// Creates the description of a widget.
    /// - Parameters:
    ///   - kind: The permanent name of the widget; renaming it orphans the widgets that are already placed.
    ///   - intent: The type of the configuration intent.
    ///   - provider: Provides the entries.
    ///   - content: Creates the view of an entry.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String,
        intent: Intent.Type = Intent.self,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.kind = kind
        source = IntentWidgetSource(provider: provider, content: content)
    }

    public func _register(in list: inout _WidgetList) {
        list.registrations.append(WidgetRegistration(kind: kind, source: source))
    }
}
