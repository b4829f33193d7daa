import AppTestSupport
import Foundation
import Testing
import VitrineDevice
import VitrineScript
import VitrineTesting

/// How many weeks a planted fault may take at the usual rates; nil if days with raised rates are played.
private let usualWeeks = ProcessInfo.processInfo.environment["VITRINE_WEEKS"].flatMap { Int($0) }

/// Days of the week in `Apps/Simulation`, with the apps' real programs and with planted faults.
///
/// Serialized, because every day starts many programs. These are days of one app each, which take seconds without
/// optimization; `vitrine simulate` plays weeks of all apps. `VITRINE_WEEKS=20` plays up to 20 weeks for each planted
/// fault instead, with the usual rates, and prints when it is found.
@Suite(.serialized, usualWeeks == nil ? .hangGuard : .timeLimit(.minutes(600)))
struct SimulatedWeekTests {
    /// A planted fault, the app that has it, and the check that must find it.
    struct Mutant: CustomTestStringConvertible, Sendable {
        var mutation: String
        var app: String
        var foundBy: String
        /// The programs that have the fault.
        var roles: [ProgramRole] = [.widget]
        /// When the day begins, in hours after nine in the morning in Seoul; at 13 the first midnight is not far.
        var hour = 13.0
        /// The number of the week, whose first day is played.
        var week = 1
        /// How many seeds may be tried, from 1: what leads to the fault is rare even on a day that is made for it.
        var seeds: UInt64 = 1
        /// Events that are more frequent than usual, so that a day is enough.
        var rates: [SimulatedEvent: Int] = [:]
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
        Mutant(mutation: "lostWrite", app: "app.lucidpal", foundBy: "AddNote", roles: [.app]),
        Mutant(
            mutation: "lockSkipped",
            app: beeBloom,
            foundBy: "no write to a shared file",
            hour: 0,
            week: 2,
            seeds: 8,
            rates: [.stopped: 1_000]
        ),
        Mutant(
            mutation: "journalNotRead",
            app: beeBloom,
            foundBy: "every tap that",
            roles: [.app, .widget],
            hour: 0,
            seeds: 8,
            rates: [.systemCall: 1_000]
        ),
        Mutant(
            mutation: "endNotReported",
            app: "com.nobadi.dbm",
            foundBy: "a reload would not change",
            roles: [.app],
            hour: 0,
            rates: [.intent: 1_000, .visit: 0, .follow: 0, .tap: 0]
        ),
    ]

    private static let beeBloom = "com.ilyakukarkinorg.beebloom"
    private let folder: MemoryFolder

    init() throws {
        folder = try MemoryFolder()
    }

    @Test(.needsStrace) func sameSeedGivesTheSameBytesAndNoWidgetLies() async throws {
        let simulation = try simulation(of: Self.beeBloom, .apps())
        let first = try await simulation.week(1, seed: 3, days: 1)
        let again = try await simulation.week(1, seed: 3, days: 1)
        #expect(first.failures.isEmpty, "\(first.lines.joined(separator: "\n"))")
        #expect(again.difference(from: first) == nil)
        #expect(first.chosen.count > 20)
    }

    @Test(.needsStrace, arguments: mutants)
    func plantedFaultIsFound(_ mutant: Mutant) async throws {
        var manifest = try DeviceManifest.apps()
        let index = try #require(manifest.apps.firstIndex { $0.id == mutant.app })
        manifest.apps[index].environment["MUTATION"] = mutant.mutation
        manifest.apps[index].environment["MUTANT_GROUP"] = manifest.apps[index].group
        let mutantProgram = "\(DeviceManifest.programsFolder)/mutant-program"
        manifest.apps[index].environment["MUTANT_OF_APP"] = manifest.apps[index].program
        manifest.apps[index].environment["MUTANT_OF_WIDGET"] = manifest.apps[index].widgetProgram
        if mutant.roles.contains(.app) { manifest.apps[index].program = mutantProgram }
        if mutant.roles.contains(.widget) { manifest.apps[index].widgetProgram = mutantProgram }
        if let weeks = usualWeeks {
            try await find(mutant, in: try simulation(of: mutant.app, manifest), within: weeks)
            return
        }
        let simulation = try simulation(of: mutant.app, manifest, from: mutant.hour, rates: mutant.rates)
        var found: [String] = []
        for seed in 1...mutant.seeds where found.isEmpty {
            let week = try await simulation.week(mutant.week, seed: seed, days: 1)
            found = week.failures.map(\.text)
            if !found.isEmpty { print("\(mutant.mutation): found with seed \(seed)") }
        }
        #expect(found.contains { $0.contains(mutant.foundBy) }, "found: \(found)")
    }

    /// Plays weeks until a planted fault is found, and prints how long that took on the device.
    private func find(_ mutant: Mutant, in simulation: Simulation, within weeks: Int) async throws {
        for number in 1...weeks {
            let week = try await simulation.week(number, seed: 1)
            let found = week.failures.map(\.text)
            guard !found.isEmpty else { continue }
            let days = week.result.played / 86_400
            print(
                "\(mutant.mutation): found in week \(number), after \(String(format: "%.2f", days)) days of it, by \(found)"
            )
            #expect(found.contains { $0.contains(mutant.foundBy) }, "found: \(found)")
            return
        }
        Issue.record("\(mutant.mutation) was not found in \(weeks) weeks")
    }

    private func simulation(
        of app: String,
        _ manifest: DeviceManifest,
        from hour: Double = 0,
        rates: [SimulatedEvent: Int] = [:]
    ) throws -> Simulation {
        var script = try DeviceScript(file: DeviceManifest.appsFolder.appending(path: "Simulation/week.yaml").path)
            .restricted(to: [app])
        script.start += hour * 3_600
        script.simulation?.rates.merge(rates) { $1 }
        return Simulation(script, file: "week.yaml", manifest: manifest, folder: folder.path)
    }
}
