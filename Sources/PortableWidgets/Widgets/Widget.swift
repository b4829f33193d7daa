/// A widget: a configuration with its own type.
///
/// ```swift
/// struct HabitsWidget: Widget {
///     var body: some WidgetConfiguration {
///         StaticConfiguration(kind: "habits", provider: HabitsProvider()) { entry in
///             HabitsView(entry: entry).containerBackground(.background, for: .widget)
///         }
///         .configurationDisplayName("Habits")
///         .supportedFamilies([.systemSmall, .systemMedium])
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol Widget {
    /// The type of the configuration.
    associatedtype Body: WidgetConfiguration

    /// Creates the widget; a program makes it when it is first asked for its widgets.
    init()

    /// The configuration of the widget.
    @MainActor @preconcurrency
    var body: Body { get }

    /// Adds the widget or widgets to a list (an implementation detail; do not call it).
    @MainActor @preconcurrency
    func _register(in list: inout _WidgetList)
}

extension Widget {
    /// Adds the widget to a list.
    ///
    /// Inlinable, so that it is compiled where the type of the body is known.
    @inlinable
    public func _register(in list: inout _WidgetList) {
        body._register(in: &list)
    }
}

/// The widgets of an extension; with `@main` it is the extension's program.
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

    /// Creates the bundle, at the start of the extension's program.
    init()

    /// The widgets that the extension offers, in the order of the gallery.
    @WidgetBundleBuilder @MainActor @preconcurrency
    var body: Body { get }
}

/// Builds the list of a bundle's widgets.
@resultBuilder
public struct WidgetBundleBuilder {
    /// Makes a bundle without widgets.
    public static func buildBlock() -> some Widget { _WidgetGroup() }

    /// Lists widgets in the order in which they are written.
    @MainActor @preconcurrency
    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        var group = _WidgetGroup()
        repeat group.append(each content)
        return group
    }

    /// Supports `if` without `else`, such as for widgets of a tablet only.
    @MainActor @preconcurrency
    public static func buildOptional(_ widget: (some Widget)?) -> some Widget {
        var group = _WidgetGroup()
        if let widget { group.append(widget) }
        return group
    }

    /// Supports the first branch of an `if` with `else`.
    @MainActor @preconcurrency
    public static func buildEither(first: some Widget) -> _WidgetGroup {
        _WidgetGroup(first)
    }

    /// Supports the second branch of an `if` with `else`.
    @MainActor @preconcurrency
    public static func buildEither(second: some Widget) -> _WidgetGroup {
        _WidgetGroup(second)
    }

    /// Supports widgets inside `if #available`.
    @MainActor @preconcurrency
    public static func buildLimitedAvailability(_ widget: some Widget) -> _WidgetGroup {
        _WidgetGroup(widget)
    }
}

/// A group of widgets (an implementation detail; do not use it).
public struct _WidgetGroup: Widget {
    private var widgets: [any Widget] = []

    public nonisolated init() {}

    init(_ widget: some Widget) {
        append(widget)
    }

    mutating func append(_ widget: some Widget) {
        widgets.append(widget)
    }

    /// Never read, because the group registers its widgets directly.
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    public func _register(in list: inout _WidgetList) {
        for widget in widgets { widget._register(in: &list) }
    }
}
