/// A placed box of an archived view.
///
/// A node's `frame` is relative to its parent's origin. Children are painted in order, later ones above earlier ones;
/// the node's own content is painted below its children. A renderer places boxes and makes no layout decisions.
public struct ArchiveNode: Codable, Hashable, Sendable {
    /// The position and size in points, relative to the parent's origin.
    public var frame: ArchiveRect
    /// The node's own content or function.
    public var content: ArchiveContent
    /// The effects on the node and its children, innermost first.
    public var effects: [ArchiveEffect]
    /// The presentation by a screen reader; nil follows from the content.
    public var accessibility: ArchiveAccessibility?
    /// Whether the node belongs to the accent group in the accented (tinted) rendering mode.
    public var isAccented: Bool
    /// The nodes inside, in painting order.
    public var children: [ArchiveNode]

    /// Creates a box; without content it only holds its children.
    public init(
        frame: ArchiveRect,
        content: ArchiveContent = .group,
        effects: [ArchiveEffect] = [],
        accessibility: ArchiveAccessibility? = nil,
        isAccented: Bool = false,
        children: [ArchiveNode] = []
    ) {
        self.frame = frame
        self.content = content
        self.effects = effects
        self.accessibility = accessibility
        self.isAccented = isAccented
        self.children = children
    }
}

extension ArchiveNode {
    private enum CodingKeys: String, CodingKey {
        case frame, content, effects, accessibility, isAccented, children
    }

    /// Decodes a node; absent `content` means a group, absent lists are empty.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            frame: try container.decode(ArchiveRect.self, forKey: .frame),
            content: try container.decodeIfPresent(ArchiveContent.self, forKey: .content) ?? .group,
            effects: try container.decodeIfPresent([ArchiveEffect].self, forKey: .effects) ?? [],
            accessibility: try container.decodeIfPresent(ArchiveAccessibility.self, forKey: .accessibility),
            isAccented: try container.decodeIfPresent(Bool.self, forKey: .isAccented) ?? false,
            children: try container.decodeIfPresent([ArchiveNode].self, forKey: .children) ?? []
        )
    }

    /// Encodes a node without empty parts, so that an archive stays small.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(frame, forKey: .frame)
        if content != .group { try container.encode(content, forKey: .content) }
        if !effects.isEmpty { try container.encode(effects, forKey: .effects) }
        try container.encodeIfPresent(accessibility, forKey: .accessibility)
        if isAccented { try container.encode(true, forKey: .isAccented) }
        if !children.isEmpty { try container.encode(children, forKey: .children) }
    }
}
