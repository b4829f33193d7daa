import Foundation
import Testing
import Vitrine

@testable import VitrineDoctor

struct FileInspectionTests {
    private struct Steps: Codable, Sendable { var count = 0 }

    private static let now = Date(timeIntervalSinceReferenceDate: 790_000_000)
    private static let time = AuditTime(device: Self.now, machine: Self.now)
    private let container: TemporaryContainer

    init() throws { container = try TemporaryContainer() }

    private func inspect(_ name: String) throws -> FileInspection {
        try #require(
            FileInspection.read("\(container.path)/\(name)", containers: container.containers, now: Self.time)
        )
    }

    @Test func snapshotShowsItsOwnersAndItsContent() throws {
        let store = SnapshotStore(GroupContainer(path: container.path))
        try store.update(SnapshotKey("steps.json", default: Steps()), now: Self.now - 7_300) { $0.count = 3 }
        let lines = try inspect("steps.json").lines
        #expect(lines.first?.hasPrefix("steps.json: document, mode 600, ") == true)
        #expect(lines.contains("  generation: 1"))
        #expect(lines.contains { $0.hasSuffix("wrote 2 h ago") })
        #expect(lines.contains("  fields: count"))
        #expect(lines.contains { $0.contains("\"count\" : 3") })
    }

    @Test(arguments: [
        ("1e308", "damaged"), ("-1e308", "damaged"), ("800000000", "wrote 115 days in the future"),
        ("790000000", "wrote 0 s ago"),
    ])
    func ownerThatWroteAtAnotherTimeIsShown(moment: String, said: String) throws {
        let stamp = "{\"schema\": 1, \"generation\": 5, \"owners\": {\"notes\": {\"writtenAt\": \(moment)}}}"
        try container.write("{\"count\": 3, \"_vitrine\": \(stamp)}", to: "steps.json")
        #expect(try inspect("steps.json").lines.contains { $0.contains(said) })
    }

    @Test func damagedFileIsShownWithoutItsControlCharacters() throws {
        try container.write("{\"a\": \u{1B}[2J", to: "steps.json")
        let inspection = try inspect("steps.json")
        #expect(inspection.findings.map(\.rule) == [.damaged])
        #expect(inspection.content == "{\"a\": \\u{1b}[2J")
    }

    @Test func missingFileIsNothingAndPipeIsNotOpened() throws {
        #expect(
            FileInspection.read("\(container.path)/none.json", containers: container.containers, now: Self.time) == nil
        )
        #expect(mkfifo("\(container.path)/pipe.json", 0o600) == 0)
        let pipe = try inspect("pipe.json")
        #expect(pipe.content == nil)
        #expect(pipe.findings.map(\.rule) == [.notRegular])
    }

    @Test func preferencesOfAGroupAreReadAsTheirPlaceSays() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: ["name": "Run"], format: .xml, options: 0)
        let name = "Library/Preferences/\(TemporaryContainer.group).plist"
        try container.write(String(decoding: data, as: UTF8.self), to: name)
        let inspection = try inspect(name)
        #expect(inspection.file.purpose == "preferences")
        #expect(inspection.findings.isEmpty)
        #expect(inspection.content?.contains("<string>Run</string>") == true)
    }
}
