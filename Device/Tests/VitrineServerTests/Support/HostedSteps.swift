import Foundation
import VitrineTesting

/// An extension for `vitrine host` as a process.
///
/// A script stands in for the package manager, so that a build takes no time; the scratch package, the device and its
/// programs are real.
struct HostedSteps {
    let folder: TemporaryContainers

    /// Makes an extension of one file; a source with the word MISTAKE does not compile.
    /// - Parameter behaviour: What the program does that comes out of the build, as `faulty-child` names it.
    /// - Throws: What Foundation throws if a file cannot be written.
    init(_ behaviour: String = "good") throws {
        folder = try TemporaryContainers()
        for name in ["Package.swift", "Hosting/Package.swift", "Hosting/Names/FoundationNames.swift"] {
            try folder.write("// stands in for the library\n", to: "library/\(name)")
        }
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
                if [ -p "$0.running" ]; then
                    # A compiler runs in a process group of its own.
                    exec bash -c 'set -m; exec 3>"$0.running"; sleep 3600 & echo begun >&3; wait' "$0"
                fi
                # A confined program sees what lies beside it.
                cp -f "${0%/*}/child" "$5/debug/child"
                sed -n 's/.*executable(name: "\\([^"]*\\)".*/\\1/p' "$3/Package.swift" | while read -r name; do
                    printf '#!/bin/sh\\nexec "${0%%/*}/child" \(behaviour)\\n' >"$5/debug/$name"
                    chmod +x "$5/debug/$name"
                done ;;
            esac

            """
        let script = try folder.write(tool, to: "tools/swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        // What the script reads lies beside it: it is confined, as the package manager is.
        let child = Program(name: "faulty-child").path
        try FileManager.default.copyItem(atPath: child, toPath: folder.path + "/tools/child")
        try folder.write("", to: "Steps/Widget.swift")
        try write("")
    }

    /// Makes the build go on for an hour.
    /// - Returns: A pipe that has a line as soon as the build has begun, and ends when nothing of it runs any more.
    /// - Throws: An error of the system if the pipe cannot be made.
    func endlessBuild() throws -> String {
        let pipe = folder.path + "/tools/swift.running"
        guard mkfifo(pipe, 0o600) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        return pipe
    }

    /// Writes the source with a rest of its own.
    func write(_ rest: String) throws {
        let text =
            "import WidgetKit\n\(rest)\n@main struct Steps: WidgetBundle { var body: some Widget { StepsWidget() } }\n"
        try Data(text.utf8).write(to: URL(filePath: folder.path + "/Steps/Widget.swift"), options: .atomic)
    }

    /// The command's arguments for this extension, with more of them.
    func arguments(_ more: [String], of command: [String] = ["host"]) -> [String] {
        command + [
            folder.path + "/Steps", "--library", folder.path + "/library", "--scratch", folder.path + "/scratch",
        ] + more
    }

    /// The variables with which the script is found before the package manager.
    var environment: [String: String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return ["PATH": "\(folder.path)/tools:\(path)"]
    }
}
