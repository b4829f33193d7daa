import Testing
import WidgetArchive

@testable import VitrineDevice

struct DeviceScreenTests {
    @Test(
        arguments: [
            ("393x852", [(158, 158), (338, 158), (338, 354), (72, 72), (160, 72), (234, 26)]),
            ("402x874", [(162, 162), (344, 162), (344, 366)]),
            ("430x932", [(170, 170), (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)]),
            ("375x667", [(148, 148), (321, 148), (321, 324), (68, 68), (153, 68), (225, 26)]),
        ] as [(String, [(Double, Double)])]
    )
    func familiesHaveAppleSizes(name: String, sizes: [(Double, Double)]) throws {
        let screen = try #require(DeviceScreen.named(name))
        let families: [DisplayFamily] = [
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ]
        for (family, (width, height)) in zip(families, sizes) {
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
