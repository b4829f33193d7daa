import WidgetArchive

extension PrintedTimeline {
    /// The link that a tap on the first entry opens.
    var url: String? { entries.first?.archive.url }
    /// Whether a part of the first entry has a link of its own.
    var hasInnerLink: Bool { entries.first.map { "\($0.archive.content)".contains("link(") } ?? false }
    /// The images in the first entry.
    var images: [ArchivedImage] { entries.first?.archive.images ?? [] }
}

extension EntryArchive {
    /// All images, starting with the background.
    var images: [ArchivedImage] { (background + content).flatMap(\.images) }
}

extension ArchiveNode {
    fileprivate var images: [ArchivedImage] {
        let own: [ArchivedImage] = if case .image(let image) = content { [image] } else { [] }
        return own + children.flatMap(\.images)
    }
}
