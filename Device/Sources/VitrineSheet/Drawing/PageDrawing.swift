package import Foundation
package import VitrineDevice
package import WidgetArchive
import WidgetDrawing

/// Draws archived views as HTML in the device's appearance, time zone and locale.
package struct PageDrawing {
    /// Everything that a drawing depends on; drawings with equal keys look the same.
    package struct Key: Hashable {
        var digest: ArchiveDigest
        var settings: DeviceSettings
        var isPlaceholder: Bool

        package init(digest: ArchiveDigest, settings: DeviceSettings, isPlaceholder: Bool) {
            self.digest = digest
            self.settings = settings
            self.isPlaceholder = isPlaceholder
        }
    }

    private var drawing: HTMLDrawing

    package init(settings: DeviceSettings, date: Date) {
        drawing = HTMLDrawing(
            isDark: settings.appearance != .light,
            renderingMode: settings.appearance == .tinted ? .accented(tint: Self.tint) : .fullColor,
            now: date,
            locale: Locale(identifier: settings.locale),
            timeZone: TimeZone(identifier: settings.timeZone) ?? .gmt
        )
        drawing.hidesPrivate = settings.isLocked
    }

    /// Draws a widget; `id` must be unique among the drawings on a page.
    ///
    /// Lock-screen widgets are drawn without colours, regardless of the home screen's appearance.
    package func widget(
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

    /// Draws an app's screen in full colour, regardless of the home screen's tint.
    package func screen(_ archive: EntryArchive, id: String) -> String {
        var drawing = drawing
        drawing.renderingMode = .fullColor
        drawing.idPrefix = "\(id)-"
        drawing.cornerRadius = 0
        return drawing.html(for: archive)
    }

    private static var tint: ArchiveRGBA { ArchiveRGBA(red: 0.62, green: 0.8, blue: 1) }
}
