import Foundation
import Subprocess
import SystemPackage
import VitrineWire

@testable import VitrineDevice

/// Test programs in a sandbox.
enum Confined {
    /// The means of this machine; nil if programs cannot be confined here.
    static func means() async -> Confinement? {
        let search = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return try? await Confinement.find(search: search)
    }

    /// The `faulty-child` test program with a folder of its own, as the only app of a device.
    static func program(
        _ behaviour: String,
        in folder: TemporaryFolder,
        _ more: [String] = [],
        limits: ProgramLimits = ProgramLimits(lockGrace: .zero, restartDelay: .zero)
    ) async throws -> FaultyProgram {
        let host = try await host(FaultyProgram.app([behaviour] + more), others: [], in: folder)
        return FaultyProgram(
            host: ProgramHost(
                host.commandLine,
                limits: limits,
                host: .continuous,
                sharedFolder: URL(filePath: folder.path + "/containers/group.faulty").resolvingSymlinksInPath().path
            ),
            folder: folder
        )
    }

    /// The host of an app's extension on a device in a folder.
    static func host(_ app: AppManifest, others: [AppManifest], in folder: TemporaryFolder) async throws -> ProgramHost
    {
        try host(app, of: try await folders([app] + others, in: folder), [:])
    }

    /// An app whose extension is a program of Python.
    static func python(
        _ name: String,
        _ arguments: [String],
        environment: [String: String] = [:],
        service: ServiceManifest? = nil
    ) -> AppManifest {
        AppManifest(
            id: "app.\(name)",
            name: name,
            group: "group.\(name)",
            program: "/usr/bin/python3",
            widgetProgram: "/usr/bin/python3",
            arguments: arguments,
            environment: environment,
            service: service
        )
    }

    /// The folders of a device with some apps, in a folder.
    static func folders(_ apps: [AppManifest], in folder: TemporaryFolder) async throws -> DeviceFolders {
        let manifest = DeviceManifest(apps: apps, confinement: await means())
        let folders = DeviceFolders(folder.configuration(of: manifest))
        try folders.make()
        return folders
    }

    static func host(_ app: AppManifest, of folders: DeviceFolders, _ services: [String: ServiceHost]) throws
        -> ProgramHost
    {
        let hosts = try folders.hosts(services)
        guard let host = hosts[ProgramReference(app: app.id, role: .widget)] else {
            throw DeviceError(.notFound, "\(app.id) has no extension")
        }
        return host
    }

    /// Runs an extension's program by itself.
    /// - Returns: The lines that it printed, those of its standard error last.
    static func output(of host: ProgramHost) async throws -> [String] {
        let line = host.nextProcess().commandLine
        let variables = line.environment.map { (Environment.Key(stringLiteral: $0.key), $0.value) }
        let result = try await Subprocess.run(
            .path(FilePath(line.path)),
            arguments: Arguments(line.arguments),
            environment: .custom(Dictionary(uniqueKeysWithValues: variables)),
            workingDirectory: line.workingFolder.map { FilePath($0) },
            output: .string(limit: 1 << 20),
            error: .string(limit: 1 << 20)
        )
        return (result.standardOutput + result.standardError).split(separator: "\n").map(String.init)
    }
}
