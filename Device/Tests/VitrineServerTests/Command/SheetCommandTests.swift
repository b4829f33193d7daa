import Foundation
import Testing
import VitrineTesting

/// `vitrine sheet` with `--check` and `--accept`, with the test program in place of an extension.
@Suite(.serialized, .hangGuard)
struct SheetCommandTests {
    private let folder: TemporaryContainers
    private var accepted: String { folder.path + "/accepted/faulty.txt" }

    init() throws {
        folder = try TemporaryContainers()
        let programs = Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL
        let program = programs.appending(path: "faulty-child").path
        let manifest = """
            {"apps": [{"id": "app.faulty", "name": "Faulty", "group": "group.faulty", "program": "\(program)",
            "widgetProgram": "\(program)", "schemes": ["faulty"], "arguments": ["good"]}]}
            """
        try Data(manifest.utf8).write(to: URL(filePath: folder.path + "/vitrine.json"))
    }

    private func sheet(_ options: [String]) async throws -> (status: Int32, output: String, errors: String) {
        try await VitrineCommandLine.run(
            [
                "sheet", "faulty", "--manifest", folder.path + "/vitrine.json", "--family", "systemSmall",
                "--appearance", "light", "--out", folder.path + "/out",
            ] + options
        )
    }

    @Test func sheetIsAcceptedThenTheSameThenDifferent() async throws {
        let check = ["--check", folder.path + "/accepted"]
        let missing = try await sheet(check)
        #expect(missing.status == 1)
        #expect(missing.output.contains("MISSING"), "\(missing.output)")

        let accepting = try await sheet(check + ["--accept"])
        #expect(accepting.status == 0, "\(accepting.errors)")
        #expect(accepting.output.hasPrefix("accepted"), "\(accepting.output)")

        let same = try await sheet(check)
        #expect(same.status == 0, "\(same.errors)")
        #expect(same.output.hasPrefix("same"), "\(same.output)")

        let text = try String(contentsOfFile: accepted, encoding: .utf8)
        try Data((text + "one more line\n").utf8).write(to: URL(filePath: accepted))
        let different = try await sheet(check)
        #expect(different.status == 1)
        #expect(different.output.contains("DIFFERENT"), "\(different.output)")
        #expect(different.output.contains("-one more line"), "\(different.output)")
        #expect(different.errors.hasPrefix("vitrine: the sheet differs; look at "), "\(different.errors)")
        // A comparison changes nothing that was accepted.
        #expect(try String(contentsOfFile: accepted, encoding: .utf8).hasSuffix("one more line\n"))
    }

    @Test func acceptNeedsAFolder() async throws {
        let (status, _, errors) = try await sheet(["--accept"])
        #expect(status == 64)
        #expect(errors.hasPrefix("vitrine: --accept stores the sheet in the folder of --check"), "\(errors)")
    }

    @Test func unknownKindIsNamedWithTheClosest() async throws {
        let (status, _, errors) = try await VitrineCommandLine.run([
            "sheet", "fualty", "--manifest", folder.path + "/vitrine.json", "--out", folder.path + "/out",
        ])
        #expect(status == 65)
        #expect(errors.contains("faulty"), "\(errors)")
    }
}
