/// The archived view of one timeline entry in one size, laid out, with everything that another process needs to draw
/// it.
///
/// This is the value that an extension sends to the device. It is `Codable` (JSON); identical views give equal
/// values.
public struct EntryArchive: Codable, Hashable, Sendable {
    /// The widget's size, in points.
    public var size: ArchiveSize
    /// The container background, painted below the content and clipped to the widget's corners; removed in accented
    /// mode.
    public var background: [ArchiveNode]
    /// The content, in painting order, in the widget's coordinates.
    public var content: [ArchiveNode]
    /// The link that a tap outside any control opens; nil opens the app.
    public var url: String?
    /// The actions of the buttons and toggles, by identifier.
    public var actions: [ActionIdentifier: ArchivedAction]
    /// Notes by the layout for the developer.
    public var findings: [ArchiveFinding]
    /// The app's language as a BCP 47 tag, if the app has no texts in the device's; nil means the device's language.
    ///
    /// A renderer formats live texts in this language, with the region of the device (``AppLocale``).
    public var language: String?

    /// Creates an archive; without anything but a size it is an empty widget that opens its app.
    public init(
        size: ArchiveSize,
        background: [ArchiveNode] = [],
        content: [ArchiveNode] = [],
        url: String? = nil,
        actions: [ActionIdentifier: ArchivedAction] = [:],
        findings: [ArchiveFinding] = [],
        language: String? = nil
    ) {
        self.size = size
        self.background = background
        self.content = content
        self.url = url
        self.actions = actions
        self.findings = findings
        self.language = language
    }
}
