import VitrineDevice
import WidgetArchive

/// Weighs the archived views of every new timeline, and looks for extensions that need too much memory.
struct ArchiveLimitCheck: InvariantCheck {
    let text = "archived views and extensions stay within the limits"
    /// The last timeline of each widget; several may be accepted at one moment.
    private var weighed: [String: AcceptedTimeline] = [:]
    /// The views that are within the limits: the timelines of a widget have many of them in common.
    private var light: Set<ArchiveDigest> = []

    mutating func observe(_ device: DeviceSnapshot, _ records: [TraceRecord]) -> String? {
        if let record = records.first(where: { $0.kind == .memoryMarked }) {
            return "\(record.subject) \(record.message)"
        }
        for widget in device.widgets {
            guard let timeline = widget.timeline, weighed[widget.id] != timeline else { continue }
            weighed[widget.id] = timeline
            for picture in timeline.entries.flatMap(\.rendering.pictures) where !light.contains(picture.digest) {
                if let finding = picture.archive.weight.findings().first { return "\(widget.id): \(finding)" }
                light.insert(picture.digest)
            }
        }
        return nil
    }
}
