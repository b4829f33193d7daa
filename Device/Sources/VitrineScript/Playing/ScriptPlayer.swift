import Foundation
public import VitrineDevice

/// Plays a script on a device of its own, with the apps' real programs and in the device's time.
public struct ScriptPlayer: Sendable {
    private let script: DeviceScript
    private let file: String
    private let manifest: DeviceManifest
    private let folder: String
    /// The device's profile where it is not the script's: how a test plants a fault in the budget.
    package var deviceProfile: DeviceProfile?

    /// Prepares to play a script.
    /// - Parameters:
    ///   - script: The script.
    ///   - file: Its file's name, for messages.
    ///   - manifest: The apps that can be installed, with absolute paths of their programs, and how they are confined.
    ///   - folder: An empty folder for the device's state and the apps' containers.
    /// - Throws: ``ScriptError`` if the script installs or places something that the manifest does not have.
    public init(
        _ script: DeviceScript,
        file: String,
        manifest: DeviceManifest,
        folder: String
    ) throws(ScriptError) {
        self.script = script
        self.file = file
        self.folder = folder
        self.manifest = try Self.installed(script, file, manifest)
    }

    /// Plays the script.
    /// - Parameter source: Chooses steps to be carried out before those of the script; see ``StepSource``. The device
    ///   may refuse them, and the first check that fails ends the script.
    /// - Returns: The result, also if an expectation fails. Its script has the chosen steps, each with the refusal that
    ///   it met, before its own.
    /// - Throws: `DeviceError` if the device cannot be made.
    public func play(choosing source: (any StepSource)? = nil) async throws -> ScriptResult {
        try await play(choosing: source) { _ in }.result
    }

    /// Plays the script, and looks at the device before it ends.
    /// - Parameters:
    ///   - source: As in ``play(choosing:)``.
    ///   - look: Receives the device after the last step.
    /// - Returns: The result, and what `look` returned; nil if a step failed.
    /// - Throws: `DeviceError` if the device cannot be made.
    public func play<Value: Sendable>(
        choosing source: (any StepSource)? = nil,
        then look: @Sendable (Device) async -> Value
    ) async throws -> (result: ScriptResult, value: Value?) {
        let containers = folder + "/containers"
        let observer = ScriptObserver(script, apps: manifest.apps, containers: containers)
        let device = try Device(
            DeviceConfiguration(
                manifest: manifest,
                stateFolder: folder + "/state",
                containersFolder: containers,
                date: script.start,
                profile: deviceProfile ?? script.profile,
                settings: DeviceSettings(timeZone: script.zone, locale: script.locale),
                isHeld: true,
                host: .still,
                traceCapacity: 100_000,
                onChange: { observer.observe($0) }
            )
        )
        let clock = ContinuousClock()
        let start = clock.now
        return await withTaskGroup(of: Void.self) { group in
            group.addTask { await device.run() }
            defer { group.cancelAll() }
            var run = ScriptRun(script, device, observer)
            await run.play(source)
            let value = run.hasFailed ? nil : await look(device)
            let snapshot = await device.snapshot()
            let trace = await device.trace()
            var played = script
            played.steps = run.chosen + script.steps
            let result = ScriptResult(
                script: played,
                file: file,
                findings: run.findings(observer.end(snapshot), trace),
                names: Dictionary(uniqueKeysWithValues: run.instances.map { ($0.value, $0.key) }),
                trace: trace,
                duration: clock.now - start,
                played: snapshot.clock.date.timeIntervalSince(script.start)
            )
            return (result, value)
        }
    }

    private static func installed(
        _ script: DeviceScript,
        _ file: String,
        _ manifest: DeviceManifest
    ) throws(ScriptError) -> DeviceManifest {
        let known = manifest.apps.map(\.id)
        let wanted = script.apps ?? known
        let named = wanted.map { ($0, ScriptPosition?.none) } + script.namedApps.map { ($0.app, $0.position) }
        for (name, position) in named where !known.contains(name) {
            let meant = manifest.apps.first { $0.name.lowercased() == name.lowercased() }?.id
            throw ScriptError(
                .unknown,
                "no app \(name) is in the manifest; \(Spelling.hint(for: meant ?? name, of: known))",
                file: file,
                position: position
            )
        }
        var installed = manifest
        installed.apps = manifest.apps.filter { wanted.contains($0.id) }
        for index in installed.apps.indices {
            // The script places its own widgets.
            installed.apps[index].placements = []
            installed.apps[index].environment["VITRINE_DATA"] = script.data
        }
        return installed
    }
}
