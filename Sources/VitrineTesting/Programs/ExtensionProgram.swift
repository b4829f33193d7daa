#if !canImport(Darwin)
import Foundation
public import Vitrine

/// The program of a widget extension that is written for Apple's frameworks, built from its project by `vitrine`.
///
/// ```swift
/// let program = try await ExtensionProgram(project: "Steps.xcodeproj", target: "StepsWidgets")
/// let host = try ExtensionHost(program, time: time, containers: folder)
/// let timeline = try await host.timeline(kind: "Steps", family: .systemSmall)
/// ```
///
/// The project's files are not changed. Its app is built too where that is possible; otherwise a stand-in writes what
/// the app would: see ``AppHost/init(_:time:containers:killedAt:)``.
public struct ExtensionProgram: Sendable {
    /// Why a project has no program.
    public struct Failure: Error, CustomStringConvertible {
        /// What `vitrine` said, with the remedy.
        public let description: String
    }

    /// The identifier by which a device knows the extension's app.
    public let identifier: String
    /// The first App Group of the extension's entitlements, or one of its own.
    public let group: AppGroup
    /// The extension's program.
    let extensionProgram: Program
    /// The program of the extension's app, or of its stand-in.
    let app: Program
    /// The variables of both.
    let environment: [String: String]

    /// Builds an extension, or takes the program of an earlier build if no file has changed.
    ///
    /// - Parameters:
    ///   - project: An Xcode project, an XcodeGen `project.yml`, a package or a folder of Swift files.
    ///   - target: The extension's target; nil if the project has one extension for phones.
    ///   - command: The path of `vitrine`; nil for that of the variable `VITRINE_COMMAND`, or the one in `PATH`.
    ///   - options: Further options of `vitrine host`, such as `["--stand-in"]`, which leaves the app out.
    /// - Throws: ``Failure`` with the compiler's errors, or if the project has several extensions.
    public init(
        project: String,
        target: String? = nil,
        command: String? = nil,
        options: [String] = []
    ) async throws {
        let variables = ProcessInfo.processInfo.environment
        let vitrine = try Self.vitrine(command ?? variables["VITRINE_COMMAND"], search: variables["PATH"] ?? "")
        let file = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString).json")
        defer {
            // A file that stays in the temporary folder does not change the result.
            try? FileManager.default.removeItem(at: file)
        }
        let arguments = ["host", project, "--write-manifest", file.path] + (target.map { ["--target", $0] } ?? [])
        let ending = try await vitrine.runAside(arguments + options, environment: variables)
        guard ending.status == 0 else { throw Failure(description: ending.errors) }
        let apps = try JSONDecoder().decode(BuiltManifest.self, from: Data(contentsOf: file)).apps
        guard let app = apps.first, apps.count == 1 else {
            let names = apps.map(\.name).joined(separator: ", ")
            throw Failure(description: "\(project) has several extensions: \(names); name the target of one")
        }
        identifier = app.id
        group = AppGroup(app.group)
        extensionProgram = Program(path: app.widgetProgram)
        self.app = Program(path: app.program)
        environment = app.environment
    }

    private static func vitrine(_ named: String?, search: String) throws -> Program {
        if let named { return Program(path: named) }
        let folders = search.split(separator: ":").map(String.init)
        guard let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: $0 + "/vitrine") })
        else {
            throw Failure(description: "there is no vitrine in PATH; install it, or name it with VITRINE_COMMAND")
        }
        return Program(name: "vitrine", at: folder)
    }
}

/// What is needed of a device's manifest.
private struct BuiltManifest: Decodable {
    struct App: Decodable {
        var id: String
        var name: String
        var group: String
        var program: String
        var widgetProgram: String
        var environment: [String: String]
    }
    var apps: [App]
}

extension ExtensionHost {
    /// Starts a hosted extension's program, and asks it as the device does; it runs as long as the host exists.
    ///
    /// - Parameters:
    ///   - program: The extension.
    ///   - time: The clock of the requests.
    ///   - containers: The folder that holds the groups' containers.
    /// - Throws: `Program.Missing` if the program was deleted since, or the system's error.
    public convenience init(
        _ program: ExtensionProgram,
        time: ManualTime,
        containers: ContainersDirectory
    ) throws {
        try self.init(
            program: program.extensionProgram,
            time: time,
            containers: containers,
            environment: program.environment
        )
    }
}

extension AppHost {
    /// Starts the app of a hosted extension, which performs its own intents, or the stand-in for it.
    ///
    /// A stand-in opens the extension's links, and writes what its two intents say:
    ///
    /// ```swift
    /// let app = try AppHost(program, time: time, containers: folder)
    /// let value = ["key": "\"goal\"", "integer": "8"]
    /// try await app.perform(ArchivedAction(intent: "WriteDefaults", parameters: value))
    /// ```
    ///
    /// - Parameters:
    ///   - program: The extension.
    ///   - time: The clock of the requests.
    ///   - containers: The folder that holds the groups' containers.
    ///   - call: The system call at whose first entry the app is killed, such as `rename,renameat2`; nil for none. It
    ///     needs strace.
    /// - Throws: `Program.Missing` if the program was deleted since, or the system's error.
    public convenience init(
        _ program: ExtensionProgram,
        time: ManualTime,
        containers: ContainersDirectory,
        killedAt call: String? = nil
    ) throws {
        try self.init(
            program: program.app,
            time: time,
            containers: containers,
            environment: program.environment,
            killedAt: call
        )
    }
}
#endif
