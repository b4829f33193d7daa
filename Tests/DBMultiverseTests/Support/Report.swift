import Foundation
import WidgetArchive

/// A timeline as `dbmultiverse-widget timeline --json` prints it.
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

    /// All that the first entry says.
    var text: String { entries.first?.reading.joined(separator: "\n") ?? "" }
    /// Where a tap on the first entry leads.
    var url: String? { entries.first?.archive.url }
    /// The pictures of the first entry.
    var images: [ArchivedImage] { entries.first?.archive.images ?? [] }
}

extension EntryArchive {
    /// Every picture, background first.
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
