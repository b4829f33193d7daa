import Foundation
import WidgetArchive

/// The JSON output of the command, as another program would decode it.
struct JSONReport: Decodable {
    struct Entry: Decodable {
        let date: String
        let reading: [String]
        let archive: EntryArchive
    }

    let kind: String
    let now: String
    let policy: [String: String]
    let entries: [Entry]
    let reloads: [String]

    init(_ text: String) throws {
        self = try JSONDecoder().decode(JSONReport.self, from: Data(text.utf8))
    }
}
