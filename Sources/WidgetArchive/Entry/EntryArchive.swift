/// The look of one timeline entry in one size, laid out: all that is needed to draw it in another process.
///
/// The value that crosses from extension to device. It is `Codable` (JSON), and equal looks are equal values.
public struct EntryArchive: Codable, Hashable, Sendable {
    /// The widget's size, in points.
    public var size: ArchiveSize
    /// The container background, painted below the content and cut to the widget's corners; removed in accented mode.
    public var background: [ArchiveNode]
    /// The content, in painting order, in the widget's coordinates.
    public var content: [ArchiveNode]
    /// The link that a tap anywhere else opens; nil opens the app.
    public var url: String?
    /// The actions of the buttons and toggles, by identifier.
    public var actions: [ActionIdentifier: ArchivedAction]
    /// What layout noticed that a developer should know.
    public var findings: [ArchiveFinding]

    /// Makes an archive.
    public init(
        size: ArchiveSize,
        background: [ArchiveNode] = [],
        content: [ArchiveNode] = [],
        url: String? = nil,
        actions: [ActionIdentifier: ArchivedAction] = [:],
        findings: [ArchiveFinding] = []
    ) {
        self.size = size
        self.background = background
        self.content = content
        self.url = url
        self.actions = actions
        self.findings = findings
    }
}
