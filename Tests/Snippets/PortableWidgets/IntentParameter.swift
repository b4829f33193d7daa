import VitrineWidgets

struct LogHabit: AppIntent {
    static let title: LocalizedStringResource = "Log a habit"
    // The snippet.
    func perform() async throws -> some IntentResult { .result() }
}
