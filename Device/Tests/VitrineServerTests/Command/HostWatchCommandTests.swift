import Foundation
import Testing

/// `vitrine host PATH --watch` as a process.
///
/// A script stands in for the package manager, so that a build takes no time; the scratch package, the device, its programs and
/// the watch are real.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct HostWatchCommandTests {
    private let folder: TestFolder
    private var source: String { folder.path + "/Steps/Widget.swift" }

    /// Makes an extension of one file; a source with the word MISTAKE does not compile.
    init() throws {
        folder = try TestFolder()
        for name in ["Steps", "tools", "library/Hosting/Names"] {
            try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
        }
        for name in ["Package.swift", "Hosting/Package.swift", "Hosting/Names/FoundationNames.swift"] {
            try Data("// stands in for the library\n".utf8).write(to: URL(filePath: "\(folder.path)/library/\(name)"))
        }
        let child = (Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL)
            .appending(path: "faulty-child").path
        let tool = """
            #!/bin/sh
            case "$*" in
            *dump-package*) echo '{"products": [{"name": "SwiftUI"}, {"name": "WidgetKit"}]}' ;;
            *)
                # build --package-path PACKAGE --scratch-path PRODUCTS
                file=$(grep -rl MISTAKE "$3" --include=*.swift | head -1)
                if [ -n "$file" ]; then
                    echo "$file:3:5: error: cannot convert MISTAKE"
                    exit 1
                fi
                mkdir -p "$5/debug"
                sed -n 's/.*executable(name: "\\([^"]*\\)".*/\\1/p' "$3/Package.swift" | while read -r name; do
                    printf '#!/bin/sh\\nexec "\(child)" good\\n' >"$5/debug/$name"
                    chmod +x "$5/debug/$name"
                done ;;
            esac

            """
        try Data(tool.utf8).write(to: URL(filePath: folder.path + "/tools/swift"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/tools/swift")
        try write("")
    }

    private func write(_ rest: String) throws {
        let text =
            "import WidgetKit\n\(rest)\n@main struct Steps: WidgetBundle { var body: some Widget { StepsWidget() } }\n"
        try Data(text.utf8).write(to: URL(filePath: source), options: .atomic)
    }

    @Test func mistakeIsShownAtTheSourceAndVanishesWhenItIsMended() async throws {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let command = try CommandProcess(
            [
                "host", folder.path + "/Steps", "--watch", "--port", "0", "--library", folder.path + "/library",
                "--scratch", folder.path + "/scratch", "--state", folder.path + "/state",
            ],
            environment: ["PATH": "\(folder.path)/tools:\(path)"]
        )
        defer { command.end() }
        let line = try #require(await command.line { $0.contains("http://") })
        let port = try #require(line.split(separator: ":").last.flatMap { Int($0.prefix { $0.isNumber }) }, "\(line)")
        let events = try await EventReader(port: port)
        defer { events.end() }

        func widgets(_ state: [String: Any]) -> [[String: Any]] { state["widgets"] as? [[String: Any]] ?? [] }
        let first = try await events.state { widgets($0).first?["status"] as? String == "fresh" }
        let shown = try #require(widgets(first).first?["digest"] as? String)

        try write("    MISTAKE")
        let broken = try await events.state { $0["buildFailure"] is String }
        let message = try #require(broken["buildFailure"] as? String)
        // The compiler names the copy in the scratch package; a person edits the source.
        #expect(message.contains("Steps/Widget.swift:3:5: cannot convert MISTAKE"), "\(message)")
        #expect(widgets(broken).first?["digest"] as? String == shown)

        try write("struct Mended {}")
        _ = try await events.state { $0["buildFailure"] is NSNull }
        _ = try await events.state { widgets($0).first?["digest"] as? String != shown }
    }

    @Test func watchGoesNotWithACheck() async throws {
        let (status, _, errors) = try await VitrineCommandLine.run([
            "host", folder.path + "/Steps", "--watch", "--check",
        ])
        #expect(status == 64)
        #expect(errors.hasPrefix("vitrine: --watch shows a device, which --check does not\n"), "\(errors)")
    }
}
