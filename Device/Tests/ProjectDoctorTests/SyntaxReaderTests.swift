import Foundation
import Testing
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
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-parsed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in Self.files { try file.text.write(to: folder.appending(path: file.name)) }
        let library = try LibraryLocation.find(nil, program: #filePath)
        let reader = SyntaxReader(folder: library.folder + "/.build/syntax", library: library)
        let paths = Self.files.map { folder.appending(path: $0.name).path }
        let outlines = try await reader.outlines(of: paths, parsing: [paths[0]])
        #expect(Set(outlines.map(\.path)) == Set(paths))
        let parsed = outlines.filter { !$0.entries.isEmpty || !$0.permissions.isEmpty }
        #expect(
            Set(parsed.map { FilePath.name($0.path) }) == Set(Self.files.filter(\.isParsed).map(\.name))
        )
        #expect(outlines.first { $0.path.hasSuffix("Latin.swift") }?.state == .notUTF8)
    }
}
