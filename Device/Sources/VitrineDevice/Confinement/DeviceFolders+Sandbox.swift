import Foundation
import VitrineWire

/// What the programs of a device see of its folders.
extension DeviceFolders {
    /// The folders that exist for confined programs only.
    func sandboxFolders(of app: AppManifest) -> [String] {
        let own = "\(configuration.containersFolder)/\(app.id)"
        let groups = Self.groups(of: app).map { "\(configuration.containersFolder)/\($0)" }
        let temporary = app.programReferences.map { home(of: $0) + "/tmp" }
        let service = app.service == nil ? [] : ["\(configuration.stateFolder)/services/\(app.id)"]
        let notices = "\(configuration.containersFolder)/.device"
        return [own, otherContainers(of: app), notices] + groups + temporary + service
    }

    /// What an app sees in place of the other apps' containers: a folder of its own, for groups that nothing announced.
    func otherContainers(of app: AppManifest) -> String {
        absolute("\(configuration.stateFolder)/homes/\(app.id)/containers")
    }

    /// The filters of system calls; nil if programs are not confined.
    /// - Throws: ``DeviceError`` with code `state`.
    func filters() throws(DeviceError) -> SystemCallFilter.Files? {
        guard configuration.manifest.confinement != nil else { return nil }
        return try SystemCallFilter.Files(in: absolute(configuration.stateFolder + "/filters"))
    }

    /// The sandbox of a program; nil if programs are not confined.
    func sandbox(
        of app: AppManifest,
        _ line: ProgramCommandLine,
        _ filters: SystemCallFilter.Files?
    ) -> Sandbox? {
        guard let confinement = configuration.manifest.confinement else { return nil }
        let containers = absolute(configuration.containersFolder)
        // The only app of a device has the real folder, where its groups can be examined; others share none. Its own
        // folders are places where something is mounted all the same: a program cannot put a link there.
        let isAlone = configuration.manifest.apps.count == 1
        let base = Sandbox.Folder(source: isAlone ? containers : otherContainers(of: app), path: containers)
        let own = line.program.role == .app ? [app.id] : []
        let seen = ([app.group] + Self.groups(of: app) + own).map { Sandbox.Folder("\(containers)/\($0)") }
        let isHidden = isAlone && line.program.role == .widget && app.id != app.group
        return Sandbox(
            confinement: confinement,
            readable: readable([line.path] + line.arguments + app.environment.values),
            writable: [base] + seen + [Sandbox.Folder(home(of: line.program))],
            hidden: isAlone ? ["\(containers)/.device"] + (isHidden ? ["\(containers)/\(app.id)"] : []) : [],
            usesNetwork: confinement.networkedApps.contains(app.id),
            filters: filters
        )
    }

    /// The sandbox of an app's service; nil if programs are not confined.
    /// - Throws: ``DeviceError`` with code `state`.
    func sandbox(
        ofServiceOf app: AppManifest,
        _ program: String,
        _ arguments: [String],
        state: String
    ) throws(DeviceError) -> Sandbox? {
        guard let confinement = configuration.manifest.confinement else { return nil }
        return Sandbox(
            confinement: confinement,
            readable: readable([program] + arguments.filter { $0 != state }),
            writable: [Sandbox.Folder(state)],
            usesNetwork: confinement.networkedApps.contains(app.id),
            startsProcesses: true,
            filters: try filters()
        )
    }

    /// The App Groups that the manifest's variables name, in addition to the app's own.
    static func groups(of app: AppManifest) -> [String] {
        (app.environment["VITRINE_APP_GROUPS"] ?? "").split(separator: ",").map(String.init)
            .filter { $0 != app.group && AppManifest.isFolderName($0) }
    }

    /// The files and folders that a manifest names for a program: the program with what lies beside it, and each of its
    /// words that is a path.
    private func readable(_ words: [String]) -> [String] {
        let paths = words.filter { word in
            word.hasPrefix("/") && !isAncestor(word) && !isOwn(word) && FileManager.default.fileExists(atPath: word)
        }
        guard let program = words.first else { return paths }
        let folder = URL(filePath: program).deletingLastPathComponent().path
        guard isAncestor(folder) else { return [folder] + paths.filter { !$0.hasPrefix(folder + "/") } }
        // Only what such a program needs: the folder holds more than programs.
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return paths + beside.filter { $0.hasSuffix(".so") || $0.hasSuffix(".resources") }.map { "\(folder)/\($0)" }
    }

    /// Whether a path is in the device's folders, of which a program has its own parts already.
    private func isOwn(_ path: String) -> Bool {
        [configuration.stateFolder, configuration.containersFolder].contains { path.hasPrefix(absolute($0) + "/") }
    }

    /// Whether a folder holds the user's home folder, or the device's.
    private func isAncestor(_ folder: String) -> Bool {
        let folder = URL(filePath: folder).resolvingSymlinksInPath().path
        let own = [NSHomeDirectory(), configuration.stateFolder, configuration.containersFolder]
            .map { URL(filePath: $0).resolvingSymlinksInPath().path }
        return folder == "/" || own.contains { $0 == folder || $0.hasPrefix(folder + "/") }
    }
}
