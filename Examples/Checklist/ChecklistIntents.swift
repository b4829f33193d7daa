import AppIntents

struct ToggleItem: AppIntent {
    static let title: LocalizedStringResource = "Pack an item"

    @Parameter(title: "Item") var item: String

    init() {}

    init(item: String) {
        self.item = item
    }

    func perform() async throws -> some IntentResult {
        ChecklistStore().toggle(item)
        return .result()
    }
}

struct UnpackEverything: AppIntent {
    static let title: LocalizedStringResource = "Unpack everything"

    func perform() async throws -> some IntentResult {
        ChecklistStore().reset()
        return .result()
    }
}
