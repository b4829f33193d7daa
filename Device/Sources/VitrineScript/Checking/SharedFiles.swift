import Foundation
import VitrineDevice
import VitrineDoctor

/// The snapshots and journals in the containers that apps share with their widgets, as they are found between two
/// steps.
///
/// A write is a merge under a lock that raises the generation by one. Two contents of one generation, or a generation
/// that falls, are therefore the work of two writers that did not wait for each other: one of the two writes is lost.
struct SharedFiles {
    static let text = "no write to a shared file is lost"

    /// A snapshot as it was last seen.
    private struct Seen {
        var generation: UInt64
        var content: Data
    }

    private let containers: String
    private let groups: [String: String]
    private var seen: [String: Seen] = [:]
    /// The files that a fault has broken: their generations say nothing until they are mended.
    private var broken: Set<String> = []

    /// Names the containers' folder, and the group of each app.
    init(containers: String, groups: [String: String]) {
        self.containers = containers
        self.groups = groups
    }

    /// Notes a step that changes files otherwise than programs do.
    mutating func note(_ action: DeviceScript.Action) {
        if case .operation("reset", let values) = action {
            // The app's generations begin anew; the files of others are compared from here on only.
            seen = [:]
            if let app = values["app"], let folder = container(of: app) {
                broken = broken.filter { !$0.hasPrefix(folder) }
            }
        }
        guard case .fileFault(let app, let file, let fault) = action, let folder = container(of: app) else { return }
        let path = folder + file
        seen[path] = nil
        if fault == nil { broken.remove(path) } else { broken.insert(path) }
    }

    /// Whether a fault has broken a file of an app.
    func isBroken(_ app: String) -> Bool {
        container(of: app).map { folder in broken.contains { $0.hasPrefix(folder) } } ?? false
    }

    private func container(of app: String) -> String? { groups[app].map { "\(containers)/\($0)/" } }

    /// Looks at every snapshot.
    /// - Returns: Which write was lost; nil if none was.
    mutating func look() -> String? {
        var problem: String?
        for group in groups.values.sorted() {
            let folder = "\(containers)/\(group)"
            for file in Self.documents(in: folder) where !broken.contains("\(folder)/\(file)") {
                problem = look(at: "\(folder)/\(file)", "\(group)/\(file)") ?? problem
            }
        }
        return problem
    }

    private mutating func look(at path: String, _ name: String) -> String? {
        // A file that is away, or that cannot be read now, says nothing. Facts come first: there are none of a file
        // that is too large to be read whole.
        guard case .document(let facts)? = ContainerReader.readFile(path, as: .document)?.content,
            let generation = facts.generation,
            let content = FileManager.default.contents(atPath: path), content != seen[path]?.content
        else { return nil }
        defer { seen[path] = Seen(generation: generation, content: content) }
        guard let last = seen[path]?.generation else { return nil }
        if generation == last { return "\(name) has two contents of generation \(generation)" }
        return generation < last ? "\(name) went back from generation \(last) to \(generation)" : nil
    }

    /// The taps that journals have recorded and that are not performed, in words, by app.
    func pending() -> [String: [String]] {
        groups.mapValues { group in
            let folder = "\(containers)/\(group)"
            return Self.documents(in: folder)
                .compactMap { file in
                    guard
                        case .document(let facts)? = ContainerReader.readFile("\(folder)/\(file)", as: .document)?
                            .content,
                        let journal = facts.journal, journal.pendingCount > 0
                    else { return nil }
                    let date = journal.oldestPending?.formatted(.iso8601) ?? "an unknown date"
                    return "\(file) has \(journal.pendingCount) taps that were not performed, the oldest of \(date)"
                }
        }
    }

    private static func documents(in folder: String) -> [String] {
        // A container that cannot be listed before the first unlock has nothing to compare.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { ContainerPlace($0) == .document }.sorted()
    }
}
