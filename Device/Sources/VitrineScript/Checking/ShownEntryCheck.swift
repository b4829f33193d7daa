import Foundation
import VitrineDevice
import WidgetArchive

/// Compares the shown view with the entry that belongs to the date, which is looked for entry by entry.
struct ShownEntryCheck: InvariantCheck {
    let text = "every widget shows the entry of its timeline that belongs to the date, unchanged"

    private var date: Date?

    mutating func observe(_ device: DeviceSnapshot, _ records: [TraceRecord]) -> String? {
        guard date != device.clock.date || records.contains(where: { $0.kind == .entryShown }) else { return nil }
        date = device.clock.date
        for widget in device.widgets {
            guard let timeline = widget.timeline, let shown = widget.picture else { continue }
            var entry = timeline.entries[0]
            for next in timeline.entries where timeline.appearance(of: next) <= device.clock.date { entry = next }
            guard widget.entryDate == entry.date else {
                return
                    "\(widget.id) shows the entry of \(Self.text(widget.entryDate)) instead of \(Self.text(entry.date))"
            }
            guard entry.rendering.pictures.contains(where: { $0.digest == shown.digest }) else {
                return "\(widget.id) shows a view that its entry of \(Self.text(entry.date)) does not have"
            }
        }
        return nil
    }

    private static func text(_ date: Date?) -> String { date?.formatted(.iso8601) ?? "no date" }
}
