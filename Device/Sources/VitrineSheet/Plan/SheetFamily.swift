public import VitrineDevice
public import WidgetArchive

/// A family on a sheet, with its measures on the screen.
public struct SheetFamily: Hashable, Sendable {
    public var family: DisplayFamily
    /// In points.
    public var size: ArchiveSize
    /// In points.
    public var cornerRadius: Double

    init(_ family: DisplayFamily, size: ArchiveSize, cornerRadius: Double) {
        self.family = family
        self.size = size
        self.cornerRadius = cornerRadius
    }
}
