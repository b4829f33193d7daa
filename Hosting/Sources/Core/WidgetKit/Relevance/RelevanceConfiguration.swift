/// A widget that a watch shows when it is relevant; compiled, and not shown by the device.
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
    private let kind: String

    public init<Provider: RelevanceEntriesProvider>(
        kind: String,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.kind = kind
    }

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    /// Notes that the widget is not shown (an implementation detail; do not call it).
    public func _register(in list: inout _WidgetList) {
        list._note("RelevanceConfiguration is compiled, and the device is no watch that shows \(kind)")
    }
}

/// Provides the entries of a relevance configuration; never asked.
public protocol RelevanceEntriesProvider {
    associatedtype Entry: RelevanceEntry
    associatedtype Configuration: WidgetConfigurationIntent
    typealias Context = RelevanceEntriesProviderContext

    func placeholder(context: Context) -> Entry
    func relevance() async -> WidgetRelevance<Configuration>
    func entry(configuration: Configuration, context: Context) async throws -> Entry
}

/// An entry of a relevance configuration.
public protocol RelevanceEntry {}

/// What a relevance provider is given.
public struct RelevanceEntriesProviderContext: Sendable {
    public let displaySize: CGSize
    public let isPreview: Bool
}

/// When the configurations of a widget are relevant; `Void` for a widget without one.
public struct WidgetRelevance<Configuration> {
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {}
}

/// When one configuration of a widget is relevant.
public struct WidgetRelevanceAttribute<Configuration> {
    public init(configuration: Configuration) {}
    public init(configuration: Configuration, context: RelevantContext) {}
    public init(configuration: Configuration, group: WidgetRelevanceGroup) {}
}

extension WidgetRelevanceAttribute where Configuration == Void {
    public init(context: RelevantContext) {}
}

/// Which relevant widgets belong together.
public struct WidgetRelevanceGroup: Hashable, Sendable {
    private let name: String

    public static let automatic = WidgetRelevanceGroup(name: "automatic")
    public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")
    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: name) }
}
