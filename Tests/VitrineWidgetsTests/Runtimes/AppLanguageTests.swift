import Testing
import VitrineTesting
import VitrineUI
import VitrineWidgets
import VitrineWire
import WidgetArchive

/// The language in which a program runs on a device whose language it may not have.
@MainActor
struct AppLanguageTests {
    private let time = ManualTime("2026-06-03T09:41:00Z")

    @Test(arguments: [
        (["en"], "de_DE", "en_DE leftToRight 1.234,5", "en"),
        (["de", "en"], "de_AT", "de_AT leftToRight 1.234,5", nil),
        (["de"], "de_DE@hours=h12", "de_DE@hours=h12 leftToRight 1.234,5", nil),
        (["en"], "ar_EG@hours=h23", "en_EG@hours=h23 leftToRight 1,234.5", "en"),
        (["ar", "en"], "ar_EG", "ar_EG rightToLeft ١٬٢٣٤٫٥", nil), (["en"], "en_GB", "en_GB leftToRight 1,234.5", nil),
        (["en"], "ar_XB", "en_XB rightToLeft 1,234.5", "en"), ([], "ko_KR", "en_KR leftToRight 1,234.5", "en"),
        (["en"], "", "en leftToRight 1,234.5", "en"),
    ])
    func programRunsInALanguageThatItHas(
        languages: [String],
        device: String,
        expected: String,
        language: String?
    ) async throws {
        time.setLocale(device)
        let archive = try await AppLanguages.withProgram(in: languages) {
            try await ExtensionHost(LanguageWidget(), time: time).snapshot(kind: "language", family: .systemMedium)
                .archives.first
        }
        #expect(archive?.language == language)
        let lines = archive?.reading(now: time.now).lines ?? []
        #expect(lines == ["text \"\(expected)\""])
    }

    @Test func programWithoutResourcesRunsInEnglish() async throws {
        time.setLocale("fr_FR")
        let archive = try await ExtensionHost(LanguageWidget(), time: time)
            .snapshot(kind: "language", family: .systemMedium).archives.first
        #expect(archive?.language == "en")
    }

    @Test func providerSeesTheLocaleOfTheProgram() async throws {
        time.setLocale("de_DE")
        let widget = ScriptedWidget(timeline: { _, completion in
            let moment = DeviceMoment.current
            let entry = NoteEntry(date: moment.now, text: moment.localeIdentifier)
            completion(Timeline(entries: [entry], policy: .never))
        })
        let timeline = try await ExtensionHost(widget, time: time).timeline(kind: "scripted", family: .systemMedium)
        let lines = timeline.entries.first?.rendering.archives.first?.reading(now: time.now).lines ?? []
        #expect(lines.contains { $0.contains("en_DE") }, "\(lines)")
    }
}

private struct LanguageWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "language", provider: ScriptedProvider { _, _ in }) { _ in
            LanguageView().containerBackground(.background, for: .widget)
        }
    }
}

private struct LanguageView: View {
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction

    var body: some View { Text("\(locale.identifier) \("\(direction)") \(1234.5, format: .number)") }
}
