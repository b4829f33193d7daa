/// Something that layout noticed about a look: not an error, but worth a developer's eye.
public struct ArchiveFinding: Codable, Hashable, Sendable {
    /// The kind of a finding.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// A text did not fit and was cut.
        case truncated
        /// A node stands over the widget's edge.
        case overflowing
        /// A picture or the whole archive is heavier than the system takes.
        case tooHeavy
        /// The symbol's name is not in the catalogue; a box is drawn.
        case unknownSymbol
        /// The picture was not found; nothing is drawn.
        case missingImage
        /// Drawn differently from what Apple's system would draw.
        case approximated
        /// A modifier that only decorates was passed through without effect.
        case ignored
        /// More than one `widgetURL` in a tree, or another use that the system leaves undefined.
        case undefined
    }

    /// What it is about.
    public var kind: Kind
    /// One sentence that names the thing and, where there is one, the remedy.
    public var message: String

    /// Makes a finding.
    public init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }
}
