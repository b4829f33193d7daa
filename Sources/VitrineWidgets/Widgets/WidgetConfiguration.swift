#if !canImport(WidgetKit)
/// What a widget is: its kind, its provider, its views, its families and names.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// The type of the configuration that describes this one.
    associatedtype Body: WidgetConfiguration

    /// What the configuration consists of.
    @MainActor @preconcurrency
    var body: Body { get }

    /// Adds the widget to a list. Not for you.
    @MainActor @preconcurrency
    func _register(in list: inout _WidgetList)
}

extension WidgetConfiguration {
    /// Adds the body's widget.
    ///
    /// Inlinable, so that it is compiled where the type of the body is known.
    @inlinable
    public func _register(in list: inout _WidgetList) {
        body._register(in: &list)
    }
}

extension WidgetConfiguration where Body == Never {
    /// Never asked for: the configuration stands for itself.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: WidgetConfiguration {
    /// Never called: there is no such value.
    public func _register(in list: inout _WidgetList) {}
}

/// A configuration without a widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    /// The configuration stands for itself.
    public typealias Body = Never

    /// Makes a configuration without a widget.
    public nonisolated init() {}

    /// Adds nothing.
    public func _register(in list: inout _WidgetList) {}
}

/// The widgets of a bundle as they are found (not for you).
public struct _WidgetList {
    /// The widgets, in the bundle's order.
    package var registrations: [WidgetRegistration] = []

    /// Makes an empty list.
    package init() {}
}

/// A widget of a bundle, as the system needs it.
package struct WidgetRegistration {
    /// The kind that identifies it for good.
    package let kind: String
    /// Where its entries and views come from.
    package let source: any WidgetSource
    /// The name in the gallery.
    package var displayName = ""
    /// The description in the gallery.
    package var details = ""
    /// The families it supports; as in WidgetKit all of the home screen unless stated.
    package var families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    /// Whether the system's content margins are switched off.
    package var hasContentMarginsDisabled = false
    /// Whether the system may remove the container background.
    package var isBackgroundRemovable = true

    /// Makes a registration with what a configuration must state.
    package init(kind: String, source: any WidgetSource) {
        self.kind = kind
        self.source = source
    }
}
#endif
