import AssetCompiler
import Foundation

/// Which files of extensions are compiled: all but those that use names that are not here, and that nothing else needs.
///
/// A kit that an extension shares with its app is compiled as a whole, although its widgets run a part of it. A file
/// with a missing name is therefore left out as long as the rest compiles without it; a kit's also for another error,
/// because it compiles where its owner builds it.
///
/// If all that does not compile in a file is in the bodies of functions, the file remains, and these functions end the
/// program: its widgets may run none of them. Files in the folder of a main type are excepted, where a mistake is more
/// likely than a name that is not here.
struct FileSelection: Hashable, Sendable {
    /// The files that must be compiled: those with a type marked `@main`.
    let needed: Set<String>
    /// The files of the extensions themselves, whose mistakes a person wants to see.
    var own: Set<String> = []
    /// Why a file is left out, by its path, in a few words.
    private(set) var leftOut: [String: String] = [:]
    /// Why a function ends the program, by the line at which its body begins, by the file's path; of a module's
    /// ``GivenNames`` what is left out.
    private(set) var ended: [String: [Int: String]] = [:]
    /// Whether functions can end the program in place of what they do; those of tests cannot, which would fail.
    var endsFunctions = false
    /// What the project declares, to find mistakes in tests; nil for an extension.
    var names: OwnNames?

    /// Leaves out the files of a failed build that cannot be compiled here.
    ///
    /// - Parameters:
    ///   - output: What the compiler printed.
    ///   - text: The text of a person's file; nil if it cannot be read.
    ///   - original: The person's file for a file of the scratch package; nil for any other file.
    /// - Returns: Whether another build can succeed: there is such a file, and none that must be compiled.
    mutating func leaveOut(
        failed output: String,
        text: (String) -> String? = { _ in nil },
        original: (String) -> String?
    ) -> Bool {
        var found: [String: String] = [:]
        var bodies: [String: [FunctionBody]] = [:]
        let known = ended
        for (path, line) in GivenNames.redeclared(in: output).flatMap({ path, lines in lines.map { (path, $0) } }) {
            ended[path, default: [:]][line] = "the project declares the name itself"
        }
        guard ended == known else { return true }
        var endings = ended
        // What a macro has written has no file; its errors follow from others, or come again without them.
        let errors = CompilerDiagnostic.errors(in: output).filter { $0.file.hasPrefix("/") }
        // Where one name is not here, another may be here in part.
        let foreign = Set(errors.filter { MissingName(message: $0.message) != nil }.compactMap { original($0.file) })
            .union(ended.keys)
        for error in errors {
            let name = MissingName(message: error.message)
            let file = original(error.file)
            let isMisspelt = name.map { names?.isMistake($0, leftOut: leftOut.keys) ?? false } ?? true
            let isMistake = isMisspelt && file.map(own.contains) ?? true
            if isMistake, file.map({ !foreign.contains($0) || !canEnd($0) }) ?? true { continue }
            guard let file, !needed.contains(file) else { return false }
            let reason = name.map(reason) ?? "line \(error.line) does not compile here"
            if canEnd(file) {
                let all = bodies[file] ?? text(file).map(FunctionBody.all) ?? []
                bodies[file] = all
                let body = all.first { $0.contains(line: error.line, column: error.column) }?.lines.lowerBound
                if let body, ended[file]?[body] == nil {
                    if endings[file]?[body] == nil { endings[file, default: [:]][body] = reason }
                    continue
                }
            }
            if !isMistake, found[file] == nil { found[file] = reason }
        }
        leftOut.merge(found) { old, _ in old }
        endings = endings.filter { leftOut[$0.key] == nil }
        defer { ended = endings }
        return !found.isEmpty || endings != ended
    }

    /// Why a file that uses a name is left out: the name is not here, or its own file is left out.
    private func reason(_ name: MissingName) -> String {
        guard let file = names?.file(of: name, among: leftOut.keys), let why = leftOut[file] else {
            return "it uses \(name.name), which is not here"
        }
        return "it uses \(name.name) of \(FilePath.name(file)), which is left out: \(why)"
    }

    /// Whether functions of a file can end the program: not in what a person is likely to be working on.
    private func canEnd(_ file: String) -> Bool {
        let isBesideMain = needed.contains { file.hasPrefix(FilePath.folder($0) + "/") }
        return endsFunctions && !(own.contains(file) && isBesideMain)
    }

    /// A line for each file and each function that is left out of an extension.
    func notes(for sources: ExtensionSources) -> [String] {
        let own = Set(sources.modules.flatMap(\.swiftFiles) + sources.code.swiftFiles)
        let files = leftOut.filter { own.contains($0.key) }.sorted { $0.key < $1.key }
            .map { "\($0.key) is left out: \($0.value), and the widgets do not need the file" }
        let functions = ended.filter { own.contains($0.key) }.sorted { $0.key < $1.key }
            .flatMap { file, bodies in
                bodies.sorted { $0.key < $1.key }
                    .map { "\(file):\($0.key): the function ends the program if it is called: \($0.value)" }
            }
        return files + functions
    }
}

/// What was left out of the last build that succeeded, so that the next one need not find it again.
struct LeftOutList {
    /// Files with the reasons, and functions with the reasons, as in ``FileSelection``.
    struct Content: Hashable {
        var files: [String: String] = [:]
        var functions: [String: [Int: String]] = [:]
    }

    let folder: ScratchFolder
    /// What the extensions were compiled against.
    let modules: String
    /// Every Swift file of the extensions.
    let sources: [String]

    private var path: String { folder.path + "/left-out" }

    /// What was left out; empty if one of the files, the list of files or the modules have changed, or any file of a
    /// project that declares ``GivenNames``.
    var known: Content {
        let lines = (FileTree.disk.text(path) ?? "").split(separator: "\n").map(String.init)
        var content = Content()
        for line in lines.dropFirst() {
            let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3 else { continue }
            if let line = Int(parts[1]) {
                content.functions[parts[0], default: [:]][line] = parts[2]
            } else {
                content.files[parts[0]] = parts[2]
            }
        }
        return lines.first == mark(content) ? content : Content()
    }

    /// Keeps what was left out for the next build.
    /// - Throws: ``HostError`` with code `scratch`.
    func keep(_ content: Content) throws(HostError) {
        let files = content.files.map { "\($0.key)\t\t\($0.value)" }
        let functions = content.functions.flatMap { file, bodies in bodies.map { "\(file)\t\($0.key)\t\($0.value)" } }
        let lines = [mark(content)] + (files + functions).sorted()
        try folder.replace(path, with: Data(lines.joined(separator: "\n").utf8))
    }

    private func mark(_ content: Content) -> String {
        // Any file may declare a given name, and may no longer do so.
        let declares = content.functions.keys.contains { FilePath.name($0) == GivenNames.file }
        let read = declares ? sources : Array(content.files.keys) + content.functions.keys
        let texts = read.sorted().map { FileTree.disk.text($0) ?? "" }
        return StableHash.text(([modules] + sources.sorted() + texts).joined(separator: "\n").utf8)
    }
}
