package import WidgetArchive

/// The description of a widget: its kind, provider, views, families and names.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// The type of the configuration from which this one is built.
    associatedtype Body: WidgetConfiguration

    /// The configuration from which this one is built.
    @MainActor @preconcurrency
    var body: Body { get }

    /// Adds the widget to a list (an implementation detail; do not call it).
    @MainActor @preconcurrency
    func _register(in list: inout _WidgetList)
}

extension WidgetConfiguration {
    /// Adds the body's widget to a list.
    ///
    /// Inlinable, so that it is compiled where the type of the body is known.
    @inlinable
    public func _register(in list: inout _WidgetList) {
        body._register(in: &list)
    }
}

extension WidgetConfiguration where Body == Never {
    /// Never read, because the configuration is not built from another one.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: WidgetConfiguration {
    /// Never called, because `Never` has no values.
    public func _register(in list: inout _WidgetList) {}
}

/// A configuration without a widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never

    /// Creates a configuration that offers nothing.
    public nonisolated init() {}

    public func _register(in list: inout _WidgetList) {}
}

/// The widgets of a bundle (an implementation detail; do not use it).
public struct _WidgetList {
    /// The widgets, in the bundle's order.
    package var registrations: [WidgetRegistration] = []
    /// What the bundle offers and no device here shows.
    package var findings: [ArchiveFinding] = []

    package init() {}
}

/// The registration of one widget of a bundle.
package struct WidgetRegistration {
    /// The permanent name of the widget.
    package let kind: String
    /// The source of its entries and views.
    package let source: any WidgetSource
    /// The name in the gallery.
    package var displayName = ""
    /// The description in the gallery.
    package var details = ""
    /// The supported families; by default all families of the home screen, as in WidgetKit.
    package var families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    /// Whether the system's content margins are disabled.
    package var hasContentMarginsDisabled = false
    /// Whether the system may remove the container background.
    package var isBackgroundRemovable = true
    /// The type that gets the token for the widget's pushes; nil if there is none.
    package var pushHandler: (any WidgetPushHandler.Type)?
    /// The families that are less useful at a location, by the location's name.
    package var disfavoredLocations: [String: [WidgetFamily]] = [:]
}
