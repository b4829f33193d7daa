public import WidgetArchive

/// What is behind the widgets, as far as it decides whether their words can be read.
public struct DrawnWallpaper: Hashable, Sendable {
    /// The brightest colour of the picture, on which white text is hardest to read.
    public var brightest: ArchiveRGBA
    /// The brightest colour in the appearances dark and tinted, in which the picture is dimmed.
    public var brightestDimmed: ArchiveRGBA
    /// How much of the picture glass covers, from 0 to 1.
    ///
    /// Over a bright picture it covers more, so that secondary text, which is white at 60 %, has the contrast of 4.5 :
    /// 1 that small text needs.
    ///
    /// Apple, Human Interface Guidelines, Materials: glass adapts to what is behind it, so that the content stays
    /// legible. How much it covers is modelled.
    public var glass: Double

    public init(brightest: ArchiveRGBA, brightestDimmed: ArchiveRGBA, glass: Double = 0.58) {
        self.brightest = brightest
        self.brightestDimmed = brightestDimmed
        self.glass = glass
    }

    /// A picture that is dimmed to two fifths of its brightness.
    public init(brightest: ArchiveRGBA, glass: Double = 0.58) {
        self.init(brightest: brightest, brightestDimmed: brightest.brightened(by: 0.4), glass: glass)
    }

    /// The picture of a new device, of middle brightness.
    public static let usual = DrawnWallpaper(
        brightest: ArchiveRGBA(rawValue: 0xb464_7cff),
        brightestDimmed: ArchiveRGBA(rawValue: 0x3c33_5bff)
    )
    /// A bright, pale picture.
    public static let mist = DrawnWallpaper(brightest: ArchiveRGBA(rawValue: 0xc3cf_dbff), glass: 0.78)
    /// Saturated greens.
    public static let leaves = DrawnWallpaper(brightest: ArchiveRGBA(rawValue: 0x8aa6_3cff), glass: 0.68)
    /// A picture that is nearly black.
    public static let night = DrawnWallpaper(brightest: ArchiveRGBA(rawValue: 0x2a31_4aff))
}
