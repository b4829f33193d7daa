public import WidgetArchive

/// What is behind the widgets, as far as it decides whether their words can be read.
public struct DrawnWallpaper: Hashable, Sendable {
    /// The brightest colour of the picture, on which white text is hardest to read.
    public var brightest: ArchiveRGBA
    /// The brightest colour in the appearances dark and tinted, in which the picture is dimmed.
    public var brightestDimmed: ArchiveRGBA

    public init(brightest: ArchiveRGBA, brightestDimmed: ArchiveRGBA) {
        self.brightest = brightest
        self.brightestDimmed = brightestDimmed
    }

    /// A picture that is dimmed to two fifths of its brightness.
    public init(brightest: ArchiveRGBA) {
        self.init(brightest: brightest, brightestDimmed: brightest.brightened(by: 0.4))
    }

    /// The picture of a new device, of middle brightness.
    public static let usual = DrawnWallpaper(
        brightest: ArchiveRGBA(rawValue: 0xb464_7cff),
        brightestDimmed: ArchiveRGBA(rawValue: 0x3c33_5bff)
    )
}
