#if !canImport(WidgetKit)
/// A widget: a configuration with a name of its own.
///
/// ```swift
/// struct HabitsWidget: Widget {
///     var body: some WidgetConfiguration {
///         StaticConfiguration(kind: "habits", provider: HabitsProvider()) { HabitsView(entry: $0) }
///             .configurationDisplayName("Habits")
///             .supportedFamilies([.systemSmall, .systemMedium])
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol Widget {
    /// The type of the configuration.
    associatedtype Body: WidgetConfiguration

    /// Makes a widget.
    init()

    /// What the widget is.
    @MainActor @preconcurrency
    var body: Body { get }

    /// Adds the widget, or the widgets, to a list. Not for you.
    @MainActor @preconcurrency
    func _register(in list: inout _WidgetList)
}

extension Widget {
    /// Adds the widget.
    ///
    /// Inlinable, so that it is compiled where the type of the body is known.
    @inlinable
    public func _register(in list: inout _WidgetList) {
        body._register(in: &list)
    }
}

/// The widgets of an extension: with `@main` the extension's program.
///
/// ```swift
/// @main struct HabitsBundle: WidgetBundle {
///     var body: some Widget {
///         HabitsWidget()
///         StreakWidget()
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol WidgetBundle {
    /// The type of the widgets together.
    associatedtype Body: Widget

    /// Makes a bundle.
    init()

    /// The widgets.
    @WidgetBundleBuilder @MainActor @preconcurrency
    var body: Body { get }
}

/// Collects the widgets of a bundle.
@resultBuilder
public struct WidgetBundleBuilder {
    /// No widgets.
    public static func buildBlock() -> some Widget { _WidgetGroup() }

    /// Widgets one after another.
    @MainActor @preconcurrency
    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        var group = _WidgetGroup()
        repeat group.append(each content)
        return group
    }

    /// Widgets under a condition without an alternative.
    @MainActor @preconcurrency
    public static func buildOptional(_ widget: (some Widget)?) -> some Widget {
        var group = _WidgetGroup()
        if let widget { group.append(widget) }
        return group
    }

    /// Widgets if a condition holds.
    @MainActor @preconcurrency
    public static func buildEither(first: some Widget) -> _WidgetGroup {
        _WidgetGroup(first)
    }

    /// Widgets if a condition does not hold.
    @MainActor @preconcurrency
    public static func buildEither(second: some Widget) -> _WidgetGroup {
        _WidgetGroup(second)
    }

    /// Widgets inside `if #available`.
    @MainActor @preconcurrency
    public static func buildLimitedAvailability(_ widget: some Widget) -> _WidgetGroup {
        _WidgetGroup(widget)
    }
}

/// Several widgets (not for you).
public struct _WidgetGroup: Widget {
    private var widgets: [any Widget] = []

    /// Makes an empty group.
    public nonisolated init() {}

    /// Makes a group of one.
    init(_ widget: some Widget) {
        append(widget)
    }

    /// Adds a widget.
    mutating func append(_ widget: some Widget) {
        widgets.append(widget)
    }

    /// Never asked for: the group registers its widgets.
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    /// Adds the widgets.
    public func _register(in list: inout _WidgetList) {
        for widget in widgets { widget._register(in: &list) }
    }
}
#endif
