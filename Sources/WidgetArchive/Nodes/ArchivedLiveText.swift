public import VitrinePlatform

/// Text made from a date or a number, which the renderer formats for its locale and updates with its clock.
///
/// The node's width is that of the widest form, so that a tick never moves a neighbour.
public struct ArchivedLiveText: Codable, Hashable, Sendable {
    /// The value of a live text.
    public enum Value: Codable, Hashable, Sendable {
        /// The time of day of a date, such as "9:41 AM"; does not tick.
        case time(Date)
        /// The day of a date, such as "June 3, 2026"; does not tick.
        case date(Date)
        /// The distance to a date, such as "2 hours, 23 min"; ticks.
        case relative(Date)
        /// The signed distance to a date, such as "+2 hours"; ticks.
        case offset(Date)
        /// The distance to a date in at most some of the units, which are in descending order, such as "1 hour, 23
        /// min"; ticks.
        case distance(Date, units: [TickingTime.Unit], maximumCount: Int, sign: Sign)
        /// The time since or until a date, such as "36:59:01"; ticks, and counts up after the date.
        case timer(Date)
        /// A timer within an interval; stops outside the interval and at the pause time.
        case timerInterval(start: Date, end: Date, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
        /// A date by its parts, as a pattern of fields such as `EEEMMMd` or `jm` (Unicode TR 35 skeleton); does not
        /// tick.
        case formattedDate(Date, skeleton: String)
        /// A number with the locale's separators.
        case number(Double, minimumFractionDigits: Int, maximumFractionDigits: Int)
        /// A fraction as percent: 0.25 is "25 %".
        case percent(Double, maximumFractionDigits: Int)
    }

    /// When a distance has a sign: a plus after its date, a minus before it.
    public enum Sign: String, Codable, Hashable, Sendable {
        /// No sign at all, a minus only, or a plus too.
        case none, negative, all
    }

    /// Words in a style of their own, or a further value.
    public struct Words: Codable, Hashable, Sendable {
        /// The words as they are drawn; empty for a value.
        public var text: String
        /// The style of the words.
        public var style: ArchivedTextStyle
        /// The value that stands in the place of the words; nil for the words themselves.
        public var value: Value?

        /// Creates words, or the place of a value, in a style.
        public init(text: String, style: ArchivedTextStyle, value: Value? = nil) {
            self.text = text
            self.style = style
            self.value = value
        }
    }

    /// What the text says, from which a renderer makes the characters at each moment.
    public var value: Value
    /// The style of the value, its prefix and its suffix.
    public var style: ArchivedTextStyle
    /// The first baseline's distance from the top of the node's box, in points.
    public var baseline: Double
    /// The position of the characters in the reserved width: 0 (left), 0.5 (centre), 1 (right).
    public var alignment: Double
    /// Text before the value, in the same style.
    public var prefix: String
    /// Text after the value, in the same style.
    public var suffix: String
    /// Words of other styles, and further values, before the prefix.
    public var before: [Words]
    /// Words of other styles, and further values, after the suffix.
    public var after: [Words]
    /// The distance between two baselines, in points, if the text is broken into lines of the box's width; nil for one
    /// line.
    public var linePitch: Double?
    /// Whether the characters are hidden behind a bar (redacted placeholder).
    public var isRedacted: Bool

    /// Creates a live text, by default of one line at the left edge.
    public init(
        value: Value,
        style: ArchivedTextStyle,
        baseline: Double,
        alignment: Double = 0,
        prefix: String = "",
        suffix: String = "",
        before: [Words] = [],
        after: [Words] = [],
        linePitch: Double? = nil,
        isRedacted: Bool = false
    ) {
        self.value = value
        self.style = style
        self.baseline = baseline
        self.alignment = alignment
        self.prefix = prefix
        self.suffix = suffix
        self.before = before
        self.after = after
        self.linePitch = linePitch
        self.isRedacted = isRedacted
    }
}

extension ArchivedLiveText {
    /// The number of lines in a box.
    public func lineCount(in size: ArchiveSize) -> Int {
        guard let linePitch, linePitch > 0 else { return 1 }
        return Int(min(max((size.height / linePitch).rounded(), 1), 1_000))
    }

    private enum CodingKeys: String, CodingKey {
        case value, style, baseline, alignment, prefix, suffix, before, after, linePitch, isRedacted
    }

    /// Decodes a text; absent words are none.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            value: try container.decode(Value.self, forKey: .value),
            style: try container.decode(ArchivedTextStyle.self, forKey: .style),
            baseline: try container.decode(Double.self, forKey: .baseline),
            alignment: try container.decode(Double.self, forKey: .alignment),
            prefix: try container.decode(String.self, forKey: .prefix),
            suffix: try container.decode(String.self, forKey: .suffix),
            before: try container.decodeIfPresent([Words].self, forKey: .before) ?? [],
            after: try container.decodeIfPresent([Words].self, forKey: .after) ?? [],
            linePitch: try container.decodeIfPresent(Double.self, forKey: .linePitch),
            isRedacted: try container.decode(Bool.self, forKey: .isRedacted)
        )
    }

    /// Encodes a text without empty parts.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value, forKey: .value)
        try container.encode(style, forKey: .style)
        try container.encode(baseline, forKey: .baseline)
        try container.encode(alignment, forKey: .alignment)
        try container.encode(prefix, forKey: .prefix)
        try container.encode(suffix, forKey: .suffix)
        if !before.isEmpty { try container.encode(before, forKey: .before) }
        if !after.isEmpty { try container.encode(after, forKey: .after) }
        try container.encodeIfPresent(linePitch, forKey: .linePitch)
        try container.encode(isRedacted, forKey: .isRedacted)
    }
}
