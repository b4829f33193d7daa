extension TraceEvent {
    /// What a person or an app does; the subject is a widget or an app unless another is named.
    public enum Action: Codable, Hashable, Sendable {
        case placed(app: String, kind: String, family: DisplayFamily, at: GridPosition?)
        /// A widget was moved: by hand, or because a changed screen does not have its cells.
        case moved(to: GridPosition, isByHand: Bool)
        case configured
        case removed
        /// A changed screen has no room for the widget of the family.
        case removedByScreen(DisplayFamily)
        /// The extension no longer offers what is placed.
        case orphaned(String)
        case tapped(action: String, intent: String)
        case intentAsked(intent: String)
        case intentPerformed(opensApp: Bool)
        case intentFailed(code: DeviceError.Code, message: String)
        /// A tap, a link or an intent was refused; the subject may also be the device.
        case refused(code: DeviceError.Code, message: String)
        /// An app gets a link: it was running, or has become ready.
        case linkOpened(url: String, isCold: Bool)
        case linkQueued(url: String)
        case appOpened(isCold: Bool)
        case appReady
        case appLeft
        case appClosed(why: String)
        case appUpdated
        /// The screen of the app in front shows something else, because another process stored it.
        case screenChanged
        /// An audio or navigation session began or ended.
        case session(isRunning: Bool)
    }
}

extension TraceEvent.Action {
    var words: TraceWords {
        switch self {
        case .placed(let app, let kind, let family, let position):
            TraceWords(
                .widgetPlaced,
                "a widget was placed",
                [
                    ("app", app), ("kind", kind), ("family", family.rawValue),
                    ("at", position?.traceText ?? "lock screen"),
                ]
            )
        case .moved(let position, let isByHand):
            TraceWords(
                .widgetMoved,
                isByHand ? "the widget was moved" : "the screen has fewer cells, so the widget was moved",
                [("at", position.traceText)]
            )
        case .configured: TraceWords(.widgetConfigured, "the widget was configured")
        case .removed: TraceWords(.widgetRemoved, "the widget was removed")
        case .removedByScreen(let family):
            TraceWords(.widgetRemoved, "the screen has no room for this \(family.words) widget, so it was removed")
        case .orphaned(let message): TraceWords(.widgetOrphaned, message)
        case .tapped(let action, let intent):
            TraceWords(.intentAsked, "an action was tapped", [("action", action), ("intent", intent)])
        case .intentAsked(let intent):
            TraceWords(.intentAsked, "an intent was requested", [("intent", TraceText.quoted(intent))])
        case .intentPerformed(let opensApp):
            TraceWords(.intentPerformed, "the intent was performed", [("opensApp", "\(opensApp)")])
        case .intentFailed(let code, let message):
            TraceWords(
                .interactionRefused,
                "the intent failed: \(TraceText.quoted(message))",
                [("code", "\(code)")]
            )
        case .refused(let code, let message): TraceWords(.interactionRefused, message, [("code", "\(code)")])
        case .linkOpened(let url, let isCold):
            TraceWords(
                .linkOpened,
                isCold ? "the app is ready (cold)" : "the app was running (warm)",
                [("url", TraceText.quoted(url))]
            )
        case .linkQueued(let url):
            TraceWords(
                .linkQueued,
                "the link waits until the app is ready (cold)",
                [("url", TraceText.quoted(url))]
            )
        case .appOpened(let isCold):
            TraceWords(.appOpened, isCold ? "opened: its process starts (cold)" : "came to the front (warm)")
        case .appReady: TraceWords(.appReady, "the app is ready")
        case .appLeft: TraceWords(.appLeft, "went to the background")
        case .appClosed(let why): TraceWords(.appClosed, why)
        case .appUpdated:
            TraceWords(
                .appUpdated,
                "was updated: its processes end, the old views stay until the new program answers"
            )
        case .screenChanged: TraceWords(.screenChanged, "its screen shows something else now")
        case .session(let isRunning):
            TraceWords(.sessionChanged, isRunning ? "began an audio or navigation session" : "ended its session")
        }
    }
}

extension GridPosition {
    /// The position as the trace shows it: page, column, row.
    var traceText: String { "\(page)/\(column)/\(row)" }
}
