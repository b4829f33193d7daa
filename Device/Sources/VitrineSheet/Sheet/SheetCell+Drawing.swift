import VitrineDevice
import VitrineScript
import VitrineWire
import WidgetArchive

extension SheetCell {
    /// Draws the cell.
    /// - Parameters:
    ///   - rendering: The extension's answer.
    ///   - family: The family's measures.
    ///   - device: The device when it asked; its lock hides private content.
    ///   - isPlaceholder: Whether everything is redacted.
    mutating func draw(
        _ rendering: DrawnRendering,
        _ family: SheetFamily,
        on device: DeviceSnapshot,
        isPlaceholder: Bool
    ) {
        guard let archive = rendering.picture(for: variant)?.archive else { return }
        var settings = device.settings
        settings.appearance = .dark
        settings.locale = locale
        settings.display.textSize = textSize
        let date = device.clock.date
        html = PageDrawing(settings: settings, date: date, in: appearance)
            .widget(
                archive,
                id: "s-\(name.map { $0.isLetter || $0.isNumber ? $0 : "-" }.map(String.init).joined())",
                family: family.family,
                cornerRadius: family.cornerRadius,
                isPlaceholder: isPlaceholder
            )
        let (wording, hides) = (settings.wording, settings.isLocked)
        lines =
            isPlaceholder
            ? ["(redacted)"] : PlainTextDrawing(now: date, wording: wording, hidesPrivate: hides).lines(for: archive)
        reading = isPlaceholder ? [] : archive.reading(now: date, wording: wording, hidesPrivate: hides).lines
        if let url = archive.url { reading.append("link of the widget: \(url)") }
        findings = archive.findings.map(\.message)
    }

    private var variant: AppearanceVariant {
        appearance?.variant ?? AppearanceVariant(isDark: true, renderingMode: .vibrant)
    }
}
