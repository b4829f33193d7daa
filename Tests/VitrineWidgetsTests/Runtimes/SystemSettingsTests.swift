import Testing
import VitrineTesting
import VitrineUI
import VitrineWidgets
import VitrineWire
import WidgetArchive

/// What the user chooses for the whole system: the text size and the language.
@MainActor
struct SystemSettingsTests {
    private let time = ManualTime("2026-06-03T09:41:00Z")

    @Test func largerTextSizeMakesTheTextHigher() async throws {
        var heights: [Double] = []
        for size in DynamicTypeSize.allCases {
            time.setTextSize(size)
            heights.append(try await frameOfTheText().size.height)
        }
        #expect(heights == heights.sorted() && Set(heights).count == heights.count, "\(heights)")
    }

    @Test(arguments: [
        ("en_US", false), ("ar_EG", true), ("he_IL", true), ("ar", true), ("az_Latn_IR", false), ("az_Arab_IR", true),
        ("ko_KR", false), ("", false), ("_", false), ("ar_XB", true),
    ])
    func viewIsMirroredInALanguageWrittenFromRightToLeft(locale: String, isMirrored: Bool) async throws {
        time.setLocale(locale)
        try await AppLanguages.withProgram(in: ["ar", "az-Arab", "az-Latn", "en", "he"]) {
            let frame = try await frameOfTheText()
            #expect((frame.origin.x > 60) == isMirrored, "\(frame)")
        }
    }

    @Test(arguments: [("ar_EG", false), ("he_IL", false), ("ar_XB", true)])
    func programWithoutTextsInTheLanguageIsMirroredInThePseudoLocaleOnly(
        locale: String,
        isMirrored: Bool
    ) async throws {
        time.setLocale(locale)
        let frame = try await frameOfTheText()
        #expect((frame.origin.x > 60) == isMirrored, "\(frame)")
    }

    @Test func boldTextIsHeavierAndTheViewKnows() async throws {
        let host = ExtensionHost(SettingsWidget(), time: time)
        #expect(try await settings(host) == ["regular standard 400"])
        time.setBoldText(true)
        #expect(try await settings(host) == ["bold standard 600"])
    }

    @Test func viewReadsContrastMotionAndTransparency() async throws {
        let host = ExtensionHost(SettingsWidget(), time: time)
        time.setContrast(.increased)
        #expect(try await settings(host) == ["regular increased 400"])
        time.setReducedMotion(true)
        #expect(try await settings(host) == ["regular increased still 400"])
        time.setReducedTransparency(true)
        #expect(try await settings(host) == ["regular increased still opaque 400"])
    }

    @Test(arguments: [
        ("en_US", 1.0), ("en_US@hours=h23", 0), ("de_DE", 0), ("de_DE@hours=h12", 1), ("ko_KR@hours=h23", 0),
        ("en_US@hours=h24", 0), ("en_US@hours=", 1), ("xx_XX", 0), ("no locale at all", 1), ("en_DE", 0), ("en_GB", 0),
        ("en_AU", 1),
    ])
    func timeOfDayHasRoomForItsClock(locale: String, hasDayPeriod: Double) async throws {
        time.setLocale(locale)
        let rendering = try await ExtensionHost(ClockWidget(), time: time).snapshot(kind: "clock", family: .systemSmall)
        let width = try #require(rendering.archives.first?.content.first?.frame.size.width)
        #expect((width > 50) == (hasDayPeriod > 0), "\(width)")
    }

    @Test(arguments: [("en_US", 0.0), ("ar_EG", 1)])
    func liveTextStandsAtTheEdgeWhereItsLanguageBegins(locale: String, alignment: Double) async throws {
        time.setLocale(locale)
        let rendering = try await AppLanguages.withProgram(in: ["ar", "en"]) {
            try await ExtensionHost(ClockWidget(), time: time).snapshot(kind: "clock", family: .systemSmall)
        }
        guard case .liveText(let text) = rendering.archives.first?.content.first?.content else {
            Issue.record("expected a live text")
            return
        }
        #expect(text.alignment == alignment)
    }

    private func settings(_ host: ExtensionHost) async throws -> [String] {
        let archive = try #require(try await host.snapshot(kind: "settings", family: .systemSmall).archives.first)
        return archive.content.compactMap { node in
            guard case .text(let text) = node.content, let style = text.styles.first else { return nil }
            return "\(text.string) \(style.weight)"
        }
    }

    /// The frame of the only text of a widget that shows it at the leading edge.
    private func frameOfTheText() async throws -> ArchiveRect {
        let rendering = try await ExtensionHost(LeadingWidget(), time: time)
            .snapshot(kind: "leading", family: .systemSmall)
        return try #require(rendering.archives.first.flatMap { Self.frame(in: $0.content) })
    }

    private static func frame(in nodes: [ArchiveNode]) -> ArchiveRect? {
        for node in nodes {
            if case .text = node.content { return node.frame }
            guard var frame = frame(in: node.children) else { continue }
            frame.origin.x += node.frame.origin.x
            frame.origin.y += node.frame.origin.y
            return frame
        }
        return nil
    }
}

private struct LeadingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "leading", provider: ScriptedProvider.now) { _ in
            Text("a").frame(maxWidth: .infinity, alignment: .leading)
                .containerBackground(.background, for: .widget)
        }
    }
}

private struct SettingsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "settings", provider: ScriptedProvider { _, _ in }) { _ in
            SettingsView().containerBackground(.background, for: .widget)
        }
    }
}

private struct SettingsView: View {
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var isMotionReduced
    @Environment(\.accessibilityReduceTransparency) private var isTransparencyReduced

    private var reduced: String { (isMotionReduced ? " still" : "") + (isTransparencyReduced ? " opaque" : "") }

    var body: some View {
        Text(verbatim: "\(weight == .bold ? "bold" : "regular") \(contrast)\(reduced)")
    }
}

private struct ClockWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "clock", provider: ScriptedProvider { _, _ in }) { entry in
            Text(entry.date, style: .time).containerBackground(.background, for: .widget)
        }
    }
}
