#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The folders that a device makes, and the programs that are started in them.
struct DeviceFolders {
    private let configuration: DeviceConfiguration

    init(_ configuration: DeviceConfiguration) {
        self.configuration = configuration
    }

    /// Makes the state folder, every program's home and every App Group's container, each readable by its owner only.
    /// - Throws: ``DeviceError`` with code `state`.
    func make() throws(DeviceError) {
        let apps = configuration.manifest.apps
        let homes = apps.flatMap(\.programReferences).map { home(of: $0) }
        let groups = apps.map { "\(configuration.containersFolder)/\($0.group)" }
        for folder in [configuration.stateFolder, configuration.containersFolder] + homes + groups {
            do {
                try FileManager.default.createDirectory(
                    atPath: folder,
                    withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700]
                )
            } catch {
                throw DeviceError(.state, "\(folder) cannot be made; check the permissions above it", cause: error)
            }
        }
    }

    /// A host for every program.
    func hosts() -> [ProgramReference: ProgramHost] {
        var hosts: [ProgramReference: ProgramHost] = [:]
        for app in configuration.manifest.apps {
            for program in app.programReferences {
                let limits = ProgramLimits(
                    answerDeadline: configuration.profile.answerDeadline.value,
                    idle: configuration.profile.extensionIdle.value
                )
                hosts[program] = ProgramHost(commandLine(app, program), limits: limits, host: configuration.host)
            }
        }
        return hosts
    }

    private func commandLine(_ app: AppManifest, _ program: ProgramReference) -> ProgramCommandLine {
        ProgramCommandLine(
            program: program,
            path: program.role == .widget ? app.widgetProgram ?? app.program : app.program,
            arguments: app.arguments,
            environment: ProgramCommandLine.environment(
                home: home(of: program),
                containers: absolute(configuration.containersFolder),
                own: app.environment
            ),
            workingFolder: home(of: program)
        )
    }

    private func home(of program: ProgramReference) -> String {
        absolute("\(configuration.stateFolder)/homes/\(program.app)/\(program.role.rawValue)")
    }

    private func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).path
    }
}
