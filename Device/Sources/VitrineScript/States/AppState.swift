public import Foundation
public import VitrineDevice

/// A state of an app in which its widgets are looked at, such as `current`, `stale` or `empty`.
public struct AppState: Hashable, Sendable {
    /// The state's name, such as `stale`.
    public var name: String
    /// What the extension is asked for in the state.
    public var shows = WidgetVariant.Content.entry
    /// The script that brings an app into the state: the placed widgets, and steps.
    public var script: DeviceScript
}

/// The states of one app, as a file describes them.
public struct AppStates: Hashable, Sendable {
    /// The id of the app.
    public var app: String
    /// How the widgets are configured, by kind: the configuration intent's parameters by name, each as JSON text.
    ///
    /// A kind that is not listed has its default configuration.
    public var configurations: [String: [String: String]] = [:]
    /// The states in the order of the file, at least one.
    public var states: [AppState]

    /// The time at which widgets are looked at where none is named, 2026-02-03T05:00:00Z: what they show differs by
    /// day.
    public static let usualStart = Date(timeIntervalSince1970: 1_770_094_800)

    /// The states of an app without a file: the snapshot for the gallery, the entry after the app was opened with its
    /// sample data, and the placeholder.
    public static func predefined(for app: String) -> AppStates {
        var script = DeviceScript(name: "sample", start: usualStart)
        script.apps = [app]
        let sample = AppState(name: "sample", shows: .snapshot, script: script)
        let place = ScriptPosition(line: 1, column: 1)
        script.name = "current"
        script.steps = [.init(.open(app: app), position: place), .init(.home, position: place)]
        let current = AppState(name: "current", script: script)
        script.name = "redacted"
        script.steps = []
        let redacted = AppState(name: "redacted", shows: .placeholder, script: script)
        return AppStates(app: app, states: [sample, current, redacted])
    }
}
