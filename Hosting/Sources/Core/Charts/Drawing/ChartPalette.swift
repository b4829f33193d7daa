/// The styles that distinguish marks by their values.
struct ChartPalette {
    private static let usual: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    /// The values, in the order of the marks.
    let names: [String]
    private let styles: [String: AnyShapeStyle]
    private let symbols: [String: any ChartSymbolShape]

    init(marks: [ChartMark], settings: ChartSettings) {
        names = Self.distinct(marks.compactMap(\.styleValue))
        let range = settings.styleRange.isEmpty ? Self.usual.map { AnyShapeStyle($0) } : settings.styleRange
        let pairs = names.enumerated().map { ($1, settings.styles[$1] ?? range[$0 % range.count]) }
        styles = Dictionary(uniqueKeysWithValues: pairs)
        let kinds = BasicChartSymbolShape.Kind.allCases
        let forms = Self.distinct(marks.compactMap(\.symbolValue)).enumerated()
            .map { ($1, settings.symbols[$1] ?? BasicChartSymbolShape(kind: kinds[$0 % kinds.count])) }
        symbols = Dictionary(uniqueKeysWithValues: forms)
    }

    private static func distinct(_ names: [String]) -> [String] {
        names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The symbol of a mark: its own, that of its value, or a disc.
    func symbol(of mark: ChartMark) -> any ChartSymbolShape {
        mark.symbol ?? symbol(of: mark.symbolValue ?? "")
    }

    /// The symbol of a value.
    func symbol(of name: String) -> any ChartSymbolShape { symbols[name] ?? BasicChartSymbolShape(kind: .circle) }

    /// The style of a mark: its own, that of its value, or blue.
    func style(of mark: ChartMark) -> AnyShapeStyle {
        mark.style ?? mark.styleValue.flatMap { styles[$0] } ?? AnyShapeStyle(Color.blue)
    }

    /// The style of a value.
    func style(of name: String) -> AnyShapeStyle { styles[name] ?? AnyShapeStyle(Color.blue) }
}

/// The names of the values with their styles.
struct ChartLegend: View {
    let palette: ChartPalette

    var body: some View {
        HStack(spacing: 8) {
            ForEach(palette.names, id: \.self) { name in
                HStack(spacing: 4) {
                    AnyShape(palette.symbol(of: name)).fill(palette.style(of: name)).frame(width: 7, height: 7)
                    Text(verbatim: name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
                }
            }
        }
    }
}
