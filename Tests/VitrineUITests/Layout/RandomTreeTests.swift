#if !canImport(SwiftUI)
import VitrineTesting
import Testing
import VitrineUI
import WidgetArchive

/// Random view trees: the invariants of the layout rules hold for every nesting.
@MainActor
struct RandomTreeTests {
    @Test(arguments: 0..<400)
    func invariantsHold(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let depth = Int.random(in: 1...4, using: &random)
        let tree = RandomTree(depth: depth, using: &random)
        let width = CGFloat(Int.random(in: 0...360, using: &random))
        let height = CGFloat(Int.random(in: 0...380, using: &random))
        let entry = Archived.entry(tree.view, width, height)
        let again = Archived.entry(tree.view, width, height)
        #expect(entry == again, "seed \(seed): the same input gives the same archive")
        for node in Archived.leaves(entry) { check(node, seed) }
        let session = ArchiveSession(request: ArchiveRequest(size: CGSize(width: width, height: height)))
        let resolver = _ViewResolver(environment: EnvironmentValues(), session: session)
        for node in resolver.nodes(of: tree.view) { checkSizes(node, seed) }
    }

    /// Checks that the numbers of a node are valid in an archive.
    private func check(_ node: ArchiveNode, _ seed: UInt64) {
        let numbers = [node.frame.origin.x, node.frame.origin.y, node.frame.size.width, node.frame.size.height]
        #expect(numbers.allSatisfy { $0.isFinite }, "seed \(seed): \(numbers)")
        #expect(node.frame.size.width >= 0 && node.frame.size.height >= 0, "seed \(seed)")
        guard case .text(let text) = node.content else { return }
        for line in text.lines {
            // A line is inside its text's box, and its runs follow each other up to its width.
            #expect(line.frame.maxX <= node.frame.size.width + 0.01, "seed \(seed): \(text.string)")
            #expect(line.frame.maxY <= node.frame.size.height + 0.01, "seed \(seed): \(text.string)")
            #expect(abs((line.runs.last.map { $0.x + $0.width } ?? 0) - line.frame.size.width) < 0.01, "seed \(seed)")
        }
    }

    /// Sizes are never negative or NaN, and infinite only if an infinite size was offered (an aspect ratio passes it
    /// on).
    private func checkSizes(_ node: LayoutNode, _ seed: UInt64) {
        let lengths: [CGFloat?] = [nil, 0, 1, 37.5, 200, .infinity]
        for width in lengths {
            for height in lengths {
                let size = node.size(Proposal(width: width, height: height))
                #expect(size.width >= 0 && size.height >= 0, "seed \(seed): \(size)")
                let isOpen = width == .infinity || height == .infinity
                #expect(isOpen || (size.width.isFinite && size.height.isFinite), "seed \(seed): \(size)")
            }
        }
    }

    /// Stacks of views that can shrink to zero never exceed their offer, and keep their children inside.
    @Test(arguments: 0..<200)
    func shrinkableViewsStayInside(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let tree = RandomTree(shrinkableDepth: Int.random(in: 1...4, using: &random), using: &random)
        let width = CGFloat(Int.random(in: 100...360, using: &random))
        let height = CGFloat(Int.random(in: 100...380, using: &random))
        for box in Archived.boxes(tree.view, width, height) {
            #expect(box.origin.x >= -0.01 && box.origin.y >= -0.01, "seed \(seed): \(box)")
            #expect(box.maxX <= width + 0.01 && box.maxY <= height + 0.01, "seed \(seed): \(box)")
        }
    }
}

@MainActor
struct RandomTree {
    let view: AnyView

    init(depth: Int, using random: inout SeededGenerator) {
        view = depth == 0 ? Self.leaf(&random) : Self.branch(depth, &random)
    }

