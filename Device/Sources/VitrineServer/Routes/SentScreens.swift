import VitrineDevice
import WidgetArchive

/// Remembers the screens that pages have received most recently, so that a tap is resolved against the screen that was
/// tapped.
actor SentScreens {
    private struct Screen {
        let app: String
        let picture: DrawnRendering.Picture
    }

    /// The number of remembered screens; a page shows one screen at a time, but several pages can be open.
    private static let capacity = 32
    private var screens: [Screen] = []

    func remember(_ picture: DrawnRendering.Picture, of app: String) {
        screens.removeAll { $0.app == app && $0.picture.digest == picture.digest }
        screens.append(Screen(app: app, picture: picture))
        if screens.count > Self.capacity { screens.removeFirst() }
    }

    /// The tapped action; nil if the screen is no longer remembered or has no such action.
    func action(_ action: ActionIdentifier, onScreen digest: ArchiveDigest, of app: String) -> ArchivedAction? {
        screens.last { $0.app == app && $0.picture.digest == digest }?.picture.archive.actions[action]
    }
}
