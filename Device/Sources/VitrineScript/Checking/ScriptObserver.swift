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
    }

    private let state = Mutex(State())

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
        state.withLock { Self.look(at: device, &$0) }
    }

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
            if let name = state.names[widget.id] { widgets[name] = ObservedWidget(widget, device) }
        }
        state.last = widgets
        state.date = date
        for index in state.checks.indices { state.checks[index].observe(widgets) }
    }
}
