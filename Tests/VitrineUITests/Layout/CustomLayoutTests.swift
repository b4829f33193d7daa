#if !canImport(SwiftUI)
import Testing
import VitrineUI
import WidgetArchive

@MainActor
struct CustomLayoutTests {
    /// Views from left to right, and further lines below as soon as a line is full.
    private struct Flow: Layout {
        var gap: CGFloat = 4

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let places = places(of: subviews, in: proposal.width ?? .infinity)
            return CGSize(width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (view, place) in zip(subviews, places(of: subviews, in: bounds.size.width)) {
                let corner = CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY)
                view.place(at: corner, proposal: .unspecified)
            }
        }

        private func places(of views: Subviews, in width: CGFloat) -> [CGRect] {
            var corner = CGPoint.zero
            var line: CGFloat = 0
            return views.map { view in
                let size = view.sizeThatFits(.unspecified)
                if corner.x > 0, corner.x + size.width > width {
                    corner = CGPoint(x: 0, y: corner.y + line + gap)
                    line = 0
                }
                defer { corner.x += size.width + gap }
                line = max(line, size.height)
                return CGRect(origin: corner, size: size)
            }
        }
    }

    /// Each view at the share of the width that it names, with its centre there.
    private struct Shares: Layout {
        struct Share: LayoutValueKey {
            static let defaultValue: CGFloat = 0.5
        }

        func makeCache(subviews: Subviews) -> [CGFloat] { subviews.map { $0[Share.self] } }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout [CGFloat]
        ) {
            for (view, share) in zip(subviews, cache) {
                let point = CGPoint(x: bounds.minX + share * bounds.size.width, y: bounds.midY)
                view.place(at: point, anchor: .center, proposal: .unspecified)
            }
        }
    }

    /// Views by priority, the highest first, at the distances that they prefer.
    private struct Ranked: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var x = bounds.minX
            var last: LayoutSubview?
            for view in subviews.sorted(by: { $0.priority > $1.priority }) {
                x += last?.spacing.distance(to: view.spacing, along: .horizontal) ?? 0
                view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += view.dimensions(in: .unspecified).width
                last = view
            }
        }
    }

    @Test func subviewsHavePrioritiesAndDistances() {
        let (first, last) = (Probe.fixed(20, 10).layoutPriority(2), Probe.fixed(30, 10).layoutPriority(1))
        let boxes = Archived.boxes(Ranked { several(Probe.fixed(10, 10), first, Spacer(), last) })
        // The spacer, which has the first's priority, keeps no distance.
        #expect(boxes == [box(66, 0, 10, 10), box(0, 0, 20, 10), box(28, 0, 30, 10)])
    }

    @Test func fullLineContinuesBelow() {
        let boxes = Archived.boxes(Flow { several(Probe.fixed(40, 10), Probe.fixed(50, 20), Probe.fixed(30, 10)) })
        // 94 × 34 points, in the middle of 100 × 100.
        #expect(boxes == [box(3, 33, 40, 10), box(47, 33, 50, 20), box(3, 57, 30, 10)])
    }

    @Test func layoutValueOfAViewPassesItsModifiers() {
        let first = Probe.fixed(10, 10).layoutValue(key: Shares.Share.self, value: 0.2).padding(0)
        let boxes = Archived.boxes(Shares { several(first, Probe.fixed(10, 10)) })
        #expect(boxes == [box(15, 45, 10, 10), box(45, 45, 10, 10)])
    }

    @Test func viewThatIsNotPlacedIsInTheMiddle() {
        struct Nothing: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: CGFloat.infinity, height: -.infinity)
            }
            func placeSubviews(in _: CGRect, proposal _: ProposedViewSize, subviews _: Subviews, cache _: inout ()) {}
        }
        #expect(Archived.boxes(Nothing { Probe.fixed(10, 10) }) == [box(45, 45, 10, 10)])
    }

    @Test(arguments: [false, true])
    func exchangedStackEqualsTheStack(isColumn: Bool) {
        let layout =
            isColumn
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 3))
            : AnyLayout(HStackLayout(alignment: .top, spacing: 3))
        let views = Group { several(Probe.fixed(10, 20), Spacer(), Probe.flexible()) }
        let exchanged = Archived.boxes(layout { views })
        let stack =
            isColumn
            ? Archived.boxes(VStack(alignment: .leading, spacing: 3) { views })
            : Archived.boxes(HStack(alignment: .top, spacing: 3) { views })
        #expect(exchanged.count == 2)
        #expect(exchanged == stack)
    }

    @Test func layersAreALayoutToo() {
        let layers = ZStackLayout(alignment: .bottomTrailing) { several(Probe.fixed(40, 40), Probe.fixed(10, 10)) }
        #expect(Archived.boxes(layers) == [box(30, 30, 40, 40), box(60, 60, 10, 10)])
    }
}
#endif
