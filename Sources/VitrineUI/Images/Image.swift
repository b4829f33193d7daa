#if !canImport(SwiftUI)
/// A picture or a symbol.
public struct Image: Equatable, Sendable {
    /// Where it comes from.
    package enum Source: Hashable, Sendable {
        /// A symbol by its name.
        case symbol(String)
        /// A picture by its name.
        case name(String)
        /// A picture's file.
        case file(ImageSource)
    }

    /// How a picture fills a box that is not of its own size.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated from the top left corner.
        case tile
        /// Stretched.
        case stretch
    }

    /// Whether a picture's own colours are shown.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The foreground's style in place of every opaque pixel.
        case template
        /// Its own colours.
        case original
    }

    /// How carefully a picture is scaled; whoever draws always does it well.
    public enum Interpolation: Hashable, Sendable {
        /// Pixels as squares.
        case none
        /// Fast.
        case low
        /// In between.
        case medium
        /// Carefully.
        case high
    }

    /// The size of a symbol to the text beside it.
    public enum Scale: Hashable, CaseIterable, Sendable {
        /// Smaller.
        case small
        /// As usual.
        case medium
        /// Larger.
        case large
    }

    /// Where it comes from.
    package var source: Source
    /// How it fills another box; nil keeps it at its own size.
    package var resizingMode: ResizingMode?
    /// Whether parts at its edges should keep their size, which is not drawn.
    package var hasCapInsets = false
    /// Whether its own colours are shown; nil is its own choice.
    package var templateMode: TemplateRenderingMode?
    /// How a symbol's layers are coloured; nil is the surroundings'.
    package var layerMode: SymbolRenderingMode.Mode?
    /// How it takes part in tinting; nil is the default group in its own colours.
    package var accentedMode: WidgetAccentedRenderingMode?
    /// What a screen reader says; nil is the name.
    package var label: String?
    /// Whether a screen reader passes over it.
    package var isDecorative = false

    package init(_ source: Source) {
        self.source = source
    }
}

extension Image {
    /// Makes a picture by its name; a name that is not found is a finding, and nothing is drawn.
    public init(_ name: String) {
        self.init(.name(name))
    }

    /// Makes a picture by its name, with what a screen reader says.
    public init(_ name: String, label: Text) {
        self.init(.name(name))
        self.label = label.plainString
    }

    /// Makes a picture by its name that a screen reader passes over.
    public init(decorative name: String) {
        self.init(.name(name))
        isDecorative = true
    }

    /// Makes a symbol by its name; a name that is not in the catalogue is drawn as a box, with a finding.
    public init(systemName: String) {
        self.init(.symbol(systemName))
    }

    /// Makes a symbol by its name; the value that fills part of it is not drawn.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName))
    }

    /// Makes a picture of a file.
    public init(uiImage: UIImage) {
        switch uiImage.source {
        case .file(let file): self.init(.file(file))
        case .name(let name): self.init(.name(name))
        }
    }
}

extension Image {
    /// The picture as large as what is offered.
    ///
    /// - Parameters:
    ///   - capInsets: parts at the edges that keep their size; not drawn so, with a finding if there are any.
    ///   - resizingMode: whether the picture is stretched or repeated.
    /// - Returns: a picture that fills the offered box.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with {
            $0.resizingMode = resizingMode
            $0.hasCapInsets = capInsets != EdgeInsets()
        }
    }

    /// The picture in its own colours or in the foreground's style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.templateMode = renderingMode }
    }

    /// The symbol with its layers coloured in a way.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.layerMode = mode?.mode } }

    /// The picture with a part in tinting.
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> Image {
        with { $0.accentedMode = renderingMode }
    }

    /// The same picture: whoever draws always scales well.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// The same picture: whoever draws always smooths edges.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }
}
#endif
