import Testing

@testable import VitrineImages

@Suite struct CoverSizeTests {
    @Test(arguments: [
        (4000, 6000, 600, 900), (6000, 4000, 600, 400), (300, 200, 300, 200), (600, 1200, 599, 1198),
        (600, 1201, 599, 1198), (1, 60_000, 1, 1200), (60_000, 1, 600, 1), (1, 1, 1, 1),
    ])
    func sizesFitAWidget(_ width: Int, _ height: Int, _ expectedWidth: Int, _ expectedHeight: Int) {
        let size = CoverSize(width: width, height: height, within: .widget)
        #expect(size == CoverSize(width: expectedWidth, height: expectedHeight))
    }

    @Test func everySizeIsWithinTheLimits() {
        var limits = CoverLimits.widget
        for (width, height, area) in [(17, 40, 300), (40, 17, 301), (9, 9, 7), (100, 100, 1)] {
            (limits.maximumWidth, limits.maximumHeight, limits.maximumArea) = (width, height, area)
            for x in 1...70 {
                for y in 1...70 {
                    let size = CoverSize(width: x, height: y, within: limits)
                    #expect((1...min(x, width)).contains(size.width) && (1...min(y, height)).contains(size.height))
                    #expect(size.width * size.height <= area)
                }
            }
        }
    }
}
