/// A live activity; compiled, and not shown by the device.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    /// Notes that the activity is not shown (an implementation detail; do not call it).
    public func _register(in list: inout _WidgetList) {
        list._note("ActivityConfiguration is compiled, and the device shows no live activities of \(Attributes.self)")
    }

    public nonisolated func supplementalActivityFamilies(_ families: [ActivityFamily]) -> Self { self }
}

extension WidgetConfiguration {
    /// Has no effect: the device shows no live activities on a watch.
    public nonisolated func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        self
    }
}

/// A size of a live activity.
public enum ActivityFamily: Sendable {
    case small, medium
}

extension EnvironmentValues {
    public var activityFamily: ActivityFamily { .medium }
    public var isActivityFullscreen: Bool { false }
}

/// What a live activity's view is given.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let activityID: String
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let isStale: Bool
}

/// The views around the camera of a phone; compiled, and not shown by the device.
public struct DynamicIsland {
    public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: Double,
        for mode: DynamicIslandMode
    ) -> DynamicIsland { self }
}

/// A form of the dynamic island.
public enum DynamicIslandMode: Sendable {
    case expanded, compactLeading, compactTrailing, minimal
}

/// A place in the expanded dynamic island.
public enum DynamicIslandExpandedRegionPosition: Sendable {
    case leading, trailing, center, bottom
}

/// A view in the expanded dynamic island.
public struct DynamicIslandExpandedRegion<Content: View> {
    public init(
        _ position: DynamicIslandExpandedRegionPosition,
        priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {}
}

/// The views of the expanded dynamic island.
public struct DynamicIslandExpandedContent<Content> {}

/// Collects the views of the expanded dynamic island.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    /// A view of the island, whatever it shows.
    public typealias Part = DynamicIslandExpandedContent<EmptyView>

    public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>) -> Part {
        Part()
    }
    public static func buildExpression<Content>(_ content: DynamicIslandExpandedContent<Content>) -> Part { Part() }
    public static func buildBlock(_ parts: Part...) -> Part { Part() }
    public static func buildOptional(_ part: Part?) -> Part { Part() }
    public static func buildEither(first: Part) -> Part { first }
    public static func buildEither(second: Part) -> Part { second }
    public static func buildLimitedAvailability(_ part: Part) -> Part { part }
}

extension View {
    /// Does nothing: the device shows no live activities.
    public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { self }
    /// Does nothing: the device shows no live activities.
    public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
    /// Does nothing: the device shows no live activities.
    public nonisolated func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View
    {
        self
    }
}

/// Where a view of the expanded dynamic island lies.
public enum DynamicIslandExpandedRegionVerticalPlacement: Sendable {
    case belowIfTooWide
}
