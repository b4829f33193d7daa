import Foundation
import SystemPackage

/// The folders of a device, and the hosts of the programs that run in them.
struct DeviceFolders {
    let configuration: DeviceConfiguration

    init(_ configuration: DeviceConfiguration) {
        self.configuration = configuration
    }

    /// Creates the state folder, every program's home and every App Group's container, readable by their owner only.
    /// - Throws: ``DeviceError`` with code `state` if a folder cannot be created; with code `manifest`, before any
    ///   folder is created, if an app's id or group is not a valid folder name.
    func make() throws(DeviceError) {
        let apps = configuration.manifest.apps
        for app in apps { try app.checkNames(in: "the manifest") }
        try Self.requireNoLinks(in: configuration.stateFolder)
        let homes = apps.flatMap(\.programReferences).map { home(of: $0) }
        let groups = apps.map { "\(configuration.containersFolder)/\($0.group)" }
        let own = configuration.manifest.confinement == nil ? [] : apps.flatMap { sandboxFolders(of: $0) }
        for folder in [configuration.stateFolder, configuration.containersFolder] + homes + groups + own {
            try Self.create(folder)
        }
        for folder in [configuration.stateFolder, configuration.containersFolder] + homes + groups + own {
            try requireOwn(folder)
        }
        // A device that was killed before its first unlock leaves the folders unreadable.
        try protectGroups(false)
    }

