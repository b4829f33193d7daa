import AssetCompiler
import Foundation
import Subprocess
import SystemPackage
public import VitrineDevice
public import VitrineHost

/// Reads the syntax of Swift files with the compiler's own parser.
///
/// The parser is a part of every Swift compiler. The program that asks it is compiled at the first use, within seconds,
/// and kept for this version of the compiler.
public struct SyntaxReader: Sendable {
    /// The folder in which the program is kept.
    private let folder: String
    /// The program's source.
    private let source: String
    /// How the program is confined; nil if it is not.
    private let sandbox: PackageSandbox?

    /// - Parameters:
    ///   - folder: The folder in which the program is kept.
    ///   - library: Vitrine's folder, which has the program's source.
    ///   - confinement: How the program is confined, which reads what someone wrote; nil if it is not.
    public init(folder: String, library: LibraryLocation, confinement: Confinement? = nil) {
        self.folder = folder
        sandbox = confinement.map(PackageSandbox.init)
        source = library.hosting + "/Syntax/SyntaxReader.swift"
    }

    /// Outlines files.
    ///
    /// - Parameter paths: Absolute paths.
    /// - Returns: An outline for each file, also for one that cannot be read.
    /// - Throws: ``HostError`` with code `unavailable` without a compiler that has the parser.
    public func outlines(of paths: [String]) async throws(HostError) -> [SourceOutline] {
        guard !paths.isEmpty else { return [] }
        let program = try await SyntaxPrograms.shared.program(source, in: folder)
        do {
            let work = FileManager.default.temporaryDirectory.appending(path: "vitrine-syntax-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: work) }
            let half = (paths.count + 1) / 2
            let parts = [Array(paths.prefix(half)), Array(paths.dropFirst(half))]
            return try await withThrowingTaskGroup(of: (Int, [SourceOutline]).self) { group in
                for (index, part) in parts.enumerated() where !part.isEmpty {
                    group.addTask {
                        (index, try await outlines(of: part, program, work.appending(path: "\(index)").path))
                    }
                }
                var found: [Int: [SourceOutline]] = [:]
                for try await (index, outlines) in group { found[index] = outlines }
                return found.sorted { $0.key < $1.key }.flatMap(\.value)
            }
        } catch let error as HostError {
            throw error
        } catch {
            throw HostError(.unavailable, "the Swift files cannot be parsed: \(error)", cause: error)
        }
    }

    /// Outlines files, without the nodes of those in which no rule would look for any.
    ///
    /// Of a project's files most are its app's alone, and of these the rules ask for a few names.
    ///
    /// - Parameters:
    ///   - paths: Absolute paths.
    ///   - needed: The files of extensions, which are parsed whatever they contain.
    /// - Returns: An outline for each file.
    /// - Throws: ``HostError`` with code `unavailable` without a compiler that has the parser.
    func outlines(of paths: [String], parsing needed: Set<String>) async throws(HostError) -> [SourceOutline] {
        let first = try await outlines(of: paths.filter(needed.contains))
        let keys = first.flatMap(ProjectRule.standardDefaults).map(\.key.name)
        let words = Set(["reload", "ActivityAttributes", "ActivityKit", "staleDate", "@main", "vitrine:allow"] + keys)
        let rest = paths.filter { !needed.contains($0) }
        let asked = Set(rest.filter { Self.mayContain(words, $0) })
        let second = try await outlines(of: rest.filter(asked.contains))
        return first + second + rest.filter { !asked.contains($0) }.map { SourceOutline(path: $0, state: .file) }
    }

    /// Whether a file has one of some words, or must be looked at because it is not text.
    private static func mayContain(_ words: Set<String>, _ path: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: path), data.count <= 16 << 20, !data.contains(0),
            String(validating: data, as: UTF8.self) != nil
        else { return true }
        return (data + [0])
            .withUnsafeBytes { bytes in
                let text = bytes.assumingMemoryBound(to: CChar.self).baseAddress
                return text.map { text in words.contains { strstr(text, $0) != nil } } ?? true
            }
    }

