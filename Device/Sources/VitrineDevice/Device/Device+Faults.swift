import Foundation

extension Device {
    /// Injects a fault into a program, whose process ends first; nil removes the fault.
    /// - Throws: ``DeviceError``: `notFound` for an unknown program, `cannotStart` if the fault needs a tracer that is
    ///   not installed.
    public func setFault(_ fault: ProgramFault?, of program: ProgramReference) async throws(DeviceError) {
        guard fault?.needsTracer != true || access(ProgramLaunch.tracer, X_OK) == 0 else {
            throw DeviceError(
                .cannotStart,
                "faults at system calls need \(ProgramLaunch.tracer); install the package strace"
            )
        }
        try await perform(.setFault(program, fault))
    }

    /// Makes pushes to an app's widgets get lost or come late; nil delivers them again.
    ///
    /// Pushes that are late already stay late.
    /// - Throws: ``DeviceError``: `notFound` for an unknown app, `badValue` for a delay that is not 1 second to 30
    ///   days.
    public func setPushFault(_ fault: PushFault?, of app: String) async throws(DeviceError) {
        try await perform(.setPushFault(app: app, fault))
    }

    /// Breaks a file in the container that an app shares with its widgets; nil mends it, unless a program has replaced
    /// it.
    ///
    /// The file is changed in place, as no program would change it. Before another fault it is mended.
    /// - Parameters:
    ///   - fault: The fault.
    ///   - file: The file's path within the container, such as `lucidpal_widget_snapshot.json`.
    ///   - app: The app's id.
    /// - Throws: ``DeviceError``: `notFound` for an unknown app or file, `badValue` for a path that leaves the
    ///   container or a file that cannot have the fault, `state` if it cannot be read or written.
    public func setFileFault(_ fault: FileFault?, of file: String, in app: String) async throws(DeviceError) {
        let before = configuration.manifest.apps.first { $0.id == app }.flatMap { presentFault(of: file, of: $0) }
        try await replaceFault(by: fault, of: file, in: app)
        guard fault != before else { return }
        note(DeviceChange(faults: [.file(app: app, name: file, before: before, after: fault)]))
    }

    /// Mends a file, and breaks it with another fault, without a change that could be undone.
    func replaceFault(by fault: FileFault?, of file: String, in app: String) async throws(DeviceError) {
        if let found = configuration.manifest.apps.first(where: { $0.id == app }) {
            let shared = try SharedFile(file, of: found, in: configuration.containersFolder)
            if fault == nil, brokenFiles[shared.path] == nil, try shared.content() == nil {
                throw missing(shared, file, of: found)
            }
            // A file that cannot have the fault keeps the one that it has.
            let broken = try fault.map { fault throws(DeviceError) in try brokenFile(shared, file, of: found, fault) }
            try mend(shared)
            if let broken {
                try shared.replaceContent(by: broken.broken)
                brokenFiles[shared.path] = broken
            }
        }
        try await perform(.setFileFault(app: app, file: file, fault))
    }

    /// The documents in the containers that apps share with their widgets, besides hidden ones; 100 of an app at most.
    public func sharedFiles() -> [SharedFileStatus] {
        configuration.manifest.apps.flatMap { app in
            let folder = "\(configuration.containersFolder)/\(app.group)"
            // Before the first unlock the folder cannot be listed: then nothing is there to break.
            let names = (try? ProgramFolder(folder).names()) ?? []
            let documents = names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted().prefix(100)
            return documents.map { name in
                SharedFileStatus(app: app.id, file: name, fault: presentFault(of: name, of: app))
            }
        }
    }

    /// The fault that a file still has; nil once a program has replaced the broken file.
    private func presentFault(of name: String, of app: AppManifest) -> FileFault? {
        guard let broken = brokenFiles["\(configuration.containersFolder)/\(app.group)/\(name)"] else { return nil }
        do throws(DeviceError) {
            let shared = try SharedFile(name, of: app, in: configuration.containersFolder)
            return try shared.content() == broken.broken ? broken.fault : nil
        } catch {
            // A file that cannot be read now is as broken as before.
            return broken.fault
        }
    }

    /// What a file is without its present fault.
    private func original(_ file: SharedFile) throws(DeviceError) -> Data? {
        let content = try file.content()
        guard let broken = brokenFiles[file.path], content == broken.broken else { return content }
        return broken.original
    }

    private func mend(_ file: SharedFile) throws(DeviceError) {
        let original = try original(file)
        guard let broken = brokenFiles.removeValue(forKey: file.path), original == broken.original else { return }
        try file.replaceContent(by: broken.original)
    }

    private func brokenFile(
        _ shared: SharedFile,
        _ file: String,
        of app: AppManifest,
        _ fault: FileFault
    ) throws(DeviceError) -> BrokenFile {
        guard let original = try original(shared) else { throw missing(shared, file, of: app) }
        do throws(DeviceError) {
            return BrokenFile(file: shared, fault: fault, original: original, broken: try fault.applied(to: original))
        } catch {
            throw DeviceError(error.code, "\(TraceText.quoted(file)) cannot have this fault: \(error.message)")
        }
    }

    private func missing(_ shared: SharedFile, _ file: String, of app: AppManifest) -> DeviceError {
        DeviceError(.notFound, "\(app.id) has no file \(TraceText.quoted(file)) in its container; \(shared.hint)")
    }

    /// What the broken files were, by their paths; without those that programs have replaced since.
    func originalsOfBrokenFiles() -> [String: Data] {
        // A file that cannot be read cannot be written either.
        brokenFiles.filter { (try? $1.file.content()) == $1.broken }.mapValues(\.original)
    }

    /// Mends every file before the device ends, because the next one does not know what the files were.
    func mendFiles() {
        for broken in brokenFiles.values {
            do throws(DeviceError) {
                try mend(broken.file)
            } catch {
                apply(.stateTrouble(error.message))
            }
        }
    }
}

/// What a file was before it was broken, and what it is since.
struct BrokenFile {
    var file: SharedFile
    var fault: FileFault
    var original: Data
    var broken: Data
}
