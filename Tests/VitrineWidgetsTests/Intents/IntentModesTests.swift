import Testing
import VitrineWidgets
import VitrineWire

struct IntentModesTests {
    private struct InForeground: AppIntent {
        static let title: LocalizedStringResource = "In the foreground"
        static let supportedModes: IntentModes = .foreground

        func perform() async throws -> some IntentResult { .result() }
    }

    private struct AsItAsks: AppIntent {
        static let title: LocalizedStringResource = "As it asks"
        static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

        func perform() async throws -> some IntentResult { .result() }
    }

    private struct Deferred: AppIntent {
        static let title: LocalizedStringResource = "Deferred"
        static let supportedModes: IntentModes = [.background, .foreground(.deferred)]

        func perform() async throws -> some IntentResult { .result() }
    }

    private struct Plain: AppIntent {
        static let title: LocalizedStringResource = "Plain"

        func perform() async throws -> some IntentResult { .result() }
    }

    @Test func foregroundBringsTheAppToTheFront() {
        #expect(InForeground.openAppWhenRun && Deferred.openAppWhenRun)
        #expect(IntentForm(of: InForeground.self).opensApp)
    }

    @Test func backgroundAndAskingDoNot() {
        #expect(!AsItAsks.openAppWhenRun && !Plain.openAppWhenRun)
        #expect(Plain.supportedModes == .background)
    }
}
