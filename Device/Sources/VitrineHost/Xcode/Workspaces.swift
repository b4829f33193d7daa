import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The workspaces that a project is opened with, and whose packages its targets may use.
struct Workspaces {
    let files: FileTree

    /// What the workspaces of a project have beside it: other projects, packages and files.
    ///
    /// - Parameter project: The path of an `.xcodeproj`; workspaces lie beside it or at most three folders above.
    /// - Returns: Absolute paths.
    func members(with project: String) -> [String] {
        sequence(first: FilePath.folder(project)) { $0 == "/" ? nil : FilePath.folder($0) }.prefix(4)
            .flatMap { root in
                (files.names(root) ?? []).filter { $0.hasSuffix(".xcworkspace") }
                    .map { places(in: "\(root)/\($0)", root) }
            }
            .filter { $0.contains(project) }
            .flatMap(\.self)
    }

    /// The projects that a path names: a project itself, or the Xcode projects of a workspace that are there, without
    /// those of pods.
    ///
    /// - Returns: Absolute paths, at least one; nil for any other path.
    /// - Throws: ``HostError``: `file` for a workspace that cannot be read, `noExtension` for one without a project.
    func projects(named path: String) throws(HostError) -> [String]? {
        guard FilePath.fileExtension(path) == "xcworkspace" else { return FilePath.isProject(path) ? [path] : nil }
        return try projects(of: path)
    }

    private func projects(of workspace: String) throws(HostError) -> [String] {
        let file = workspace + "/contents.xcworkspacedata"
        guard files.contents(file) != nil else {
            throw HostError(.file, "\(file) cannot be read; check the path")
        }
        let projects = places(in: workspace, FilePath.folder(workspace)).map(files.spelled)
            .filter { FilePath.fileExtension($0) == "xcodeproj" && !$0.split(separator: "/").contains("Pods") }
            .filter { files.contents($0 + "/project.pbxproj") != nil }
        guard !projects.isEmpty else {
            throw HostError(.noExtension, "\(workspace) has no Xcode project that is here; name a project's folder")
        }
        return projects
    }

    private func places(in workspace: String, _ root: String) -> [String] {
        guard let data = files.contents(workspace + "/contents.xcworkspacedata") else { return [] }
        let reader = PlaceReader(root)
        let parser = SafeXMLParser(data, delegate: reader)
        // A workspace that Xcode cannot open has no packages either.
        return parser.parse() ? reader.places : []
    }
}

/// Reads the places of a workspace's file.
private final class PlaceReader: NSObject, XMLParserDelegate {
    private let root: String
    /// The folders of the groups that are open.
    private var folders: [String]
    private(set) var places: [String] = []

    init(_ root: String) {
        self.root = root
        folders = [root]
    }

    func parser(
        _ parser: XMLParser,
        didStartElement element: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard ["Group", "FileRef"].contains(element) else { return }
        let parts = (attributes["location"] ?? "").split(separator: ":", maxSplits: 1)
        let folder = parts.first == "group" ? folders.last ?? root : root
        let place = FilePath.absolute(parts.count == 2 ? String(parts[1]) : "", in: folder)
        if element == "Group" { folders.append(place) } else { places.append(place) }
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        if element == "Group" { folders.removeLast() }
    }
}
