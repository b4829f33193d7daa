/// A note by the layout about a widget's view: not an error, but worth a developer's attention.
public struct ArchiveFinding: Codable, Hashable, Sendable {
    /// The kind of a finding.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// A text did not fit and was truncated.
        case truncated
        /// A node extends beyond the widget's bounds.
        case overflowing
        /// An image or the whole archive exceeds the system's limits.
        case tooHeavy
        /// The symbol's name is not in the catalogue; a box is drawn.
        case unknownSymbol
        /// The image was not found; nothing is drawn.
        case missingImage
        /// A colour was not found, or the program's resources cannot be read.
        case missingResource
        /// The drawing only approximates that of Apple's system.
        case approximated
        /// A decorative modifier has no effect here.
        case ignored
        /// The tree has more than one `widgetURL`, or another use that the system leaves undefined.
        case undefined
        /// The process asked for a shared container that its entitlements do not have.
        case notEntitled
        /// A text and the area behind it are drawn in one colour in the accented rendering mode.
        case hiddenByAccent
        /// An image without a mode for the accented rendering mode becomes an area of one colour.
        case flatPicture
        /// A text has too little contrast with what is drawn behind it.
        case lowContrast
        /// A text is drawn smaller than people can read.
        case smallText
        /// A button, switch or link is too small to be tapped.
        case smallTarget
        /// A text is outside the widget's content margins.
        case outsideMargins
    }

    /// What was noticed.
    public var kind: Kind
    /// One sentence that names the cause and, if there is one, the remedy.
    public var message: String

    /// Creates a finding; the message names the cause and, if there is one, the remedy.
    public init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }
}
