import AssetCompiler
import Foundation

/// What the programs of a scratch package were built from, so that no compiler is started where nothing has changed.
///
/// The compiler would find that too, in about half a second with its sandbox. It is not asked what became of the C
/// behind a bridging header.
struct BuildRecord {
    let folder: ScratchFolder
    let calls: [CompilerCall]
    /// The paths of the programs.
    let programs: [String]

    private var path: String { folder.path + "/built" }

    /// Whether the programs are there as these calls would build them.
    var isCurrent: Bool { mark.map { $0 == FileTree.disk.text(path) } ?? false }

    /// Keeps what the programs were built from for the next build.
    /// - Throws: ``HostError`` with code `scratch`.
    func keep() throws(HostError) {
        if let mark { try folder.replace(path, with: Data(mark.utf8)) }
    }

    /// A text that differs from that of other arguments, sources or programs; nil if one of them is not there.
    private var mark: String? {
        var parts = calls.flatMap(\.arguments)
        for file in calls.flatMap(\.fileMap.keys).sorted() where !file.isEmpty {
            guard let source = FileManager.default.contents(atPath: file) else { return nil }
            parts.append(StableHash.text(source))
        }
        for program in programs {
            guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
        }
        parts.append(SourceFingerprint(of: programs, in: .disk, stamp: SourceFingerprint.stampOnDisk).mark)
        return StableHash.text(parts.joined(separator: "\n").utf8)
    }
}
