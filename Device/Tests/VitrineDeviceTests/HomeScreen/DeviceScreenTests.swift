import Testing
import WidgetArchive

@testable import VitrineDevice

struct DeviceScreenTests {
    struct Sizes: Sendable {
        var screen: String
        var sizes: [(DisplayFamily, Double, Double)]
    }

    static let sizes = [
        Sizes(
            screen: "393x852",
            sizes: [
                (.systemSmall, 158, 158), (.systemMedium, 338, 158), (.systemLarge, 338, 354),
                (.accessoryCircular, 72, 72), (.accessoryRectangular, 160, 72), (.accessoryInline, 234, 26),
            ]
        ),
        Sizes(
            screen: "402x874",
            sizes: [(.systemSmall, 162, 162), (.systemMedium, 344, 162), (.systemLarge, 344, 366)]
        ),
        Sizes(
            screen: "430x932",
            sizes: [
                (.systemSmall, 170, 170), (.systemMedium, 364, 170), (.systemLarge, 364, 382),
                (.accessoryCircular, 76, 76), (.accessoryRectangular, 172, 76), (.accessoryInline, 257, 26),
            ]
        ),
        Sizes(
            screen: "375x667",
            sizes: [
                (.systemSmall, 148, 148), (.systemMedium, 321, 148), (.systemLarge, 321, 324),
                (.accessoryCircular, 68, 68), (.accessoryRectangular, 153, 68), (.accessoryInline, 225, 26),
            ]
        ),
    ]

    @Test(arguments: sizes)
    func familiesHaveAppleSizes(_ table: Sizes) throws {
        let screen = try #require(DeviceScreen.named(table.screen))
        for (family, width, height) in table.sizes {
            #expect(screen.size(of: family) == ArchiveSize(width: width, height: height), "\(family)")
        }
        #expect(screen.size(of: .systemExtraLarge) == nil)
    }

    @Test(arguments: DeviceScreen.all)
    func widgetsFillThePageWithoutTouching(_ screen: DeviceScreen) throws {
        let left = try #require(screen.frame(of: .systemSmall, at: GridPosition(column: 0, row: 0)))
        let right = try #require(screen.frame(of: .systemSmall, at: GridPosition(column: 2, row: 0)))
        let medium = try #require(screen.frame(of: .systemMedium, at: GridPosition(column: 0, row: 0)))
        let below = try #require(screen.frame(of: .systemMedium, at: GridPosition(column: 0, row: 2)))
        let large = try #require(screen.frame(of: .systemLarge, at: GridPosition(column: 0, row: 0)))
        #expect(left.maxX < right.origin.x)
        // Apple's numbers for a pad are off by a quarter of a point.
        #expect(abs(right.maxX - medium.maxX) < 0.3)
        #expect(medium.origin.y + medium.size.height < below.origin.y)
        #expect(abs(below.origin.y + below.size.height - large.origin.y - large.size.height) < 0.001)
        let last = try #require(screen.frame(of: .systemMedium, at: GridPosition(column: 0, row: 4)))
        #expect(last.origin.y + last.size.height < screen.size.height)
        let rightmost = GridPosition(column: screen.columns - 4, row: 0)
        let edge = try #require(screen.frame(of: .systemMedium, at: rightmost)).maxX
        #expect(abs(medium.origin.x + edge - screen.size.width) < 0.001, "centred")
    }

    @Test func unknownScreenNameGivesNil() {
        #expect(DeviceScreen.named("1x1") == nil)
    }
}
