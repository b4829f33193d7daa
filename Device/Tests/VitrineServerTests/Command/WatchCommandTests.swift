import Foundation
import Testing
import VitrineTesting

@testable import VitrineHost

/// `vitrine run --package DIR --watch` as a process, or with `--project`, which takes a package of Vitrine's too.
///
/// A script stands in for the package manager, so that a build takes no time;
/// the device, its programs and the watch are real. Nothing is confined, because the script and the programs
/// are made of files from elsewhere.
@Suite(.serialized, .hangGuard)
struct WatchCommandTests {
    private let folder: TemporaryContainers

    /// Makes a package of one file; a source with the word MISTAKE does not compile.
    init() throws {
        folder = try TemporaryContainers()
        let package = folder.path + "/Steps"
        for name in ["Steps/Sources", "Steps/.build/debug", "tools"] {
            try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
        }
        let child = Program(name: "faulty-child").path
        let tool = """
            #!/bin/sh
            case "$*" in
            *dump-package*) echo '{"name": "Steps", "targets": [{"name": "steps", "type": "executable", "exclude": [], "dependencies": [], "settings": []},
            {"name": "steps-widget", "type": "executable", "exclude": [], "dependencies": [{"product": ["VitrineWidgets", "vitrine", null]}], "settings": []}], "products": [], "dependencies": [], "toolsVersion": {"_version": "6.2.0"}}' ;;
            *)
                if grep -q MISTAKE '\(package)/Sources/Widget.swift'; then
                    echo '\(package)/Sources/Widget.swift:3:5: error: cannot convert MISTAKE'
                    exit 1
                fi
                for name in steps steps-widget; do
                    printf '#!/bin/sh\\nexec "\(child)" good\\n' >'\(package)/.build/debug/'$name
                    chmod +x '\(package)/.build/debug/'$name
                done ;;
            esac

            """
        try Data(tool.utf8).write(to: URL(filePath: folder.path + "/tools/swift"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/tools/swift")
        // The script describes it.
        try Data().write(to: URL(filePath: package + "/Package.swift"))
        try write("struct Widget {}\n")
    }

    private func write(_ source: String) throws {
        try Data(source.utf8).write(to: URL(filePath: folder.path + "/Steps/Sources/Widget.swift"), options: .atomic)
    }

    @Test(arguments: ["--package", "--project"])
    func mistakeIsShownWithItsPlaceAndVanishesWhenItIsMended(option: String) async throws {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let command = try CommandProcess(
            ["run", option, folder.path + "/Steps", "--watch", "--port", "0", "--no-token", "--no-sandbox"],
            environment: ["PATH": "\(folder.path)/tools:\(path)"],
            takesErrors: true
        )
        defer { command.end() }
        let line = try #require(await command.line { $0.contains("http://") })
        let port = try #require(line.split(separator: ":").last.flatMap { Int($0.prefix { $0.isNumber }) }, "\(line)")
        let events = try await EventReader(port: port)
        defer { events.end() }

        let widgets = EventReader.widgets
        let first = try await events.state { widgets($0).first?["status"] as? String == "fresh" }
        let shown = try #require(widgets(first).first?["digest"] as? String)
        #expect(widgets(first).first?["app"] as? String == "app.steps")

        try write("struct Widget {}\nlet a = 1\n    MISTAKE\n")
        let broken = try await events.state { $0["buildFailure"] is String }
        let message = try #require(broken["buildFailure"] as? String)
        #expect(message.contains("Steps/Sources/Widget.swift:3:5: cannot convert MISTAKE"), "\(message)")
        #expect(widgets(broken).first?["digest"] as? String == shown)

        try write("struct Widget { var isMended = true }\n")
        let mended = try await events.state { $0["buildFailure"] is NSNull }
        // The picture of the last build stays until the new program has drawn its own.
        #expect(widgets(mended).first?["digest"] is String)
        _ = try await events.state { widgets($0).first?["digest"] as? String != shown }

        let (begin, listed, end) = try (
            Regex(EditorTasks.begin), Regex(EditorTasks.listedError), Regex(EditorTasks.end)
        )
        #expect(line.contains(end))
        for isBroken in [true, false] {
            var lines: [String] = []
            _ = await command.line { next in
                lines.append(next)
                return next.contains(end)
            }
            #expect(lines.first?.contains(begin) == true, "\(lines)")
            let problems = lines.compactMap { $0.firstMatch(of: listed)?.output.dropFirst().compactMap(\.substring) }
            let file = folder.path + "/Steps/Sources/Widget.swift"
            #expect(problems == (isBroken ? [[file[...], "3", "5", "cannot convert MISTAKE"]] : []), "\(lines)")
        }
    }
}
