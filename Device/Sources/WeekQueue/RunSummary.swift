public import VitrineScript

/// A run of the queue with its results.
public struct RunSummary: Sendable {
    public var run: WeekRun
    /// The day on which it was added, in UTC, such as `2026-11-26`.
    public var day: String
    public var progress: QueueProgress
    public var report: SeedsReport
    /// Why its results cannot be read together, and the report is empty; nil if they can.
    public var fault: String?
    /// The processor time of its results, in seconds.
    public var coreSeconds: Double

    /// How many weeks of seven days an hour of a core plays; nil before the first result.
    public var weeksPerCoreHour: Double? {
        coreSeconds > 0 ? Double(report.days) / 7 / (coreSeconds / 3_600) : nil
    }
}
