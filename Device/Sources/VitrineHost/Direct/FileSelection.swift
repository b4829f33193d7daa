import AssetCompiler
import Foundation

/// Which files of extensions are compiled: all but those that use names that are not here, and that nothing else needs.
///
/// A kit that an extension shares with its app is compiled as a whole, although its widgets run a part of it. A file
/// with a missing name is therefore left out as long as the rest compiles without it; a kit's also for another error,
/// because it compiles where its owner builds it.
struct FileSelection: Hashable, Sendable {
    /// Why a file is left out, by its path, in a few words.
    private(set) var leftOut: [String: String]
    /// The files that must be compiled: those with a type marked `@main`.
    let needed: Set<String>
    /// The files of the extensions themselves, whose mistakes a person wants to see.
    let own: Set<String>

    init(needed: Set<String>, own: Set<String> = [], leftOut: [String: String] = [:]) {
        self.needed = needed
        self.own = own
        self.leftOut = leftOut
    }

    /// Leaves out the files of a failed build that cannot be compiled here.
    ///
    /// - Parameters:
    ///   - output: What the compiler printed.
    ///   - original: The person's file for a file of the scratch package; nil for any other file.
    /// - Returns: Whether another build can succeed: there is such a file, and none that must be compiled.
    mutating func leaveOut(failed output: String, original: (String) -> String?) -> Bool {
        var found: [String: String] = [:]
        // What a macro has written has no file; its errors follow from others, or come again without them.
        for error in CompilerDiagnostic.errors(in: output) where error.file.hasPrefix("/") {
            let name = MissingName(message: error.message)
            let file = original(error.file)
            if name == nil, file.map(own.contains) ?? true { continue }
            guard let file, !needed.contains(file) else { return false }
            let reason = name.map { "it uses \($0.name), which is not here" }
            if found[file] == nil { found[file] = reason ?? "line \(error.line) does not compile here" }
        }
        leftOut.merge(found) { old, _ in old }
        return !found.isEmpty
    }

    /// A line for each file that is left out of an extension.
    func notes(for sources: ExtensionSources) -> [String] {
        let own = Set(sources.modules.flatMap(\.swiftFiles) + sources.code.swiftFiles)
        return leftOut.filter { own.contains($0.key) }.sorted { $0.key < $1.key }
            .map { "\($0.key) is left out: \($0.value), and the widgets do not need the file" }
    }
}

/// The files that were left out of the last build that succeeded, so that the next one need not find them again.
struct LeftOutList {
    let folder: ScratchFolder
    /// What the extensions were compiled against.
    let modules: String
    /// Every Swift file of the extensions.
    let sources: [String]

    private var path: String { folder.path + "/left-out" }

    /// The files, with the reasons; empty if one of them, the list of files or the modules have changed.
    var known: [String: String] {
        let lines = (FileTree.disk.text(path) ?? "").split(separator: "\n").map(String.init)
        var files: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            if parts.count == 2 { files[parts[0]] = parts[1] }
        }
        return lines.first == mark(files) ? files : [:]
    }

    /// Keeps the files for the next build.
    /// - Throws: ``HostError`` with code `scratch`.
    func keep(_ files: [String: String]) throws(HostError) {
        let lines = [mark(files)] + files.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)" }
        try folder.replace(path, with: Data(lines.joined(separator: "\n").utf8))
    }

    private func mark(_ files: [String: String]) -> String {
        let texts = files.keys.sorted().map { FileTree.disk.text($0) ?? "" }
        return StableHash.text(([modules] + sources.sorted() + texts).joined(separator: "\n").utf8)
    }
}
