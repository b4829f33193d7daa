import VitrineWidgets

/// The process of an app that stands in for a hosted extension's own.
public enum StandIn {
    /// Serves the device if it started this program as a stand-in, and then never returns; returns if it did not.
    ///
    /// A program calls it first, before any asynchronous code.
    @MainActor
    public static func serve(_ environment: [String: String]) {
        guard AppProcess.isStartedByDevice(environment), environment[StandInSettings.nameKey] != nil else { return }
        AppProcess.run(environment: environment) { StandInApp(StandInSettings(environment)) }
    }

    /// The environment by which a program knows that it is a stand-in.
    static func environment(name: String, schemes: [String], group: String) -> [String: String] {
        [
            StandInSettings.nameKey: name, StandInSettings.schemesKey: schemes.joined(separator: " "),
            StandInSettings.groupKey: group,
        ]
    }
}
