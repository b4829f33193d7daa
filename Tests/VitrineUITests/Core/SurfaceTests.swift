#if !canImport(SwiftUI)
import Testing
import VitrineUI

/// Views as widget authors write them, using only the public interface.
///
/// The test is that they compile, and that their bodies can be evaluated.
@MainActor
struct SurfaceTests {
    @Test func viewsOfRealWidgetsCompileUnchanged() {
        let entry = WeatherEntry(
            date: Date(timeIntervalSince1970: 0),
            place: "Seoul",
            degrees: 21.5,
            hours: [18, 19, 21]
        )
        #expect(String(describing: type(of: WeatherView(entry: entry).body)).isEmpty == false)
        #expect(String(describing: type(of: HourGrid(hours: entry.hours).body)).isEmpty == false)
        #expect(String(describing: type(of: Countdown(end: entry.date).body)).isEmpty == false)
    }
}

private struct WeatherEntry {
    var date: Date
    var place: String
    var degrees: Double
    var hours: [Int]
}

private struct WeatherView: View {
    @Environment(\.colorScheme) private var colorScheme: ColorScheme
    @Environment(\.dynamicTypeSize) var dynamicTypeSize
    @ScaledMetric(relativeTo: .title) private var iconSize: CGFloat = 24
    @State private var isExpanded = false

    let entry: WeatherEntry

    private var color: Color { colorScheme == .dark ? .white : .black }

    var body: some View {
        ZStack(alignment: .topLeading) {
            LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
            VStack(alignment: .leading, spacing: 4) {
                header
                Text("\(entry.degrees, specifier: "%.0f")°")
                    .font(.system(size: 40, weight: .bold, design: .rounded))
                    .minimumScaleFactor(0.5)
                    .lineLimit(1)
                if dynamicTypeSize < .accessibility1 {
                    details
                }
                Spacer(minLength: 0)
                Text("Updated \(entry.date, style: .relative) ago").font(.caption2)
            }
            .foregroundStyle(color)
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        .card(isHighlighted: isExpanded)
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            Image(systemName: "location.fill").font(.system(size: iconSize)).imageScale(.small)
            Text(entry.place).bold() + Text(" now").italic().foregroundColor(.secondary)
            Spacer()
            Text(entry.date, style: .time).monospacedDigit().multilineTextAlignment(.trailing)
        }
    }

    @ViewBuilder private var details: some View {
        switch entry.hours.count {
        case 0: EmptyView()
        case 1: Text("one hour")
        default:
            HStack(spacing: 0) {
                ForEach(Array(entry.hours.enumerated()), id: \.offset) { index, hour in
                    Text("\(hour)")
                        .frame(maxWidth: .infinity)
                        .background(index.isMultiple(of: 2) ? Color.clear : Color.white.opacity(0.2))
                }
            }
            .overlay(alignment: .bottom) { Divider() }
        }
        if #available(iOS 17.0, *) {
            Label("Rain", systemImage: "drop.fill").labelStyle(.titleAndIcon)
        }
    }
}

private struct HourGrid: View {
    let hours: [Int]
    private let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 30, maximum: 60), spacing: 4)]

    var body: some View {
        ViewThatFits(in: .vertical) {
            LazyVGrid(columns: columns, alignment: .leading, spacing: 8) {
                ForEach(hours, id: \.self) { Text(verbatim: "\($0)") }
            }
            Grid(alignment: .leading, horizontalSpacing: 4) {
                GridRow {
                    Text("a").gridColumnAlignment(.trailing)
                    GeometryReader { proxy in
                        Capsule().fill(.green).frame(width: proxy.size.width * 0.5)
                    }
                }
                Divider().gridCellUnsizedAxes(.horizontal)
            }
        }
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
        .clipShape(.rect(cornerRadius: 12))
    }
}

private struct Countdown: View {
    let end: Date

    var body: some View {
        Group {
            Text(timerInterval: end...end.addingTimeInterval(60), countsDown: true)
            Text(end, format: .dateTime.hour().minute())
            Text(0.5, format: .percent)
            Text("**Bold** and \(3, format: .number)")
            Text(end, style: .timer).font(.title3.monospacedDigit().weight(.semibold))
        }
        .textCase(.uppercase)
        .lineLimit(1...2)
        .truncationMode(.middle)
        .fixedSize(horizontal: false, vertical: true)
        .layoutPriority(1)
        .aspectRatio(1, contentMode: .fit)
        .alignmentGuide(.leading) { d in d[.trailing] - d.width / 2 }
        .environment(\.lineLimit, 3)
    }
}

private struct Card: ViewModifier {
    var isHighlighted: Bool

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 8)
            .background {
                if isHighlighted {
                    Color.yellow
                } else {
                    ContainerRelativeShape().fill(.background)
                }
            }
    }
}

extension View {
    fileprivate func card(isHighlighted: Bool) -> some View { modifier(Card(isHighlighted: isHighlighted)) }
}
#endif
