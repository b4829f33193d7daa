public import VitrineWire
public import WidgetArchive

/// A command of a person, a page or a script to the device.
///
/// ``Device`` handles the commands about time itself, such as ``Device/setClock(to:)``: the model only receives the
/// change as an event.
public enum DeviceCommand: Hashable, Sendable {
    /// Puts a widget on the screen; without a position, at the first free position.
    case place(
        app: String,
        kind: String,
        family: DisplayFamily,
        position: GridPosition?,
        configuration: [String: String]?
    )
    /// Removes a widget.
    case remove(instance: String)
    /// Moves a widget to another position, where others may make room.
    case move(instance: String, to: GridPosition, makingRoom: Bool = false)
    /// Changes a widget's configuration; nil restores the default.
    case configure(instance: String, configuration: [String: String]?)
    /// Returns to the home screen of a new device.
    case resetHomeScreen
    /// Takes the last change back; with a number, only if the last change has it.
    case undo(number: Int?)
    /// Does again what was undone last; with a number, only if that change has it.
    case redo(number: Int?)
    /// Taps a button or toggle of the rendering with that digest.
    case tap(instance: String, digest: ArchiveDigest, action: ActionIdentifier)
    /// Taps a link of the rendering with that digest; nil taps outside all links.
    case tapLink(instance: String, digest: ArchiveDigest, url: String?)
    /// Opens a link from outside the device's widgets, in the app that lists its scheme.
    case openLink(String)
    /// Brings an app to the front, and starts it if necessary.
    case openApp(String)
    /// Shows the home screen; the app in front goes to the background.
    case goHome
    /// Ends an app's process.
    case closeApp(String)
    /// Reloads the widgets of a kind; nil for all widgets.
    case reload(kind: String?)
    /// Lets the apps ask for a reload of their widgets of a kind, as an app does in the background; nil for all
    /// widgets.
    case ask(kind: String?)
    /// Charges reloads to the widgets of a kind until their budgets are spent.
    case spend(kind: String)
    /// Delivers a push that asks for a reload of all widgets of an app.
    case push(app: String)
    /// Begins or ends an app's audio or navigation session, during which its reloads are free.
    case setSession(app: String, isRunning: Bool)
    /// Changes the numbers that control how widgets are treated; the limits of running programs stay.
    case setProfile(DeviceProfile)
    /// Injects a fault into a program, whose process ends first; nil removes the fault.
    case setFault(ProgramReference, ProgramFault?)
    /// Makes pushes to an app's widgets get lost or come late; nil delivers them again.
    case setPushFault(app: String, PushFault?)
    /// Notes that a file of an app was broken, or mended; ``Device/setFileFault(_:of:in:)`` does it.
    case setFileFault(app: String, file: String, FileFault?)
    /// Installs an app anew: its processes end, and its extension describes itself again.
    case update(app: String)
    /// Loads an app's widgets again, because its data was deleted; ``Device/resetData(of:to:)`` deletes it.
    case resetData(app: String, InitialData)
    /// Shows a saved state under its name; ``Device/restoreState(named:)`` replaces the files.
    case restore(SavedState, name: String)
    /// Restarts the system: it is locked, and until it is unlocked no program can read an App Group's folder.
    case reboot
    /// Performs an intent in an app's process, with the values of a form.
    case performAppIntent(app: String, ArchivedAction)
    /// Requests the possible values of an intent's parameter.
    case options(ProgramReference, intent: String, parameter: String, search: String?)
    /// Requests an app's current screen.
    case appScreen(app: String, ScreenRequest)
    /// Requests an archived view for the gallery: the placeholder or the snapshot.
    case preview(app: String, kind: String, family: DisplayFamily, isPlaceholder: Bool)
    /// Requests an archived view of a widget that need not be placed, in other settings.
    case variant(WidgetVariant)
    /// Gives a setting the value of a text; ``set(_:to:)`` makes one for a setting's path.
    case change(setting: String, to: String)
    /// Changes the screen to the one with a name, such as `402x874`.
    case setScreen(String)
    /// Makes an app's service simulate one of the conditions that its manifest lists.
    case setService(app: String, condition: String)
}

/// The result of a command.
public enum CommandReply: Hashable, Sendable {
    /// The command was carried out.
    case done
    /// A widget was placed; the value is the instance's identifier.
    case placed(String)
    /// A change was undone or redone.
    case changed(DeviceChange, isUndo: Bool)
    /// The requested archived view.
    case rendering(DrawnRendering)
    /// The possible values of a parameter.
    case options([ParameterOption])
    /// The command was not carried out.
    case refused(DeviceError)
}
