/// An image or a symbol.
public struct Image: Equatable, Sendable {
    /// The origin of the image.
    package enum Source: Hashable, Sendable {
        /// A symbol's name.
        case symbol(String)
        /// An image's name.
        case name(String)
        /// An image file.
        case file(ImageSource)
    }

    /// How an image fills a box that differs from its own size.
    public enum ResizingMode: Hashable, Sendable {
        /// The image is repeated from the top left corner.
        case tile
        /// The image is stretched.
        case stretch
    }

    /// Whether an image is drawn in its own colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The foreground style replaces every opaque pixel.
        case template
        /// The image keeps its own colours.
        case original
    }

    /// The quality of scaling; the renderer scales with high quality, or not at all.
    public enum Interpolation: Hashable, Sendable {
        /// As Apple's, the nearest pixel.
        case none
        /// As Apple's, a fast interpolation.
        case low
        /// As Apple's, a better interpolation.
        case medium
        /// As Apple's, the best interpolation.
        case high
    }

    /// The size of a symbol relative to the text beside it.
    public enum Scale: Hashable, CaseIterable, Sendable {
        /// Smaller than the letters beside it.
        case small
        /// As large as the letters beside it.
        case medium
        /// Larger than the letters beside it.
        case large
    }

    package var source: Source
    /// How the image fills another box; nil keeps its own size.
    package var resizingMode: ResizingMode?
    /// Whether the edges should keep their size; the renderer ignores this.
    package var hasCapInsets = false
    /// Whether pixels stay sharp where the image is drawn larger.
    package var isPixelated = false
    /// What was asked of the image and is not drawn; nil for nothing.
    package var loss: String?
    /// Whether the image is drawn in its own colours; nil uses the image's default.
    package var templateMode: TemplateRenderingMode?
    /// The colour of a template or a symbol; nil is the view's foreground style.
    package var tint: Color?
    /// How a symbol's layers are coloured; nil uses the environment's mode.
    package var layerMode: SymbolRenderingMode.Mode?
    /// How the image takes part in tinting; nil is the default group with its own colours.
    package var accentedMode: WidgetAccentedRenderingMode?
    /// The text that a screen reader speaks; nil is the name.
    package var label: String?
    /// Whether a screen reader ignores the image.
    package var isDecorative = false

    package init(_ source: Source) {
        self.source = source
    }
}

extension Image {
    /// Creates a named image; if the name is not found, a finding is recorded and nothing is drawn.
    public init(_ name: String) {
        self.init(.name(name))
    }

    /// Creates a named image with the text that a screen reader speaks.
    public init(_ name: String, label: Text) {
        self.init(.name(name))
        self.label = label.plainString
    }

    /// Creates a named image that a screen reader ignores.
    public init(decorative name: String) {
        self.init(.name(name))
        isDecorative = true
    }

    /// Creates a named symbol; if the catalogue does not contain it, a finding is recorded and a box is drawn.
    public init(systemName: String) {
        self.init(.symbol(systemName))
    }

    /// Creates a named symbol; the variable value has no effect, and a finding is recorded.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName))
        if variableValue != nil { loss = "variableValue has no effect: a symbol is drawn whole" }
    }

    /// Creates an image from a file.
    public init(uiImage: UIImage) {
        switch uiImage.source {
        case .file(let file): self.init(.file(file))
        case .name(let name): self.init(.name(name))
        case .symbol(let name): self.init(.symbol(name))
        }
        templateMode = uiImage.templateMode
        tint = uiImage.tint
        loss = uiImage.loss
    }

    #if CompleteFoundation
    /// The image with the text that a screen reader speaks; without one a screen reader ignores it.
    public func _labelled(_ label: Text?) -> Image {
        with {
            $0.label = label?.plainString
            $0.isDecorative = label == nil
        }
    }
    #endif
}

extension Image {
    /// Lets the image take the offered size.
    ///
    /// - Parameters:
    ///   - capInsets: the edges that keep their size; not supported, and reported as a finding unless zero.
    ///   - resizingMode: whether the image is stretched or repeated.
    /// - Returns: an image that fills the offered box.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with {
            $0.resizingMode = resizingMode
            $0.hasCapInsets = capInsets != EdgeInsets()
        }
    }

    /// Sets whether the image is drawn in its own colours or in the foreground style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.templateMode = renderingMode }
    }

    /// Sets how the symbol's layers are coloured.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.layerMode = mode?.mode } }

    /// Sets how the image takes part in tinting.
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> Image {
        with { $0.accentedMode = renderingMode }
    }

    /// Sets whether pixels stay sharp where the image is drawn larger; the renderer knows no quality between.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.isPixelated = interpolation == .none }
    }

    /// Returns the image unchanged: the renderer always smooths edges.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }
}
