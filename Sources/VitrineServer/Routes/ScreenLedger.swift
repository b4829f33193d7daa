import WidgetArchive

/// Remembers which actions the screens last drawn for the page held, so that a tap means the picture that was tapped.
actor ScreenLedger {
    private struct Screen {
        let app: String
        let digest: String
        let actions: [ActionIdentifier: ArchivedAction]
    }

    /// How many screens are remembered; a page shows one at a time, several pages may be open.
    private static let capacity = 32
    private var screens: [Screen] = []

    /// Remembers a screen and gives its digest.
    func remember(_ archive: EntryArchive, of app: String) -> String {
        let digest = ArchiveDigest(of: archive).description
        screens.removeAll { $0.app == app && $0.digest == digest }
        screens.append(Screen(app: app, digest: digest, actions: archive.actions))
        if screens.count > Self.capacity { screens.removeFirst() }
        return digest
    }

    /// The action that was tapped; nil if the screen is no longer remembered or has no such action.
    func action(_ action: ActionIdentifier, onScreen digest: String, of app: String) -> ArchivedAction? {
        screens.last { $0.app == app && $0.digest == digest }?.actions[action]
    }
}
