public import Foundation
public import WidgetArchive

/// A placed widget as text: what is drawn, what a screen reader speaks, and what can be tapped.
///
/// As JSON, dates are in ISO 8601 and a value that does not exist has no key.
public struct WidgetReading: Codable, Hashable, Sendable {
    /// The instance's identifier, such as `w1`.
    public var id: String
    public var app: String
    public var kind: String
    /// The name in the gallery.
    public var name: String
    public var family: DisplayFamily
    /// The device's time, at which the live texts are read.
    public var now: Date
    /// Whether the placeholder is shown.
    public var isPlaceholder: Bool
    /// Identifies the rendering, as a tap must; a widget without a rendering has none.
    public var digest: ArchiveDigest?
    /// The drawing in characters, line by line; empty without a rendering.
    public var text: [String]
    /// What a screen reader speaks, in its order.
    public var elements: [ArchiveReading.Element]
    /// The address that a tap outside all controls opens; without one, such a tap opens the app.
    public var url: String?
    /// The intents of the buttons and toggles, by the action's identifier.
    public var actions: [String: String]
    /// The layout's notes about the view.
    public var findings: [ArchiveFinding]

    /// Reads a widget in the words of the device's locale.
    /// - Parameters:
    ///   - widget: The widget.
    ///   - device: The device at the same moment.
    ///   - wording: Formats live texts.
    public init(_ widget: PlacedWidgetSnapshot, on device: DeviceSnapshot, wording: any LiveTextWording) {
        let archive = widget.picture?.archive
        let (now, hides) = (device.clock.date, device.settings.isLocked)
        id = widget.id
        app = widget.app
        kind = widget.kind
        name = widget.displayName
        family = widget.family
        self.now = now
        isPlaceholder = widget.isPlaceholder
        digest = widget.picture?.digest
        let drawing = PlainTextDrawing(now: now, wording: wording, hidesPrivate: hides)
        text = archive.map { drawing.lines(for: $0) } ?? []
        elements = archive?.reading(now: now, wording: wording, hidesPrivate: hides).elements ?? []
        url = archive?.url
        actions = archive?.actions.mapValues(\.intent) ?? [:]
        findings = archive?.findings ?? []
    }
}
