import AlarmKit
import AppIntents
import FoundationModels
import SwiftUI
import Testing
import UIKit
import VitrineTesting
import WidgetArchive

private struct Ride: AlarmMetadata {
    let line: String
}

@Generable
private struct Poem {
    @Guide(description: "Its lines.", .count(3...5))
    var lines: [String]
    @Guide(description: "Its title.")
    var title: String
}

@AppIntent(schema: .assistant.activate)
private struct Listen: AppIntent {
    static let title: LocalizedStringResource = "Listen"
    static var supportedModes: IntentModes { [.background, .foreground(.deferred)] }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
}

private struct Shake: AnimatableModifier {
    var animatableData: Double

    func body(content: Content) -> some View { content.opacity(animatableData) }
}

/// Names of newer systems in code that a widget shares with its app.
@MainActor
struct ModernNamesTests {
    private func words(_ view: some View) -> [String] { EntryArchive(of: view, width: 150, height: 150).words() }

    @Test func alarmsAreRefused() async throws {
        let manager = AlarmManager.shared
        #expect(try await manager.requestAuthorization() == .denied)
        #expect(try manager.alarms.isEmpty)
        let alert = AlarmPresentation.Alert(
            title: "Leave",
            stopButton: .init(text: "Done", textColor: .white, systemImageName: "stop")
        )
        let attributes = AlarmAttributes(
            presentation: AlarmPresentation(alert: alert),
            metadata: Ride(line: "2"),
            tintColor: .green
        )
        let time = Alarm.Schedule.Relative(time: .init(hour: 7, minute: 40), repeats: .weekly([.monday]))
        await #expect(throws: AlarmManager.AlarmError.self) {
            _ = try await manager.schedule(
                id: UUID(),
                configuration: .alarm(schedule: .relative(time), attributes: attributes)
            )
        }
        // An activity of an alarm is written and never read.
        let data = try JSONEncoder().encode(attributes)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(AlarmAttributes<Ride>.self, from: data) }
        for await _ in manager.alarmUpdates { Issue.record("nothing changes") }
    }

    @Test func languageModelIsNotThere() async {
        #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
        #expect(!SystemLanguageModel.default.supportsLocale())
        let session = LanguageModelSession { "Be short." }
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            _ = try await session.respond(to: "A poem", generating: Poem.self).content.lines
        }
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            for try await _ in session.streamResponse(to: "A poem") {}
        }
    }

    @Test func questionIsPutTogetherFromLines() async {
        let isShort = true
        let instructions = Instructions {
            "Be kind."
            if isShort { "Be short." }
        }
        let session = LanguageModelSession(instructions: instructions)
        let options = GenerationOptions(sampling: .greedy, temperature: 0)
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            _ = try await session.respond(to: Prompt("A poem"), options: options)
        }
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            _ = try await session.respond(generating: Poem.self) {
                "A poem"
                for place in ["Busan", "Incheon"] { "about \(place)" }
            }
        }
    }

    @Test func profileOfAConversationIsTakenByASession() async {
        let profile =
            LanguageModelSession.Profile {
                Instructions { "Be short." }
            }
            .model(SystemLanguageModel.default)
            .samplingMode(.greedy)
            .temperature(0)
            .maximumResponseTokens(8)
            .reasoningLevel(.light)
            .toolCallingMode(.disallowed)
        let session = LanguageModelSession(profile: profile)
        let options = GenerationOptions(samplingMode: .greedy, temperature: 0, toolCallingMode: .disallowed)
        #expect(options.sampling == options.samplingMode)
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            _ = try await session.respond(to: "A poem", options: options)
        }
    }

    @Test func intentWithASchemaIsAnIntentOfItsApp() async throws {
        #expect(try await Listen().perform().value == 1)
    }

    @Test func viewInAWidgetIsInTheMiddleOfWhatScrolls() {
        let view = GeometryReader { proxy in
            Text(proxy.bounds(of: .scrollView) == nil ? "still" : "scrolls")
                .offset(y: proxy.frame(in: .scrollView(axis: .vertical)).minY)
                .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
        }
        #expect(words(view) == ["still"])
    }

    @Test func effectsOfSymbolsAndModifiersLeaveTheView() {
        let view = Text("42")
            .symbolEffect(.bounce.down.byLayer, options: .repeat(.continuous).speed(2))
            .symbolEffect(.wiggle.clockwise, options: .nonRepeating, value: 1)
            .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.wholeSymbol)))
            .transition(.scale(scale: 0.5, anchor: .top).combined(with: .opacity))
            .modifier(Shake(animatableData: 1).animation(.linear))
        #expect(words(view) == ["42"])
    }

    @Test(arguments: [("11", "1", 2.0), ("a\nbb", "bb", 1.0), ("하늘", "하", 2.0)])
    func sizeOfATextIsEstimated(text: String, part: String, times: CGFloat) {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let size = text.size(withAttributes: attributes)
        #expect(size.width == part.size(withAttributes: attributes).width * times)
        #expect(size == NSString(string: text).size(withAttributes: attributes))
        let half = text.boundingRect(
            with: CGSize(width: size.width / 2, height: .infinity),
            options: .usesLineFragmentOrigin,
            attributes: attributes,
            context: nil
        )
        #expect(half.height > UIFont.systemFont(ofSize: 20).lineHeight)
        let attributed = NSAttributedString(string: text, attributes: attributes)
        #expect(attributed.boundingRect(with: half.size, context: nil).height == half.height)
        #expect("".size(withAttributes: attributes).width == 0)
    }

    @Test func titleOfAViewCanBeAResource() {
        let title = LocalizedStringResource("Ride", defaultValue: "The ride")
        let view = VStack {
            Label(title, systemImage: "bicycle")
            Link(title, destination: URL(filePath: "/ride"))
            Text("9").accessibilityLabel(title)
        }
        #expect(words(view).filter { $0 == "The ride" }.count == 3)
    }

    @Test func offsetOfTheClockIsADuration() {
        let source: TimeDataSource<Duration> = TimeDataSource<Date>.durationOffset(to: .distantPast)
        #expect(words(Text(source, format: .time(pattern: .hourMinute))).count == 1)
    }
}

/// What an app's previews share.
private struct SampleTides: PreviewModifier {
    static func makeSharedContext() async throws -> [Double] { [1.2, 0.4] }
    func body(content: Content, context: [Double]) -> some View { content.environment(\.lineLimit, context.count) }
}

@MainActor private let harbours = ["Busan", "Mokpo"]

// A trait belongs to the main actor, as in Apple's documentation.
extension PreviewTrait where T == Preview.ViewTraits {
    fileprivate static let tides: Self = tides(of: harbours)

    private static func tides(of harbours: [String]) -> Self { .modifier(SampleTides()) }
}

#Preview("Tides", traits: .tides) { Text(verbatim: "Ebb") }
