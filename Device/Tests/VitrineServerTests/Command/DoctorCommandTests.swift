import Foundation
import Testing
import VitrineDevice
import VitrineTesting

/// The commands `vitrine doctor` and `vitrine inspect`: their status and what they print.
@Suite(.serialized, .hangGuard)
struct DoctorCommandTests {
    private let folder: TemporaryContainers
    private var container: String { folder.path + "/state/containers/group.test" }

    init() throws {
        folder = try TemporaryContainers()
        try FileManager.default.createDirectory(
            atPath: container,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    private func run(_ command: String, _ arguments: [String]) async throws -> (Int32, String, String) {
        try await VitrineCommandLine.run([command, "--state", folder.path + "/state"] + arguments)
    }

    private func write(_ text: String, to name: String) throws {
        try folder.write(text, to: "state/containers/group.test/\(name)")
    }

    @Test func containerThatIsWellHasStatusZero() async throws {
        try write("{\"count\": 1}", to: "steps.json")
        let (status, output, errors) = try await run("doctor", ["group.test"])
        #expect(status == 0, "\(errors)")
        let last = "groups and containers: nothing needs a remedy; containers: 1"
        #expect(output == "group.test: 1 file in \(container)\n\(last)\n")
        let (_, listed, _) = try await run("doctor", ["group.test", "--verbose"])
        #expect(listed.contains("  steps.json  document"), "\(listed)")
    }

    /// The first one compiles the parser.
    @Test func firstDoctorLeavesItsOwnCacheOnly() async throws {
        for name in ["home", "tmp"] {
            try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
        }
        try folder.write("struct Plain {}\n", to: "code/W.swift")
        let (_, _, errors) = try await VitrineCommandLine.run(
            ["doctor", "--project", folder.path + "/code"],
            environment: ["HOME": folder.path + "/home", "TMPDIR": folder.path + "/tmp", "XDG_CACHE_HOME": ""]
        )
        func names(_ name: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(name)")
        }
        #expect(try names("tmp") == [], "\(errors)")
        // A parser that the machine has already is not made again.
        #expect(((try? names("home/.cache")) ?? []).allSatisfy { $0 == "vitrine" }, "\(errors)")
    }

    @Test func problemsComeBeforeNoticesAndLists() async throws {
        try write("{", to: "steps.json")
        try write("", to: ".vitrine/a.json.new")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)],
            ofItemAtPath: container + "/.vitrine/a.json.new"
        )
        let report = folder.path + "/doctor.html"
        let (status, output, _) = try await run("doctor", ["group.test", "--verbose", "--report", report])
        #expect(status == 65)
        let page = try String(contentsOfFile: report, encoding: .utf8)
        #expect(page.contains("<h1>Doctor: something needs a remedy</h1>"))
        #expect(page.contains("<li class=\"failed\">group.test/steps.json: ") && page.contains("<p>Remedy: "))
        let words = output.split(separator: "\n").map { $0.split(separator: " ").first.map(String.init) ?? "" }
        #expect(words.prefix(5) == ["problem:", "remedy:", "notice:", "remedy:", "group.test:"], "\(output)")
    }

    /// A stamp of the device's clock, which is a month ahead, is no stamp from the future; the file changed just now.
    @Test func agesAreThoseOnTheDevicesClock() async throws {
        let ahead = Date() + 30 * 86_400
        let state = folder.path + "/state"
        let device = try Device(
            DeviceConfiguration(
                manifest: DeviceManifest(apps: []),
                stateFolder: state,
                containersFolder: state + "/containers",
                date: ahead,
                keepsTrace: true
            )
        )
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await device.run() }
            for await snapshot in await device.updates() where !snapshot.trace.isEmpty { break }
            group.cancelAll()
        }
        let stamp = ahead.timeIntervalSinceReferenceDate
        let metadata = #"{"schema": 1, "generation": 1, "owners": {"app": {"writtenAt": \#(stamp)}}}"#
        try write(#"{"count": 1, "_vitrine": \#(metadata)}"#, to: "steps.json")
        let (status, output, _) = try await run("doctor", ["group.test", "--verbose"])
        #expect(status == 0, "\(output)")
        let (inspected, text, _) = try await run("inspect", ["steps"])
        #expect(inspected == 0, "\(text)")
        #expect(text.contains(/owner app: wrote \d+ s ago/), "\(text)")
        let (late, other, _) = try await run("inspect", ["steps", "--now", "2026-01-01T00:00:00Z"])
        #expect(late == 65 && other.contains("in the future"), "\(other)")
    }

    /// `/dev/full` fails each write as a full disk does (full(4)).
    @Test func fullDiskIsNamed() async throws {
        let (status, _, errors) = try await run("doctor", ["group.test", "--report", "/dev/full"])
        #expect(status == 74)
        #expect(errors == "vitrine: cannot write /dev/full; the disk is full: free some space\n", "\(errors)")
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
        let inspected = try await run("inspect", ["steps.json", "--json"])
        #expect(inspected.0 == 65 && inspected.1.contains("\"rule\" : \"damaged\""))
    }

    @Test func groupsOfTheManifestAreExamined() async throws {
        let app = #"{"apps": [{"id": "app.a", "name": "A", "group": "group.none", "program": "a"}]}"#
        let manifest = try folder.write(app, to: "vitrine.json")
        let (status, output, _) = try await run("doctor", ["--manifest", manifest])
        #expect(status == 65)
        #expect(output.contains("[groupMissing]"))
        #expect(output.contains("group.test: a container that no installed app has [unknownContainer]"))
    }

    /// The usual apps that no device has run are not missed.
    @Test func nothingToExamineHasStatus69() async throws {
        let manifest = try folder.write(#"{"apps": []}"#, to: "none.json")
        for options in [[], ["--manifest", manifest]] {
            let none = ["doctor", "--state", folder.path + "/none"] + options
            let (status, _, errors) = try await VitrineCommandLine.run(none)
            #expect(status == 69)
            #expect(errors.hasPrefix("vitrine: there are no containers in \(folder.path)/none/containers"), "\(errors)")
        }
    }

    /// A folder with the files of a project.
    private func project(_ files: [String: String]) throws -> String {
        for (name, text) in files { try folder.write(text, to: "project/\(name)") }
        return folder.path + "/project"
    }

    /// Examines a project on a machine without a device.
    private func examine(_ project: String) async throws -> (status: Int32, output: String, errors: String) {
        try await VitrineCommandLine.run(["doctor", "--state", folder.path + "/none", "--project", project])
    }

    /// An empty folder, one without code, and one whose code is no extension and names no group.
    @Test(arguments: [[:], ["notes.txt": ""], ["Kit/Kit.swift": "struct Kit {}"]] as [[String: String]])
    func projectInWhichNothingCanBeJudgedHasStatus65(files: [String: String]) async throws {
        let project = try project(files.merging([".keep": ""]) { own, _ in own })
        let (status, output, errors) = try await examine(project)
        #expect(status == 65 && output.isEmpty, "\(output)")
        let message = "vitrine: \(project) has no app and no widget extension for phones; name "
        #expect(errors.hasPrefix(message), "\(errors)")
    }

    @Test func projectIsExaminedWithItsOwnContainersOnly() async throws {
        try write("{", to: "steps.json")
        let project = try project(["Kit.swift": #"let store = UserDefaults(suiteName: "group.other")"#])
        let (status, output, _) = try await run("doctor", ["--project", project])
        #expect(status == 0 && output.hasSuffix("\nin all: nothing needs a remedy; containers: 0\n"), "\(output)")
        // Code that names a group is judged without a target.
        #expect(output.contains("no app and no widget extension: "), "\(output)")
        try folder.write(#"let store = UserDefaults(suiteName: "group.test")"#, to: "project/Kit.swift")
        let (own, all, _) = try await run("doctor", ["--project", project])
        #expect(own == 65 && all.hasSuffix("\nin all: 1 of 1 findings needs a remedy; containers: 1\n"), "\(all)")
    }

    @Test func projectIsExaminedPerTargetWithoutADevice() async throws {
        let group = "com.apple.security.application-groups"
        let files = [
            "project.yml": #"""
            {"name": "Steps", "targets": {
              "Steps": {"type": "application", "platform": "iOS", "sources": ["App", "Shared"]},
              "Widget": {"type": "app-extension", "platform": "iOS", "sources": ["Widget", "Shared"],
                         "entitlements": {"path": "W.entitlements"}}}}
            """#,
            "App/App.swift": "@main struct StepsApp: App {}",
            "Widget/Bundle.swift": "@main struct StepsBundle: WidgetBundle {}",
            "Shared/Names.swift": #"enum Shared { static let group = "group.app.step" }"#,
            "Shared/Store.swift": "let url = manager.containerURL(forSecurityApplicationGroupIdentifier: Shared.group)",
            "W.entitlements":
                "<plist><dict><key>\(group)</key><array><string>group.app.steps</string></array></dict></plist>",
        ]
        let project = try project(files)
        let (status, output, errors) = try await examine(project)
        #expect(status == 65, "\(errors)")
        let place = "group.app.step: Shared/Names.swift:1 names the group, but"
        #expect(output.contains("\(place) Steps does not have the group: it has no App Group"), "\(output)")
        #expect(output.contains("\(place) Widget does not have the group: its entitlements have group.app.steps"))
        #expect(!output.contains("groupUnused"), "\(output)")
    }

    @Test(arguments: [
        ("notes.txt", true), ("pubspec.yaml", false), ("App/Store.m", false), ("App/Store.cs", false),
        ("Shared/Store.ios.kt", false),
    ])
    func groupThatAnotherLanguageMayNameIsNotUnused(beside: String, isFound: Bool) async throws {
        let list = "<array><string>group.a</string></array>"
        let groups = "<plist><dict><key>com.apple.security.application-groups</key>\(list)</dict></plist>"
        let entitlements = #""entitlements": {"path": "A.entitlements"}"#
        let files = [
            "project.yml": #"{"targets": {"Steps": {"type": "application", "sources": ["App"], \#(entitlements)}}}"#,
            "App/App.swift": "@main struct StepsApp: App {}", "A.entitlements": groups, beside: "",
        ]
        let project = try project(files)
        let (_, output, errors) = try await examine(project)
        #expect(output.contains("groupUnused") == isFound, "\(output)\(errors)")
    }

    @Test func ownFilesOfTheDeviceAreNoFinding() async throws {
        let own = folder.path + "/state/containers/.device"
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        #expect(mkfifo(own + "/reloads", 0o600) == 0)
        let (_, output, _) = try await run("doctor", [folder.path + "/state/containers"])
        #expect(!output.contains("reloads"), "\(output)")
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
}
