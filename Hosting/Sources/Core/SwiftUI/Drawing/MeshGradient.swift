/// A gradient between the colours of a mesh: its rows are drawn straight, at the mean height of their points.
public struct MeshGradient: ShapeStyle {
    /// The colours of a row at their places from the left edge, and the row's place from the top, in 0…1.
    private struct Row: Sendable {
        var place: CGFloat
        var stops: [Gradient.Stop]
    }

    private let rows: [Row]
    private let background: Color

    public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        self.background = background
        rows = (0..<max(height, 0))
            .compactMap { row in
                let places = row * width..<(row + 1) * width
                guard width > 0, places.upperBound <= min(points.count, colors.count) else { return nil }
                let height = places.reduce(0) { $0 + points[$1].y } / Float(width)
                let stops = places.map { Gradient.Stop(color: colors[$0], location: CGFloat(points[$0].x)) }
                return Row(place: CGFloat(height), stops: stops)
            }
    }

    /// As a style: from its first colour to its last.
    public func resolve(in environment: EnvironmentValues) -> LinearGradient {
        let ends = [rows.first?.stops.first?.color, rows.last?.stops.last?.color].compactMap { $0 }
        return LinearGradient(colors: ends, startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}

extension MeshGradient: View {
    public var body: some View {
        ZStack {
            background
            ForEach(rows.indices, id: \.self) { index in
                LinearGradient(stops: rows[index].stops, startPoint: .leading, endPoint: .trailing)
                    .mask { fade(index) }
            }
        }
        ._approximating("a MeshGradient is drawn in straight rows")
    }

    /// Each row lies over those above it, from nothing at the place of the one before to all at its own.
    @ViewBuilder
    private func fade(_ index: Int) -> some View {
        if index == 0 {
            Color.black
        } else {
            LinearGradient(
                stops: [
                    Gradient.Stop(color: .clear, location: rows[index - 1].place),
                    Gradient.Stop(color: .black, location: rows[index].place),
                ],
                startPoint: .top,
                endPoint: .bottom
            )
        }
    }
}
