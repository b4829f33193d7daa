public import VitrineWire
public import WidgetArchive

/// A phone's or a pad's screen: its size, the sizes of its widgets and the home screen's grid, all in points.
///
/// The sizes of the families come from Apple's "Human Interface Guidelines, Widgets". The corner radius, the content
/// margin and the first row's distance from the top are not documented; they are modelled. So is the extra large
/// portrait family, as six rows of the grid, and the sizes of the screens of 402, 420 and 440 points: only those of 402
/// points were reported by developers.
public struct DeviceScreen: Codable, Hashable, Sendable {
    /// The name in a manifest, such as `393x852`.
    public var name: String
    public var idiom = DeviceIdiom.phone
    public var size: ArchiveSize
    /// The width and height of the small family.
    public var small: Double
    /// The medium family's width; its height is `small`.
    public var mediumWidth: Double
    /// The large family's height; its width is `mediumWidth`.
    public var largeHeight: Double
    /// The circular accessory's diameter.
    public var circular: Double
    public var rectangular: ArchiveSize
    public var inline: ArchiveSize
    /// The radius of a home screen widget's corners.
    public var cornerRadius = 24.0
    /// The content margin on each side of a home screen widget.
    public var contentMargin = 16.0
    /// The distance from the top edge to the first row of cells.
    public var gridTop: Double

    /// The number of columns on a page.
    public var columns: Int { idiom == .pad ? 8 : 4 }
    /// The number of rows on a page.
    public static let rows = 6
    /// The maximum number of pages of a home screen (observed: a phone refuses a sixteenth).
    public static let pages = 15
    /// The extra large family's width; nil on a screen without that family.
    ///
    /// Its height is `largeHeight`.
    public var extraLargeWidth: Double?

    /// The default screen, 393 by 852 points.
    public static let points393x852 =
        DeviceScreen(393, 852, small: 158, medium: 338, large: 354, accessories: (72, 160, 234), gridTop: 76)
    public static let points402x874 =
        DeviceScreen(402, 874, small: 162, medium: 344, large: 366, accessories: (72, 160, 234), gridTop: 78)
    public static let points420x912 =
        DeviceScreen(420, 912, small: 166, medium: 356, large: 374, accessories: (76, 172, 257), gridTop: 80)
    public static let points440x956 =
        DeviceScreen(440, 956, small: 172, medium: 370, large: 388, accessories: (76, 172, 257), gridTop: 84)
    public static let points430x932 =
        DeviceScreen(430, 932, small: 170, medium: 364, large: 382, accessories: (76, 172, 257), gridTop: 82)
    public static let points375x667 = {
        var screen =
            DeviceScreen(375, 667, small: 148, medium: 321, large: 324, accessories: (68, 153, 225), gridTop: 30)
        screen.cornerRadius = 20
        return screen
    }()
    /// A pad's screen in portrait orientation, 820 by 1180 points.
    public static let points820x1180 = {
        var screen =
            DeviceScreen(820, 1180, small: 155, medium: 342, large: 342, accessories: (76, 172, 257), gridTop: 84)
        screen.idiom = .pad
        screen.extraLargeWidth = 715.5
        return screen
    }()

    /// All available screens.
    public static let all = [
        points393x852, points402x874, points420x912, points430x932, points440x956, points375x667, points820x1180,
    ]

    /// The screen with a name; nil if there is no such screen.
    public static func named(_ name: String) -> DeviceScreen? {
        all.first { $0.name == name }
    }

    /// A phone's screen; the rectangular accessory is as high as the circular one.
    ///
    /// The accessories are the circular one's diameter, and the widths of the rectangular and the inline one.
    private init(
        _ width: Int,
        _ height: Int,
        small: Double,
        medium: Double,
        large: Double,
        accessories: (circular: Double, rectangular: Double, inline: Double),
        gridTop: Double
    ) {
        name = "\(width)x\(height)"
        size = ArchiveSize(width: Double(width), height: Double(height))
        self.small = small
        mediumWidth = medium
        largeHeight = large
        circular = accessories.circular
        rectangular = ArchiveSize(width: accessories.rectangular, height: accessories.circular)
        inline = ArchiveSize(width: accessories.inline, height: 26)
        self.gridTop = gridTop
    }
}

extension DeviceScreen {
    /// A family's size; nil for a family that this screen does not support.
    public func size(of family: DisplayFamily) -> ArchiveSize? {
        switch family {
        case .systemSmall: ArchiveSize(width: small, height: small)
        case .systemMedium: ArchiveSize(width: mediumWidth, height: small)
        case .systemLarge: ArchiveSize(width: mediumWidth, height: largeHeight)
        case .systemExtraLarge: extraLargeWidth.map { ArchiveSize(width: $0, height: largeHeight) }
        case .systemExtraLargePortrait:
            ArchiveSize(width: mediumWidth, height: small + 4 * rowPitch)
        case .accessoryCircular: ArchiveSize(width: circular, height: circular)
        case .accessoryRectangular: rectangular
        case .accessoryInline: inline
        }
    }

    /// The corner radius of a family: half the height for a circle, 0 for the rectangular and inline families.
    public func cornerRadius(of family: DisplayFamily) -> Double {
        switch family {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: cornerRadius
        case .accessoryCircular: circular / 2
        case .accessoryRectangular, .accessoryInline: 0
        }
    }

    /// The content margin of a family; 0 for the lock screen's families.
    public func contentMargin(of family: DisplayFamily) -> Double {
        family.isAccessory ? 0 : contentMargin
    }

    /// A widget's frame on its page of the home screen; nil for a family of the lock screen.
    ///
    /// Two small widgets and the gap between them are as wide as a medium widget, and as high as a large widget. The
    /// size of the cells follows from that.
    public func frame(of family: DisplayFamily, at position: GridPosition) -> ArchiveRect? {
        guard !family.isAccessory, let size = size(of: family) else { return nil }
        return ArchiveRect(
            x: gridLeft + Double(position.column) * columnPitch,
            y: gridTop + Double(position.row) * rowPitch,
            width: size.width,
            height: size.height
        )
    }

    /// The distance from the left edge to the first column of cells.
    public var gridLeft: Double { (size.width - (extraLargeWidth ?? mediumWidth)) / 2 }
    /// The distance from one column of cells to the next.
    public var columnPitch: Double {
        extraLargeWidth.map { ($0 - mediumWidth) / 4 } ?? (mediumWidth - small) / 2
    }
    /// The distance from one row of cells to the next.
    public var rowPitch: Double { (largeHeight - small) / 2 }

    /// Whether all of a widget's cells are on the page.
    func holds(_ family: DisplayFamily, at position: GridPosition) -> Bool {
        let cells = family.cells
        // A position comes from outside and may be any number: it is compared, never added to.
        return cells.columns > 0 && (0..<Self.pages).contains(position.page)
            && position.column >= 0 && position.row >= 0
            && position.column <= columns - cells.columns && position.row <= Self.rows - cells.rows
    }
}
