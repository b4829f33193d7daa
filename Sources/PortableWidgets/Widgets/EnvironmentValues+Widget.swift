private struct WidgetFamilyKey: EnvironmentKey {
    static let defaultValue = WidgetFamily.systemSmall
}

private struct RenderingModeKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
}

extension EnvironmentValues {
    /// The widget's family.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }

    /// How the system draws the widget.
    public var widgetRenderingMode: WidgetRenderingMode {
        get {
            // A view that reads the mode may depend on it, so the view is archived once for each mode.
            reads.renderingMode = true
            return self[RenderingModeKey.self]
        }
        set { self[RenderingModeKey.self] = newValue }
    }

    /// The margins that the system adds around the content; zero if the configuration disabled them.
    public var widgetContentMargins: EdgeInsets {
        get { system.widgetContentMargins }
        set { system.widgetContentMargins = newValue }
    }

    /// Whether the container background is drawn, which is not the case in the accented and vibrant modes.
    public var showsWidgetContainerBackground: Bool {
        get {
            reads.showsBackground = true
            return system.showsWidgetContainerBackground
        }
        set { system.showsWidgetContainerBackground = newValue }
    }
}
