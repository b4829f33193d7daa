import Foundation
import Testing
import VitrineTesting
import VitrineWire

@testable import VitrineDevice
@testable import VitrineFleet

/// A fleet's widget and the device's model decide alike.
struct FleetWidgetTests {
    /// A decision as both record it.
    private struct Decision: Hashable, CustomStringConvertible {
        var second: Int
        var verdict: String
        var reason: String
        var description: String { "\(second) s: \(verdict), \(reason)" }
    }

    /// What happens to the widget besides its policy.
    private enum SimulatedEvent { case opens, leaves, asks }

    private static func events(_ generator: inout SeededGenerator, days: Int) -> [(Double, SimulatedEvent)] {
        var list: [(Double, SimulatedEvent)] = []
        var time = 0.0
        while time < Double(days) * 86_400 {
            time += Double(Int.random(in: 600...20_000, using: &generator)) + 0.5
            list.append((time, .opens))
            for _ in 0..<Int.random(in: 0...14, using: &generator) {
                time += Double(Int.random(in: 1...9, using: &generator))
                list.append((time, .asks))
            }
            time += Double(Int.random(in: 5...2_000, using: &generator))
            list.append((time, .leaves))
        }
        return list
    }

    private static func decisions(_ entries: [ReloadLedger.Entry]) -> [Decision] {
        entries.map { Decision(second: Int($0.uptime.seconds), verdict: $0.verdict.rawValue, reason: $0.reason) }
    }

    /// Joins a ledger's entries of the last day to those that are known.
    private static func join(_ known: inout [Decision], _ ledger: ReloadLedger) {
        let new = decisions(ledger.entries)
        guard let last = known.last, let index = new.lastIndex(of: last) else {
            known += new
            return
        }
        known += new[(index + 1)...]
    }

    private static func model(
        _ policy: FleetPolicy,
        _ profile: DeviceProfile,
        _ events: [(Double, SimulatedEvent)]
    ) throws -> [Decision] {
        var script = Script.ready(profile: profile)
        var known: [Decision] = []
        func answer() throws {
            for request in script.takeTimelines() {
                let next = policy.policy(at: script.now.date, isFresh: true, share: 0)
                script.answerTimeline(request, [0], next)
            }
            join(&known, try script.widget.ledger)
        }
        try answer()
        for (time, event) in events {
            while script.now.uptime.seconds < time - 0.0005 {
                let wake = script.model.nextWake
                let byDate = wake.date.map { $0.timeIntervalSince(.morning) } ?? .infinity
                let byUptime = wake.uptime.map(\.seconds) ?? .infinity
                let next = min(byDate, byUptime, time)
                script.pass(max(next - script.now.uptime.seconds, 0.001))
                try answer()
            }
            switch event {
            case .opens:
                script.command(.openApp(Script.app))
                for name in ["launch", "scene"] {
                    for request in script.takeRequests(named: name) { script.answer(request, .done(opensApp: false)) }
                }
            case .leaves: script.command(.goHome)
            case .asks: script.askForReload()
            }
            try answer()
        }
        return known
    }

    private static func fleet(
        _ policy: FleetPolicy,
        _ profile: DeviceProfile,
        _ events: [(Double, SimulatedEvent)]
    ) -> [Decision] {
        var widget = FleetWidget(profile: profile, start: .morning)
        var known: [Decision] = []
        func decide(at time: Double) {
            while case .reloads = widget.decide(at: time) {
                let next = policy.policy(at: Date.morning.addingTimeInterval(time), isFresh: true, share: 0)
                widget.answer(next, at: time)
            }
            join(&known, widget.ledger)
        }
        decide(at: 0)
        for (time, event) in events {
            while let due = widget.nextDue, due <= time { decide(at: due) }
            switch event {
            case .opens: widget.setAppInFront(true)
            case .leaves: widget.setAppInFront(false)
            case .asks: widget.appAsks(at: time)
            }
            decide(at: time)
        }
        return known
    }

    @Test(arguments: [DeviceProfile.observed, .harsh, .documented])
    func everyDecisionIsTheModels(profile: DeviceProfile) throws {
        var generator = SeededGenerator(seed: SeededGenerator.seed())
        let events = Self.events(&generator, days: 2)
        for rule in [FleetPolicy.Rule.after(.seconds(900)), .atClock(.seconds(1_800)), .atEnd] {
            let policy = FleetPolicy("policy", rule)
            let expected = try Self.model(policy, profile, events)
            let actual = Self.fleet(policy, profile, events)
            #expect(expected.count > 100)
            let difference = zip(expected, actual).first { $0 != $1 }
            #expect(difference == nil, "\(rule)")
            #expect(actual.count == expected.count, "\(rule)")
        }
    }
}
