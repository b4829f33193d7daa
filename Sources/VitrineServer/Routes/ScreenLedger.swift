import VitrineDevice
import WidgetArchive

/// Remembers which actions the screens last drawn for the page held, so that a tap means the picture that was tapped.
actor ScreenLedger {
    private struct Screen {
        let app: String
        let picture: DrawnLook.Picture
    }

    /// How many screens are remembered; a page shows one at a time, several pages may be open.
    private static let capacity = 32
    private var screens: [Screen] = []

    /// Remembers a screen.
    func remember(_ picture: DrawnLook.Picture, of app: String) {
        screens.removeAll { $0.app == app && $0.picture.digest == picture.digest }
        screens.append(Screen(app: app, picture: picture))
        if screens.count > Self.capacity { screens.removeFirst() }
    }

    /// The action that was tapped; nil if the screen is no longer remembered or has no such action.
    func action(_ action: ActionIdentifier, onScreen digest: ArchiveDigest, of app: String) -> ArchivedAction? {
        screens.last { $0.app == app && $0.picture.digest == digest }?.picture.archive.actions[action]
    }
}
