#if !canImport(SwiftUI)
extension EnvironmentValues {
    /// The font of text that states none; nil is the body font.
    public var font: Font? {
        get { system.text.font }
        set { system.text.font = newValue }
    }

    /// The greatest number of lines of a text; nil is no limit.
    public var lineLimit: Int? {
        get { system.text.lineLimit }
        set { system.text.lineLimit = newValue }
    }

    /// The least scale to which a font may shrink so that its text fits, 0…1.
    public var minimumScaleFactor: CGFloat {
        get { system.text.minimumScaleFactor }
        set { system.text.minimumScaleFactor = newValue }
    }

    /// How the lines of one text stand to each other.
    public var multilineTextAlignment: TextAlignment {
        get { system.text.alignment }
        set { system.text.alignment = newValue }
    }

    /// Where a text that does not fit is cut.
    public var truncationMode: Text.TruncationMode {
        get { system.text.truncation }
        set { system.text.truncation = newValue }
    }

    /// Additional space between lines, in points.
    public var lineSpacing: CGFloat {
        get { system.text.lineSpacing }
        set { system.text.lineSpacing = newValue }
    }

    /// The case into which text is put; nil leaves it as it is.
    public var textCase: Text.Case? {
        get { system.text.textCase }
        set { system.text.textCase = newValue }
    }

    /// Whether characters may be set closer before text is cut; layout here never does.
    public var allowsTightening: Bool {
        get { system.text.allowsTightening }
        set { system.text.allowsTightening = newValue }
    }
}
#endif
