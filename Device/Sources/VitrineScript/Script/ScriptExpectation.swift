public import VitrineDevice

/// What must hold at a moment, or over time.
public struct ScriptExpectation: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The condition holds at once, for every widget.
        case now
        /// The condition holds for every widget at every moment from here on.
        case always
        /// The condition holds for no widget at any moment from here on.
        case never
        /// The condition holds for every widget, each at some moment within a time from here.
        case eventually(within: Duration)
        /// The condition holds for at least one widget at some moment from here to the end.
        case sometimes
        /// No widget has more reloads with a verdict within any 24 hours.
        case atMost(Int, ReloadLedger.Verdict)
        /// The condition holds for every widget at the first moment of every local day that begins from here on.
        case atMidnight
        /// Every tap that is carried out changes a number that the widget shows by that much; a refused tap either does
        /// the same or changes nothing.
        case afterTap(number: ScriptPattern, by: Int)
        /// The texts that the patterns find in the words and the link of a widget are equal, where several of them
        /// match.
        case agree([ScriptPattern])
        /// At the end of the script, the widget says what the last intent wrote.
        case afterIntent(ScriptIntentClaim)
        /// Whenever time has passed, the texts that the patterns find in the widget's words are those that a reload
        /// would show.
        case upToDate([ScriptPattern])
        /// At the end of the script, every tap that an app's journals recorded is performed or refused.
        case performed(app: String)
    }

    public var kind: Kind
    public var condition: WidgetCondition
    public var position: ScriptPosition
    /// The expectation in words, as the script has it.
    public var text: String
}

/// A condition that a widget meets or not; every part that is present must hold.
public struct WidgetCondition: Hashable, Sendable {
    /// The names of the widgets that it is about; empty for all widgets of the script.
    public var widgets: [String] = []
    public var content: WidgetExplanation.Content?
    /// A text that must be part of what a screen reader speaks.
    public var text: String?
    /// A text that must not be part of it.
    public var without: String?
    /// The timeline was requested longer ago than this.
    public var olderThan: Duration?
    /// The cause of a placeholder or an old timeline.
    public var cause: WidgetCause?
    /// Whether the last reload failed, for whatever cause.
    public var isFailed: Bool?
    /// A pattern that what a screen reader speaks must match.
    public var matches: ScriptPattern?
    /// A pattern that the widget's own link must match.
    public var link: ScriptPattern?

    public init() {}
}

/// What a widget must say once an intent was carried out.
public struct ScriptIntentClaim: Hashable, Sendable {
    public var app: String
    /// The intent's name.
    public var name: String
    /// The parameter that the intent writes.
    public var parameter: String
    /// What the widget must say; `{}` stands for the parameter's value.
    public var text: String
}
