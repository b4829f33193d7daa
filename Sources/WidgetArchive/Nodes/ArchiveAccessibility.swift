/// How a screen reader presents a node.
public struct ArchiveAccessibility: Codable, Hashable, Sendable {
    /// What it is; nil keeps what the content says.
    public var label: String?
    /// Its value, such as "25 percent".
    public var value: String?
    /// What happens when it is activated.
    public var hint: String?
    /// Whether it and all inside it is passed over.
    public var isHidden: Bool
    /// Whether the children are read as one element.
    public var combinesChildren: Bool
    /// Whether it is a heading.
    public var isHeader: Bool

    /// Makes a presentation.
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
