import Foundation

/// What a person changed on a device in one step, so that it can be undone and redone.
public struct DeviceChange: Codable, Hashable, Sendable {
    /// A widget that was placed, removed, moved or configured.
    struct Widget: Codable, Hashable, Sendable {
        /// The widget before; nil if it was placed.
        var before: HomeScreen.Placement?
        /// The widget afterwards; nil if it was removed.
        var after: HomeScreen.Placement?
    }

    /// A value as a text, by the name of its setting: one of ``DeviceSetting/all``, or `screen`, `profile` or
    /// `service.APP`.
    struct Value: Codable, Hashable, Sendable {
        var name: String
        var before: String
        var after: String
    }

    /// A fault that was injected, replaced or ended; nil stands for none.
    enum Fault: Hashable, Sendable {
        case program(ProgramReference, before: ProgramFault?, after: ProgramFault?)
        case pushes(app: String, before: PushFault?, after: PushFault?)
        case file(app: String, name: String, before: FileFault?, after: FileFault?)
    }

    /// Faults end when the device starts again, so that they are not stored.
    private enum CodingKeys: CodingKey {
        case number, widgets, values, clockShift
    }

    /// The number of the change on this device, from 1; never reused.
    public internal(set) var number = 0
    /// The step under way that this is a part of; nil if there is none.
    var step: Int?
    /// The widgets, in the order of their placements.
    var widgets: [Widget] = []
    /// The values, sorted by name.
    var values: [Value] = []
    /// The faults.
    var faults: [Fault] = []
    /// By how many seconds the clock was moved; it may have gone on since.
    var clockShift: TimeInterval = 0

    var isEmpty: Bool { widgets.isEmpty && values.isEmpty && faults.isEmpty && clockShift == 0 }

    /// The change that takes this one back.
    var reversed: DeviceChange {
        DeviceChange(
            number: number,
            widgets: widgets.reversed().map { Widget(before: $0.after, after: $0.before) },
            values: values.reversed().map { Value(name: $0.name, before: $0.after, after: $0.before) },
            faults: faults.reversed().map(\.reversed),
            clockShift: -clockShift
        )
    }

    /// This change and the next one as one, with the number of the next one.
    func followed(by next: DeviceChange) -> DeviceChange {
        DeviceChange(
            number: next.number,
            widgets: widgets + next.widgets,
            values: values + next.values,
            faults: faults + next.faults,
            clockShift: clockShift + next.clockShift
        )
    }

    /// What is left of the change when the device starts again: the home screen and the location are stored, the
    /// other settings and the clock are not.
    var stored: DeviceChange {
        DeviceChange(number: number, widgets: widgets, values: values.filter { $0.name == "location" })
    }

    /// The bytes of the configurations, which can be long.
    var weight: Int {
        widgets.reduce(0) { sum, widget in
            [widget.before, widget.after].compactMap { $0?.configuration }
                .reduce(sum) { $1.reduce($0) { $0 + $1.key.utf8.count + $1.value.utf8.count } }
        }
    }
}

extension DeviceChange.Value {
    /// The command that gives the setting the value that it has afterwards; nil for a profile that no longer exists.
    var command: DeviceCommand? {
        let service = "service."
        switch name {
        case "screen": return .setScreen(after)
        case "profile": return DeviceProfile.named(after).map { .setProfile($0) }
        case _ where name.hasPrefix(service):
            return .setService(app: String(name.dropFirst(service.count)), condition: after)
        default: return .change(setting: name, to: after)
        }
    }
}

extension DeviceChange {
    /// The commands that set values and inject faults, besides those in files: before and after widgets are arranged.
    ///
    /// The widgets may need the screen that they were on.
    var commands: (before: [DeviceCommand], after: [DeviceCommand]) {
        let (screens, others) = (values.filter { $0.name == "screen" }, values.filter { $0.name != "screen" })
        return (screens.compactMap(\.command), others.compactMap(\.command) + faults.compactMap(\.command))
    }

    /// What does the change again, one action after another; the clock and files are not among them.
    var actions: [DeviceHistory.RecordedAction] {
        commands.before.map { .command($0) } + widgets.flatMap(\.actions) + commands.after.map { .command($0) }
    }
}

extension DeviceChange.Fault {
    fileprivate var reversed: DeviceChange.Fault {
        switch self {
        case .program(let program, let before, let after): .program(program, before: after, after: before)
        case .pushes(let app, let before, let after): .pushes(app: app, before: after, after: before)
        case .file(let app, let name, let before, let after): .file(app: app, name: name, before: after, after: before)
        }
    }

    /// The command that injects the fault; nil for one of a file, which is more than a command to the model.
    var command: DeviceCommand? {
        switch self {
        case .program(let program, _, let after): .setFault(program, after)
        case .pushes(let app, _, let after): .setPushFault(app: app, after)
        case .file: nil
        }
    }
}

extension DeviceChange.Widget {
    fileprivate var actions: [DeviceHistory.RecordedAction] {
        guard let after else { return before.map { [.command(.remove(instance: $0.id))] } ?? [] }
        guard let before else { return [.placed(after)] }
        var actions: [DeviceHistory.RecordedAction] = []
        if let position = after.position, position != before.position {
            actions.append(.command(.move(instance: after.id, to: position)))
        }
        if after.configuration != before.configuration {
            actions.append(.command(.configure(instance: after.id, configuration: after.configuration)))
        }
        return actions
    }
}
