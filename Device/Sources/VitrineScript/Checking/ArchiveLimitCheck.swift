import Foundation
import VitrineDevice
import WidgetArchive

/// Weighs the archived views of every new timeline, and looks for extensions that need too much memory.
struct ArchiveLimitCheck: InvariantCheck {
    let text = "archived views and extensions stay within the limits"
    private var weighed: [String: Date] = [:]

    mutating func observe(_ device: DeviceSnapshot, _ records: [TraceRecord]) -> String? {
        if let record = records.first(where: { $0.kind == .memoryMarked }) {
            return "\(record.subject) \(record.message)"
        }
        for widget in device.widgets {
            guard let timeline = widget.timeline, weighed[widget.id] != timeline.acceptedAt else { continue }
            weighed[widget.id] = timeline.acceptedAt
            for picture in timeline.entries.flatMap(\.rendering.pictures) {
                if let finding = picture.archive.weight.findings().first { return "\(widget.id): \(finding)" }
            }
        }
        return nil
    }
}
