import Foundation
import Testing

/// The commands `vitrine doctor` and `vitrine inspect`: their status and what they print.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct DoctorCommandTests {
    private let folder: TestFolder
    private var container: String { folder.path + "/state/containers/group.test" }

    init() throws {
        folder = try TestFolder()
        try FileManager.default.createDirectory(
            atPath: folder.path + "/state/containers/group.test",
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    private func run(_ command: String, _ arguments: [String]) async throws -> (Int32, String, String) {
        try await VitrineCommandLine.run([command, "--state", folder.path + "/state"] + arguments)
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(container)/\(name)"))
    }

    @Test func containerThatIsWellHasStatusZero() async throws {
        try write("{\"count\": 1}", to: "steps.json")
        let (status, output, errors) = try await run("doctor", ["group.test"])
        #expect(status == 0, "\(errors)")
        #expect(output.contains("steps.json  document"))
        #expect(output.contains("nothing needs a remedy; containers: 1"))
    }

    @Test func damagedFileHasStatus65AndARemedy() async throws {
        try write("{", to: "steps.json")
        let (status, output, _) = try await run("doctor", ["--json", container])
        #expect(status == 65)
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        )
        let first = try #require((report["containers"] as? [[String: Any]])?.first)
        let finding = try #require((first["findings"] as? [[String: Any]])?.first)
        #expect(finding["rule"] as? String == "damaged")
        #expect((finding["remedy"] as? String)?.isEmpty == false)
    }

    @Test func groupsOfTheManifestAreExamined() async throws {
        let manifest = folder.path + "/vitrine.json"
        let app = #"{"apps": [{"id": "app.a", "name": "A", "group": "group.none", "program": "a"}]}"#
        try Data(app.utf8).write(to: URL(filePath: manifest))
        let (status, output, _) = try await run("doctor", ["--manifest", manifest])
        #expect(status == 65)
        #expect(output.contains("[groupMissing]"))
        #expect(output.contains("group.test: a container that no installed app has [unknownContainer]"))
    }

    @Test func nothingToExamineHasStatus69() async throws {
        let manifest = folder.path + "/none.json"
        try Data(#"{"apps": []}"#.utf8).write(to: URL(filePath: manifest))
        let (status, _, errors) = try await VitrineCommandLine.run([
            "doctor", "--state", folder.path + "/none", "--manifest", manifest,
        ])
        #expect(status == 69)
        #expect(errors.hasPrefix("vitrine: there are no containers in \(folder.path)/none/containers"), "\(errors)")
    }

    @Test func keyIsFoundInItsContainer() async throws {
        try write("{\"count\": 1}", to: "steps.json")
        let (status, output, errors) = try await run("inspect", ["steps"])
        #expect(status == 0, "\(errors)")
        #expect(output.contains("\"count\" : 1"))
        let (missing, _, message) = try await run("inspect", ["stepz"])
        #expect(missing == 65)
        #expect(message.contains("there are steps.json"), "\(message)")
    }

    @Test func damagedKeyHasStatus65() async throws {
        try write("{", to: "steps.json")
        let (status, output, _) = try await run("inspect", ["steps.json", "--json"])
        #expect(status == 65)
        #expect(output.contains("\"rule\" : \"damaged\""))
    }
}
