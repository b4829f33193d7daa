import Foundation
import Testing
import VitrineTesting

@testable import WidgetArchive

struct ArchiveDigestTests {
    /// Test vectors of the published function, seed 0, as its halves.
    @Test(arguments: [
        ("", "00000000000000000000000000000000"),
        ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
        ("The quick brown fox jumps over the lazy dog", "e34bbc7bbc071b6c7a433ca9c49a9347"),
    ])
    func mixerAgreesWithPublishedVectors(text: String, expected: String) {
        #expect(ArchiveDigest(of: Array(text.utf8)).description == expected)
    }

    @Test(arguments: Gallery.pieces)
    func digestSurvivesEncodingAndDecoding(_ piece: Gallery.Piece) throws {
        let copy = try JSONDecoder().decode(EntryArchive.self, from: JSONEncoder().encode(piece.archive))
        #expect(copy.digest == piece.archive.digest)
    }

    /// The value is pinned: a stored or sent digest must not depend on the process, the machine or a refactoring.
    @Test func digestOfAKnownArchiveIsFixed() {
        let text = ArchiveNode(
            frame: ArchiveRect(x: 1, y: 2, width: 3, height: 4),
            content: .shape(ArchivedShape(outline: .circle, paint: .material(thickness: 2)))
        )
        let archive = EntryArchive(size: ArchiveSize(width: 158, height: 158), content: [text], url: "app://x")
        #expect(archive.digest.description == "4fbf6a77c7275f020825808ab943344f")
    }

    @Test func piecesHaveDifferentDigests() {
        #expect(Set(Gallery.pieces.map(\.archive.digest)).count == Gallery.pieces.count)
    }

    @Test func findingsDoNotChangeTheDigest() {
        var archive = Gallery.habits
        archive.findings = [ArchiveFinding(.truncated, "a text was truncated")]
        #expect(archive.digest == Gallery.habits.digest)
    }

    @Test func orderOfActionsDoesNotChangeTheDigest() {
        let names = (0..<40).map { "a\($0)" }
        let actions = names.map { ($0, ArchivedAction(intent: $0, parameters: ["x": "1", "y": "2", "z": "3"])) }
        var archive = Gallery.habits
        archive.actions = Dictionary(uniqueKeysWithValues: actions)
        var other = archive
        other.actions = Dictionary(uniqueKeysWithValues: actions.reversed())
        #expect(archive.digest == other.digest)
    }

    /// Each change is one that a person could see, hear or tap.
    @Test(arguments: changes)
    func everyPerceptibleChangeChangesTheDigest(_ change: Change) {
        var archive = Gallery.controls
        change.apply(&archive)
        #expect(archive.digest != Gallery.controls.digest)
    }

    struct Change: Sendable, CustomStringConvertible {
        let description: String
        let apply: @Sendable (inout EntryArchive) -> Void
    }

    static let changes = [
        Change(description: "size") { $0.size.width += 0.001 },
        Change(description: "background removed") { $0.background = [] },
        Change(description: "node removed") { $0.content.removeLast() },
        Change(description: "order") { $0.content.swapAt(0, 1) },
        Change(description: "frame") { $0.content[0].frame.origin.x += 0.001 },
        Change(description: "effect") { $0.content[0].effects = [.opacity(0.5)] },
        Change(description: "accent") { $0.content[0].isAccented.toggle() },
        Change(description: "label") { $0.content[0].accessibility?.label = "Other" },
        Change(description: "widget's link") { $0.url = nil },
        Change(description: "action's parameter") { $0.actions["a0"]?.parameters["id"] = "1" },
        Change(description: "switch") { $0.content[2].content = .toggle("a1", isOn: false) },
        Change(description: "link") { $0.content[3].content = .link("lucidpal://other") },
    ]

    @Test func digestSurvivesConversionToText() throws {
        let digest = Gallery.habits.digest
        #expect(ArchiveDigest(digest.description) == digest)
        #expect(try JSONDecoder().decode(ArchiveDigest.self, from: JSONEncoder().encode(digest)) == digest)
    }

    @Test(arguments: [
        "", "0", String(repeating: "g", count: 32), String(repeating: "0", count: 33),
        "+" + String(repeating: "0", count: 31),
    ])
    func invalidTextIsNotADigest(_ text: String) {
        #expect(ArchiveDigest(text) == nil)
    }
}
