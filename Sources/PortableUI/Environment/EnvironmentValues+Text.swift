extension EnvironmentValues {
    /// The font of text that specifies none; nil is the body font.
    public var font: Font? {
        get { system.text.font }
        set { system.text.font = newValue }
    }

    /// The maximum number of lines of a text; nil means no limit.
    public var lineLimit: Int? {
        get { system.text.lineLimit }
        set { system.text.lineLimit = newValue }
    }

    /// The minimum scale to which a font may shrink so that its text fits, 0…1.
    public var minimumScaleFactor: CGFloat {
        get { system.text.minimumScaleFactor }
        set { system.text.minimumScaleFactor = newValue }
    }

    /// The horizontal alignment of the lines of one text.
    public var multilineTextAlignment: TextAlignment {
        get { system.text.alignment }
        set { system.text.alignment = newValue }
    }

    /// The position at which a text that does not fit is truncated.
    public var truncationMode: Text.TruncationMode {
        get { system.text.truncation }
        set { system.text.truncation = newValue }
    }

    /// Additional space between lines, in points.
    public var lineSpacing: CGFloat {
        get { system.text.lineSpacing }
        set { system.text.lineSpacing = newValue }
    }

    /// The case to which text is converted; nil leaves it unchanged.
    public var textCase: Text.Case? {
        get { system.text.textCase }
        set { system.text.textCase = newValue }
    }

    /// Whether characters may be set closer before text is truncated; this layout never does so.
    public var allowsTightening: Bool {
        get { system.text.allowsTightening }
        set { system.text.allowsTightening = newValue }
    }
}
