public import Foundation
public import WidgetArchive

/// Draws a look as HTML: one absolutely placed box a node, every rectangle as the archive has it.
///
/// The result is one element of class `vw`, to be put into a page that also has ``styleSheet`` and the faces of
/// `Fonts/fonts.css`; texts that tick need the script ``LiveScript``. It decides nothing: layout was done when the entry
/// was archived.
///
/// **Safe.** Nothing from the archive can become an element, a handler, a style or a script: all texts are escaped,
/// styles hold numbers and colours only, links are data for the page's script and never addresses that a browser
/// follows. It works under `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:`.
///
/// **What the page does.** `data-action` on a button or switch and `data-url` on a link or on the whole drawing say what
/// a tap asks for; `data-digest` on the whole drawing says which picture was tapped. `data-stale` set on the drawing by
/// the page fades what was marked as invalidatable.
public struct HTMLDrawing: Sendable {
    /// How the system shows widgets.
    public enum RenderingMode: Hashable, Sendable {
        /// As designed.
        case fullColor
        /// Tinted: the accent group in the tint, everything else white; no background.
        case accented(tint: ArchiveRGBA)
        /// As on a lock screen: no colours, no background.
        case vibrant
    }

    /// Whether the appearance is dark; accented and vibrant drawings always are.
    public var isDark: Bool
    /// How the system shows widgets.
    public var renderingMode: RenderingMode
    /// The moment, for what moves with the clock.
    public var now: Date
    /// The locale of live texts.
    public var locale: Locale
    /// The zone of live texts.
    public var timeZone: TimeZone
    /// Whether what is marked as private is drawn as a placeholder, as on a locked screen.
    public var hidesPrivate: Bool
    /// Whether everything is drawn as a placeholder.
    public var isPlaceholder: Bool
    /// The corners' radius of the container, in points.
    public var cornerRadius: Double
    /// Put before the identifiers in the drawing; give each drawing on a page its own.
    ///
    /// Letters, digits and hyphens; everything else is left out.
    public var idPrefix: String
    /// Whether each box carries its node's path (`data-node="c0.2.1"`), for tests.
    public var marksNodes: Bool

    /// Makes a drawing for a moment.
    public init(
        isDark: Bool = false,
        renderingMode: RenderingMode = .fullColor,
        now: Date,
        locale: Locale = Locale(identifier: "en_US"),
        timeZone: TimeZone = .gmt,
        hidesPrivate: Bool = false,
        isPlaceholder: Bool = false,
        cornerRadius: Double = 0,
        idPrefix: String = "w",
        marksNodes: Bool = false
    ) {
        self.isDark = isDark
        self.renderingMode = renderingMode
        self.now = now
        self.locale = locale
        self.timeZone = timeZone
        self.hidesPrivate = hidesPrivate
        self.isPlaceholder = isPlaceholder
        self.cornerRadius = cornerRadius
        self.idPrefix = idPrefix
        self.marksNodes = marksNodes
    }

    /// The drawing as UTF-8.
    /// - Complexity: O(*n*) in the nodes, characters and picture bytes.
    public func bytes(for archive: EntryArchive) -> [UInt8] {
        var pen = HTMLPen(drawing: self, archive: archive)
        pen.draw(archive)
        return pen.html.bytes
    }

    /// The drawing as text.
    public func html(for archive: EntryArchive) -> String { String(decoding: bytes(for: archive), as: UTF8.self) }

    /// The rules that every drawing on a page needs, once; independent of any archive.
    public static let styleSheet: String =
        ".vw{" + FontStylesheet.textProperties + "}\n" + String(decoding: PackageResources.drawing_css, as: UTF8.self)
}
