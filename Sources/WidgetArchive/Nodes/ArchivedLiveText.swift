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
        /// The distance to a date in at most some of the units, which are in descending order, such as "1 hour, 23 min"; ticks.
        case distance(Date, units: [TickingTime.Unit], maximumCount: Int, sign: Sign)
        /// The time since or until a date, such as "36:59:01"; ticks, and counts up after the date.
        case timer(Date)
        /// A timer within an interval; stops outside the interval and at the pause time.
        case timerInterval(start: Date, end: Date, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
        /// A date by its parts, as a pattern of fields such as `EEEMMMd` or `jm` (Unicode TR 35 skeleton); does not tick.
        case formattedDate(Date, skeleton: String)
        /// A number with the locale's separators.
        case number(Double, minimumFractionDigits: Int, maximumFractionDigits: Int)
        /// A fraction as percent: 0.25 is "25 %".
        case percent(Double, maximumFractionDigits: Int)
    }

    /// When a distance has a sign: a plus after its date, a minus before it.
    public enum Sign: String, Codable, Hashable, Sendable {
        case none, negative, all
    }

    public var value: Value
    public var style: ArchivedTextStyle
    /// The baseline's distance from the top of the node's box, in points.
    public var baseline: Double
    /// The position of the characters in the reserved width: 0 (left), 0.5 (centre), 1 (right).
    public var alignment: Double
    /// Text before the value, in the same style.
    public var prefix: String
    /// Text after the value, in the same style.
    public var suffix: String
    /// Whether the characters are hidden behind a bar (redacted placeholder).
    public var isRedacted: Bool

    public init(
        value: Value,
        style: ArchivedTextStyle,
        baseline: Double,
        alignment: Double = 0,
        prefix: String = "",
        suffix: String = "",
        isRedacted: Bool = false
    ) {
        self.value = value
        self.style = style
        self.baseline = baseline
        self.alignment = alignment
        self.prefix = prefix
        self.suffix = suffix
        self.isRedacted = isRedacted
    }
}
