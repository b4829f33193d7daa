import Foundation
import Hummingbird
import VitrineDevice
import VitrineSheet
import VitrineWire
import WidgetArchive

/// A widget's timeline with a picture of each entry, in the device's current appearance.
struct TimelineAnswer: ResponseCodable {
    struct Entry: Codable {
        /// The moment from which the entry is shown, in seconds since 1970.
        var date: Double
        /// The relevance in a stack; nil if the provider does not state it.
        var relevance: Double?
        /// Why the view changes then, by short names such as `age`; empty if the provider does not state it.
        var reasons: [String]
        var html: String
    }

    /// The number of entries with a picture; later ones are only counted.
    static let limit = 200

    var entries: [Entry]
    /// The number of entries in the timeline.
    var count: Int

    /// Draws the entries; a widget without a timeline has none.
    init(_ widget: PlacedWidgetSnapshot, in device: DeviceSnapshot) {
        let all = widget.timeline?.entries ?? []
        count = all.count
        let variant = AppearanceVariant(device.settings.appearance)
        entries = all.prefix(Self.limit).enumerated()
            .compactMap { index, entry in
                guard let picture = entry.rendering.picture(for: variant) else { return nil }
                // An entry is drawn at its own moment, so that its live texts read as they will then.
                let html = PageDrawing(settings: device.settings, date: entry.date)
                    .widget(
                        picture.archive,
                        id: "t\(index)-\(widget.id)",
                        family: widget.family,
                        cornerRadius: widget.cornerRadius,
                        isPlaceholder: false
                    )
                return Entry(
                    date: entry.date.timeIntervalSince1970,
                    relevance: entry.relevance,
                    reasons: entry.reasons,
                    html: html
                )
            }
    }
}
