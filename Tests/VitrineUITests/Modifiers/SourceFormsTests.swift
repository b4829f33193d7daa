import Testing
import VitrineUI

/// The forms in which widgets write shapes, styles and modifiers.
///
/// The test is that they compile and record no findings.
@MainActor
struct SourceFormsTests {
    private struct Grounds: View {
        var body: some View {
            VStack {
                Text("a").background(Color.red)
                Text("a").background(.red)
                Text("a").background(.red.opacity(0.3))
                Text("a").background(Color.red.opacity(0.3))
                Text("a").background(.blue.gradient)
                Text("a").background(.ultraThinMaterial)
                Text("a").background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                Text("a").background(RoundedRectangle(cornerRadius: 4).fill(.red))
                Text("a").background(Capsule().fill(Color.red.opacity(0.2)))
                Text("a").background { Color.red }
                Text("a").background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.5))
                Text("a").background(Color(UIColor.secondarySystemBackground))
                LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.5)
                Rectangle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.5))
                Text("a").background(alignment: .leading) { Color.red }
            }
        }
    }

    private struct Layers: View {
        var body: some View {
            VStack {
                Text("a").background(.thinMaterial, in: RoundedRectangle(cornerRadius: 4))
                Text("a").background(Color.red, in: .capsule)
                Text("a").background(in: .rect(cornerRadius: 8))
                Text("a").overlay(Circle().stroke(Color.red, lineWidth: 2))
                Text("a").overlay(.red.opacity(0.1))
                Text("a").overlay { RoundedRectangle(cornerRadius: 3).strokeBorder(.white.opacity(0.2), lineWidth: 1) }
                Text("a").overlay(Text("b"), alignment: .bottom)
                Text("a").border(.red)
                Text("a").clipShape(.rect(cornerRadius: 8))
                Text("a").clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
                Text("a").mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
            }
        }
    }

    private struct Shapes: View {
        var body: some View {
            ZStack {
                Circle().fill(.tint)
                Circle().fill(Color.accentColor.gradient)
                Circle().fill(.secondary)
                Circle().foregroundColor(.gray)
                Circle().stroke(.quaternary, style: StrokeStyle(lineWidth: 3, lineCap: .round))
                Circle().stroke(lineWidth: 4).opacity(0.3).foregroundColor(.blue)
                Circle().trim(from: 0, to: 0.4).stroke(Color.green, style: StrokeStyle(lineWidth: 3, lineCap: .round))
                Circle().trim(from: 0.0, to: CGFloat(0.4)).stroke(style: StrokeStyle(lineWidth: 2))
                    .rotation(.degrees(9))
                RoundedRectangle(cornerRadius: 4).inset(by: 2).fill(.red)
                UnevenRoundedRectangle(topLeadingRadius: 9)
                    .fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
                Rectangle().fill(.angularGradient(colors: [.red, .blue], startAngle: .zero, endAngle: .degrees(90)))
                Rectangle().fill(.radialGradient(colors: [.red, .blue], startRadius: 1, endRadius: 5))
                AnyShape(Circle()).fill(.red).stroke(.blue)
            }
        }
    }

    private struct Styles: View {
        var body: some View {
            VStack {
                Text("a").foregroundStyle(.white, .gray)
                Text("a").foregroundStyle(Color.red.opacity(0.5))
                Text("a").foregroundStyle(.red.opacity(0.5))
                Text("a").foregroundStyle(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
                Text("a").foregroundStyle(true ? Color.red : .blue)
                Text("a").foregroundStyle(true ? AnyShapeStyle(.red) : AnyShapeStyle(.tertiary))
                Image(systemName: "star.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.yellow, .red)
                Image(systemName: "star").resizable().renderingMode(.template).scaledToFit()
                Label("Run", systemImage: "star").labelStyle(.titleAndIcon).tint(.red)
                Label {
                    Text("Run")
                } icon: {
                    Image(systemName: "star")
                }
                Gauge(value: 0.4) { Text("x") }.gaugeStyle(.accessoryCircularCapacity).tint(.red)
                Gauge(value: 2, in: 0...3) {
                    Text("x")
                } currentValueLabel: {
                    Text("2")
                }
                .gaugeStyle(.linearCapacity)
                ProgressView(value: 0.2).tint(.orange).progressViewStyle(.linear)
                ProgressView(value: 3.0, total: 10) { Text("x") }
            }
            .tint(.blue)
        }
    }

    private struct Texts: View {
        @ScaledMetric(relativeTo: .title) private var iconSize: CGFloat = 24
        private let end = Date(timeIntervalSince1970: 0)

        var body: some View {
            VStack(alignment: .leading) {
                Text("\(21.5, specifier: "%.0f")°").font(.system(size: 40, weight: .bold, design: .rounded))
                Text("Seoul").bold() + Text(" now").italic().foregroundColor(.secondary)
                Text(timerInterval: end...end.addingTimeInterval(60), countsDown: true)
                Text(end, format: .dateTime.hour().minute())
                Text(0.5, format: .percent)
                Text("**Bold** and \(3, format: .number)")
                Text(end, style: .timer).font(.title3.monospacedDigit().weight(.semibold))
                Image(systemName: "location.fill").font(.system(size: iconSize)).imageScale(.small)
            }
            .textCase(.uppercase).lineLimit(1...2).truncationMode(.middle).multilineTextAlignment(.trailing)
            .fixedSize(horizontal: false, vertical: true)
            .alignmentGuide(.leading) { d in d[.trailing] - d.width / 2 }
            .environment(\.lineLimit, 3)
        }
    }

    private struct Grids: View {
        private let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 30, maximum: 60), spacing: 4)]

        var body: some View {
            ViewThatFits(in: .vertical) {
                LazyVGrid(columns: columns, alignment: .leading, spacing: 8) {
                    ForEach(Array([18, 19].enumerated()), id: \.offset) { index, hour in
                        Text(verbatim: "\(hour)")
                            .background(index.isMultiple(of: 2) ? Color.clear : .white.opacity(0.2))
                    }
                }
                Grid(alignment: .leading, horizontalSpacing: 4) {
                    GridRow { Text("a").gridColumnAlignment(.trailing) }
                    Divider().gridCellUnsizedAxes(.horizontal)
                }
            }
        }
    }

    private struct Template: View {
        @Environment(\.colorScheme) private var colorScheme

        var body: some View {
            Text("a").containerBackground(.fill.tertiary, for: .widget)
                .containerBackground(for: .widget) { ContainerRelativeShape().fill(.background) }
                .accessibilityElement(children: .combine)
                .accessibilityLabel(Text("a"))
                .accessibilityValue("\(3) of \(5)")
                .accessibilityAddTraits([.isHeader, .isStaticText])
                .symbolEffect(.bounce.up, value: 3).symbolEffect(.pulse, options: .repeating)
                .contentTransition(.symbolEffect(.replace.downUp)).labelsHidden().allowsHitTesting(false)
                .animation(.easeInOut(duration: 0.2), value: 3)
                .contentTransition(.numericText(value: 3))
                .transition(.push(from: .bottom))
                .shadow(radius: 2).shadow(color: .black.opacity(0.3), radius: 2, x: 0, y: 1)
                .rotationEffect(.degrees(10), anchor: .topLeading).scaleEffect(0.9).scaleEffect(x: -1, y: 1)
                .redacted(reason: .placeholder).unredacted().privacySensitive()
                .widgetURL(nil).widgetAccentable().invalidatableContent().id(3)
        }
    }

    @Test func backgroundsRecordNoFindings() { #expect(ArchiveLines.findings(Grounds(), 300, 800).isEmpty) }

    @Test func layersRecordNoFindings() { #expect(ArchiveLines.findings(Layers(), 300, 800).isEmpty) }

    @Test func shapesRecordNoFindings() { #expect(ArchiveLines.findings(Shapes(), 300, 300).isEmpty) }

    @Test func stylesRecordNoFindings() { #expect(ArchiveLines.findings(Styles(), 300, 1000).isEmpty) }

    @Test func textsRecordNoFindings() { #expect(ArchiveLines.findings(Texts(), 300, 1000).isEmpty) }

    @Test func gridsRecordNoFindings() { #expect(ArchiveLines.findings(Grids(), 300, 800).isEmpty) }

    @Test func templateRecordsNoFindings() { #expect(ArchiveLines.findings(Template(), 300, 300).isEmpty) }
}
