public import Foundation
public import VitrineDevice
public import WidgetArchive

/// What happened when a script was played.
public struct ScriptResult: Sendable {
    /// One expectation, or a step that the device refused.
    public struct Finding: Hashable, Sendable {
        public var text: String
        public var position: ScriptPosition
        /// Why it failed, and when on the device's clock; nil if it passed.
        public var failure: Failure?
    }

    public struct Failure: Hashable, Sendable {
        public var message: String
        public var date: Date
        /// The last records of the trace before it, as lines.
        public var before: [String]
        /// What the widget showed that failed; nil if the failure is not about one widget that shows something.
        public var picture: EntryArchive?
    }

    public var script: DeviceScript
    public var file: String
    public var findings: [Finding]
    /// The names of the script's widgets, by their identifiers on the device.
    public var names: [String: String]
    /// The records of the device, oldest first.
    public var trace: [TraceRecord]
    /// How long the script took in real time.
    public var duration: Duration
    /// How much time passed on the device, in seconds.
    public var played: Double

    public var hasPassed: Bool { findings.allSatisfy { $0.failure == nil } }
}
