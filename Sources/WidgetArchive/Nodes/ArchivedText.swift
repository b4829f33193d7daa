/// The style of a run of text.
public struct ArchivedTextStyle: Codable, Hashable, Sendable {
    /// A font design.
    public enum Design: String, Codable, Hashable, Sendable {
        /// The system's standard font, or one of its three other designs.
        case standard, rounded, serif, monospaced
    }

    /// The font design.
    public var design: Design
    /// The size in points, after scaling for text size and `minimumScaleFactor`.
    public var size: Double
    /// The weight as in CSS, 100 (ultra light) … 900 (black), 400 is regular.
    public var weight: Int
    /// Whether the font is italic.
    public var isItalic: Bool
    /// Whether digits have equal widths.
    public var hasMonospacedDigits: Bool
    /// Additional space after each character, in points: the tracking of the font at its size and the view's kerning.
    public var kerning: Double
    /// The line under the text; nil for none.
    public var underline: ArchivedTextLine?
    /// The line through the text; nil for none.
    public var strikethrough: ArchivedTextLine?
    /// The fill of the glyphs.
    public var paint: ArchivePaint
    /// The colour behind the run, as high as its line; nil for none.
    public var background: ArchiveColor?

    /// Creates a style; sizes are in points, weights as in CSS.
    public init(
        design: Design = .standard,
        size: Double,
        weight: Int = 400,
        isItalic: Bool = false,
        hasMonospacedDigits: Bool = false,
        kerning: Double = 0,
        underline: ArchivedTextLine? = nil,
        strikethrough: ArchivedTextLine? = nil,
        paint: ArchivePaint,
        background: ArchiveColor? = nil
    ) {
        self.design = design
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.kerning = kerning
        self.underline = underline
        self.strikethrough = strikethrough
        self.paint = paint
        self.background = background
    }
}

/// A line under or through a run of text.
public struct ArchivedTextLine: Codable, Hashable, Sendable {
    /// What a line consists of.
    public enum Pattern: String, Codable, Hashable, Sendable {
        /// A whole line, dots or dashes.
        case solid, dots, dashes
    }

    /// What the line consists of.
    public var pattern: Pattern
    /// The line's colour; nil is that of the text.
    public var color: ArchiveColor?

    /// Creates a line, by default as the text is painted.
    public init(pattern: Pattern = .solid, color: ArchiveColor? = nil) {
        self.pattern = pattern
        self.color = color
    }
}

/// Text whose lines are already broken and measured.
public struct ArchivedText: Codable, Hashable, Sendable {
    /// A run of one style in a line: characters, or a symbol between them.
    public struct Run: Codable, Hashable, Sendable {
        /// The characters; for a symbol its name.
        public var string: String
        /// The index of the style in the text's `styles`.
        public var style: Int
        /// The distance from the line's left edge to the run's, in points.
        public var x: Double
        /// The run's width, in points.
        public var width: Double
        /// Whether `string` names a symbol.
        public var isSymbol: Bool
        /// Whether the symbol is mirrored, because it follows a reading direction from the right; nil means no.
        public var isMirrored: Bool?

        /// Creates a run; `style` is an index of the text's styles, the other numbers are points.
        public init(
            string: String,
            style: Int,
            x: Double,
            width: Double,
            isSymbol: Bool = false,
            isMirrored: Bool? = nil
        ) {
            self.string = string
            self.style = style
            self.x = x
            self.width = width
            self.isSymbol = isSymbol
            self.isMirrored = isMirrored
        }
    }

    /// One line, placed in the node's box.
    public struct Line: Codable, Hashable, Sendable {
        /// The line's box, relative to the node's origin; its height is the line height.
        ///
        /// The boxes of a text's lines may be apart or overlap, because lines stand the leading of their text style
        /// apart.
        public var frame: ArchiveRect
        /// The baseline's distance from the top of the line's box, in points.
        public var baseline: Double
        /// The runs, from left to right as laid out.
        public var runs: [Run]

        /// Creates a line at its place in the node's box.
        public init(frame: ArchiveRect, baseline: Double, runs: [Run]) {
            self.frame = frame
            self.baseline = baseline
            self.runs = runs
        }
    }

    /// The styles, to which the runs refer by index.
    public var styles: [ArchivedTextStyle]
    /// The lines from top to bottom.
    public var lines: [Line]
    /// The whole text before truncation, for screen readers.
    public var string: String
    /// Whether the text did not fit and ends with an ellipsis.
    public var isTruncated: Bool
    /// Whether the characters are hidden behind bars (redacted placeholder).
    public var isRedacted: Bool

    /// Creates a text that is laid out already; `string` is all of it, also what was cut off.
    public init(
        styles: [ArchivedTextStyle],
        lines: [Line],
        string: String,
        isTruncated: Bool = false,
        isRedacted: Bool = false
    ) {
        self.styles = styles
        self.lines = lines
        self.string = string
        self.isTruncated = isTruncated
        self.isRedacted = isRedacted
    }
}
