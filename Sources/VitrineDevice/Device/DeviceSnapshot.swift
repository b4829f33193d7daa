public import VitrineWire
public import WidgetArchive

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The whole device as one value at one moment: all that a page needs to show it.
///
/// Values share their storage with the device: taking a snapshot copies no archive.
public struct DeviceSnapshot: Sendable {
    /// Counts the states of this device: a later snapshot has a greater number, equal numbers mean nothing changed.
    public var revision: Int
    /// The clock.
    public var clock: ClockReading
    /// What a person has set.
    public var settings: DeviceSettings
    /// The screen.
    public var screen: DeviceScreen
    /// The profile.
    public var profile: DeviceProfile
    /// The apps, in the order of their icons.
    public var apps: [AppSnapshot]
    /// The id of the app on the screen; nil while the home screen is.
    public var foreground: String?
    /// The id of the app that asks to know where the device is; nil while no answer is waited for.
    public var locationAsker: String?
    /// The widgets, in the order in which they were placed.
    public var widgets: [PlacedWidgetSnapshot]
    /// The newest records of the trace, oldest first; ``Device/traceTail`` at most.
    public var trace: [TraceRecord]
}

/// What the clock shows and how it goes.
public struct ClockReading: Codable, Hashable, Sendable {
    /// What it shows.
    public var date: Date
    /// How many device seconds pass in a second.
    public var speed: Double
    /// Whether it stands still.
    public var isHeld: Bool
    /// The date of the next entry of any widget; nil if none lies ahead.
    public var nextEntry: Date?
    /// The first moment of the next local day; nil if the zone is unknown.
    public var nextMidnight: Date?
}

/// One installed app.
public struct AppSnapshot: Hashable, Sendable {
    /// The app's id.
    public var id: String
    /// The name below the icon.
    public var name: String
    /// The icon's file; nil if there is none.
    public var icon: String?
    /// How far its process is.
    public var phase: AppPhase
    /// What the app offers: its intents and schemes; nil until it has said so.
    public var app: ChildDescription?
    /// What its widget extension offers; nil until it has said so.
    public var widgets: ChildDescription?
    /// What its service can be made to do, the first if all is well; empty if it has none.
    public var serviceConditions: [String]
    /// The intent that makes its widgets ask the service however fresh they are; nil if there is none.
    public var refreshIntent: String?
    /// Its programs: the app, then the extension if it has one.
    public var programs: [ProgramSnapshot]
}

/// One program of an app.
public struct ProgramSnapshot: Codable, Hashable, Sendable {
    /// Which.
    public var program: ProgramReference
    /// The process that runs; nil while none does.
    public var pid: Int?
    /// The greatest peak of resident memory of its processes that ended, in bytes.
    public var peakBytes: Int?
    /// Why the last request to it failed; nil after one that did not.
    public var trouble: String?
}

/// One placed widget and what is drawn of it now.
public struct PlacedWidgetSnapshot: Hashable, Sendable {
    /// The instance's identifier, such as `w3`.
    public var id: String
    /// The app's id.
    public var app: String
    /// The widget's kind.
    public var kind: String
    /// The name in the gallery; the kind until the extension has said it.
    public var displayName: String
    /// The family.
    public var family: DisplayFamily
    /// The top left cell; nil on the lock screen.
    public var position: GridPosition?
    /// Where it stands on its page, in points; nil on the lock screen.
    public var frame: ArchiveRect?
    /// Its size, in points.
    public var size: ArchiveSize
    /// The radius of its corners, in points.
    public var cornerRadius: Double
    /// The configuration intent's parameters by name, each as JSON text; nil for the default.
    public var configuration: [String: String]?
    /// The configuration intent's form; nil if there is nothing to configure.
    public var configurationIntent: String?
    /// What is drawn now, in the present appearance; nil until the extension has drawn anything.
    public var picture: DrawnLook.Picture?
    /// What is drawn, in every appearance.
    public var look: DrawnLook?
    /// Whether what is drawn is the placeholder.
    public var isPlaceholder: Bool
    /// The date of the entry shown; nil for the placeholder.
    public var entryDate: Date?
    /// When another entry will be shown by itself; nil if none is known.
    public var nextChange: Date?
    /// When the timeline shown was accepted; nil for the placeholder.
    public var acceptedAt: Date?
    /// When the policy asks for the next timeline; nil if it does not.
    public var policyDate: Date?
    /// How the last request for a timeline ended.
    public var outcome: WidgetOutcome
    /// The reload that waits; nil if none does.
    public var pending: PendingReload?
    /// Whether a timeline request is under way.
    public var isLoading: Bool
    /// How many reloads were asked for, made and saved since the device started.
    public var reloads: ReloadTally
}

extension PlacedWidgetSnapshot {
    /// Whether the system shows something older than it should: the last request failed.
    public var isStale: Bool {
        switch outcome {
        case .fresh: false
        case .waiting, .failed, .keptOld: true
        }
    }
}
