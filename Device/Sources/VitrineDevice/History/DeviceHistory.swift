public import Foundation

/// What was done with a device by hand since it started, so that a script can do it again.
///
/// Only what changes something is kept, and not more than ``limit`` steps: a longer session cannot be repeated as a
/// whole.
public struct DeviceHistory: Hashable, Sendable {
    /// The largest number of steps that are kept.
    public static let limit = 10_000

    /// Something that a person did.
    public enum RecordedAction: Hashable, Sendable {
        /// A command; a tap is ``tap(instance:label:)``.
        case command(DeviceCommand)
        /// A widget was placed and got this identifier.
        case placed(HomeScreen.Placement)
        /// A tap on a button or toggle, with its label at that moment; nil if it had none.
        case tap(instance: String, label: String?)
        /// The clock was set.
        case clock(Date)
    }

    public struct Step: Hashable, Sendable {
        /// The date on the clock at which it was done.
        public var date: Date
        public var action: RecordedAction
        /// The code of the error with which the device refused it; nil if it was carried out.
        public var refusal: String?
    }

    /// The date, settings, profile, screen and home screen with which the device started.
    public var date: Date
    public var settings: DeviceSettings
    public var profile: DeviceProfile
    public var screen: DeviceScreen
    public var homeScreen: HomeScreen
    /// The initial data of the apps, `VITRINE_DATA`; nil if the manifest names none.
    public var data: String?
    public private(set) var steps: [Step] = []
    /// Whether further steps were left out because there were too many.
    public private(set) var isCut = false

    init(_ model: DeviceModel, data: String?) {
        date = model.moment.date
        settings = model.settings
        profile = model.profile
        screen = model.screen
        homeScreen = model.homeScreen
        self.data = data
    }

    mutating func append(_ action: RecordedAction, at date: Date, refusal: String? = nil) {
        guard steps.count < Self.limit else {
            isCut = true
            return
        }
        steps.append(Step(date: date, action: action, refusal: refusal))
    }
}

extension DeviceHistory.RecordedAction {
    /// What a command did, for a history.
    ///
    /// - Parameters:
    ///   - command: The command.
    ///   - label: The label of the tapped control.
    ///   - reply: What the device answered.
    /// - Returns: The action; none for a query, and several for what was undone or redone.
    static func all(_ command: DeviceCommand, label: String?, _ reply: CommandReply) -> [Self] {
        if case .changed(let change, let isUndo) = reply { return (isUndo ? change.reversed : change).actions }
        return Self(command, label: label, reply).map { [$0] } ?? []
    }

    private init?(_ command: DeviceCommand, label: String?, _ reply: CommandReply) {
        switch (command, reply) {
        case (.options, _), (.appScreen, _), (.preview, _), (.variant, _): return nil
        // What was refused has changed nothing.
        case (.undo, _), (.redo, _), (.resetHomeScreen, _): return nil
        case (.place(let app, let kind, let family, let position, let configuration), .placed(let id)):
            self = .placed(
                HomeScreen.Placement(
                    id: id,
                    app: app,
                    kind: kind,
                    family: family,
                    position: position,
                    configuration: configuration
                )
            )
        // A widget that was not placed leaves nothing behind.
        case (.place, _): return nil
        case (.tap(let instance, _, _), _): self = .tap(instance: instance, label: label)
        default: self = .command(command)
        }
    }
}
