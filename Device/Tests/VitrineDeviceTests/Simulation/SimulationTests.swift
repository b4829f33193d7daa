import Foundation
import Testing
import VitrineDevice
import VitrineTesting

@testable import VitrineScript

/// Simulated weeks of the test program in place of an app.
@Suite(.serialized, .hangGuard)
struct SimulationTests {
    private static let yaml = """
        start: 2026-02-03T10:00:00Z
        widgets:
          - {id: w, app: app.faulty, kind: faulty, family: systemSmall}
        simulate: {zones: [Asia/Seoul]}
        steps: []

        """

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func simulation(
        _ behaviour: String,
        possible: DeviceScript.Simulation? = nil
    ) throws -> Simulation {
        var script = try DeviceScript(yaml: Self.yaml, file: "x.yaml")
        if let possible { script.simulation = possible }
        return Simulation(
            script,
            file: "x.yaml",
            manifest: DeviceManifest(apps: [FaultyProgram.app([behaviour])]),
            folder: folder.path
        )
    }

    @Test func sameSeedGivesTheSameBytesAndAnotherSeedOthers() async throws {
        let simulation = try simulation("good")
        let first = try await simulation.week(1, seed: 7, days: 1)
        let again = try await simulation.week(1, seed: 7, days: 1)
        let other = try await simulation.week(1, seed: 8, days: 1)
        #expect(first.failures.isEmpty, "\(first.lines.joined(separator: "\n"))")
        #expect(again.difference(from: first) == nil)
        #expect(first.difference(from: other)?.contains("in the other week") == true)
        #expect(first.result.orderedTrace.map(\.number) == Array(1...first.result.orderedTrace.count))
    }

    @Test func networkHasAConditionForAsLongAsTheScriptAllows() async throws {
        let week = try await week(of: "slow", clock: 0, days: 1)
        let steps = week.chosen.map(\.action)
        var lengths: [Duration] = []
        for (step, next) in zip(steps, steps.dropFirst()) where step == .set(.network("slow")) {
            guard case .advance(.by(let length)) = next else { continue }
            lengths.append(length)
        }
        #expect(lengths.count > 5)
        #expect(lengths.allSatisfy { $0 >= .seconds(600) && $0 <= .seconds(720) }, "\(lengths)")
        #expect(week.chosen.count { $0.action == .set(.network(nil)) } == lengths.count)
        #expect(!steps.contains { if case .clock = $0 { true } else { false } }, "clocks are never set")
    }

    @Test func clockIsSetWhileTheNetworkIsAway() async throws {
        let week = try await week(of: "off", clock: 1, days: 2)
        var isAway = false
        var count = (away: 0, set: 0)
        for step in week.chosen {
            switch step.action {
            case .set(.network(let condition)):
                isAway = condition != nil
                count.away += isAway ? 1 : 0
            case .clock where isAway: count.set += 1
            default: break
            }
        }
        #expect(count.away > 10)
        #expect((1..<count.away / 2).contains(count.set), "\(count)")
    }

    /// A week in which the network has a condition again and again, and the clock is set at a rate.
    private func week(of condition: String, clock rate: Int, days: Int) async throws -> SimulatedWeek {
        var possible = DeviceScript.Simulation()
        possible.networks = [DeviceScript.Network(condition, longest: .seconds(12 * 60))]
        for event in SimulatedEvent.allCases { possible.rates[event] = event == .network ? 1_000 : 0 }
        possible.rates[.clock] = rate
        return try await simulation("good", possible: possible).week(1, seed: 2, days: days)
    }

    @Test func programThatAsksForReloadsWhileItAnswersOneIsFoundAndTheScriptIsShort() async throws {
        let simulation = try simulation("loop")
        let week = try await simulation.week(1, seed: 1, days: 1)
        #expect(week.failures.first?.text == "no widget is reloaded in a loop")
        let script = try await simulation.shrink(week, attempts: 5)
        #expect(try DeviceScript(yaml: script.yaml, file: "y").steps.count <= 3)
    }

    @Test func programThatCrashesIsFound() async throws {
        let week = try await simulation("exit:timeline").week(1, seed: 1, days: 1)
        #expect(week.failures.first?.text == "no program fails without a fault")
    }

    @Test func scriptOfAWeekMendsThePrograms() throws {
        let simulation = try simulation("good")
        let mended = DeviceScript.Action.fault(program: FaultyProgram.program, nil)
        let position = ScriptPosition(line: 1, column: 1)
        let hang = DeviceScript.Step(.fault(program: FaultyProgram.program, ProgramFault(.hang)), position: position)
        #expect(simulation.script(of: [hang]).map(\.action).contains(mended))
        #expect(!simulation.script(of: []).map(\.action).contains(mended))
    }

    @Test func partOfAScriptHasNoStepsOfWidgetsThatItLeavesOut() throws {
        let yaml = """
            start: 2026-02-03T10:00:00Z
            widgets:
              - {id: own, app: app.faulty, kind: faulty, family: systemSmall}
              - {id: bee, app: app.other, kind: other, family: systemSmall}
            steps:
              - tap: {widget: bee}
              - tap: {widget: own}
              - together: [{remove: bee}, {open: app.other}]
              - together: [{remove: own}, {remove: bee}]
            """
        let part = try DeviceScript(yaml: yaml, file: "x.yaml").restricted(to: ["app.faulty"])
        #expect(
            part.steps.flatMap(\.parts).map(\.action) == [
                .tap(widget: "own", label: nil), .remove(widget: "own"),
            ]
        )
    }
}
