import AppIntents
import SwiftUI
import Testing
import VitrineTesting
import WidgetArchive
import WidgetKit

private struct Drink: AppIntent {
    static let title: LocalizedStringResource = "Drink"

    func perform() async throws -> some IntentResult { .result() }
}

/// Literals without an interpolation are keys of string tables and Markdown, whatever other types a literal could have.
@MainActor
struct LiteralTests {
    private static let url = URL(filePath: "/")

    struct Form: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let view: @MainActor @Sendable () -> AnyView

        init(_ name: String, _ view: @escaping @MainActor @Sendable () -> any View) {
            testDescription = name
            self.view = { AnyView(view()) }
        }
    }

    nonisolated private static let forms = [
        Form("Text") { Text("**Water**") },
        Form("Text, table") { Text("**Water**", tableName: "Drinks") },
        Form("Text, bundle") { Text("**Water**", bundle: .main) },
        Form("Text, comment") { Text("**Water**", comment: "a drink") },
        Form("Text + Text") { Text("**Wa**") + Text("**ter**") },
        Form("Label, symbol") { Label("**Water**", systemImage: "drop") },
        Form("Label, image") { Label("**Water**", image: "drop") },
        Form("Button, intent") { Button("**Water**", intent: Drink()) },
        Form("Button, action") { Button("**Water**") {} },
        Form("Toggle, intent") { Toggle("**Water**", isOn: true, intent: Drink()) },
        Form("Toggle, binding") { Toggle("**Water**", isOn: .constant(true)) },
        Form("Link") { Link("**Water**", destination: url) },
        Form("Section") { Section("**Water**") { Text(verbatim: "1") } },
        Form("GroupBox") { GroupBox("**Water**") { Text(verbatim: "1") } },
        Form("ProgressView") { ProgressView("**Water**") },
        Form("ProgressView, value") { ProgressView("**Water**", value: 0.5) },
        Form("LabeledContent") { LabeledContent("**Water**") { Text(verbatim: "1") } },
        Form("LabeledContent, format") { LabeledContent("**Water**", value: 1, format: .number) },
        Form("LabeledContent, value") { LabeledContent("**Water**", value: "1") },
        Form("ContentUnavailableView") { ContentUnavailableView("**Water**", systemImage: "drop") },
        Form("accessibilityLabel") { Color.red.accessibilityLabel("**Water**") },
        Form("accessibilityValue") { Text(verbatim: "1").accessibilityValue("**Water**") },
        Form("accessibilityHint") { Text(verbatim: "1").accessibilityHint("**Water**") },
        Form("Text.accessibilityLabel") { Text(verbatim: "1").accessibilityLabel("**Water**") },
    ]

    @Test(arguments: forms)
    func literalIsMarkdown(_ form: Form) {
        let archive = EntryArchive(of: form.view(), width: 300, height: 150)
        let words = archive.reading(now: .distantPast).elements
            .map { "\($0.label) \($0.value ?? "") \($0.hint ?? "")" }
            .joined(separator: "; ")
        #expect(words.contains("Water") && !words.contains("*"), "\(words)")
    }

    private struct Named: Widget {
        struct Provider: TimelineProvider {
            struct Entry: TimelineEntry { let date: Date }

            func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
                completion(placeholder(in: context))
            }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                completion(Timeline(entries: [placeholder(in: context)], policy: .never))
            }
        }

        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "named", provider: Provider()) { _ in Text("**Water**") }
                .configurationDisplayName("**Water**")
                .description("**Water**")
        }
    }

    @Test func literalOfAConfigurationIsMarkdown() async throws {
        let time = ManualTime("2026-06-03T09:41:00Z", timeZoneIdentifier: "Asia/Seoul")
        let widget = try #require(try await ExtensionHost(Named(), time: time).describe().widgets.first)
        #expect(widget.displayName == "Water" && widget.details == "Water")
    }
}
