import Foundation
import Testing
import VitrineTesting

/// The files of `vitrine simulate --results` and the command `vitrine merge`: their status and what they say.
@Suite(.hangGuard)
struct SeedResultsCommandTests {
    private let folder: TemporaryContainers
    private var file: String { folder.path + "/part.jsonl" }
    private static let line = """
        {"findings":[],"options":{"apps":[],"days":1,"digest":"1","first":1,"rates":{},"script":"week","weeks":1},\
        "reachability":{"happened":{},"possibleFaults":[],"reached":{},"states":[]},"seed":1}
        """

    init() throws { folder = try TemporaryContainers() }

    @Test(arguments: [
        ("\(Self.line)\n", 0, ""), ("\(Self.line)\r\n", 0, ""),
        ("\(Self.line)\n{\"find", 0, "the last line is cut short; its run was ended, and may lack seeds"),
        ("", 65, "the files have no result"), ("{\"find", 65, "the files have no result"),
        ("{}\n", 65, "line 1 is not a seed's result"),
    ])
    func mergeNeedsResults(text: String, expected: Int32, message: String) async throws {
        try folder.write(text, to: "part.jsonl")
        let (status, output, errors) = try await VitrineCommandLine.run(["merge", file])
        #expect(status == expected, "\(errors)")
        #expect(message.isEmpty ? errors.isEmpty : errors.contains(message), "\(errors)")
        if expected == 0 { #expect(output.contains("seeds 1 to 1: 1 played, 0 findings")) }
    }

    @Test func fileThatAnotherProgramWritesIsRefused() async throws {
        let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(descriptor) }
        try #require(flock(descriptor, LOCK_EX) == 0)
        try Data("{\"find".utf8).write(to: URL(filePath: file))
        let text = "name: Week\nstart: 2026-02-02T00:00:00Z\nsimulate: {}\nsteps: []\n"
        let script = try folder.write(text, to: "week.yaml")
        let (status, _, errors) = try await VitrineCommandLine.run(
            ["simulate", "--seeds", "1..1", "--results", file, "--script", script]
        )
        #expect(status == 74)
        #expect(errors.contains("another program writes \(file); give each part a file of its own"), "\(errors)")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "{\"find")
    }
}
