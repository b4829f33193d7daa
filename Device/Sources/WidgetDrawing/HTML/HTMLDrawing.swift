public import Foundation
public import WidgetArchive

/// Renders an archived view as HTML, with one absolutely positioned box for each node.
///
/// The result is one element of class `vw`. The page must also include ``styleSheet`` and the font faces of
/// `Fonts/fonts.css`; live texts need the script ``LiveScript``. The drawing performs no layout: every rectangle is the
/// archive's, from the time at which the entry was archived.
///
/// **Security.** Nothing from the archive can become an element, an event handler, a style or a script. All texts are
/// escaped, and styles contain only numbers and colours. Links are data for the page's script and never addresses that
/// a browser follows. The drawing works under the content security policy
/// `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:`.
///
/// **Interaction.** The page's script handles taps. The attribute `data-action` on a button or switch, or `data-url` on
/// a link or on the whole drawing, is the target of a tap. `data-digest` on the whole drawing identifies the archive
/// that was tapped. If the page sets `data-stale` on the drawing, content that is marked as invalidatable fades.
public struct HTMLDrawing: Sendable {
    /// The way in which the system shows widgets.
    public enum RenderingMode: Hashable, Sendable {
        /// The colours and the background as designed.
        case fullColor
        /// The colours as designed, without a background, as in StandBy.
        case withoutBackground
        /// Shades of red without a background, as in StandBy at night.
        case night
        /// The accent group in the tint colour, everything else in white, without a background.
        case accented(tint: ArchiveRGBA)
        /// Greys without a background, as on the lock screen.
        case vibrant
    }

    /// Whether the appearance is dark; drawings without a background are always dark.
    public var isDark: Bool
    public var renderingMode: RenderingMode
    /// Whether system colours are those of increased contrast.
    public var isContrastIncreased: Bool
    /// The current time for live texts and gauges.
    public var now: Date
    /// The device's locale, for live texts; an archive may name another language for its region.
    public var locale: Locale
    /// The time zone of live texts.
    public var timeZone: TimeZone
    /// Whether nodes that are marked as private are drawn as placeholders, as on a locked screen.
    public var hidesPrivate: Bool
    /// Whether everything is drawn as a placeholder.
    public var isPlaceholder: Bool
    /// The corner radius of the container, in points.
    public var cornerRadius: Double
    /// The prefix of all element ids in the drawing, which must be unique on the page.
    ///
    /// Only letters, digits and hyphens are used; other characters are omitted.
    public var idPrefix: String
    /// Whether each box carries its node's path (`data-node="c0.2.1"`), for tests.
    public var marksNodes: Bool

    public init(
        isDark: Bool = false,
        renderingMode: RenderingMode = .fullColor,
        isContrastIncreased: Bool = false,
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
        self.isContrastIncreased = isContrastIncreased
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
    /// - Complexity: O(*n*) in the number of nodes, characters and image bytes.
    public func bytes(for archive: EntryArchive) -> [UInt8] {
        var pen = HTMLPen(drawing: self, archive: archive)
        pen.draw(archive)
        return pen.html.bytes
    }

    /// The drawing as text.
    public func html(for archive: EntryArchive) -> String { String(decoding: bytes(for: archive), as: UTF8.self) }

    /// The CSS rules for all drawings, to include in a page once.
    public static let styleSheet: String =
        ".vw{" + FontStylesheet.textProperties + "}\n" + String(decoding: PackageResources.drawing_css, as: UTF8.self)
}
