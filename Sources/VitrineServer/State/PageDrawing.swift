import Foundation
import VitrineDevice
import WidgetArchive
import WidgetDrawing

/// Draws the device's looks as HTML, in the device's appearance, zone and locale.
struct PageDrawing {
    /// What a picture looks like depends on these and on the picture itself.
    struct Key: Hashable {
        /// The picture.
        var digest: ArchiveDigest
        /// What a person set.
        var settings: DeviceSettings
        /// Whether the picture is the placeholder.
        var isPlaceholder: Bool
    }

    private var drawing: HTMLDrawing

    /// Prepares drawing for a state of the device.
    init(settings: DeviceSettings, date: Date) {
        drawing = HTMLDrawing(
            isDark: settings.appearance != .light,
            renderingMode: settings.appearance == .tinted ? .accented(tint: Self.tint) : .fullColor,
            now: date,
            locale: Locale(identifier: settings.locale),
            timeZone: TimeZone(identifier: settings.timeZone) ?? .gmt
        )
        drawing.hidesPrivate = settings.isLocked
    }

    /// Draws a widget's picture; `id` tells apart the elements of two pictures on one page.
    ///
    /// What stands on the lock screen is drawn without colours, whatever the home screen's appearance.
    func widget(
        _ archive: EntryArchive,
        id: String,
        family: DisplayFamily,
        cornerRadius: Double,
        isPlaceholder: Bool
    ) -> String {
        var drawing = drawing
        if family.isAccessory {
            drawing.isDark = true
            drawing.renderingMode = .vibrant
        }
        drawing.idPrefix = "\(id)-"
        drawing.cornerRadius = cornerRadius
        drawing.isPlaceholder = isPlaceholder
        return drawing.html(for: archive)
    }

    /// Draws an app's screen: in full colour whatever the home screen's tint.
    func screen(_ archive: EntryArchive, id: String) -> String {
        var drawing = drawing
        drawing.renderingMode = .fullColor
        drawing.idPrefix = "\(id)-"
        drawing.cornerRadius = 0
        return drawing.html(for: archive)
    }

    private static var tint: ArchiveRGBA { ArchiveRGBA(red: 0.62, green: 0.8, blue: 1) }
}