    /// Creates a tree in which every view can shrink to zero.
    init(shrinkableDepth depth: Int, using random: inout SeededGenerator) {
        guard depth > 0 else {
            let most = CGFloat(Int.random(in: 0...80, using: &random))
            view =
                Bool.random(using: &random)
                ? AnyView(Probe.flexible()) : AnyView(Probe(maximum: CGSize(width: most, height: most)))
            return
        }
        let children = (0..<Int.random(in: 1...4, using: &random))
            .map { _ in RandomTree(shrinkableDepth: depth - 1, using: &random).view }
        view = Self.stack(children, spacing: 0, &random)
    }

    private static func leaf(_ random: inout SeededGenerator) -> AnyView {
        let words = ["Run", "Gehe eine Stunde spazieren", "12,345", "산책하기 한 시간", "", "a\nb", "Donaudampfschifffahrt"]
        switch Int.random(in: 0...7, using: &random) {
        case 0: return AnyView(Spacer(minLength: .random(in: 0...20, using: &random)))
        case 1: return AnyView(Divider())
        case 2: return AnyView(Probe.flexible())
        case 3: return AnyView(Probe.fixed(.random(in: 0...90, using: &random), .random(in: 0...90, using: &random)))
        case 4: return AnyView(EmptyView())
        default:
            let text = Text(words[Int.random(in: 0..<words.count, using: &random)])
            let limit = Bool.random(using: &random) ? Int.random(in: 1...3, using: &random) : nil
            return AnyView(text.lineLimit(limit).minimumScaleFactor(Bool.random(using: &random) ? 0.5 : 1))
        }
    }

    private static func branch(_ depth: Int, _ random: inout SeededGenerator) -> AnyView {
        let children = (0..<Int.random(in: 0...4, using: &random))
            .map { _ in RandomTree(depth: depth - 1, using: &random).view }
        let spacing: CGFloat? = Bool.random(using: &random) ? .random(in: 0...12, using: &random) : nil
        return modified(stack(children, spacing: spacing, &random), &random)
    }

    private static func stack(_ views: [AnyView], spacing: CGFloat?, _ random: inout SeededGenerator) -> AnyView {
        let loop = ForEach(0..<views.count) { views[$0] }
        switch Int.random(in: 0...3, using: &random) {
        case 0: return AnyView(VStack(alignment: .leading, spacing: spacing) { loop })
        case 1: return AnyView(HStack(alignment: .bottom, spacing: spacing) { loop })
        case 2: return AnyView(HStack(alignment: .firstTextBaseline, spacing: spacing) { loop })
        default: return AnyView(ZStack(alignment: .topTrailing) { loop })
        }
    }

    private static func modified(_ view: AnyView, _ random: inout SeededGenerator) -> AnyView {
        let length = CGFloat.random(in: 0...120, using: &random)
        switch Int.random(in: 0...12, using: &random) {
        case 0: return AnyView(view.padding(length / 8))
        case 1: return AnyView(view.frame(width: length))
        case 2: return AnyView(view.frame(height: length, alignment: .bottom))
        case 3: return AnyView(view.frame(maxWidth: .infinity, alignment: .leading))
        case 4: return AnyView(view.frame(minWidth: length / 2, maxHeight: length))
        case 5: return AnyView(view.fixedSize())
        case 6: return AnyView(view.aspectRatio(1.5, contentMode: .fit))
        case 7: return AnyView(view.layoutPriority(1))
        case 8: return AnyView(view.background { Probe.flexible() })
        case 9: return AnyView(GeometryReader { _ in view })
        case 10:
            return AnyView(
                ViewThatFits {
                    view
                    Text("x")
                }
            )
        case 11:
            return AnyView(
                LazyVGrid(columns: [GridItem(), GridItem(.adaptive(minimum: 20))]) {
                    view
                    view
                }
            )
        default:
            return AnyView(
                Grid {
                    GridRow {
                        view
                        Text("cell")
                    }
                    view
                }
            )
        }
    }
}
#endif
