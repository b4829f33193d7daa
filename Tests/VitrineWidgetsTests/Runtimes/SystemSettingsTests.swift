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
        ("ko_KR", false), ("", false), ("_", false),
    ])
    func viewIsMirroredInALanguageWrittenFromRightToLeft(locale: String, isMirrored: Bool) async throws {
        time.setLocale(locale)
        let frame = try await frameOfTheText()
        #expect((frame.origin.x > 60) == isMirrored, "\(frame)")
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

/// A short text at the leading edge.
private struct LeadingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "leading",
            provider: ScriptedProvider { _, completion in
                completion(Timeline(entries: [NoteEntry(date: DeviceMoment.current.now)], policy: .atEnd))
            }
        ) { _ in
            Text("a").frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
