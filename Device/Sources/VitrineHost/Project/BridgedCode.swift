/// What the bridging header of a target shows to its Swift code.
///
/// Headers of C, and the files in C of the target, are compiled here; those of Objective-C are not, and their classes
/// have stand-ins.
public struct BridgedCode: Hashable, Sendable {
    /// Absolute paths of the target's files in C.
    public var files: [String]
    /// Absolute paths of the headers of C.
    public var headers: [String]
    /// The classes of the headers of Objective-C, each with its superclass.
    public var classes: [String: String]

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
        classes = [:]
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
            // A category has no superclass.
            for match in text.matches(of: #/@interface\s+(\w+)\s*(?:<[^>]*>)?\s*:\s*(\w+)/#) {
                classes[String(match.output.1)] = String(match.output.2)
            }
            if !Self.marks.contains(where: text.mentions) { headers.append(path) }
        }
    }

    /// Stand-ins for the classes, without members; each ends the program when an object is made.
    ///
    /// Nil if there are no classes.
    var standIns: String? {
        guard !classes.isEmpty else { return nil }
        let declarations = classes.sorted { $0.key < $1.key }
            .map { name, stated in
                let superclass = classes[stated] == nil ? "NSObject" : stated
                let reason = "\(name) is a class of Objective-C, which is not compiled here"
                return "class \(name): \(superclass) { override init() { Swift.fatalError(\"\(reason)\") } }\n"
            }
        return "import Foundation\n\n" + declarations.joined()
    }

    /// What a header of C does not have.
    private static let marks = ["@interface", "@protocol", "@class", "@import", "#import <", "NS_ENUM", "NS_ASSUME"]

    /// The folders in which headers are looked for.
    var folders: [String] { Set((headers + files).map(FilePath.folder)).sorted() }
}
