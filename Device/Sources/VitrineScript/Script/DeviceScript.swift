public import Foundation
public import VitrineDevice

/// A script for a device: which widgets it shows, what happens to it, and what must hold meanwhile.
///
/// Scripts are written in YAML; ``init(yaml:file:)`` reads one, and ``ScriptPlayer`` plays it with the apps' real
/// programs.
public struct DeviceScript: Hashable, Sendable {
    /// What the script shows, in a few words.
    public var name: String
    /// The date on the device's clock at the start.
    public var start: Date
    public var zone = "UTC"
    public var locale = "en_US"
    public var profile = DeviceProfile.observed
    /// The initial data of the apps, passed to their programs as `VITRINE_DATA`.
    public var data = "sample"
    /// The ids of the installed apps; nil installs all of the manifest.
    public var apps: [String]?
    /// The widgets that are placed first, at the first free positions; the identifier of each is its name in the
    /// script.
    public var widgets: [HomeScreen.Placement] = []
    /// Where the script has the widgets, by their names.
    var widgetPositions: [String: ScriptPosition] = [:]
    /// What must hold from the moment at which all widgets have been placed and have answered.
    public var expectations: [ScriptExpectation] = []
    public var steps: [Step] = []
    /// What a simulated person and a simulated world may do; nil if the script is not about them.
    public var simulation: Simulation?

    /// Whether the budget is the script's own in place of the profile's.
    var hasOwnBudget: Bool { DeviceProfile.named(profile.name)?.chargedReloads != profile.chargedReloads }

    /// The same script on a device with another profile; a budget of the script's own stays.
    public func played(in profile: DeviceProfile) -> DeviceScript {
        var script = self
        script.profile = profile
        guard hasOwnBudget else { return script }
        script.profile.chargedReloads = self.profile.chargedReloads
        script.profile.limitsReloads = self.profile.limitsReloads
        return script
    }

    /// The place of the whole script.
    var position: ScriptPosition { ScriptPosition(line: 1, column: 1) }

    func position(of widget: HomeScreen.Placement) -> ScriptPosition { widgetPositions[widget.id] ?? position }

    /// The possibilities of a simulated week that depend on the apps.
    public struct Simulation: Hashable, Sendable {
        /// The intents that a person performs, each with its parameters.
        public var intents: [Action] = []
        /// The time zones that a person travels to; the script's own is always among them.
        public var zones: [String] = []
        /// The conditions of the network, besides the normal one.
        public var networks: [Network] = []
        /// The files that may be broken.
        public var files: [File] = []
        /// How often events occur, relative to each other, where it is not ``SimulatedEvent/defaultWeight``.
        public var rates: [SimulatedEvent: Int] = [:]

        /// Whether any event has a rate above 0.
        package var canHappen: Bool { SimulatedEvent.allCases.contains { rates[$0] ?? $0.defaultWeight > 0 } }

        public init() {}
    }

    /// A condition of the network in a simulated week.
    public struct Network: Hashable, Sendable {
        /// The condition's name in the apps' manifest, or `off`.
        public var condition: String
        /// How long it lasts at most, 10 minutes or more.
        ///
        /// A shorter one leaves more of a week to everything else.
        public var longest: Duration

        /// The shortest time for which a network has a condition.
        package static let shortest: Duration = .seconds(10 * 60)

        /// Creates a condition that lasts 200 minutes at most, unless another time is given.
        public init(_ condition: String, longest: Duration = .seconds(200 * 60)) {
            self.condition = condition
            self.longest = longest
        }
    }

    /// A file in an app's container.
    public struct File: Hashable, Sendable {
        public var app: String
        /// The path within the container.
        public var file: String
    }

    /// One step, and where the script has it.
    public struct Step: Hashable, Sendable {
        public var action: Action
        /// The code of the error with which the device must refuse the step; nil if it must be carried out.
        public var refused: String?
        public var position: ScriptPosition

        public init(_ action: Action, refused: String? = nil, position: ScriptPosition) {
            self.action = action
            self.refused = refused
            self.position = position
        }

        /// The steps that it is made of: itself, or those that happen together.
        var parts: [Step] {
            if case .together(let steps) = action { steps } else { [self] }
        }
    }

    /// Something that happens.
    public enum Action: Hashable, Sendable {
        /// Places a further widget, whose identifier is its name in the script, at the first free position.
        case place(HomeScreen.Placement)
        case remove(widget: String)
        /// Changes a widget's configuration; nil restores the default.
        case configure(widget: String, [String: String]?)
        case open(app: String)
        case home
        case link(String)
        case intent(app: String, name: String, parameters: [String: String])
        /// Taps the button or toggle with a label; without a label, the first one.
        case tap(widget: String, label: String?)
        /// Taps a link of a widget; nil taps outside all links.
        case follow(widget: String, url: String?)
        /// Performs an operation of the device, by its name, with its arguments.
        case operation(String, [String: String] = [:])
        /// Lets time pass.
        case advance(Advance)
        /// Sets the clock, as a person does.
        case clock(Date)
        case set(Condition)
        case fault(program: ProgramReference, ProgramFault?)
        /// Breaks a file in an app's container, or mends it.
        case fileFault(app: String, file: String, FileFault?)
        /// Makes pushes to an app's widgets get lost or come late, or arrive again.
        case pushFault(app: String, PushFault?)
        /// Carries out steps without waiting for the programs in between.
        case together([Step])
        case expect([ScriptExpectation])
    }

    public enum Advance: Hashable, Sendable {
        case by(Duration)
        case to(Date)
        case midnight
        case nextEntry
    }

    /// A condition of the device.
    public enum Condition: Hashable, Sendable {
        /// A setting with the text of its value; ``setting(_:to:)`` makes one for a setting's path.
        case setting(String, text: String)
        /// The screen with a name, such as `402x874`.
        case screen(DeviceScreen)
        /// The condition of every app's service that knows it; nil for the normal one.
        case network(String?)
        case profile(DeviceProfile)
        /// Whether writing to files fails for lack of space, in every program.
        case fullDisk(Bool)

        /// A setting with a value, by its path among the settings.
        public static func setting<Value>(_ path: WritableKeyPath<DeviceSettings, Value>, to value: Value) -> Condition
        {
            let (name, text) = DeviceSetting.text(of: value, at: path)
            return .setting(name, text: text)
        }
    }
}

/// A place in a script, from 1.
public struct ScriptPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
    public var line: Int
    public var column: Int

    public static func < (left: ScriptPosition, right: ScriptPosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    public var description: String { "\(line):\(column)" }
}

extension DeviceScript {
    /// A script without widgets and steps, for a device that is only asked.
    package init(asking start: Date) {
        self.init(name: "asking", start: start)
    }
}
