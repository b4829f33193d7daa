// A stand-in for type-checking: the part of WidgetKit's interface that widgets use, without behaviour.
import AppIntents
@_exported import SwiftUI

public enum WidgetFamily: Int, CustomStringConvertible, Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
    case accessoryInline
    public var description: String { "" }
}

// MARK: Timelines

public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    public var score: Float
    public var duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) { fatalError() }
}
public struct TimelineReloadPolicy: Equatable, Sendable {
    public static let atEnd = Self(), never = Self()
    public static func after(_ date: Date) -> Self { Self() }
}
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { fatalError() }
}
public struct TimelineProviderContext {
    public var family: WidgetFamily { fatalError() }
    public var isPreview: Bool { fatalError() }
    public var displaySize: CGSize { fatalError() }
}
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider { public func recommendations() -> [AppIntentRecommendation<Intent>] { [] } }
public struct AppIntentRecommendation<T: WidgetConfigurationIntent> {
    public init(intent: T, description: some StringProtocol) {}
}

// MARK: Configurations

@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }
}
extension Never: WidgetConfiguration {}
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public init() {}
    public var body: Never { fatalError() }
}
public struct StaticConfiguration<C: View>: WidgetConfiguration {
    public init<P: TimelineProvider>(
        kind: String, provider: P, @ViewBuilder content: @escaping (P.Entry) -> C
    ) {}
    public var body: Never { fatalError() }
}
public struct AppIntentConfiguration<I: WidgetConfigurationIntent, C: View>: WidgetConfiguration {
    public init<P: AppIntentTimelineProvider>(
        kind: String, intent: I.Type = I.self, provider: P, @ViewBuilder content: @escaping (P.Entry) -> C
    ) where I == P.Intent {}
    public var body: Never { fatalError() }
}
extension WidgetConfiguration {
    public func configurationDisplayName(_ key: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration { self }
    public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration { self }
    public func description(_ key: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
    public func description(_ description: Text) -> some WidgetConfiguration { self }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
}

// MARK: Widgets

@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    init()
    @MainActor @preconcurrency var body: Body { get }
}
public struct _Widgets: Widget {
    nonisolated public init() {}
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
@resultBuilder
public struct WidgetBundleBuilder {
    public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> some Widget { _Widgets() }
    public static func buildOptional(_ widget: (some Widget)?) -> some Widget { _Widgets() }
    public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget { _Widgets() }
}
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    init()
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}
extension WidgetBundle { public static func main() { fatalError() } }
extension Widget { public static func main() { fatalError() } }
public struct WidgetInfo: Identifiable, Sendable {
    public var id: String { "" }
    public let kind: String
    public let family: WidgetFamily
}
public final class WidgetCenter: @unchecked Sendable {
    public static let shared = WidgetCenter()
    public func reloadTimelines(ofKind kind: String) {}
    public func reloadAllTimelines() {}
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {}
}

// MARK: Views

public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public static let fullColor = Self(), accented = Self(), vibrant = Self()
    public var description: String { "" }
}
extension EnvironmentValues {
    public var widgetFamily: WidgetFamily { get { .systemSmall } set {} }
    public var widgetRenderingMode: WidgetRenderingMode { get { .fullColor } set {} }
    public var widgetContentMargins: EdgeInsets { get { .init() } set {} }
    public var showsWidgetContainerBackground: Bool { true }
}
public struct ContainerBackgroundPlacement: Sendable { public static let widget = Self() }
public struct AccessoryWidgetBackground: View {
    nonisolated public init() {}
    public var body: some View { EmptyView() }
}
extension View {
    nonisolated public func widgetURL(_ url: URL?) -> some View { self }
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    nonisolated public func containerBackground<V: View>(
        for placement: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for placement: ContainerBackgroundPlacement
    ) -> some View { self }
}
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    public static let accented = Self(), desaturated = Self(), accentedDesaturated = Self(), fullColor = Self()
}
extension Image {
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}
extension Button {
    public init<I: AppIntent>(role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> L) { fatalError() }
}
extension Button where L == Text {
    public init<I: AppIntent>(_ key: LocalizedStringKey, role: ButtonRole? = nil, intent: I) { fatalError() }
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole? = nil, intent: I) { fatalError() }
}
extension Toggle {
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> L) { fatalError() }
}
extension Toggle where L == Text {
    public init<I: AppIntent>(_ key: LocalizedStringKey, isOn: Bool, intent: I) { fatalError() }
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) { fatalError() }
}
