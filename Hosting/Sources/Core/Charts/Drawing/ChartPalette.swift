/// The styles that distinguish marks by their values.
struct ChartPalette {
    private static let usual: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    /// The values, in the order of the marks.
    let names: [String]
    private let styles: [String: AnyShapeStyle]

    init(marks: [ChartMark], settings: ChartSettings) {
        var names: [String] = []
        for mark in marks {
            if let name = mark.styleValue, !names.contains(name) { names.append(name) }
        }
        self.names = names
        let range = settings.styleRange.isEmpty ? Self.usual.map { AnyShapeStyle($0) } : settings.styleRange
        let pairs = names.enumerated().map { ($1, settings.styles[$1] ?? range[$0 % range.count]) }
        styles = Dictionary(uniqueKeysWithValues: pairs)
    }

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
                    Circle().fill(palette.style(of: name)).frame(width: 7, height: 7)
                    Text(verbatim: name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
                }
            }
        }
    }
}
