import Testing
import WidgetArchive

@testable import WidgetDrawing

struct EffectLayerTests {
    private static let half = ArchivePoint(x: 0.5, y: 0.5)
    private static let clip = ArchiveEffect.clip(.circle)
    private static let turn = ArchiveEffect.rotation(degrees: 10, anchor: half)

    /// One element carries the effects that CSS applies in the archive's order; other orders need additional elements.
    @Test(
        arguments: [
            ([], 0), ([.privacySensitive, .invalidatable], 0), ([.opacity(0.5)], 1),
            ([.blur(radius: 1), .grayscale(1), clip, .mask([]), .opacity(0.5), turn], 1),
            ([clip, .blur(radius: 1)], 2), ([.opacity(0.5), clip], 2), ([clip, clip], 2), ([turn, turn], 2),
            ([turn, .opacity(0.5)], 2),
            ([.opacity(0.5), .opacity(0.5)], 2), ([clip, .privacySensitive, .opacity(1)], 1),
            ([turn, clip, turn, clip], 3),
        ] as [([ArchiveEffect], Int)]
    )
    func orderOfEffectsDeterminesTheNumberOfLayers(effects: [ArchiveEffect], count: Int) {
        let layers = EffectLayer.layers(of: effects)
        #expect(layers.count == count)
        #expect(layers.filter(\.isLast).count == min(count, 1))
    }
}
