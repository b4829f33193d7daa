public import Foundation
public import VitrineDevice
import WidgetArchive

extension DeviceScript {
    /// A script that does again what was done with a device by hand.
    ///
    /// The time that passed between two steps passes by `advance`, to the second. What a script cannot do is left out;
    /// see ``omissions(of:)``.
    /// - Parameters:
    ///   - history: What was done.
    ///   - end: The date on the device's clock now.
    public init(_ history: DeviceHistory, end: Date) {
        self.init(name: "Replay", start: history.date.wholeSeconds)
        zone = history.settings.timeZone
        locale = history.settings.locale
        profile = history.profile
        data = history.data ?? data
        let place = position
        var date = start
        // The widgets may need the screen that is set first.
        steps = Self.conditions(history).map { Step(.set($0), position: place) }
        steps += history.homeScreen.placements.map { Step(.place($0), position: place) }
        for step in Self.repeatable(history).withDistinctNames(after: history.homeScreen.placements) {
            guard let action = Self.action(step.action) else { continue }
            if step.date.wholeSeconds > date {
                date = step.date.wholeSeconds
                steps.append(Step(.advance(.to(date)), position: place))
            }
            if case .clock(let new) = action { date = new }
            steps.append(Step(action, refused: step.refusal, position: place))
        }
        guard end.wholeSeconds > date, !history.hasRestore else { return }
        steps.append(Step(.advance(.to(end.wholeSeconds)), position: place))
    }

    /// The script as a file, with comments that say what it leaves out.
    public static func replay(_ history: DeviceHistory, end: Date) -> String {
        let script = DeviceScript(history, end: end)
        var comments = [
            "# What was done with a device by hand. Play it with: vitrine play FILE",
            "# The apps begin with \(script.data) data here, whatever the device had when it started.",
        ]
        let omissions = omissions(of: history)
        if !omissions.isEmpty { comments.append("# Left out: \(omissions.joined(separator: ", ")).") }
        return comments.joined(separator: "\n") + "\n" + script.yaml
    }

    /// What was done and is not in the script, in a few words each, without repetitions; empty if the script has all.
    public static func omissions(of history: DeviceHistory) -> [String] {
        var omissions = history.isCut ? ["all after the first \(DeviceHistory.limit) steps"] : []
        for step in repeatable(history) where action(step.action) == nil {
            let text =
                switch step.action {
                case .tap: "taps on controls without a label of their own"
                default: "moves of widgets"
                }
            if !omissions.contains(text) { omissions.append(text) }
        }
        if history.hasRestore { omissions.append("all from a restored state on") }
        return omissions
    }

    /// The steps before the first restored state, whose widgets a script does not have.
    ///
    /// What the device refused for its form, its name or its moment changed nothing, and a script may not be able to
    /// say it.
    private static func repeatable(_ history: DeviceHistory) -> [DeviceHistory.Step] {
        let futile = [DeviceError.Code.badValue, .notFound, .noRoom, .staleTap, .stopping].map(\.description)
        return history.steps.prefix { !$0.action.isRestore }.filter { !futile.contains($0.refusal ?? "") }
    }

    /// The conditions at the start that differ from those of a new device.
    private static func conditions(_ history: DeviceHistory) -> [Condition] {
        let usual = DeviceSettings()
        let changed = DeviceSetting.all.compactMap { setting -> Condition? in
            let value = setting.value(in: history.settings)
            guard !setting.isOfTheScript, value != setting.value(in: usual) else { return nil }
            return .setting(setting.name, text: value)
        }
        return [.screen(history.screen)] + changed
    }

    /// The script's action for a recorded one; nil for one that scripts do not have.
    private static func action(_ action: DeviceHistory.RecordedAction) -> Action? {
        switch action {
        case .command(let command): Action(command)
        case .placed(let placement): .place(placement)
        // Without a label, a script would tap the first control.
        case .tap(let instance, let label): label.flatMap { .tap(widget: instance, label: $0) }
        case .clock(let date): .clock(date.wholeSeconds)
        }
    }
}

extension DeviceHistory {
    fileprivate var hasRestore: Bool { steps.contains(where: \.action.isRestore) }
}

extension DeviceHistory.RecordedAction {
    fileprivate var isRestore: Bool {
        if case .command(.restore) = self { true } else { false }
    }
}

extension DeviceScript.Action {
    /// The action that carries out a command; nil for one that scripts do not have.
    init?(_ command: DeviceCommand) {
        switch command {
        case .remove(let instance): self = .remove(widget: instance)
        case .configure(let instance, let configuration): self = .configure(widget: instance, configuration)
        case .tapLink(let instance, _, let url): self = .follow(widget: instance, url: url)
        case .openLink(let url): self = .link(url)
        case .openApp(let app): self = .open(app: app)
        case .goHome: self = .home
        case .closeApp(let app): self = .operation("close", ["app": app])
        case .reload(let kind): self = .operation("reload", kind.map { ["kind": $0] } ?? [:])
        case .ask(let kind): self = .operation("ask", kind.map { ["kind": $0] } ?? [:])
        case .spend(let kind): self = .operation("spend", ["kind": kind])
        case .push(let app): self = .operation("push", ["app": app])
        case .setFault(let program, let fault): self = .fault(program: program, fault)
        case .setPushFault(let app, let fault): self = .pushFault(app: app, fault)
        case .setFileFault(let app, let file, let fault): self = .fileFault(app: app, file: file, fault)
        case .setSession(let app, let isRunning):
            self = .operation("session", ["app": app, "running": isRunning ? "on" : "off"])
        case .update(let app): self = .operation("update", ["app": app])
        case .resetData(let app, let data): self = .operation("reset", ["app": app, "data": data.rawValue])
        case .reboot: self = .operation("reboot")
        case .performAppIntent(let app, let action):
            self = .intent(app: app, name: action.intent, parameters: action.parameters)
        case .setProfile(let profile): self = .set(.profile(profile))
        case .change(let setting, let text): self = .set(.setting(setting, text: text))
        case .setScreen(let name):
            guard let screen = DeviceScreen.named(name) else { return nil }
            self = .set(.screen(screen))
        // A script's network is that of every app whose service knows the condition.
        case .setService(_, let condition): self = .set(.network(condition))
        // A history has those of the first line in other forms.
        case .place, .tap, .restore, .resetHomeScreen, .undo, .redo,
            .move, .options, .appScreen, .preview, .variant:
            return nil
        }
    }
}

extension DeviceSetting {
    /// Whether a script states it at its head, for the whole device.
    fileprivate var isOfTheScript: Bool { ["zone", "locale"].contains(scriptName) }
}

extension Date {
    /// The date without its fraction of a second, which scripts do not write.
    fileprivate var wholeSeconds: Date {
        Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down))
    }
}
