import Foundation

/// The data with which an app begins.
public enum InitialData: String, Codable, Hashable, Sendable, CaseIterable {
    /// Data that shows what the app does.
    case sample
    case empty
}

extension Device {
    /// Deletes an app's data and lets it begin again, as after installing it: its processes end, the files of its own
    /// folders and of the App Groups that no other app has are removed, it is opened once, and its widgets are loaded
    /// again.
    ///
    /// On a locked screen the app is not opened; it stores its first data when a person opens it.
    /// - Parameters:
    ///   - id: The app.
    ///   - data: The data with which it begins.
    /// - Throws: ``DeviceError``: `notFound`, `state` if a file cannot be removed, or the reason why the app did not
    ///   start.
    public func resetData(of id: String, to data: InitialData) async throws(DeviceError) {
        let parts = AppManifest.parts(of: id, among: configuration.manifest.apps)
        guard !parts.isEmpty else {
            throw DeviceError(.notFound, AppManifest.missing(id, among: configuration.manifest.apps))
        }
        let programs = parts.flatMap(\.programReferences)
        let front = model.foreground
        for part in parts { try await perform(.closeApp(part.id)) }
        let folders = DeviceFolders(configuration)
        try await whileStopped(programs) { () async throws(DeviceError) in
            try await withReadableGroups { () throws(DeviceError) in try folders.removeData(of: parts) }
            for program in programs { hosts[program]?.setInitialData(data) }
        }
        try await perform(.resetData(app: id, data))
        guard !model.settings.isLocked else { return }
        try await openApp(id)
        if let front, front != id { try await openApp(front) } else if front == nil { try await goHome() }
    }

    /// The names of the states that were saved, sorted.
    /// - Throws: ``DeviceError`` with code `state`.
    public func savedStates() throws(DeviceError) -> [String] {
        try SavedStates(configuration).names()
    }

    /// Saves the apps' data, the home screen, the settings, the screen and the date under a name; a state of that name
    /// is replaced.
    ///
    /// Apps are closed, so that no file changes meanwhile. A file that a fault has broken is saved as it was before.
    /// - Throws: ``DeviceError``: `badValue` for a name that is not 1 to 40 letters, digits, hyphens and spaces;
    ///   `state`.
    public func saveState(named name: String) async throws(DeviceError) {
        let states = SavedStates(configuration)
        try states.check(name)
        try await closeApps()
        try await whileStopped(allPrograms) { () async throws(DeviceError) in
            let state = SavedState(
                date: now.date,
                settings: model.settings,
                screen: model.screen.name,
                homeScreen: model.homeScreen
            )
            let originals = originalsOfBrokenFiles()
            try await withReadableGroups { () throws(DeviceError) in try states.save(state, as: name, originals) }
        }
        changed()
    }

    /// Restores a saved state: the files are replaced while no program runs, and every widget is loaded again.
    /// - Throws: ``DeviceError``: `notFound` with the closest name, `state`.
    public func restoreState(named name: String) async throws(DeviceError) {
        let states = SavedStates(configuration)
        let state = try states.description(of: name)
        try await closeApps()
        try await whileStopped(allPrograms) { () async throws(DeviceError) in
            try await withReadableGroups { () throws(DeviceError) in try states.restore(name) }
            replaceDate(by: state.date)
        }
        try await perform(.restore(state, name: name))
    }

    /// Deletes a saved state.
    /// - Throws: ``DeviceError``: `notFound` with the closest name, `state`.
    public func removeState(named name: String) async throws(DeviceError) {
        let states = SavedStates(configuration)
        try await files.perform { () throws(DeviceError) in try states.remove(name) }
        changed()
    }

    private var allPrograms: [ProgramReference] { configuration.manifest.apps.flatMap(\.programReferences) }

    /// Works on the apps' files, which only root could read before the first unlock.
    private func withReadableGroups(
        _ body: @Sendable () throws(DeviceError) -> Void
    ) async throws(DeviceError) {
        if model.isBeforeFirstUnlock { protectGroups(false) }
        defer { if model.isBeforeFirstUnlock { protectGroups(true) } }
        try await files.perform(body)
    }

    private func closeApps() async throws(DeviceError) {
        for app in configuration.manifest.apps { try await perform(.closeApp(app.id)) }
    }
}
