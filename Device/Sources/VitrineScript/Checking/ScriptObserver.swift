import Foundation
import Synchronization
import VitrineDevice

/// Shows every state of a device to the checks of a script.
///
/// A state lasts until the next one, so the old state is looked at again at the moment at which it ends: a widget grows old
/// without a change.
final class ScriptObserver: Sendable {
    private struct State {
        var names: [String: String] = [:]
        var checks: [ExpectationCheck] = []
        var last: [String: ObservedWidget] = [:]
        var date: Date?
        var standing: StandingChecks
        var lastRecord = 0
        /// The latest local day that the device has had, as its first moment read as if in GMT.
        var latestDay = Date.distantPast
    }

    private let state: Mutex<State>

    init(_ script: DeviceScript) {
        state = Mutex(State(standing: StandingChecks(script)))
    }

    /// Names the widgets; only they are checked.
    /// - Parameter names: The widgets' names in the script by their identifiers on the device.
    func name(_ names: [String: String]) {
        state.withLock { $0.names = names }
    }

    /// Begins checks with the present state.
    func begin(_ expectations: [ScriptExpectation], _ device: DeviceSnapshot) {
        state.withLock { state in
            Self.look(at: device, &state)
            for expectation in expectations {
                var check = ExpectationCheck(expectation, widgets: state.names.values.sorted(), at: device.clock.date)
                check.observe(state.last)
                state.checks.append(check)
            }
        }
    }

    func observe(_ device: DeviceSnapshot) {
        state.withLock { state in
            state.standing.observe(device)
            Self.look(at: device, &state)
        }
    }

    /// Carries out a step and shows it to the checks, with the widgets before it.
    func during(_ carryOut: () async -> DeviceScript.Step, on device: Device) async -> DeviceScript.Step {
        let before = state.withLock(\.last)
        let step = await carryOut()
        await device.settle()
        let snapshot = await device.snapshot()
        state.withLock { state in
            Self.look(at: snapshot, &state)
            for index in state.checks.indices { state.checks[index].observe(step, before) }
        }
        return step
    }

    /// Whether a check has failed; a state that was not reached yet is not a failure.
    var hasFailed: Bool {
        state.withLock { state in !state.standing.failures.isEmpty || state.checks.contains(where: \.hasFailed) }
    }

    /// The failures of what must hold in every script.
    var standingFailures: [(text: String, failure: ScriptResult.Failure)] { state.withLock(\.standing.failures) }

    /// Ends all checks and returns them, in the order in which they began.
    func end(_ device: DeviceSnapshot) -> [ExpectationCheck] {
        state.withLock { state in
            Self.look(at: device, &state)
            for index in state.checks.indices { state.checks[index].end(at: device.clock.date) }
            return state.checks
        }
    }

    private static func look(at device: DeviceSnapshot, _ state: inout State) {
        guard !state.names.isEmpty else { return }
        let date = device.clock.date
        if let last = state.date, last < date {
            let before = state.last.mapValues { $0.later(at: date) }
            for index in state.checks.indices { state.checks[index].observe(before) }
        }
        var widgets: [String: ObservedWidget] = [:]
        for widget in device.widgets {
            if let name = state.names[widget.id] {
                widgets[name] = ObservedWidget(widget, device, after: state.last[name])
            }
        }
        // Most changes of a device are not about what its widgets show.
        let isSame = widgets.allSatisfy { name, widget in state.last[name].map(widget.looks) ?? false }
        state.last = widgets
        state.date = date
        if !isSame {
            for index in state.checks.indices { state.checks[index].observe(widgets) }
        }
        let day = localDay(device)
        let isNewDay = day > state.latestDay
        state.latestDay = max(day, state.latestDay)
        let isMidnight = device.trace.contains { $0.number > state.lastRecord && $0.kind == .dayBegan }
        state.lastRecord = device.trace.last?.number ?? state.lastRecord
        // A person who has travelled may have used the day that begins already.
        guard isMidnight, isNewDay else { return }
        for index in state.checks.indices { state.checks[index].observeMidnight(widgets) }
    }

    private static func localDay(_ device: DeviceSnapshot) -> Date {
        let zone = TimeZone(identifier: device.settings.timeZone) ?? .gmt
        let local = device.clock.date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: device.clock.date))
        return Date(timeIntervalSince1970: (local / 86_400).rounded(.down) * 86_400)
    }
}
