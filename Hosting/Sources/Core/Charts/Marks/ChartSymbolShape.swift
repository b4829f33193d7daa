/// A symbol at a point.
public protocol ChartSymbolShape: Shape {}

extension Circle: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}
extension Capsule: ChartSymbolShape {}

/// A symbol that Charts names.
public struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind: CaseIterable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    let kind: Kind

    public nonisolated func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
        case .triangle: Self.polygon(3, from: -90, in: rect)
        case .diamond: Self.polygon(4, from: -90, in: rect)
        case .pentagon: Self.polygon(5, from: -90, in: rect)
        case .plus: Self.bars([0, 90], in: rect)
        case .cross: Self.bars([45, 135], in: rect)
        case .asterisk: Self.bars([30, 90, 150], in: rect)
        }
    }

    /// A polygon with its corners on the circle of the box, the first of them at an angle in degrees.
    private nonisolated static func polygon(_ count: Int, from angle: Double, in rect: CGRect) -> Path {
        var path = Path()
        path.addLines(
            (0..<count)
                .map { index in
                    let turn = (angle + 360 * Double(index) / Double(count)) * .pi / 180
                    return CGPoint(
                        x: rect.midX + rect.width / 2 * cos(turn),
                        y: rect.midY + rect.height / 2 * sin(turn)
                    )
                }
        )
        path.closeSubpath()
        return path
    }

    /// Bars through the middle of the box, turned by degrees.
    private nonisolated static func bars(_ angles: [Double], in rect: CGRect) -> Path {
        let bar = Path(rect.insetBy(dx: 0, dy: rect.height * 0.39))
        var path = Path()
        for angle in angles {
            let turn = CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
                .concatenating(CGAffineTransform(rotationAngle: angle * .pi / 180))
                .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
            path.addPath(bar.applying(turn))
        }
        return path
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
