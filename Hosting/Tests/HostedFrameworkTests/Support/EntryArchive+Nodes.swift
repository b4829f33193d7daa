import Foundation
import VitrineTesting
import WidgetArchive

extension EntryArchive {
    /// What a screen reader names at a moment, in its order.
    func words(at date: Date = Date(timeIntervalSinceReferenceDate: 0)) -> [String] {
        reading(now: date).elements.map(\.label)
    }

    /// Every node of the content, each before those within it.
    var nodes: [ArchiveNode] {
        func all(_ node: ArchiveNode) -> [ArchiveNode] { [node] + node.children.flatMap(all) }
        return content.flatMap(all)
    }

    /// The shapes among them.
    var shapes: [ArchivedShape] { nodes.compactMap { if case .shape(let shape) = $0.content { shape } else { nil } } }

    /// Whether the message of a finding has a text.
    func finds(_ text: String) -> Bool { findings.contains { $0.message.contains(text) } }
}
