import Foundation
public import VitrineDevice

/// Simulated weeks: a script whose steps a seed chooses.
///
/// The script has the widgets, the checks that always run, and the steps at the end: when every fault has stopped, they
/// say what must be well again.
public struct Simulation: Sendable {
    private let script: DeviceScript
    private let file: String
    private let manifest: DeviceManifest
    private let folder: String
    /// The device's profile where it is not the script's: how a test plants a fault in the budget.
    package var deviceProfile: DeviceProfile?

    /// Prepares simulated weeks.
    /// - Parameters:
    ///   - script: What is the same in every week.
    ///   - file: Its file's name, for messages.
    ///   - manifest: The apps that can be installed, with absolute paths of their programs, and how they are confined.
    ///   - folder: A folder for the devices; each has one of its own in it, which is removed.
    public init(_ script: DeviceScript, file: String, manifest: DeviceManifest, folder: String) {
        self.script = script
        self.file = file
        self.manifest = manifest
        self.folder = folder
    }

    /// Plays a week.
    /// - Parameters:
    ///   - number: The week's number, from 1: it begins so many weeks after the script's start, less one.
    ///   - seed: The seed of the simulation.
    ///   - days: The length of the week.
    /// - Returns: The week, also if a check failed.
    /// - Throws: `ScriptError` if the script and the manifest do not fit, `DeviceError` if a device cannot be made.
    public func week(_ number: Int, seed: UInt64, days: Int = 7) async throws -> SimulatedWeek {
        var week = script
        week.name = "\(script.name), week \(number) of seed \(seed)"
        week.start = script.start.addingTimeInterval(Double(number - 1) * 7 * 86_400)
        let apps = manifest.apps.filter { script.apps?.contains($0.id) ?? true }
        let person = Person(week, apps: apps, dice: Dice(seed: seed, week: number), days: days)
        return try await play(week, person, number, seed, endingWith: recovery)
    }

    /// Plays the steps of a week again, or some of them.
    func again(_ week: SimulatedWeek, _ steps: [DeviceScript.Step]) async throws -> SimulatedWeek {
        var script = week.result.script
        script.steps = self.script.steps
        return try await play(script, GivenSteps(steps), week.number, week.seed, endingWith: recovery(after: steps))
    }

    /// The steps of a script that begins with some steps, and ends what they may have broken and nothing else.
    func script(of steps: [DeviceScript.Step]) -> [DeviceScript.Step] {
        let position = ScriptPosition(line: 1, column: 1)
        return steps + recovery(after: steps).map { DeviceScript.Step($0, position: position) } + script.steps
    }

    private func recovery(after steps: [DeviceScript.Step]) -> [DeviceScript.Action] {
        recovery.filter { $0.isAlwaysNeeded || $0.ends(oneOf: steps) }
    }

    private func play(
        _ script: DeviceScript,
        _ source: any StepSource,
        _ number: Int,
        _ seed: UInt64,
        endingWith recovery: [DeviceScript.Action]
    ) async throws -> SimulatedWeek {
        var script = script
        let position = ScriptPosition(line: 1, column: 1)
        script.steps = recovery.map { DeviceScript.Step($0, position: position) } + self.script.steps
        let place = "\(folder)/\(UUID().uuidString)"
        defer {
            // A folder that stays in the temporary folder does not change the result.
            try? FileManager.default.removeItem(atPath: place)
        }
        var player = try ScriptPlayer(script, file: file, manifest: manifest, folder: place)
        player.deviceProfile = deviceProfile
        let result = try await player.play(choosing: source)
        let chosenCount = result.script.steps.count - script.steps.count
        return SimulatedWeek(number: number, seed: seed, result: result, chosenCount: chosenCount)
    }

    /// The end of everything that can be broken, before the script's own steps.
    private var recovery: [DeviceScript.Action] {
        let installed = manifest.apps.filter { script.apps?.contains($0.id) ?? true }
        let apps = installed.map(\.id)
        let conditions = [
            DeviceScript.Condition.setting(\.isLocked, to: false), .setting(\.isLowPower, to: false), .fullDisk(false),
            .network(nil),
        ]
        let faults = installed.flatMap { app -> [DeviceScript.Action] in
            let roles: [ProgramRole] = app.widgetProgram == nil ? [.app] : [.app, .widget]
            return roles.map { .fault(program: ProgramReference(app: app.id, role: $0), nil) }
        }
        let pushes = apps.map { DeviceScript.Action.pushFault(app: $0, nil) }
        let files = script.simulation?.files.filter { apps.contains($0.app) } ?? []
        return conditions.map { DeviceScript.Action.set($0) } + faults + pushes
            + files.map { DeviceScript.Action.fileFault(app: $0.app, file: $0.file, nil) }
    }
}

extension DeviceScript.Action {
    /// Whether it ends what many kinds of steps can begin.
    fileprivate var isAlwaysNeeded: Bool {
        switch self {
        case .set(.setting("locked", _)), .set(.network): true
        default: false
        }
    }

    /// Whether it ends what one of the steps may have begun.
    fileprivate func ends(oneOf steps: [DeviceScript.Step]) -> Bool {
        steps.contains { step in
            switch (self, step.action) {
            case (.set(.setting("lowPower", _)), .set(.setting("lowPower", _))), (.set(.fullDisk), .set(.fullDisk)):
                true
            case (.fault(let program, _), .fault(let other, _)): program == other
            case (.pushFault(let app, _), .pushFault(let other, _)): app == other
            case (.fileFault(let app, let file, _), .fileFault(let otherApp, let other, _)):
                app == otherApp && file == other
            default: false
            }
        }
    }
}