    /// Creates a folder that only its owner can read, and those above it; one that is there stays as it is.
    /// - Throws: ``DeviceError`` with code `state`.
    static func create(_ folder: String) throws(DeviceError) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            let remedy = WriteTrouble.remedy(error, "check its parent's permissions")
            throw DeviceError(.state, "cannot create \(folder); \(remedy)", cause: error)
        }
    }

    /// Refuses a link, which leads to a place that nobody named, and a folder whose owner could change what is in it.
    /// - Throws: ``DeviceError`` with code `state`.
    private func requireOwn(_ folder: String) throws(DeviceError) {
        var status = stat()
        guard lstat(folder, &status) == 0 else {
            throw DeviceError(.state, "cannot examine \(folder): error \(errno)")
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw DeviceError(.state, "\(folder) is a link; links are not followed, so remove it or name its target")
        }
        // Root can be the owner of everything, and in a container often works in the folders of others.
        guard status.st_uid == geteuid() || geteuid() == 0 else {
            throw DeviceError(.state, "\(folder) belongs to another user; remove it, or choose another folder")
        }
    }

    /// The device's folders in its state folder, with how many levels of entries are its own; deeper ones belong to
    /// programs.
    private static let ownLevels = ["homes": 2, "states": 2, "services": 1, "filters": 1]

    /// Refuses links among the device's own files: a repository may bring a state folder along, and through a link the
    /// device would write or delete a person's files.
    /// - Throws: ``DeviceError`` with code `state`.
    static func requireNoLinks(in stateFolder: String) throws(DeviceError) {
        try requireNoLinks(in: stateFolder, levels: 1)
        for (name, levels) in ownLevels { try requireNoLinks(in: "\(stateFolder)/\(name)", levels: levels) }
    }

    private static func requireNoLinks(in folder: String, levels: Int) throws(DeviceError) {
        // What does not exist has no entries.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFLNK else {
                throw DeviceError(.state, "\(path) is a link; links are not followed, so remove it")
            }
            if levels > 1 { try requireNoLinks(in: path, levels: levels - 1) }
        }
    }

    /// Removes the permissions of the App Groups' folders, or restores them.
    /// - Throws: ``DeviceError`` with code `state`.
    func protectGroups(_ isProtected: Bool) throws(DeviceError) {
        for app in configuration.manifest.apps {
            let folder = "\(configuration.containersFolder)/\(app.group)"
            // A program may have put a link in its place.
            guard fchmodat(AT_FDCWD, folder, isProtected ? 0 : 0o700, AT_SYMLINK_NOFOLLOW) == 0 else {
                let error = Errno(rawValue: errno)
                let message = "cannot change the mode of \(folder); remove it if it is a link"
                throw DeviceError(.state, message, cause: error)
            }
        }
    }

    /// Deletes the files of an app: the containers of the App Groups that no other app has, its own stores and the
    /// homes of its programs, which are made again empty.
    /// - Parameter parts: The app, one for each of its extensions.
    /// - Throws: ``DeviceError`` with code `state`.
    func removeData(of parts: [AppManifest]) throws(DeviceError) {
        let containers = configuration.containersFolder
        let ids = parts.map(\.id)
        let others = configuration.manifest.apps.filter { !ids.contains($0.id) }.flatMap(Self.allGroups)
        let known = parts.flatMap(Self.allGroups) + (usesAnyGroup(parts) ? Self.names(in: containers) : [])
        let folders =
            Set(known + ids).subtracting(others).sorted().map { "\(containers)/\($0)" }
            + parts.map { otherContainers(of: $0) } + parts.flatMap(\.programReferences).map { home(of: $0) }
        for folder in folders where FileManager.default.fileExists(atPath: folder) {
            do {
                try FileManager.default.removeItem(atPath: folder)
            } catch {
                throw DeviceError(.state, "cannot delete \(folder); check its permissions", cause: error)
            }
        }
        try make()
    }

    /// Whether every container is that of one app: no entitlements say which it has, and the folder had no other app.
    private func usesAnyGroup(_ parts: [AppManifest]) -> Bool {
        parts.allSatisfy { $0.environment["VITRINE_APP_GROUPS"] == nil }
            && Set(Self.names(in: "\(configuration.stateFolder)/homes")).isSubset(of: parts.map(\.id))
    }

    /// The names in a folder, without those of the device's own folders, which are hidden.
    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
    }

    private static func allGroups(of app: AppManifest) -> [String] { [app.group] + groups(of: app) }

    /// A host for every program.
    /// - Throws: ``DeviceError`` with code `state` if what confines programs cannot be written.
    func hosts(_ services: [String: ServiceHost]) throws(DeviceError) -> [ProgramReference: ProgramHost] {
        let filters = try filters()
        var hosts: [ProgramReference: ProgramHost] = [:]
        for app in configuration.manifest.apps {
            let turns = configuration.host.isManual ? RequestSequencer() : nil
            for program in app.programReferences {
                let service = services[app.id]
                var commandLine = commandLine(app, program, port: service?.port)
                commandLine.sandbox = sandbox(of: app, commandLine, filters)
                if commandLine.sandbox != nil, commandLine.environment["TMPDIR"] == nil {
                    commandLine.environment["TMPDIR"] = home(of: program) + "/tmp"
                }
                hosts[program] = ProgramHost(
                    commandLine,
                    limits: limits,
                    host: configuration.host,
                    service: service,
                    turns: turns,
                    sharedFolder: URL(fileURLWithPath: "\(configuration.containersFolder)/\(app.group)")
                        .resolvingSymlinksInPath().path
                )
            }
        }
        return hosts
    }

    /// The limits of programs, in real time.
    ///
    /// Where time passes by command only, a busy machine must not change what happens: idle processes end by the
    /// device's time, and a program that answers slowly is not taken for one that hangs.
    private var limits: ProgramLimits {
        let profile = configuration.profile
        guard configuration.host.isManual else {
            return ProgramLimits(answerDeadline: profile.answerDeadline.value, idle: profile.extensionIdle.value)
        }
        return ProgramLimits(
            answerDeadline: profile.answerDeadline.value,
            deadlineFactor: 4,
            idle: nil,
            endGrace: .seconds(20),
            restartDelay: .zero
        )
    }

    /// A host for every app's service, by the app's id.
    /// - Throws: ``DeviceError`` with code `state` if no port is free, or if what confines programs cannot be written.
    func services() throws(DeviceError) -> [String: ServiceHost] {
        var hosts: [String: ServiceHost] = [:]
        for app in configuration.manifest.apps {
            guard let service = app.service else { continue }
            let port = try FreePort.find()
            let state = absolute("\(configuration.stateFolder)/services/\(app.id)")
            let arguments = service.arguments.map { Self.filled($0, port: port, state: state) }
            hosts[app.id] = ServiceHost(
                path: service.program,
                arguments: arguments,
                port: port,
                conditions: service.conditions,
                host: configuration.host,
                sandbox: try sandbox(ofServiceOf: app, service.program, arguments, state: state)
            )
        }
        return hosts
    }

    private static func filled(_ text: String, port: Int, state: String) -> String {
        text.split(separator: "{port}", omittingEmptySubsequences: false).joined(separator: "\(port)")
            .split(separator: "{state}", omittingEmptySubsequences: false).joined(separator: state)
    }

    private func commandLine(
        _ app: AppManifest,
        _ program: ProgramReference,
        port: Int?
    ) -> ProgramCommandLine {
        ProgramCommandLine(
            program: program,
            path: program.role == .widget ? app.widgetProgram ?? app.program : app.program,
            arguments: app.arguments,
            environment: ProgramCommandLine.environment(
                home: home(of: program),
                containers: absolute(configuration.containersFolder),
                isManual: configuration.host.isManual,
                own: port.map { port in app.environment.mapValues { Self.filled($0, port: port, state: "") } }
                    ?? app.environment
            ),
            workingFolder: home(of: program)
        )
    }

    func home(of program: ProgramReference) -> String {
        absolute("\(configuration.stateFolder)/homes/\(program.app)/\(program.role.rawValue)")
    }

    func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).path
    }
}
