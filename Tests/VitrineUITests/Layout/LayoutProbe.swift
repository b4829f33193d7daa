#if !canImport(SwiftUI)
import WidgetArchive

@testable import PortableUI

/// A view for tests that draws one box and answers offers by a rule.
struct Probe: View {
    /// The minimum and maximum extents; equal values make a fixed box.
    var minimum = CGSize.zero
    var maximum = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    var ideal = CGSize(width: 10, height: 10)

    typealias Body = Never

    func _resolve(into resolver: inout _ViewResolver) { resolver.append(ProbeNode(self)) }

    static func fixed(_ width: CGFloat, _ height: CGFloat) -> Probe {
        let size = CGSize(width: width, height: height)
        return Probe(minimum: size, maximum: size, ideal: size)
    }

    static func flexible() -> Probe { Probe() }
}

@MainActor
private final class ProbeNode: LayoutNode {
    private let probe: Probe

    init(_ probe: Probe) {
        self.probe = probe
        super.init()
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        CGSize(
            width: min(max(proposal.width ?? probe.ideal.width, probe.minimum.width), probe.maximum.width),
            height: min(max(proposal.height ?? probe.ideal.height, probe.minimum.height), probe.maximum.height)
        )
    }

    override func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let paint = ArchivePaint.color(ArchiveColor(light: ArchiveRGBA(rawValue: 0)))
        sink.emit(.shape(ArchivedShape(outline: .rectangle, paint: paint)), in: rect)
    }
}

/// The views of a container, one after another.
@MainActor
func several(_ views: any View...) -> some View { ForEach(0..<views.count) { AnyView(views[$0]) } }

@MainActor
func row(spacing: CGFloat? = 0, _ views: any View...) -> some View {
    HStack(spacing: spacing) { ForEach(0..<views.count) { AnyView(views[$0]) } }
}

@MainActor
func column(spacing: CGFloat? = 0, _ views: any View...) -> some View {
    VStack(spacing: spacing) { ForEach(0..<views.count) { AnyView(views[$0]) } }
}

@MainActor
enum Archived {
    /// The archive of a view without margins.
    static func entry<V: View>(
        _ view: V,
        _ width: CGFloat = 100,
        _ height: CGFloat = 100,
        environment: EnvironmentValues = EnvironmentValues()
    ) -> EntryArchive {
        var archiver = ViewArchiver()
        let size = CGSize(width: width, height: height)
        return archiver.archive(view, in: ArchiveRequest(size: size, contentMargin: 0, environment: environment))
    }

    /// The frames of the boxes that draw content, in painting order, in the widget's coordinates.
    static func boxes<V: View>(
        _ view: V,
        _ width: CGFloat = 100,
        _ height: CGFloat = 100,
        environment: EnvironmentValues = EnvironmentValues()
    ) -> [ArchiveRect] {
        leaves(entry(view, width, height, environment: environment)).map(\.frame)
    }

    /// The nodes that draw content, with frames in the widget's coordinates.
    static func leaves(_ entry: EntryArchive) -> [ArchiveNode] { leaves(entry.content, x: 0, y: 0) }

    private static func leaves(_ nodes: [ArchiveNode], x: Double, y: Double) -> [ArchiveNode] {
        nodes.flatMap { node -> [ArchiveNode] in
            var copy = node
            copy.frame.origin.x = (copy.frame.origin.x + x).roundedToThousandths
            copy.frame.origin.y = (copy.frame.origin.y + y).roundedToThousandths
            let below = leaves(node.children, x: copy.frame.origin.x, y: copy.frame.origin.y)
            return node.content == .group ? below : [copy] + below
        }
    }

    /// The texts in an archive, in painting order.
    static func texts(_ entry: EntryArchive) -> [ArchivedText] {
        leaves(entry).compactMap { if case .text(let text) = $0.content { text } else { nil } }
    }

    /// The line height of the body font, in points.
    static var lineHeight: Double {
        let height = LineHeight(size: 17)
        return height.ascent + height.descent
    }

    /// The distance between two baselines in the body font, in points.
    static let leading = 22.0

    /// The width of a text's box in the body font: that of its line rounded up to a pixel, in points.
    static func boxWidth(_ text: String) -> Double { width(text).roundedUp(pixels: 3).roundedToThousandths }

    /// The width of a text on one line in the system font, in points.
    static func width(_ text: String) -> Double {
        let style = ArchivedTextStyle(size: 17, paint: .color(ArchiveColor(light: ArchiveRGBA(rawValue: 0))))
        let tracking = SystemTypography.tracking(.standard, size: 17)
        return FontMetrics.of(style).advance(of: text) * 17 + Double(text.count) * tracking
    }
}

func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ArchiveRect {
    ArchiveRect(x: x, y: y, width: width, height: height)
}
#endif
