/// What a node itself shows or does.
///
/// A closed set: whoever draws handles every case.
public enum ArchiveContent: Codable, Hashable, Sendable {
    /// Nothing of its own, only children.
    case group
    /// Text whose lines are already broken.
    case text(ArchivedText)
    /// Text that moves with the clock and is formatted by whoever draws.
    case liveText(ArchivedLiveText)
    /// A picture.
    case image(ArchivedImage)
    /// A named symbol.
    case symbol(ArchivedSymbol)
    /// A filled or stroked outline.
    case shape(ArchivedShape)
    /// A bar, ring or dial of a value.
    case gauge(ArchivedGauge)
    /// An area that opens a link; its children are the label.
    case link(String)
    /// An area that performs an action; its children are the label. The value is an identifier in the entry's actions.
    case button(ActionIdentifier)
    /// A switch that performs an action; its children are the label.
    case toggle(ActionIdentifier, isOn: Bool)
}

/// Names one action of one archived entry.
///
/// Built in reading order (`"a0"`, `"a1"` …), unique within the entry; a tap sends it together with the entry's digest.
public typealias ActionIdentifier = String

/// An intent and the parameters of the picture that was shown, performed when its button or toggle is tapped.
public struct ArchivedAction: Codable, Hashable, Sendable {
    /// The intent type's name.
    public var intent: String
    /// The parameters by name, each encoded as JSON text.
    public var parameters: [String: String]

    /// Makes an action.
    public init(intent: String, parameters: [String: String] = [:]) {
        self.intent = intent
        self.parameters = parameters
    }
}
