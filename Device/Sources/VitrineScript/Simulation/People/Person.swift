import Foundation
public import VitrineDevice
import VitrineWire
import WidgetArchive

/// A person with a phone, and the world around them: chooses the steps of a week from a seed and from what the widgets
/// show.
///
/// The person is awake from 7 to 23 o'clock where they are. What may happen, and how often, is in ``SimulatedEvent``.
public struct Person: StepSource {
    /// The largest number of steps of a day; only clocks that are set back again and again can reach it.
    private static let stepsPerDay = 400

    let script: DeviceScript
    let simulation: DeviceScript.Simulation
    let apps: [AppManifest]
    var dice: Dice
    /// How often each event occurs.
    let rates: [(SimulatedEvent, Int)]
    private let end: Date
    private var plans: [Plan] = []
    private var stepsLeft: Int

    /// Something that the person is about to do.
    enum Plan {
        case step(DeviceScript.Action)
        /// Taps a button of a widget, as it is then.
        case tap
        /// Follows a link of a widget, as it is then.
        case follow
    }

    init(_ script: DeviceScript, apps: [AppManifest], dice: Dice, days: Int) {
        self.script = script
        simulation = script.simulation ?? DeviceScript.Simulation()
        self.apps = apps
        let rates = simulation.rates
        self.rates = SimulatedEvent.allCases.map { ($0, rates[$0] ?? $0.defaultWeight) }
        self.dice = dice
        end = script.start.addingTimeInterval(Double(days) * 86_400)
        stepsLeft = days * Self.stepsPerDay
        // A person who places an app's widget has opened the app.
        plans = apps.flatMap { [Plan.step(.open(app: $0.id)), .step(.home)] }
    }

    public mutating func next(_ device: DeviceSnapshot, widgets: [String: String]) -> DeviceScript.Step? {
        while stepsLeft > 0 {
            stepsLeft -= 1
            if plans.isEmpty {
                guard device.clock.date < end else { return nil }
                plans = event(device)
            }
            guard let action = action(for: plans.removeFirst(), device, widgets) else { continue }
            return DeviceScript.Step(action, position: ScriptPosition(line: 1, column: 1))
        }
        return nil
    }

    /// The step for a plan; nil if no widget offers what it needs.
    private mutating func action(
        for plan: Plan,
        _ device: DeviceSnapshot,
        _ widgets: [String: String]
    ) -> DeviceScript.Action? {
        switch plan {
        case .step(let action): return action
        case .tap:
            let buttons = Self.elements(device, widgets).filter { $0.element.action != nil }
            return dice.element(of: buttons).map { .tap(widget: $0.widget, label: $0.element.label) }
        case .follow:
            let links = Self.elements(device, widgets).filter { $0.element.url != nil }
            guard dice.chance(percent: 50), let link = dice.element(of: links) else {
                return dice.element(of: widgets.values.sorted()).map { .follow(widget: $0, url: nil) }
            }
            return .follow(widget: link.widget, url: link.element.url)
        }
    }

    /// What can be touched on the screen.
    private static func elements(
        _ device: DeviceSnapshot,
        _ widgets: [String: String]
    ) -> [(widget: String, element: ArchiveReading.Element)] {
        device.widgets.flatMap { widget in
            let reading = widget.picture?.archive
                .reading(now: device.clock.date, wording: device.settings.wording)
            return (reading?.elements ?? []).map { (widgets[widget.id] ?? "", $0) }
        }
    }
}
