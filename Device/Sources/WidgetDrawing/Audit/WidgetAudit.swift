public import WidgetArchive

/// Finds what people cannot read or tap in a widget as it is drawn.
///
/// One archive can be looked at in every appearance. The audit finds texts that are drawn in the colour of their ground
/// or with too little contrast, a tint that hides symbols, texts that are too small or outside the content margins,
/// images that become areas of one colour, and targets that are too small. It decides by the archive alone: the same
/// archive has the same findings on the page, in `vitrine host --check` and in tests.
///
/// Not judged: text over an image, text whose colours an effect changes, and placeholders.
///
/// ```swift
/// let audit = WidgetAudit(appearance: .tinted(tint), contentMargin: 16)
/// print(audit.findings(in: archive))
/// ```
public struct WidgetAudit: Hashable, Sendable {
    /// The surroundings in which the widget is drawn.
    public var appearance: DrawnAppearance
    /// The space at each edge that text must leave free, in points; 0 on the lock screen.
    public var contentMargin: Double
    /// Whether system colours are those of increased contrast.
    public var isContrastIncreased: Bool
    /// What is behind a translucent widget.
    public var wallpaper: DrawnWallpaper

    /// The largest number of findings about one archive: enough to see what is wrong.
    static let limit = 24
    /// The content margin of widgets that disabled the system's, in points.
    ///
    /// Apple, Human Interface Guidelines, Widgets: 16 points are usual, and 11 where graphics need the room.
    static let leastMargin = 11.0

    /// The margin that text must leave free in a widget, by the system's margin and whether the widget disabled it.
    public static func margin(system: Double, isDisabled: Bool) -> Double {
        isDisabled ? min(leastMargin, system) : system
    }

    public init(
        appearance: DrawnAppearance,
        contentMargin: Double,
        isContrastIncreased: Bool = false,
        wallpaper: DrawnWallpaper = .usual
    ) {
        self.appearance = appearance
        self.contentMargin = contentMargin
        self.isContrastIncreased = isContrastIncreased
        self.wallpaper = wallpaper
    }

    /// The colour behind the widget where nothing is painted.
    var ground: ArchiveRGBA { appearance.ground(over: wallpaper) }

    /// The findings in the order of painting, each one once.
    /// - Complexity: O(*n* · *m*) in the numbers of texts and of the areas below them.
    public func findings(in archive: EntryArchive) -> [ArchiveFinding] {
        var walk = AuditWalk(self, size: archive.size)
        if walk.palette.showsBackground { walk.visitBackground(archive.background) }
        walk.visit(archive.content)
        walk.judgeTint()
        return walk.findings
    }
}
