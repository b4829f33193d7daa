public import Foundation
import VitrineWire

/// The state of a device in the form in which commands print it: names and moments, no pictures.
///
/// As JSON, dates are in ISO 8601 and a value that does not exist has no key.
public struct DeviceStatus: Codable, Hashable, Sendable {
    /// The clock.
    public struct Clock: Codable, Hashable, Sendable {
        public var now: Date
        /// The identifier of the time zone, such as `Asia/Seoul`.
        public var zone: String
        /// Device seconds for each real second.
        public var speed: Double
        /// Whether the clock stands still.
        public var isPaused: Bool
        /// The next entry of any widget.
        public var nextEntry: Date?
        /// The beginning of the next local day.
        public var nextMidnight: Date?
    }

    /// An installed app.
    public struct App: Codable, Hashable, Sendable {
        public var id: String
        public var name: String
        /// `closed`, `starting` or `ready`.
        public var phase: AppPhase
        /// What its extension offers; empty until the extension has described itself.
        public var kinds: [Kind]
        /// Why the last request to one of its programs failed.
        public var trouble: String?
    }

    /// A widget that can be placed.
    public struct Kind: Codable, Hashable, Sendable {
        public var kind: String
        /// The name in the gallery.
        public var name: String
        /// The families by Apple's names, as far as the screen has them.
        public var families: [String]
    }

    public var clock: Clock
    /// Why the apps' sources do not compile, so that the widgets are those of the last programs; nil if they do.
    public var buildFailure: String?
    public var isLocked: Bool
    /// The name of the screen, such as `393x852`.
    public var screen: String
    /// The values of the settings, by their names.
    public var settings: [String: String]
    /// The id of the app in front; the home screen has none.
    public var foreground: String?
    public var apps: [App]
    /// The widgets, in the order in which they were placed.
    public var widgets: [WidgetStatus]
}

extension DeviceStatus {
    /// Describes a snapshot; `settings` are the values by name.
    public init(_ device: DeviceSnapshot, settings: [String: String]) {
        self.init(
            clock: Clock(
                now: device.clock.date,
                zone: device.settings.timeZone,
                speed: device.clock.speed,
                isPaused: device.clock.isHeld,
                nextEntry: device.clock.nextEntry,
                nextMidnight: device.clock.nextMidnight
            ),
            buildFailure: device.buildFailure,
            isLocked: device.settings.isLocked,
            screen: device.screen.name,
            settings: settings,
            foreground: device.foreground,
            apps: device.apps.map { App($0, on: device.screen) },
            widgets: device.widgets.map { WidgetStatus($0, on: device) }
        )
    }
}

extension DeviceStatus.App {
    fileprivate init(_ app: AppSnapshot, on screen: DeviceScreen) {
        self.init(
            id: app.id,
            name: app.name,
            phase: app.phase,
            kinds: (app.widgets?.widgets ?? [])
                .map { widget in
                    let families = widget.families.compactMap(DisplayFamily.init(rawValue:))
                    return DeviceStatus.Kind(
                        kind: widget.kind,
                        name: widget.displayName,
                        families: families.filter { screen.size(of: $0) != nil }.map(\.rawValue)
                    )
                },
            trouble: app.programs.compactMap(\.trouble).last
        )
    }
}
