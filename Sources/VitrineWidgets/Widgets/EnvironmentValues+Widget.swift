#if !canImport(WidgetKit)
private struct WidgetFamilyKey: EnvironmentKey {
    static let defaultValue = WidgetFamily.systemSmall
}

private struct RenderingModeKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
}

private struct ContentMarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
}

private struct ShowsBackgroundKey: EnvironmentKey {
    static let defaultValue = true
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
            // Whoever asks may look different by the answer: the look is then archived once for each mode.
            reads.renderingMode = true
            return self[RenderingModeKey.self]
        }
        set { self[RenderingModeKey.self] = newValue }
    }

    /// The margins that the system puts around the content; none if the configuration disabled them.
    public var widgetContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    /// Whether the container background is drawn; it is not in the accented and vibrant modes.
    public var showsWidgetContainerBackground: Bool {
        get {
            reads.showsBackground = true
            return self[ShowsBackgroundKey.self]
        }
        set { self[ShowsBackgroundKey.self] = newValue }
    }
}
#endif
