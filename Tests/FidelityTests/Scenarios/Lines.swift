#if !canImport(SwiftUI)
import PortableUI
import WidgetArchive

/// The lines of one text: their height, and the distance between them.
@MainActor
enum Lines {
    static func rows(_ facts: AppleFacts) -> [FidelityRow] {
        heights(facts.skipUI) + message(facts.homeAssistant.message)
    }

    /// The size, the leading and the tracking of a text style in the default text size.
    static func rows(_ guidelines: InterfaceGuidelines) -> [FidelityRow] {
        let sizes = guidelines.dynamicType.sizes["large"] ?? [:]
        return styles.flatMap { name, style -> [FidelityRow] in
            let drawing = Drawing(Text("X\nX").font(.system(style)), width: 200, height: 200, pixels: 3)
            guard let apple = sizes[name], let tracking = guidelines.tracking.bySize["\(Int(apple[0]))"],
                let text = drawing.texts.first, let font = text.text.styles.first
            else { return [] }
            let scenario = "Text style \(name)"
            let pitch = text.baselines[1] - text.baselines[0]
            return [
                .init(scenario, "size", apple: apple[0], ours: font.size, .interfaceGuidelines),
                .init(scenario, "leading", apple: apple[1], ours: pitch, .interfaceGuidelines),
                .init(
                    scenario,
                    "tracking",
                    apple: tracking,
                    ours: font.kerning,
                    .interfaceGuidelines,
                    within: .points(0)
                ),
            ]
        }
    }

    /// The height of one line, with one pixel in a point.
    private static func heights(_ facts: AppleFacts.SkipUI) -> [FidelityRow] {
        styles.compactMap { name, style in
            guard let apple = facts.heightOfX[name] else { return nil }
            let drawing = Drawing(Text("X").font(.system(style)), width: 200, height: 200, pixels: 1)
            let ours = drawing.texts.first?.frame.size.height ?? .nan
            return .init("Line in text style \(name)", "height", apple: apple, ours: ours, .skipUI)
        }
    }

    /// The baselines of four lines, from the first.
    private static func message(_ facts: AppleFacts.HomeAssistant.Message) -> [FidelityRow] {
        let drawing = Drawing(Text("A\nB\nC\nD").font(.footnote), width: 160, height: 160, pixels: 3)
        let lines = drawing.texts.first?.baselines ?? []
        return zip(facts.baselines, lines).enumerated().dropFirst()
            .map { index, pair in
                let (apple, ours) = (pair.0 - facts.baselines[0], pair.1 - lines[0])
                let quantity = "baseline \(index + 1) from the first"
                return FidelityRow("Message of four lines", quantity, apple: apple, ours: ours, .homeAssistant)
            }
    }

    private static let styles: [(String, Font.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
        ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
    ]
}
#endif
