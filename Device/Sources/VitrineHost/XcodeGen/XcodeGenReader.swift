import Foundation
import VitrineScript
import Yams

/// Reads an XcodeGen project with the files that it includes.
struct XcodeGenReader {
    let files: FileTree
    /// The included files that are being read, each of which may include further ones.
    private var open: [String] = []
    private var count = 0
    /// The included files that are not there, which a tool may write.
    private(set) var absent: [String] = []

    init(files: FileTree) { self.files = files }

    /// The most values of a document, each alias as what it stands for.
    private static let maximumValues = 100_000
    private static let maximumFiles = 100

    /// - Throws: ``HostError`` with code `project` or `file`.
    mutating func project(_ path: String) throws(HostError) -> YAMLMap {
        count += 1
        guard count <= Self.maximumFiles, !open.contains(path) else {
            throw HostError(
                .project,
                "\(path) includes itself, or the project more than \(Self.maximumFiles) files; remove an include"
            )
        }
        open.append(path)
        defer { open.removeLast() }
        var project = try document(path)
        let folder = FilePath.folder(path)
        for include in project.values("include") {
            let name = include as? String ?? YAMLMap(include).text("path")
            guard let name, YAMLMap(include).text("enable") != "NO" else { continue }
            let other = FilePath.absolute(name, in: folder)
            guard files.contents(other) != nil else {
                absent.append(other)
                continue
            }
            var part = try self.project(other)
            // What an included file names lies beside it, unless it says otherwise.
            if YAMLMap(include).text("relativePaths") != "NO", FilePath.folder(other) != folder {
                part.moveTargets(below: FilePath.folder(other))
            }
            project.addMissing(part)
        }
        return project
    }

    private func document(_ path: String) throws(HostError) -> YAMLMap {
        guard let text = files.text(path) else {
            throw HostError(.file, "\(path) cannot be read; check that it is a text in UTF-8")
        }
        let node: Node?
        do {
            node = try Yams.compose(yaml: text)
        } catch {
            throw HostError(.project, "\(path) is not YAML: \(error)", cause: error)
        }
        guard node?.hasMoreValues(than: Self.maximumValues) != true else {
            let reason = "its aliases stand for more than \(Self.maximumValues) values; write them out"
            throw HostError(.project, "\(path): \(reason)")
        }
        return YAMLMap(node?.plain)
    }
}
