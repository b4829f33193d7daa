import Foundation
import ProbeValues
import Synchronization
import Testing
import Vitrine

/// A new folder on the disk, removed at the end of the test.
final class TestFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // A leftover in the temporary folder does no harm.
        try? FileManager.default.removeItem(atPath: path)
    }

    var store: SnapshotStore { SnapshotStore(GroupContainer(path: path)) }

    func put(_ text: String, as name: String = "probe.json") throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    }

    func text(of name: String = "probe.json") throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
    }

    func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
    }

    func removeEverything() throws {
        for name in try names() { try FileManager.default.removeItem(atPath: path + "/" + name) }
    }

    /// Stores a page with an image of such bytes.
    func putPage(_ byte: UInt8, count: Int = 20_000) throws {
        let picture = [UInt8](repeating: byte, count: count)
        try store.update(.page, with: .replace(.picture, with: picture), now: .noon) { $0.text = "\(byte)" }
    }
}

/// The code of the error that a closure throws.
func code<Result>(
    of body: () throws -> Result,
    at location: SourceLocation = #_sourceLocation
) -> VitrineError.Code? {
    #expect(throws: VitrineError.self, sourceLocation: location) { try body() }?.code
}

/// What a store reports, a line each.
final class StoreReports: Sendable {
    private let collected = Mutex<[String]>([])
    private let names: [String]

    /// Collects reports with the given parts of their metadata.
    init(naming names: [String] = ["code"]) {
        self.names = names
    }

    var lines: [String] { collected.withLock { $0 } }

    func store(in folder: TestFolder) -> SnapshotStore {
        SnapshotStore(GroupContainer(path: folder.path)) { [self] level, message, metadata in
            let about = names.map { metadata[$0] ?? "" }.joined(separator: " ")
            collected.withLock { $0.append("\(level) \(about): \(message)") }
        }
    }
}

extension SnapshotReading {
    var damage: VitrineError.Damage? { if case .damaged(let damage) = self { damage } else { nil } }
    var failure: VitrineError? { if case .unreadable(let error) = self { error } else { nil } }
}

extension Date {
    /// 2026-01-13T12:26:40Z.
    static let noon = Date(timeIntervalSinceReferenceDate: 790_000_000)
}
