public import VitrineWire
public import WidgetArchive

/// What a person, a page or a script tells the device to do.
///
/// Commands about time are the shell's (``Device/setClock(to:)`` and its like): the model only learns that it was
/// changed.
public enum DeviceCommand: Hashable, Sendable {
    /// Puts a widget on the screen; without a position at the first free place.
    case place(
        app: String,
        kind: String,
        family: DisplayFamily,
        position: GridPosition?,
        configuration: [String: String]?
    )
    /// Takes a widget away.
    case remove(instance: String)
    /// Puts a widget elsewhere.
    case move(instance: String, to: GridPosition)
    /// Changes a widget's configuration; nil goes back to the default.
    case configure(instance: String, configuration: [String: String]?)
    /// Taps a button or toggle of the picture with that digest.
    case tap(instance: String, digest: ArchiveDigest, action: ActionIdentifier)
    /// Taps a link of the picture with that digest; nil taps beside all links.
    case tapLink(instance: String, digest: ArchiveDigest, url: String?)
    /// Opens a link from outside, in the app whose scheme it has.
    case openLink(String)
    /// Brings an app to the front, starting it if need be.
    case openApp(String)
    /// Leaves the app in front for the home screen.
    case goHome
    /// Ends an app's process.
    case closeApp(String)
    /// Reloads the widgets of a kind, or all.
    case reload(kind: String?)
    /// Performs an intent in an app's process, with the values of a form.
    case performAppIntent(app: String, ArchivedAction)
    /// Asks which values an intent's parameter can take.
    case options(ProgramReference, intent: String, parameter: String, search: String?)
    /// Asks for an app's current screen.
    case appScreen(app: String, ScreenRequest)
    /// Asks for a look for the gallery: the placeholder, or the snapshot.
    case preview(app: String, kind: String, family: DisplayFamily, isPlaceholder: Bool)
    /// Colours the screen otherwise.
    case setAppearance(DeviceAppearance)
    /// Locks or unlocks the screen.
    case setLocked(Bool)
    /// Moves the device to another zone.
    case setTimeZone(String)
    /// Changes the locale.
    case setLocale(String)
    /// Changes what apps may know of where the device is.
    case setLocation(LocationReading)
    /// Makes the service of an app do one of the things that its manifest lists.
    case setService(app: String, condition: String)
}

/// How a command ended.
public enum CommandReply: Hashable, Sendable {
    /// It was carried out.
    case done
    /// A widget was placed; its instance.
    case placed(String)
    /// A look that was asked for.
    case look(DrawnLook)
    /// The values of a parameter.
    case options([ParameterOption])
    /// It was not carried out.
    case refused(DeviceError)
}
