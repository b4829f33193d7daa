/// What the bridging header of a target shows to its Swift code.
///
/// Headers of C, and the files in C of the target, are compiled here; those of Objective-C are not.
public struct BridgedCode: Hashable, Sendable {
    /// Absolute paths of the target's files in C.
    public var files: [String]
    /// Absolute paths of the headers of C.
    public var headers: [String]
    /// The classes of the headers of Objective-C, in the order of the headers.
    public var classes: [String]

    /// Reads a bridging header; nil if there is none.
    ///
    /// - Parameters:
    ///   - header: Its absolute path.
    ///   - members: The files of the target.
    ///   - root: The project's folder; a header is found anywhere below it, as with Xcode's header maps.
    ///   - files: The files to read.
    init?(header: String, members: [String], root: String, files: FileTree) {
        guard let text = files.text(header) else { return nil }
        self.files = members.filter { FilePath.fileExtension($0) == "c" }
        headers = []
        classes = []
        let names = text.split(whereSeparator: \.isNewline)
            .compactMap { $0.firstMatch(of: #/^\s*#\s*(?:include|import)\s+"([^"]+)"/#)?.output.1 }
        guard !names.isEmpty else { return }
        let all = files.files(below: root).filter { FilePath.fileExtension($0) == "h" }
        for name in names {
            let beside = FilePath.absolute(String(name), in: FilePath.folder(header))
            let places = [beside] + all.filter { $0.hasSuffix("/\(name)") }
            guard let path = places.first(where: { files.text($0) != nil }), let text = files.text(path) else {
                continue
            }
            let found = text.matches(of: #/@interface\s+([A-Za-z_][A-Za-z0-9_]*)/#).map { String($0.output.1) }
            classes += found.filter { !classes.contains($0) }
            if !Self.marks.contains(where: text.contains) { headers.append(path) }
        }
    }

    /// What a header of C does not have.
    private static let marks = ["@interface", "@protocol", "@class", "@import", "#import <", "NS_ENUM", "NS_ASSUME"]

    /// The folders in which headers are looked for.
    var folders: [String] { Set((headers + files).map(FilePath.folder)).sorted() }
}
