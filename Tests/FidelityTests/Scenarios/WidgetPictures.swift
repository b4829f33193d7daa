#if !canImport(SwiftUI)
import PortableUI
import WidgetArchive

/// The widgets of WidgetExamples, 150 points wide and high, drawn with ten pixels in a point.
@MainActor
enum WidgetPictures {
    static func rows(_ facts: AppleFacts.WidgetExamples) -> [FidelityRow] {
        let lockScreen = draw(lockScreen)
        return rows("App group widget", facts.appGroup, draw(appGroup))
            + rows("Environment widget", facts.environment, draw(environment))
            + rows("Lock screen widget", facts.lockScreen, lockScreen)
            + rows(facts.lockScreen.bar, lockScreen)
            + rows(facts.interactive, draw(interactive))
            + audioRows(facts.audioPlayback, draw(audioPlayback))
    }

    private static func draw<V: View>(_ view: V) -> Drawing {
        Drawing(view, width: 150, height: 150, margin: 15, pixels: 10)
    }

    private static func rows(_ name: String, _ facts: AppleFacts.WidgetExample, _ drawing: Drawing) -> [FidelityRow] {
        let baselines = facts.baselines.sorted { $0.value < $1.value }
            .map { label, apple in
                let string = label.split(separator: " (").first.map(String.init) ?? label
                let ours = drawing.text(string)?.baselines.first ?? .nan
                return FidelityRow(name, "baseline of \"\(string)\"", apple: apple, ours: ours, .widgetExamples)
            }
        let ink = (facts.inkX ?? [:]).sorted { $0.key < $1.key }
            .flatMap { string, edges -> [FidelityRow] in
                let ours = drawing.text(string)?.ink
                let (left, width) = (ours?.left ?? .nan, ours?.width ?? .nan)
                return [
                    .init(name, "left edge of \"\(string)\"", apple: edges[0], ours: left, .widgetExamples),
                    .init(
                        name,
                        "ink of \"\(string)\"",
                        apple: edges[1] - edges[0],
                        ours: width,
                        .widgetExamples,
                        within: .width
                    ),
                ]
            }
        return baselines + ink
    }

    private static func rows(_ bar: AppleFacts.WidgetExample.Bar?, _ drawing: Drawing) -> [FidelityRow] {
        guard let bar, let ours = drawing.bars.first else { return [] }
        let name = "Lock screen widget"
        return [
            .init(name, "left edge of the bar", apple: bar.x[0], ours: ours.origin.x, .widgetExamples),
            .init(name, "right edge of the bar", apple: bar.x[1], ours: ours.maxX, .widgetExamples),
            .init(name, "top edge of the bar", apple: bar.y[0], ours: ours.origin.y, .widgetExamples),
            .init(name, "height of the bar", apple: bar.height, ours: ours.size.height, .widgetExamples),
        ]
    }

    /// The distances between the borders, and their extents: each is as high as what the symbol inside shows requires.
    private static func rows(_ facts: AppleFacts.Buttons, _ drawing: Drawing) -> [FidelityRow] {
        let name = "Bordered buttons with symbols"
        let (apple, ours) = (facts.buttons, drawing.shapes)
        guard apple.count == 2, ours.count == 2 else {
            return [.init(name, "buttons", apple: 2, ours: .nan, .widgetExamples)]
        }
        let between = apple[1][0] - apple[0][0] - apple[0][2]
        let middles = apple.map { $0[1] + $0[3] / 2 }
        let ourMiddles = ours.map { $0.origin.y + $0.size.height / 2 }
        let baseline = drawing.text("Counter: 1")?.baselines.first ?? .nan
        let places: [FidelityRow] = [
            .init(name, "left edge of the first", apple: apple[0][0], ours: ours[0].origin.x, .widgetExamples),
            .init(
                name,
                "distance between the borders",
                apple: between,
                ours: ours[1].origin.x - ours[0].maxX,
                .widgetExamples
            ),
            .init(
                name,
                "distance of the centres' heights",
                apple: middles[1] - middles[0],
                ours: ourMiddles[1] - ourMiddles[0],
                .widgetExamples
            ),
            .init(name, "baseline of the text above", apple: facts.baseline ?? .nan, ours: baseline, .widgetExamples),
        ]
        return places
            + zip(["plus", "arrow.circlepath"], zip(apple, ours)).flatMap { extents(name, of: $0, $1.0, $1.1) }
    }

    private static func extents(
        _ name: String,
        of symbol: String,
        _ apple: [Double],
        _ ours: ArchiveRect,
        reason: String? = nil
    ) -> [FidelityRow] {
        let (width, height) = ("width of the one with \(symbol)", "height of the one with \(symbol)")
        let why = "Our symbols are 1.2 em wide, most of them, Apple's as wide as what they show."
        return [
            .init(name, width, apple: apple[2], ours: ours.size.width, .widgetExamples, reason: why),
            .init(name, height, apple: apple[3], ours: ours.size.height, .widgetExamples, reason: reason),
        ]
    }

    private static func audioRows(_ facts: AppleFacts.Buttons, _ drawing: Drawing) -> [FidelityRow] {
        guard let apple = facts.buttons.first, let ours = drawing.shapes.first else { return [] }
        return extents(
            "Bordered buttons with symbols",
            of: "play",
            apple,
            ours,
            reason: "Our drawing is 16.2 points high, Apple's 14.1."
        )
    }

    private static func header(_ title: String) -> some View {
        HStack {
            Text(title).font(.headline).fixedSize()
            Spacer(minLength: 0)
        }
    }

    private static var appGroup: some View {
        VStack(alignment: .leading) {
            header("App Group")
            Spacer()
            Text("Lucky number").font(.subheadline).bold()
            Text("UserDefaults: 7").font(.footnote)
            Text("TXT File: 7").font(.footnote)
            Spacer()
        }
    }

    private static var environment: some View {
        VStack(alignment: .leading) {
            header("Environment")
            Spacer()
            Text("Widget family").font(.subheadline).bold()
            Text("systemSmall").font(.subheadline)
            Spacer()
        }
    }

    private static var audioPlayback: some View {
        VStack(alignment: .leading) {
            header("Audio Playback")
            Spacer()
            Button(action: nil, label: Image(systemName: "play").padding(2)).buttonStyle(.bordered)
        }
    }

    private static var interactive: some View {
        VStack(alignment: .leading) {
            header("Interactive")
            Spacer()
            Text("Counter: 1").font(.subheadline)
            Spacer()
            HStack {
                Button(action: nil, label: Image(systemName: "plus").padding(2))
                Button(action: nil, label: Image(systemName: "arrow.circlepath"))
            }
            .buttonStyle(.bordered)
        }
    }

    private static var lockScreen: some View {
        VStack(alignment: .leading) {
            header("Lock Screen")
            Spacer()
            Gauge(value: 0.67) { Text("67% of day") }.gaugeStyle(.linearCapacity)
            Spacer()
        }
    }
}
#endif
