import Foundation
import Testing
import VitrineDevice
import VitrineScript
import VitrineSimulation
import VitrineTesting

/// Days of the week in `Apps/Simulation`, with the apps' real programs and with planted faults.
///
/// Serialized, because every day starts many programs. These are days of one app each, which take seconds without
/// optimization; `vitrine simulate` plays weeks of all apps.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct SimulatedWeekTests {
    /// A planted fault, the app that has it, and the check that must find it.
    struct Mutant: CustomTestStringConvertible, Sendable {
        var mutation: String
        var app: String
        var foundBy: String
        /// The program that has the fault.
        var role = ProgramRole.widget
        var testDescription: String { mutation }
    }

    static let mutants = [
        Mutant(mutation: "staleEntryNotInserted", app: "app.lucidpal", foundBy: "at midnight pal"),
        Mutant(mutation: "viewOfPreviousEntry", app: "app.lucidpal", foundBy: "at midnight pal"),
        Mutant(mutation: "dayOffByOne", app: "app.lucidpal", foundBy: "at midnight pal"),
        Mutant(mutation: "lostTap", app: beeBloom, foundBy: "a tap on bee"),
        Mutant(mutation: "reloadLoop", app: beeBloom, foundBy: "in a loop"),
        Mutant(mutation: "crash", app: beeBloom, foundBy: "without a fault"),
        Mutant(mutation: "anotherPark", app: "app.hangangjari", foundBy: "always river links to"),
        Mutant(mutation: "linkToAnotherPark", app: "app.hangangjari", foundBy: "always river links to"),
        Mutant(mutation: "freshnessOff", app: "app.hangangjari", foundBy: "never river"),
        Mutant(mutation: "lockKept", app: beeBloom, foundBy: "while it holds a lock"),
        Mutant(mutation: "lostWrite", app: "app.lucidpal", foundBy: "AddNote", role: .app),
    ]

    private static let beeBloom = "com.ilyakukarkinorg.beebloom"
    private static let apps = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private let programs = (Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL).path
    private let folder: String

    init() {
        // The apps store their sample data carefully, which takes a disk seconds.
        let isWritable = FileManager.default.isWritableFile(atPath: "/dev/shm")
        folder =
            (isWritable ? "/dev/shm" : FileManager.default.temporaryDirectory.path)
            + "/vitrine-weeks-\(ProcessInfo.processInfo.processIdentifier)"
    }

    @Test(.needsStrace) func sameSeedGivesTheSameBytesAndNoWidgetLies() async throws {
        defer {
            // A folder that stays does not make the test fail.
            try? FileManager.default.removeItem(atPath: folder)
        }
        let simulation = try simulation(of: Self.beeBloom, try manifest())
        let first = try await simulation.week(1, seed: 3, days: 1)
        let again = try await simulation.week(1, seed: 3, days: 1)
        #expect(first.failures.isEmpty, "\(first.lines.joined(separator: "\n"))")
        #expect(again.difference(from: first) == nil)
        #expect(first.chosen.count > 20)
    }

    @Test(.needsStrace, arguments: mutants)
    func plantedFaultIsFound(_ mutant: Mutant) async throws {
        defer {
            // A folder that stays does not make the test fail.
            try? FileManager.default.removeItem(atPath: folder)
        }
        var manifest = try manifest()
        let index = try #require(manifest.apps.firstIndex { $0.id == mutant.app })
        manifest.apps[index].environment["MUTATION"] = mutant.mutation
        manifest.apps[index].environment["MUTANT_GROUP"] = manifest.apps[index].group
        let mutantProgram = programs + "/mutant-program"
        switch mutant.role {
        case .app:
            manifest.apps[index].environment["MUTANT_OF"] = manifest.apps[index].program
            manifest.apps[index].program = mutantProgram
        case .widget:
            manifest.apps[index].environment["MUTANT_OF"] = manifest.apps[index].widgetProgram
            manifest.apps[index].widgetProgram = mutantProgram
        }
        // Ten in the evening in Seoul: the first midnight is not far.
        let week = try await simulation(of: mutant.app, manifest, from: 13).week(1, seed: 1, days: 1)
        let found = week.failures.map(\.text)
        #expect(found.contains { $0.contains(mutant.foundBy) }, "found: \(found)")
    }

    private func manifest() throws -> DeviceManifest {
        try DeviceManifest.load(from: Self.apps.appending(path: "vitrine.json").path, programFolders: [programs])
    }

    private func simulation(of app: String, _ manifest: DeviceManifest, from hour: Double = 0) throws -> Simulation {
        var script = try DeviceScript(file: Self.apps.appending(path: "Simulation/week.yaml").path)
            .restricted(to: [app])
        script.start += hour * 3_600
        return Simulation(script, file: "week.yaml", manifest: manifest, folder: folder)
    }
}
