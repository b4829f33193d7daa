extension TraceKind {
    /// How much a record of a kind asks for attention.
    public enum Level: String, Codable, Hashable, Sendable, CaseIterable {
        case info, warning, error
    }

    public var level: Level {
        switch self {
        case .programFailed, .timelineRefused, .processKilled, .stateTrouble, .buildFailed: .error
        case .timelineWarning, .reloadRefused, .interactionRefused, .widgetOrphaned, .processSilenced, .memoryMarked,
            .developerMode, .pushFailed:
            .warning
        default: .info
        }
    }
}
