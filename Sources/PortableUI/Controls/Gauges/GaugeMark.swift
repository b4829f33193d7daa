package import WidgetArchive

/// The drawing of a gauge without its labels.
struct GaugeMark {
    let form: ArchivedGauge.Form
    let progress: ArchivedGauge.Progress
    let thickness: CGFloat
    /// The tint; nil uses the environment's.
    var tint: Color?
}

extension GaugeMark: View {
    typealias Body = Never

    func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(GaugeMarkNode(self, in: resolver.environment))
    }
}

/// The layout of a gauge's drawing: a bar fills the offered width, a ring or dial is square.
@MainActor
package final class GaugeMarkNode: LayoutNode {
    private let mark: GaugeMark
    private let gauge: ArchivedGauge

    init(_ mark: GaugeMark, in environment: EnvironmentValues) {
        self.mark = mark
        let tint = mark.tint.map { .color($0.archived) } ?? environment.paint.tint
        let paint = environment.drawn(tint.running(along: mark.form))
        let isFull = mark.form == .dial || mark.form == .barWithMarker
        gauge = ArchivedGauge(
            form: mark.form,
            progress: mark.progress,
            paint: paint,
            // A gauge with a marker shows its whole range in the tint; a gauge that fills shows the remaining part
            // pale.
            track: isFull ? paint : environment.drawn(.color(Color.systemFill.archived)),
            thickness: mark.thickness.archivedLength
        )
        super.init()
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        switch mark.form {
        case .bar, .barWithMarker:
            return CGSize(width: proposal.width ?? 100, height: mark.thickness)
        case .ring, .dial:
            let side = min(proposal.filled.width, proposal.filled.height)
            return CGSize(width: side, height: side)
        }
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        sink.emit(.gauge(gauge), in: rect)
    }
}

extension ArchivePaint {
    /// The paint for a gauge: a gradient runs along the bar or ring.
    fileprivate func running(along form: ArchivedGauge.Form) -> ArchivePaint {
        guard case .linear(let gradient, _, _) = self else { return self }
        return switch form {
        case .bar, .barWithMarker:
            .linear(gradient, start: UnitPoint.leading.archived, end: UnitPoint.trailing.archived)
        case .ring:
            .angular(gradient, center: UnitPoint.center.archived, startAngle: -90, endAngle: 270)
        case .dial:
            .angular(gradient, center: UnitPoint.center.archived, startAngle: 135, endAngle: 405)
        }
    }
}

/// A control that consists of one gauge; its other boxes become the gauge's children, as the archive format requires.
@MainActor
package final class GaugeControlNode: WrapperNode {
    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let start = sink.nodes.count
        super.place(proposal, in: rect, to: &sink)
        let placed = sink.nodes[start...]
        let gauges = placed.indices.filter { placed[$0].isGauge }
        guard let index = gauges.first, gauges.count == 1, placed.count > 1 else { return }
        var gauge = placed[index]
        let corner = gauge.frame.origin
        for other in placed.indices where other != index {
            gauge.children.append(placed[other].moved(x: -corner.x, y: -corner.y))
        }
        sink.nodes.removeSubrange(start...)
        sink.nodes.append(gauge)
    }
}

extension ArchiveNode {
    fileprivate var isGauge: Bool { if case .gauge = content { true } else { false } }
}

extension _ViewResolver {
    /// Whether the whole view is small and square, as in an accessory widget; rings then fill it.
    @MainActor
    var isCircularWidget: Bool {
        let size = session.request.size
        return size.width == size.height && size.width <= 84
    }
}

extension ArchivedGauge.Progress {
    /// The progress of a value between bounds; a value outside the bounds is clamped.
    package init<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let part = length > 0 ? Double(value - bounds.lowerBound) / length : 0
        self = .fraction(part.finite(or: 0).clamped(to: 0...1))
    }
}
