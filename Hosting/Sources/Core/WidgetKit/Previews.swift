/// A widget's family in a preview.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    public init(family: WidgetFamily) {}
}

/// Shows a widget with entries in Xcode's canvas; here it is checked and then left out.
@freestanding(declaration)
public macro Preview<Entry: TimelineEntry>(
    _ name: String? = nil,
    as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder<Entry> timeline: @escaping @MainActor () async -> [Entry]
) = #externalMacro(module: "SourceMacros", type: "PreviewMacro")

/// Shows a widget with a provider's timeline in Xcode's canvas; here it is checked and then left out.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil,
    as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SourceMacros", type: "PreviewMacro")

/// Shows a configured widget with a provider's timeline in Xcode's canvas; here it is checked and then left out.
@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil,
    as family: WidgetFamily,
    using intent: Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SourceMacros", type: "PreviewMacro")

/// Shows a configured widget with entries in Xcode's canvas; here it is checked and then left out.
@freestanding(declaration)
public macro Preview<Entry: TimelineEntry>(
    _ name: String? = nil,
    as family: WidgetFamily,
    using intent: any WidgetConfigurationIntent,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder<Entry> timeline: @escaping @MainActor () async -> [Entry]
) = #externalMacro(module: "SourceMacros", type: "PreviewMacro")

/// How a live activity is shown in a preview.
public enum ActivityPreviewViewKind: Sendable {
    /// A part of the dynamic island.
    public enum DynamicIslandKind: Sendable {
        case compact, minimal, expanded
    }

    case content
    case dynamicIsland(DynamicIslandKind)
}

/// Shows a live activity in Xcode's canvas; here it is checked and then left out.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil,
    as viewKind: ActivityPreviewViewKind,
    using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder<Attributes.ContentState> contentStates:
        @escaping @MainActor () async ->
        [Attributes.ContentState]
) = #externalMacro(module: "SourceMacros", type: "PreviewMacro")

/// Collects the entries of a preview.
@resultBuilder
public struct PreviewTimelineBuilder<Entry> {
    public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
    public static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }
    public static func buildBlock(_ parts: [Entry]...) -> [Entry] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Entry]?) -> [Entry] { part ?? [] }
    public static func buildEither(first: [Entry]) -> [Entry] { first }
    public static func buildEither(second: [Entry]) -> [Entry] { second }
    public static func buildArray(_ parts: [[Entry]]) -> [Entry] { parts.flatMap { $0 } }
}
