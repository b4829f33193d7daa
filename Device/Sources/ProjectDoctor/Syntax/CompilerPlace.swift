import Foundation
import Subprocess
import VitrineHost

/// The Swift compiler of this machine and the folder with its parser.
struct CompilerPlace {
    private struct Info: Decodable {
        struct Paths: Decodable {
            var runtimeLibraryPaths: [String]
            var runtimeResourcePath: String
        }
        var paths: Paths
    }

    private var host: String
    private var libraries: [String]

    /// - Throws: ``HostError`` with code `unavailable`.
    static func find() async throws(HostError) -> CompilerPlace {
        let output = try await run(["-print-target-info"])
        guard let info = try? JSONDecoder().decode(Info.self, from: Data(output.utf8)) else {
            throw HostError(.unavailable, "swiftc does not say where its parser is: \(output.prefix(400))")
        }
        let host = info.paths.runtimeResourcePath + "/host"
        guard FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") else {
            throw HostError(
                .unavailable,
                "the compiler has no parser in \(host); install Swift 6.2 or newer from swift.org"
            )
        }
        return CompilerPlace(host: host, libraries: info.paths.runtimeLibraryPaths)
    }

    /// What changes with the compiler, without a call of it: the file that the search path leads to, and when it was
    /// made.
    static var mark: String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard let found = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }) else {
            return ""
        }
        let file = URL(filePath: "\(found)/swiftc").resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        let date = attributes?[.modificationDate] as? Date
        return "\(file) \(attributes?[.size] ?? 0) \(date?.timeIntervalSince1970 ?? 0)"
    }

    func compile(_ source: String, into program: String) async throws(HostError) {
        let paths = ([host] + libraries).flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
        _ = try await Self.run(
            [
                "-O", "-parse-as-library", "-module-name", "SyntaxReader", "-I", host, "-L", host, "-lSwiftParser",
                "-lSwiftSyntax",
            ]
                + paths + [source, "-o", program]
        )
    }

    private static func run(_ arguments: [String]) async throws(HostError) -> String {
        // The driver leaves folders among the temporary files, and modules in a cache of the user's.
        let temporary = FileManager.default.temporaryDirectory.appending(path: "vitrine-swiftc-\(UUID().uuidString)")
            .path
        do {
            try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: temporary) }
            let (isDone, output, errors) = try await ToolProcess.run(
                .name("swiftc"),
                arguments + ["-module-cache-path", temporary],
                environment: .inherit.updating(["TMPDIR": temporary]),
                limit: 1 << 20
            )
            guard isDone else { throw HostError(.unavailable, "swiftc failed: \(errors.prefix(2_000))") }
            return output
        } catch let error as HostError {
            throw error
        } catch {
            throw HostError(.unavailable, missing, cause: error)
        }
    }

    static let missing =
        "code is read by the parser of the Swift compiler, and there is none here: install Swift 6.2 or newer from "
        + "https://www.swift.org/install"
}
