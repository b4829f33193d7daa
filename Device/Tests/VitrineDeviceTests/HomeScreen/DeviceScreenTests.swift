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
    func widgetsOfDifferentFamiliesEndTogether(_ screen: DeviceScreen) throws {
        func frame(_ family: DisplayFamily, _ column: Int, _ row: Int) throws -> ArchiveRect {
            try #require(screen.frame(of: family, at: GridPosition(column: column, row: row)))
        }
        let (medium, large) = (try frame(.systemMedium, 0, 0), try frame(.systemLarge, 0, 0))
        // Apple's numbers for a pad are off by a quarter of a point.
        #expect(try abs(frame(.systemSmall, 2, 0).maxX - medium.maxX) < 0.3)
        #expect(try abs(frame(.systemMedium, 0, 2).maxY - large.maxY) < 0.001)
        let edge = try frame(.systemMedium, screen.columns - 4, 0).maxX
        #expect(abs(medium.origin.x + edge - screen.size.width) < 0.001, "centred")
    }
}
