import Foundation
import WidgetArchive

/// A timeline in the JSON output of `dbmultiverse-widget timeline --json`.
struct Report: Decodable {
    struct Entry: Decodable {
        var date: String
        var reading: [String]
        var archive: EntryArchive
    }

    struct Policy: Decodable {
        var rule: String
        var date: String?
    }

    var kind: String
    var family: String
    var entries: [Entry]
    var policy: Policy?
    var reloads: [String]

    /// All text of the first entry.
    var text: String { entries.first?.reading.joined(separator: "\n") ?? "" }
    /// The link that a tap on the first entry opens.
    var url: String? { entries.first?.archive.url }
    /// The images in the first entry.
    var images: [ArchivedImage] { entries.first?.archive.images ?? [] }
}

extension EntryArchive {
    /// All images, starting with the background.
    var images: [ArchivedImage] {
        (background + content).flatMap(\.images)
    }
}

extension ArchiveNode {
    fileprivate var images: [ArchivedImage] {
        let own: [ArchivedImage] = if case .image(let image) = content { [image] } else { [] }
        return own + children.flatMap(\.images)
    }
}
