package import VitrineDevice
import VitrineScript
package import WidgetArchive

/// A picture of a widget in a report, with words below.
package struct ReportPicture: Sendable {
    private let words: String
    private let archive: EntryArchive
    private let family: DisplayFamily
    private let cornerRadius: Double

    package init(_ words: String, _ archive: EntryArchive, family: DisplayFamily, cornerRadius: Double = 22) {
        self.words = words
        self.archive = archive
        self.family = family
        self.cornerRadius = cornerRadius
    }

    /// Draws it; `id` is unique on the page.
    func html(_ drawing: PageDrawing, id: String) -> String {
        let widget = drawing.widget(archive, id: id, family: family, cornerRadius: cornerRadius, isPlaceholder: false)
        let size = "width:\(archive.size.width)px;height:\(archive.size.height)px;border-radius:\(cornerRadius)px"
        // What the lock screen shows is light, and lies on its wallpaper.
        let wallpaper = family.isAccessory ? " class=\"wallpaper\"" : ""
        return """
            <figure><div\(wallpaper)><div class="shown" style="\(size)">\(widget)</div></div>\
            <figcaption>\(words.escapedForMarkup)</figcaption></figure>
            """
    }
}
