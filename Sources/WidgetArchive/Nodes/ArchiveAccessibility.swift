/// The presentation of a node by a screen reader.
public struct ArchiveAccessibility: Codable, Hashable, Sendable {
    /// The label; nil uses the words of the content.
    public var label: String?
    /// The value, such as "25 percent".
    public var value: String?
    /// The effect of activating the node.
    public var hint: String?
    /// Whether the node and its descendants are skipped.
    public var isHidden: Bool
    /// Whether the children are read as one element.
    public var combinesChildren: Bool
    /// Whether the node is a heading.
    public var isHeader: Bool

    /// Creates a presentation; without a label the words of the content are read.
    public init(
        label: String? = nil,
        value: String? = nil,
        hint: String? = nil,
        isHidden: Bool = false,
        combinesChildren: Bool = false,
        isHeader: Bool = false
    ) {
        self.label = label
        self.value = value
        self.hint = hint
        self.isHidden = isHidden
        self.combinesChildren = combinesChildren
        self.isHeader = isHeader
    }
}
