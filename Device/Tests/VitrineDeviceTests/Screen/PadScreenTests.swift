import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

struct PadScreenTests {
    private let pad = DeviceScreen.points820x1180

    @Test func padHasEightColumnsAndTheExtraLargeFamily() {
        #expect(pad.idiom == .pad && pad.columns == 8)
        #expect(pad.size(of: .systemExtraLarge) == ArchiveSize(width: 715.5, height: 342))
        #expect(pad.holds(.systemExtraLarge, at: GridPosition(column: 0, row: 2)))
        #expect(!pad.holds(.systemExtraLarge, at: GridPosition(column: 1, row: 0)))
        #expect(pad.holds(.systemMedium, at: GridPosition(column: 4, row: 4)))
    }

    @Test(arguments: DeviceScreen.all)
    func everyPositionIsOnTheScreenAndWidgetsDoNotOverlap(_ screen: DeviceScreen) throws {
        for family in [DisplayFamily.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge] {
            guard screen.size(of: family) != nil else { continue }
            let (columns, rows) = family.cells
            for column in stride(from: 0, to: screen.columns, by: columns) {
                for row in stride(from: 0, through: DeviceScreen.rows - rows, by: rows) {
                    let frame = try #require(screen.frame(of: family, at: GridPosition(column: column, row: row)))
                    #expect(frame.origin.x >= 0 && frame.maxX <= screen.size.width)
                    #expect(frame.maxY <= screen.size.height)
                    // The next widget of the family starts after this one, with a gap.
                    #expect(Double(columns) * screen.columnPitch > frame.size.width)
                    #expect(Double(rows) * screen.rowPitch > frame.size.height)
                }
            }
        }
    }

    @Test func phoneHasNoExtraLargeFamily() {
        for screen in DeviceScreen.all where screen.idiom == .phone {
            #expect(screen.size(of: .systemExtraLarge) == nil && screen.columns == 4)
        }
    }

    @Test func newDeviceHasThePlacementsForItsIdiom() {
        let app = AppManifest(
            id: "a",
            name: "A",
            group: "g",
            program: "/p",
            placements: [
                PlacementManifest(kind: "small", family: .systemSmall, idiom: .phone),
                PlacementManifest(kind: "medium", family: .systemMedium, idiom: .pad),
                PlacementManifest(kind: "any", family: .systemSmall),
            ]
        )
        #expect(HomeScreen(defaultsOf: [app], on: pad).placements.map(\.kind) == ["medium", "any"])
        #expect(HomeScreen(defaultsOf: [app], on: .points393x852).placements.map(\.kind) == ["small", "any"])
    }
}
