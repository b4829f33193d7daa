import Foundation
import WidgetArchive

/// The content of a program's resource folder, before it is written.
struct CompiledResources: Sendable {
    /// How a file comes to be.
    enum Content: Sendable {
        case data(Data)
        case copy(URL)
        case conversion(VectorConverter.Task)
    }

    /// The files by their path in the folder.
    ///
    /// The output of a conversion is a path in the folder too.
    var files: [String: Content] = [:]
    var index: ResourceIndex
    /// The folders in which the files that are copied or converted must lie; nil for any place.
    var bounds: ResourceBounds?
    var findings: [AssetFinding] = []

    /// Adds a file; a file that exists already is kept, and the second one noted, as is one out of bounds.
    mutating func add(_ content: Content, at path: String, from source: URL) {
        if let finding = bounds?.finding(source) {
            findings.append(finding)
            return
        }
        guard files[path] == nil, path != ResourceIndex.fileName else {
            findings.append(
                AssetFinding(
                    .error,
                    "a file \"\(path)\" is among the resources already; rename one of them",
                    in: source
                )
            )
            return
        }
        files[path] = content
    }
}
