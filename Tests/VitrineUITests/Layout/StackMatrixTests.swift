#if !canImport(SwiftUI)
import Testing
import VitrineUI
import WidgetArchive

/// Every combination of stack, alignment and kind of child: the expected boxes are computed here from the documented
/// rule.
@MainActor
struct StackMatrixTests {
    /// A kind of child and how it answers an offer.
    enum Kind: CaseIterable {
        case fixed, text, flexible, bounded, filling

        @MainActor
        var view: AnyView {
            switch self {
            case .fixed: AnyView(Probe.fixed(20, 12))
            case .text: AnyView(Text("Hi"))
            case .flexible: AnyView(Probe.flexible())
            case .bounded: AnyView(Probe(minimum: CGSize(width: 5, height: 5), maximum: CGSize(width: 30, height: 30)))
            case .filling: AnyView(Probe.fixed(10, 10).frame(maxWidth: .infinity, maxHeight: .infinity))
            }
        }

        /// The extents of its box and of its drawing along an axis, for an offer.
        @MainActor
        func extent(_ offer: CGFloat, _ axis: Axis) -> CGFloat {
            switch self {
            case .fixed: axis == .horizontal ? 20 : 12
            case .text: axis == .horizontal ? Archived.width("Hi").roundedUp(pixels: 3) : Archived.lineHeight
            case .flexible, .filling: offer
            case .bounded: min(max(offer, 5), 30)
            }
        }

        @MainActor
        func drawn(_ offer: CGFloat, _ axis: Axis) -> CGFloat { self == .filling ? 10 : extent(offer, axis) }

        /// How far its box may be from its place: a text is moved to the nearest of three pixels in a point.
        var tolerance: CGFloat { self == .text ? 0.17 : 0.01 }

        var isFlexible: Bool { self == .flexible || self == .filling }
    }

    nonisolated static let horizontals: [(VerticalAlignment, CGFloat)] = [(.top, 0), (.center, 0.5), (.bottom, 1)]
    nonisolated static let verticals: [(HorizontalAlignment, CGFloat)] = [
        (.leading, 0), (.center, 0.5), (.trailing, 1),
    ]

    @Test(arguments: Kind.allCases, Kind.allCases)
    func twoChildrenInARow(first: Kind, second: Kind) {
        for (alignment, share) in Self.horizontals {
            let stack = HStack(alignment: alignment, spacing: 4) { several(first.view, second.view) }
            check(Archived.boxes(stack, 120, 80), [first, second], .horizontal, CGSize(width: 120, height: 80), share)
        }
    }

    @Test(arguments: Kind.allCases, Kind.allCases)
    func twoChildrenInAColumn(first: Kind, second: Kind) {
        for (alignment, share) in Self.verticals {
            let stack = VStack(alignment: alignment, spacing: 4) { several(first.view, second.view) }
            check(Archived.boxes(stack, 120, 80), [first, second], .vertical, CGSize(width: 120, height: 80), share)
        }
    }

    @Test(arguments: Kind.allCases, Kind.allCases)
    func twoLayeredChildren(first: Kind, second: Kind) {
        for (vertical, y) in Self.horizontals {
            for (horizontal, x) in Self.verticals {
                let stack = ZStack(alignment: Alignment(horizontal: horizontal, vertical: vertical)) {
                    first.view
                    second.view
                }
                let boxes = Archived.boxes(stack, 120, 80)
                let size = CGSize(
                    width: max(first.extent(120, .horizontal), second.extent(120, .horizontal)),
                    height: max(first.extent(80, .vertical), second.extent(80, .vertical))
                )
                for (box, kind) in zip(boxes, [first, second]) {
                    let own = CGSize(width: kind.extent(120, .horizontal), height: kind.extent(80, .vertical))
                    let drawn = CGSize(width: kind.drawn(120, .horizontal), height: kind.drawn(80, .vertical))
                    let left = (120 - size.width) / 2 + (size.width - own.width) * x + (own.width - drawn.width) / 2
                    let top = (80 - size.height) / 2 + (size.height - own.height) * y + (own.height - drawn.height) / 2
                    #expect(isNear(box, kind, left, top, drawn.width, drawn.height), "\(kind) in \(boxes)")
                }
            }
        }
    }

    @Test(arguments: Kind.allCases, [false, true])
    func spacerPushesAViewToTheOppositeEdge(kind: Kind, isVertical: Bool) {
        let axis: Axis = isVertical ? .vertical : .horizontal
        let boxes =
            isVertical
            ? Archived.boxes(column(spacing: nil, Spacer(minLength: 6), kind.view), 120, 80)
            : Archived.boxes(row(spacing: nil, Spacer(minLength: 6), kind.view), 120, 80)
        let whole = CGSize(width: 120, height: 80)
        let own = kind.extent(whole[axis] - 6, axis)
        let drawn = kind.drawn(whole[axis] - 6, axis)
        let start = isVertical ? boxes[0].origin.y : boxes[0].origin.x
        #expect(abs(start - (whole[axis] - own + (own - drawn) / 2)) < kind.tolerance)
    }

    /// Recomputes a stack of two along an axis: the less flexible child chooses from half, the other takes the rest.
    private func check(_ boxes: [ArchiveRect], _ kinds: [Kind], _ axis: Axis, _ offer: CGSize, _ share: CGFloat) {
        let available = offer[axis] - 4
        var extents: [CGFloat] = [0, 0]
        let flexibility = kinds.map { $0.isFlexible ? .infinity : $0.extent(1e9, axis) - $0.extent(0, axis) }
        let textFirst = kinds.map { $0 == .text && axis == .horizontal ? Archived.width("Hi") : -1 }
        let order = flexibility[0] <= max(flexibility[1], textFirst[1]) ? [0, 1] : [1, 0]
        extents[order[0]] = kinds[order[0]].extent(available / 2, axis)
        extents[order[1]] = kinds[order[1]].extent(available - extents[order[0]], axis)
        let across = kinds.map { $0.extent(offer[axis.across], axis.across) }
        let total = CGSize(along: axis, extents[0] + extents[1] + 4, max(across[0], across[1]))
        var position = (offer[axis] - total[axis]) / 2
        for (index, kind) in kinds.enumerated() {
            let drawn = CGSize(
                along: axis,
                kind.drawn(extents[index], axis),
                kind.drawn(offer[axis.across], axis.across)
            )
            let start = CGSize(
                along: axis,
                position + (extents[index] - drawn[axis]) / 2,
                (offer[axis.across] - total[axis.across]) / 2 + (total[axis.across] - across[index]) * share
                    + (across[index] - drawn[axis.across]) / 2
            )
            #expect(
                isNear(boxes[index], kind, start.width, start.height, drawn.width, drawn.height),
                "\(kinds) along \(axis): \(boxes[index]) and not \(start) \(drawn)"
            )
            position += extents[index] + 4
        }
    }

    private func isNear(
        _ box: ArchiveRect,
        _ kind: Kind,
        _ x: CGFloat,
        _ y: CGFloat,
        _ width: CGFloat,
        _ height: CGFloat
    ) -> Bool {
        abs(box.origin.x - x) < kind.tolerance && abs(box.origin.y - y) < kind.tolerance
            && abs(box.size.width - width) < 0.01 && abs(box.size.height - height) < 0.01
    }
}
#endif
