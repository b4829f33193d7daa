/// Views in columns, row by row; all of them are laid out, because widgets do not scroll.
public struct LazyVGrid<Content: View> {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content
}

extension LazyVGrid: View {
    public typealias Body = Never

    /// Arranges views in columns; `spacing` is the distance between rows in points, and nil is 8.
    public nonisolated init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func _resolve(into resolver: inout _ViewResolver) {
        let place = Alignment(horizontal: alignment, vertical: .center)
        resolver.append(
            LazyGridNode(resolver.nodes(of: content), items: columns, axis: .vertical, place, distance: spacing ?? 8)
        )
    }
}

/// Views in rows, column by column; all of them are laid out, because widgets do not scroll.
public struct LazyHGrid<Content: View> {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content
}

extension LazyHGrid: View {
    public typealias Body = Never

    /// Arranges views in rows; `spacing` is the distance between columns in points, and nil is 8.
    public nonisolated init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func _resolve(into resolver: inout _ViewResolver) {
        let place = Alignment(horizontal: .center, vertical: alignment)
        resolver.append(
            LazyGridNode(resolver.nodes(of: content), items: rows, axis: .horizontal, place, distance: spacing ?? 8)
        )
    }
}

/// The layout of a lazy grid: tracks across its axis, lines along it.
///
/// It takes the whole offered extent across the axis; a line is as long as the ideal length of its longest view.
@MainActor
package final class LazyGridNode: LayoutNode {
    private let children: [LayoutNode]
    private let items: [GridItem]
    private let axis: Axis
    private let alignment: Alignment
    private let distance: CGFloat

    /// Lays out views in tracks; lines follow each other along `axis`.
    package init(_ children: [LayoutNode], items: [GridItem], axis: Axis, _ alignment: Alignment, distance: CGFloat) {
        self.children = children
        self.items = items
        self.axis = axis
        self.alignment = alignment
        self.distance = distance
        super.init()
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        let tracks = GridTracks(items, available: finite(proposal[axis.across]))
        let lines = lines(tracks)
        let main = lines.reduce(0, +) + distance * CGFloat(max(lines.count - 1, 0))
        let cross = max(proposal[axis.across] ?? tracks.length, tracks.length)
        return CGSize(along: axis, main, cross)
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let tracks = GridTracks(items, available: finite(proposal[axis.across]))
        guard !tracks.tracks.isEmpty else { return }
        // Tracks that take less space than the grid are positioned by the grid's alignment.
        let free = rect.size[axis.across] - tracks.length
        let start = free * (axis == .vertical ? alignment.horizontal.share : alignment.vertical.share)
        var position: CGFloat = 0
        for (line, length) in lines(tracks).enumerated() {
            for (index, track) in tracks.tracks.enumerated() {
                let number = line * tracks.tracks.count + index
                guard number < children.count else { break }
                let box = CGSize(along: axis, length, track.length)
                let offer = offer(track)
                let inner = children[number].aligned(offer, in: box, track.alignment ?? alignment)
                let corner = CGSize(along: axis, position, start + track.start)
                let origin = CGPoint(x: corner.width + inner.x, y: corner.height + inner.y)
                sink.place(children[number], offer, at: origin, in: rect)
            }
            position += length + distance
        }
    }

    private func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }

    private func offer(_ track: GridTracks.Track) -> Proposal {
        axis == .vertical
            ? Proposal(width: track.length, height: nil) : Proposal(width: nil, height: track.length)
    }

    /// The extents of the lines.
    private func lines(_ tracks: GridTracks) -> [CGFloat] {
        let count = tracks.tracks.count
        guard count > 0 else { return [] }
        return stride(from: 0, to: children.count, by: count)
            .map { first in
                (first..<min(first + count, children.count))
                    .reduce(0) { max($0, children[$1].size(offer(tracks.tracks[$1 - first]))[axis]) }
            }
    }
}

extension HorizontalAlignment {
    /// The fraction of free space before an aligned view.
    package var share: CGFloat { ViewDimensions(width: 1, height: 1)[self] }
}

extension VerticalAlignment {
    /// The fraction of free space before an aligned view.
    package var share: CGFloat { ViewDimensions(width: 1, height: 1)[self] }
}
