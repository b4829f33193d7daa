/// The content or function of a node itself.
///
/// This is a closed set: a renderer handles every case.
public enum ArchiveContent: Codable, Hashable, Sendable {
    /// No content of its own, only children.
    case group
    /// Text whose lines are already broken.
    case text(ArchivedText)
    /// Text that changes with the clock, which the renderer formats.
    case liveText(ArchivedLiveText)
    /// An image.
    case image(ArchivedImage)
    /// A named symbol.
    case symbol(ArchivedSymbol)
    /// A filled or stroked outline.
    case shape(ArchivedShape)
    /// A bar, ring or dial that shows a value.
    case gauge(ArchivedGauge)
    /// An area that opens a link; its children are the label.
    case link(String)
    /// A button that performs an action; its children are the label.
    ///
    /// The value is an identifier in the entry's actions.
    case button(ActionIdentifier)
    /// A switch that performs an action; its children are the label.
    case toggle(ActionIdentifier, isOn: Bool)
}

/// The identifier of one action of one archived entry.
///
/// Identifiers are assigned in reading order (`"a0"`, `"a1"` …) and are unique within the entry; a tap sends the
/// identifier together with the entry's digest.
public typealias ActionIdentifier = String

/// An intent and its parameters in the archived view, performed when its button or toggle is tapped.
public struct ArchivedAction: Codable, Hashable, Sendable {
    /// The intent type's name.
    public var intent: String
    /// The parameters by name, each encoded as JSON text.
    public var parameters: [String: String]

    /// Creates an action; parameters are JSON texts by name, and a missing one has its default.
    public init(intent: String, parameters: [String: String] = [:]) {
        self.intent = intent
        self.parameters = parameters
    }
}
