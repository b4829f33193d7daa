import HangangjariAPI
import HangangjariModel
import Testing
import Vitrine
import VitrineLoading
import VitrineTesting
import VitrineUI
import VitrineWidgets
import WidgetArchive

@testable import HangangjariWidgets

/// Bars are filled as far as spaces are taken, like the displays at parking lots.
@MainActor
struct OccupancyBarTests {
    private static let now = Date(timeIntervalSince1970: 1_786_595_700)

    @Test(
        arguments: [
            (0, [1, 1]), (337, [1, 0.5]), (674, [1]), (nil, []),
            // A lot that is nearly empty has a dot, and one with more free spaces than there are has an empty bar.
            (673, [1, 0.05]), (700, [1]),
        ] as [(Int?, [Double])],
        ParkingMode.allCases
    )
    func fullBarIsAFullLot(count: (free: Int?, shares: [Double]), mode: ParkingMode) throws {
        let lot = ParkingSnapshot.Lot(
            id: "ttukseom-1",
            label: "1",
            remaining: count.free,
            capacity: 674,
            level: .normal,
            observedAt: Self.now
        )
        let value = ParkingSnapshot(
            parkID: "ttukseom",
            parkName: "Ttukseom",
            confirmed: Observation(observedAt: Self.now),
            remaining: count.free,
            capacity: count.free == nil ? nil : 674,
            level: .normal,
            lotCount: 1,
            lots: mode == .lots ? [lot] : []
        )
        let provenance = LoadProvenance(origin: .stored, writtenAt: Self.now, observedAt: Self.now, now: Self.now)
        let entry = ParkEntry(
            date: Self.now,
            plannedAt: Self.now,
            parkID: "ttukseom",
            isNearby: false,
            result: .current(value, provenance)
        )
        let view = ParkingView(entry: entry).environment(\.widgetFamily, .systemSmall)
        let bars = EntryArchive(of: view, width: 170, height: 170).content.flatMap(capsules)
        let ground = bars.first ?? 1
        #expect(bars.count == count.shares.count)
        for (bar, share) in zip(bars, count.shares) { #expect(abs(bar / ground - share) < 0.03, "\(bars)") }
    }

    /// The widths of the capsules in a node.
    private func capsules(in node: ArchiveNode) -> [Double] {
        var widths = node.children.flatMap(capsules)
        if case .shape(let shape) = node.content, shape.outline == .capsule {
            widths.insert(node.frame.size.width, at: 0)
        }
        return widths
    }
}
