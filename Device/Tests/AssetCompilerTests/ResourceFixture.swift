import AssetCompiler
import Foundation
import VitrineDevice
import WidgetArchive

/// A folder with resources, and the folder that they are compiled into; both are removed at the end.
///
/// Its path has a space and Korean letters, so that every test proves that such paths work.
final class ResourceFixture: Sendable {
    let folder: URL
    let output: URL

    init() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "자산 \(UUID().uuidString)")
        folder = root.appending(path: "내 위젯")
        output = root.appending(path: "my widget.resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        // A folder in the temporary directory that remains does no harm.
        try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    }

    @discardableResult
    func write(_ text: String, to path: String) throws -> URL { try write(Data(text.utf8), to: path) }

    @discardableResult
    func write(_ data: Data, to path: String) throws -> URL {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file
    }

    /// Writes the contents of a set in a catalogue, such as of `Ink.colorset`.
    func set(_ name: String, _ contents: String) throws {
        try write(contents, to: "A.xcassets/\(name)/Contents.json")
    }

    /// Compiles given sources into the output, without a program that converts vectors.
    func compile(_ sources: ResourceSources) throws -> [AssetFinding] {
        try AssetCompiler(converter: VectorConverter(folders: [])).compile(sources, into: output)
    }

    /// Compiles the items at the top of the folder.
    func compile(tools: [String] = [], infoPlist: String? = nil, settings: [String: String] = [:]) throws -> [String] {
        let items = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let sources = ResourceSources(
            files: items.filter { $0.lastPathComponent != infoPlist },
            infoPlist: infoPlist.map { folder.appending(path: $0) },
            settings: settings
        )
        let converter = VectorConverter(folders: tools, browserOptions: BrowserSandbox.options)
        let findings = try AssetCompiler(converter: converter).compile(sources, into: output)
        let root = folder.path(percentEncoded: false)
        return findings.map { $0.description.replacing(root + "/", with: "").replacing(root, with: "") }
    }

    var index: ResourceIndex {
        get throws {
            try JSONDecoder().decode(ResourceIndex.self, from: read(ResourceIndex.fileName))
        }
    }

    func strings(_ language: String) throws -> ResourceStrings {
        try JSONDecoder().decode(ResourceStrings.self, from: read(ResourceIndex.stringsPath(language: language)))
    }

    func read(_ path: String) throws -> Data { try Data(contentsOf: output.appending(path: path)) }

    /// A picture of one pixel, made for these tests.
    static let png =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
        ) ?? Data()
}
