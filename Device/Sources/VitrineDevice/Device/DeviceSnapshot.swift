public import Foundation
public import VitrineWire
public import WidgetArchive

/// The state of a whole device at one moment: everything that a page needs to show it.
///
/// A snapshot shares its storage with the device: no archive is copied.
public struct DeviceSnapshot: Sendable {
    /// The number of the device's state: it grows with every change; equal numbers mean that nothing changed.
    public var revision: Int
    public var clock: ClockReading
    /// The settings that the user changes.
    public var settings: DeviceSettings
    public var screen: DeviceScreen
    public var profile: DeviceProfile
    /// The apps, in the order of their icons.
    public var apps: [AppSnapshot]
    /// The id of the app in front; nil while the home screen is shown.
    public var foreground: String?
    /// The id of the app that asks for the device's location; nil if no question is open.
    public var locationAsker: String?
    /// The widgets, in the order in which they were placed.
    public var widgets: [PlacedWidgetSnapshot]
    /// The newest records of the trace, oldest first; ``Device/traceTail`` at most.
    public var trace: [TraceRecord]
    /// What the device started with, which a page compares with the present.
    public var start = StartConditions()
    /// The change that ``Device/undo(_:)`` takes back, and the one that ``Device/redo(_:)`` does again; nil if there is
    /// none.
    public var undo, redo: ChangeReading?
    /// Why the apps' sources do not compile, line by line; nil unless they are watched and do not.
    public var buildFailure: String?
}

extension DeviceSnapshot {
    /// The placed widget with an identifier.
    /// - Throws: ``DeviceError`` with code `notFound`.
    package func widget(_ id: String) throws(DeviceError) -> PlacedWidgetSnapshot {
        guard let widget = widgets.first(where: { $0.id == id }) else {
            throw DeviceError(.notFound, "there is no widget \(id); \(Spelling.hint(for: id, of: widgets.map(\.id)))")
        }
        return widget
    }
}

/// The settings, the profile and the screen with which a device started.
public struct StartConditions: Hashable, Sendable {
    public var settings = DeviceSettings()
    public var profile = DeviceProfile.development
    public var screen = DeviceScreen.points393x852
}

/// The state of the clock.
public struct ClockReading: Codable, Hashable, Sendable {
    /// The date on the clock.
    public var date: Date
    /// How many device seconds pass in a second.
    public var speed: Double
    /// Whether the clock is held.
    public var isHeld: Bool
    /// The date of the next entry of any widget; nil if there is none.
    public var nextEntry: Date?
    /// The first moment of the next local day; nil if the zone is unknown.
    public var nextMidnight: Date?
    /// The end of a jump under way, between whose steps the clock stands; nil if there is none.
    public var destination: Date?
}

public struct AppSnapshot: Hashable, Sendable {
    public var id: String
    /// The name below the icon.
    public var name: String
    /// The path of the icon's file; nil if there is none.
    public var icon: String?
    /// The phase of the app's process.
    public var phase: AppPhase
    /// The app's description, with its intents and schemes; nil until the app has answered.
    public var app: ChildDescription?
    /// The widget extension's description; nil until the extension has answered.
    public var widgets: ChildDescription?
    /// The conditions that the app's service can simulate, the normal condition first; empty without a service.
    public var serviceConditions: [String]
    /// The intent that makes the widgets ask the service even if they are fresh; nil if there is none.
    public var refreshIntent: String?
    /// The app's programs: the app, then the extension if there is one.
    public var programs: [ProgramSnapshot]
    /// What happens to pushes to the app's widgets; nil if they arrive.
    public var pushFault: PushFault?

    /// The token for pushes to the app's widgets, in hexadecimal digits.
    public var pushToken: String { DeviceModel.pushToken(of: id) }
}

/// One program of an app.
public struct ProgramSnapshot: Codable, Hashable, Sendable {
    public var program: ProgramReference
    /// The id of the running process; nil while there is none.
    public var pid: Int?
    /// The highest peaks of its ended processes' memory.
    public var memory: ProcessMemory?
    /// Why the last request to the program failed; nil if it succeeded.
    public var trouble: String?
    /// The fault of its further processes; nil for none.
    public var fault: ProgramFault?
}

/// A placed widget at one moment: its placement and its state, with what screen, settings and extension say about them.
///
/// The members of both are the snapshot's own: `widget.family` is the placement's, `widget.ledger` the state's.
@dynamicMemberLookup
public struct PlacedWidgetSnapshot: Hashable, Sendable {
    public var placement: HomeScreen.Placement
    public var state: WidgetState
    /// The name in the gallery; the kind until the extension is described.
    public var displayName: String
    /// The frame on its page, in points; nil on the lock screen.
    public var frame: ArchiveRect?
    /// Its size, in points.
    public var size: ArchiveSize
    /// The radius of its corners, in points.
    public var cornerRadius: Double
    /// The system's content margin for the family, in points; 0 on the lock screen.
    public var contentMargin: Double
    /// Whether the widget disabled the content margin.
    public var hasContentMarginsDisabled: Bool
    /// The configuration intent's name; nil if there is nothing to configure.
    public var configurationIntent: String?
    /// The current appearance.
    public var variant: AppearanceVariant
    /// The date of the next entry; nil if there is none.
    public var nextChange: Date?
    /// When its policy lets the widget be reloaded next, as far as the budget allows it; nil if the policy asks for
    /// nothing.
    public var nextReload: Date?
    /// Why the widget shows the placeholder or an old timeline; nil if the last reload succeeded.
    public var cause: WidgetCause?
    /// The uptime at the moment of the snapshot, by which the ledger's window is measured.
    public var uptime: Duration

    public subscript<Value>(dynamicMember path: KeyPath<HomeScreen.Placement, Value>) -> Value {
        placement[keyPath: path]
    }

    public subscript<Value>(dynamicMember path: KeyPath<WidgetState, Value>) -> Value { state[keyPath: path] }
}

extension PlacedWidgetSnapshot {
    /// The rendering in the current appearance; nil until the extension has sent one.
    public var picture: DrawnRendering.Picture? { state.rendering?.picture(for: variant) }

    /// Whether the placeholder is shown.
    public var isPlaceholder: Bool { state.timeline == nil }

    /// The date of the shown entry; nil for the placeholder.
    public var entryDate: Date? { state.entry?.date }

    /// When the shown timeline was accepted; nil for the placeholder.
    public var acceptedAt: Date? { state.timeline?.acceptedAt }

    /// The view of each entry in the current appearance; without a timeline, that of the placeholder.
    package var pictures: [DrawnRendering.Picture] {
        guard let timeline = state.timeline else { return picture.map { [$0] } ?? [] }
        return timeline.entries.compactMap { $0.rendering.picture(for: variant) }
    }

    /// Whether the widget may show old data, because no request succeeded or the last request failed.
    public var isStale: Bool {
        switch state.outcome {
        case .fresh: false
        case .waiting, .failed, .keptOld: true
        }
    }
}
