import Foundation
import Testing
import VitrineDevice
import VitrineHost
import VitrineTesting

@testable import ProjectDoctor

/// Which files of a project are parsed.
@Suite(.hangGuard)
struct SyntaxReaderTests {
    private static let files: [(name: String, text: Data, isParsed: Bool)] = [
        ("Widget.swift", Data(#"let steps = UserDefaults.standard.integer(forKey: "steps")"#.utf8), true),
        ("Plain.swift", Data("struct Plain {}".utf8), false),
        ("Key.swift", Data(#"let key = "steps""#.utf8), true),
        ("Writer.swift", Data("func write() { WidgetCenter.shared.reloadAllTimelines() }".utf8), true),
        ("Allowed.swift", Data("// vitrine:allow dateInView it is a clock\nstruct Allowed {}".utf8), true),
        ("Zero.swift", Data("let zero = 1 // \0".utf8), true),
        ("Empty.swift", Data(), false),
        ("Latin.swift", Data([0x2F, 0x2F, 0xE4]), false),
    ]

    @Test func ofAnAppTheFilesThatARuleAsksForAreParsed() async throws {
        let folder = try TemporaryContainers()
        for file in Self.files { try file.text.write(to: URL(filePath: "\(folder.path)/\(file.name)")) }
        let library = try LibraryLocation.find(nil, program: #filePath)
        let cache = library.folder + "/.build/syntax"
        let reader = SyntaxReader(folder: cache, library: library, confinement: await Self.means())
        let paths = Self.files.map { "\(folder.path)/\($0.name)" }
        let outlines = try await reader.outlines(of: paths, parsing: [paths[0]])
        #expect(Set(outlines.map(\.path)) == Set(paths))
        let parsed = outlines.filter { !$0.entries.isEmpty || !$0.permissions.isEmpty }
        let names = Self.files.filter(\.isParsed).map(\.name)
        #expect(Set(parsed.map { FilePath.name($0.path) }) == Set(names))
        #expect(outlines.first { $0.path.hasSuffix("Latin.swift") }?.state == .notUTF8)
    }

    @Test func fileWithANewLineInItsNameIsParsed() async throws {
        let folder = try TemporaryContainers()
        let file = folder.path + "/a\nline/W.swift"
        try FileManager.default.createDirectory(atPath: FilePath.folder(file), withIntermediateDirectories: true)
        try Data("struct W {}".utf8).write(to: URL(filePath: file))
        let library = try LibraryLocation.find(nil, program: #filePath)
        let reader = SyntaxReader(folder: library.folder + "/.build/syntax", library: library)
        let outlines = try await reader.outlines(of: [file])
        #expect(outlines.map(\.path) == [file] && outlines[0].nodes(.type).map(\.name) == ["W"])
    }

    private static func means() async -> Confinement? {
        let search = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return try? await Confinement.find(search: search)
    }

    /// Lets a script take the place of the parser, and reads a file that lies beside the folder of a secret.
    private static func outlines(
        _ script: String,
        _ folder: TemporaryContainers,
        _ means: Confinement?
    ) async throws -> [SourceOutline] {
        let library = try LibraryLocation.find(nil, program: #filePath)
        let source = try Data(contentsOf: URL(filePath: library.hosting + "/Syntax/SyntaxReader.swift"))
        for name in ["Sources", "home", "cache"] {
            try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
        }
        let program = SyntaxPrograms.path(of: source, in: folder.path + "/cache")
        let files = [(program, "#!/bin/sh\n" + script), ("\(folder.path)/Sources/W.swift", "struct W {}")]
        for (path, text) in files + [("\(folder.path)/home/secret", "secret")] {
            try Data(text.utf8).write(to: URL(filePath: path))
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
        let reader = SyntaxReader(folder: folder.path + "/cache", library: library, confinement: means)
        return try await reader.outlines(of: ["\(folder.path)/Sources/W.swift"])
    }

    @Test(.enabled("bubblewrap cannot confine programs here", { await means() != nil }))
    func hostileParserGetsThroughNowhere() async throws {
        let folder = try TemporaryContainers()
        setenv("VITRINE_HOSTILE_SECRET", "secret", 1)
        let script = """
            out=$2
            test -s "$1" && printf 'file\\n' >"$out"
            try() { name=$1; shift; if ("$@") >/dev/null 2>&1; then word=through; else word=refused; fi
                printf '0\\tattempt\\t1\\t1\\t%s %s\\t1\\n' "$name" "$word" >>"$out"; }
            try readsTheHome cat \(folder.path)/home/secret
            try writesOutside touch \(folder.path)/home/written
            try writesTheSource touch \(folder.path)/Sources/W.swift
            try writesItself touch "$0"
            try readsASecretVariable printenv VITRINE_HOSTILE_SECRET
            try signalsTheCommand kill -0 \(getpid())
            try seesOthers test -e /proc/\(getpid())
            try usesTheNetwork grep -qv "^ *lo:\\|^Inter\\|^ face" /proc/net/dev
            try readsThePasswords cat /etc/shadow
            """
        let attempts = try await Self.outlines(script, folder, Self.means()).flatMap(\.permissions)
        let through = attempts.filter { $0.reason != "refused" }.map(\.rule)
        print("hostile parser: \(attempts.count) attempts, \(through.count) through")
        #expect(through == [])
        #expect(attempts.count == 9)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/home") == ["secret"])
    }

    @Test(.enabled("bubblewrap cannot confine programs here", { await means() != nil }))
    func linkThatTheParserLeavesIsNotFollowed() async throws {
        let folder = try TemporaryContainers()
        await #expect(throws: HostError.self) {
            try await Self.outlines("ln -s \(folder.path)/home/secret \"$2\"", folder, Self.means())
        }
    }

    @Test(.enabled("bubblewrap cannot confine programs here", { await means() != nil }))
    func parserIsNotStartedWhereTheSandboxFindsNoCompiler() async {
        // The path of commands is that of a whole process.
        await #expect(processExitsWith: .success) {
            let means = await SyntaxReaderTests.means()
            setenv("PATH", "/nowhere", 1)
            let folder = try TemporaryContainers()
            let error = await #expect(throws: HostError.self) {
                try await SyntaxReaderTests.outlines("printf 'file\\tW.swift\\n' >\"$2\"", folder, means)
            }
            #expect(error?.code == .unavailable)
            #expect(error?.message.contains("install Swift") == true)
        }
    }
}
