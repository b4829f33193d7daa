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

    /// Draws in the appearance of the settings, or in another one that a device's screen does not have.
    package init(settings: DeviceSettings, date: Date, in other: SheetAppearance? = nil) {
        var settings = settings
        if let appearance = other?.device { settings.appearance = appearance }
        let appearance = other?.drawn ?? DrawnAppearance(settings)
        drawing = HTMLDrawing(
            isDark: appearance.isDark,
            renderingMode: appearance.renderingMode,
            isContrastIncreased: settings.display.isContrastIncreased,
            now: date,
            locale: Locale(identifier: settings.localeWithClock),
            timeZone: TimeZone(identifier: settings.timeZone) ?? .gmt
        )
        drawing.hidesPrivate = settings.isLocked
    }

    /// Draws a placed widget in its surroundings, a small one in StandBy if the device is there; nil without a picture.
    package static func html(of widget: PlacedWidgetSnapshot, in device: DeviceSnapshot) -> String? {
        guard let archive = widget.picture?.archive else { return nil }
        let standBy = widget.family == .systemSmall ? SheetAppearance(device.settings.standBy) : nil
        return PageDrawing(settings: device.settings, date: device.clock.date, in: standBy)
            .widget(
                archive,
                id: widget.id,
                family: widget.family,
                cornerRadius: widget.cornerRadius,
                isPlaceholder: widget.isPlaceholder
            )
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
            drawing.isDark = DrawnAppearance.lockScreen.isDark
            drawing.renderingMode = DrawnAppearance.lockScreen.renderingMode
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
}

extension DrawnAppearance {
    /// The appearance of home screen widgets.
    init(_ settings: DeviceSettings) {
        self =
            switch settings.appearance {
            case .light: .light
            case .dark: .dark
            case .tinted: .tinted(settings.tint)
            case .clear: .clear
            }
    }
}

extension DrawnWallpaper {
    /// The wallpaper of the page's style sheet, which has the same colours and the same glass.
    init(_ wallpaper: DeviceWallpaper) {
        self =
            switch wallpaper {
            case .dusk: .usual
            case .mist: .mist
            case .leaves: .leaves
            case .night: .night
            }
    }
}

extension PlacedWidgetSnapshot {
    private func surroundings(in settings: DeviceSettings) -> DrawnAppearance {
        if placement.family.isAccessory { return .lockScreen }
        let standBy = placement.family == .systemSmall ? SheetAppearance(settings.standBy) : nil
        return standBy?.drawn ?? DrawnAppearance(settings)
    }

    /// What the layout and the drawing have to say about the view of each entry, or about the placeholder, whose
    /// drawing is not judged; each finding with the indices of the entries that have it.
    package func findings(in settings: DeviceSettings) -> [(finding: ArchiveFinding, entries: [Int])] {
        guard state.timeline != nil else { return pictures.flatMap(\.archive.findings).map { ($0, []) } }
        let audit = WidgetAudit(
            appearance: surroundings(in: settings),
            contentMargin: WidgetAudit.margin(system: contentMargin, isDisabled: hasContentMarginsDisabled),
            isContrastIncreased: settings.display.isContrastIncreased,
            wallpaper: DrawnWallpaper(settings.wallpaper)
        )
        var order: [ArchiveFinding] = []
        var entries: [ArchiveFinding: [Int]] = [:]
        // Many entries differ in a live text only; what is drawn alike is judged once.
        var judged: [ArchiveDigest: [ArchiveFinding]] = [:]
        for (index, picture) in pictures.enumerated() {
            let drawn = judged[picture.digest] ?? audit.findings(in: picture.archive)
            judged[picture.digest] = drawn
            for finding in picture.archive.findings + drawn {
                if entries[finding] == nil { order.append(finding) }
                if entries[finding]?.last != index { entries[finding, default: []].append(index) }
            }
        }
        return order.map { ($0, entries[$0] ?? []) }
    }
}