    private func outlines(of paths: [String], _ program: String, _ work: String) async throws -> [SourceOutline] {
        let list = work + ".list"
        let out = work + "/out"
        try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
        try Data(paths.map { $0 + "\0" }.joined().utf8).write(to: URL(filePath: list))
        let view = PackageSandbox.View(readable: [list] + Self.places(of: paths), products: work)
        // What a parser that fails says of its own stack helps nobody.
        let quiet = "enable=no"
        let result: ToolProcess.Outcome
        if let sandbox {
            let variables = ["SWIFT_BACKTRACE": quiet]
            guard let confined = try await sandbox.run(program, [list, out], view, environment: variables) else {
                throw HostError(.unavailable, CompilerPlace.missing)
            }
            result = confined
        } else {
            result = try await ToolProcess.run(
                .path(SystemPackage.FilePath(program)),
                [list, out],
                environment: .inherit.updating(["SWIFT_BACKTRACE": quiet]),
                limit: 1 << 16
            )
        }
        // A link in its place leads to what the program could not read.
        let kind = try? FileManager.default.attributesOfItem(atPath: out)[.type] as? FileAttributeType
        let data = kind == .typeRegular ? try Data(contentsOf: URL(filePath: out), options: .mappedIfSafe) : Data()
        let isStopped = !result.isDone && data.suffix(8).elementsEqual("parsing\n".utf8)
        guard result.isDone && kind == .typeRegular || isStopped else {
            throw HostError(.unavailable, "the parser failed: \(result.errors)")
        }
        let found = SourceOutline.read(data, of: paths)
        guard isStopped, found.count < paths.count else { return found }
        // It ended at one file; the others are read by another process.
        let stopped = SourceOutline(path: paths[found.count], state: .unparsable)
        let rest = Array(paths.dropFirst(found.count + 1))
        return found + [stopped] + (rest.isEmpty ? [] : try await outlines(of: rest, program, work))
    }

    /// The folders of some files, and the files that lie elsewhere as links; of a folder around the home the files
    /// alone.
    private static func places(of paths: [String]) -> [String] {
        let places = paths.flatMap { path in
            let folder = FilePath.folder(path)
            let file = URL(filePath: path).resolvingSymlinksInPath().path
            let place = PackageSandbox.isAroundHome(folder) ? path : folder
            return [place] + (FilePath.folder(file) == folder ? [] : [file])
        }
        return Set(places).sorted()
    }
}

/// Compiles the program once, however many readers ask for it at the same time.
actor SyntaxPrograms {
    static let shared = SyntaxPrograms()
    private var made: [String: Task<String, any Error>] = [:]

    /// The program, compiled if it is not there.
    func program(_ source: String, in folder: String) async throws(HostError) -> String {
        let task = made[folder] ?? Task { try await Self.make(source, in: folder) }
        made[folder] = task
        do {
            return try await withTaskCancellationHandler {
                try await task.value
            } onCancel: {
                task.cancel()
            }
        } catch let error as HostError {
            throw error
        } catch {
            throw HostError(
                .scratch,
                "the parser cannot be kept in \(folder); check the folder's permissions",
                cause: error
            )
        }
    }

    /// Where the program of a source is kept, for the compiler of this machine.
    static func path(of text: Data, in folder: String) -> String {
        "\(folder)/syntax-\(StableHash.text(Array(CompilerPlace.mark.utf8) + text))"
    }

    private static func make(_ source: String, in folder: String) async throws -> String {
        guard let text = FileManager.default.contents(atPath: source) else {
            throw HostError(.unavailable, "\(source) is not there; install Vitrine again")
        }
        let program = path(of: text, in: folder)
        guard !FileManager.default.isExecutableFile(atPath: program) else { return program }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // Two commands may compile at the same time, and the last one's program takes the place.
        let new = "\(program).\(UUID().uuidString)"
        try await CompilerPlace.find().compile(source, into: new)
        guard rename(new, program) == 0 else { throw CocoaError(.fileWriteUnknown) }
        return program
    }
}
