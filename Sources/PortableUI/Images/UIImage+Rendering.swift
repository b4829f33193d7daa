extension UIImage {
    /// How an image is coloured.
    public enum RenderingMode: Int, Sendable {
        /// As the image says.
        case automatic
        /// In its own colours.
        case alwaysOriginal
        /// In the colours of the view around it.
        case alwaysTemplate
    }

    /// Returns the image drawn in its own colours, or in those of the view around it.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        switch renderingMode {
        case .automatic: UIImage(source: source, loss: loss)
        case .alwaysOriginal:
            UIImage(source: source, templateMode: tint == nil ? .original : .template, tint: tint, loss: loss)
        case .alwaysTemplate: UIImage(source: source, templateMode: .template, loss: loss)
        }
    }

    /// Returns the image drawn in a colour.
    ///
    /// A symbol keeps the colours of the view around it, unless it is drawn as an original.
    public func withTintColor(_ color: UIColor) -> UIImage {
        if case .symbol = source { return self }
        return withTintColor(color, renderingMode: .alwaysOriginal)
    }

    /// Returns the image drawn in a colour as an original, or in the colours of the view around it as a template.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        switch renderingMode {
        case .automatic: withTintColor(color)
        case .alwaysOriginal: UIImage(source: source, templateMode: .template, tint: color.color, loss: loss)
        case .alwaysTemplate: withRenderingMode(.alwaysTemplate)
        }
    }
}
