import Foundation
public import VitrineWire
public import WidgetArchive

extension Device {
    /// Puts a widget on the screen.
    ///
    /// Without a position the widget takes the first free position; the lock screen's families have no position. The
    /// configuration contains the intent's parameters by name, each as JSON text; nil for the default.
    /// - Returns: The instance's identifier.
    /// - Throws: ``DeviceError``: `notFound` for an app, kind or family that is not available, `noRoom` for a position
    ///   that is not free, `badValue` for a configuration that the widget's form does not offer.
    @discardableResult
    public func place(
        _ kind: String,
        _ family: DisplayFamily,
        of app: String,
        at position: GridPosition? = nil,
        configuration: [String: String]? = nil
    ) async throws(DeviceError) -> String {
        let command = DeviceCommand.place(
            app: app,
            kind: kind,
            family: family,
            position: position,
            configuration: configuration
        )
        guard case .placed(let instance) = try await perform(command) else { return "" }
        return instance
    }

    /// Removes a widget from the screen.
    /// - Throws: ``DeviceError`` with code `notFound`.
    public func remove(_ instance: String) async throws(DeviceError) {
        try await perform(.remove(instance: instance))
    }

    /// Moves a widget to another position.
    /// - Parameters:
    ///   - instance: The widget's identifier.
    ///   - position: Its top left cell.
    ///   - makingRoom: Whether widgets that are there move to the next free cells. If not, the cells must be free.
    /// - Throws: ``DeviceError``: `notFound`, `noRoom`.
    public func move(
        _ instance: String,
        to position: GridPosition,
        makingRoom: Bool = false
    ) async throws(DeviceError) {
        try await perform(.move(instance: instance, to: position, makingRoom: makingRoom))
    }

    /// Changes a widget's configuration; nil restores the default.
    /// - Throws: ``DeviceError``: `notFound`, `badValue` for values that the widget's form does not offer.
    public func configure(_ instance: String, _ configuration: [String: String]?) async throws(DeviceError) {
        try await perform(.configure(instance: instance, configuration: configuration))
    }

    /// Taps a button or toggle, and waits until its intent was performed.
    ///
    /// The digest is that of the rendering that was tapped (``DrawnRendering/Picture/digest``).
    /// - Throws: ``DeviceError``: `staleTap` if the widget now shows another rendering, `locked`, `notFound`, or the
    ///   reason why the intent failed. One reload of the widget follows, except after the first three errors.
    public func tap(_ action: ActionIdentifier, on instance: String, digest: ArchiveDigest) async throws(DeviceError) {
        try await perform(.tap(instance: instance, digest: digest, action: action))
    }

    /// Taps a link of a widget, or the area outside all links, and waits until the app has accepted the link.
    ///
    /// The URL is that of a link in the rendering; nil follows the widget's own link, or opens the app if there is
    /// none.
    /// - Throws: ``DeviceError``: `staleTap`, `notFound` for a link that the rendering does not have, `linkRefused`,
    ///   `locked`.
    public func tapLink(_ url: String?, on instance: String, digest: ArchiveDigest) async throws(DeviceError) {
        try await perform(.tapLink(instance: instance, digest: digest, url: url))
    }

    /// Opens a link from outside; an app that is not running is started first and gets the link when it is ready.
    /// - Throws: ``DeviceError``: `linkRefused` if no app opens the scheme or the app refuses the link, `locked`.
    public func openLink(_ url: String) async throws(DeviceError) {
        try await perform(.openLink(url))
    }

    /// Brings an app to the front and waits until it is ready.
    /// - Throws: ``DeviceError``: `notFound`, `locked`, or the reason why the app did not start.
    public func openApp(_ id: String) async throws(DeviceError) {
        try await perform(.openApp(id))
    }

    /// Shows the home screen; the app goes to the background and its process stays alive.
    public func goHome() async throws(DeviceError) {
        try await perform(.goHome)
    }

    /// Ends an app's process.
    /// - Throws: ``DeviceError`` with code `notFound`.
    public func closeApp(_ id: String) async throws(DeviceError) {
        try await perform(.closeApp(id))
    }

    /// Requests the screen of an open app.
    ///
    /// - Throws: ``DeviceError``: `notFound` if the app is not open, or the reason why it could not render its screen.
    public func appScreen(_ id: String, _ request: ScreenRequest) async throws(DeviceError) -> DrawnRendering.Picture {
        let reply = try await perform(.appScreen(app: id, request))
        guard case .rendering(let rendering) = reply, let picture = rendering.picture(for: request.variant) else {
            throw DeviceError(.invalidResponse, "\(id) returned no rendering of its screen")
        }
        return picture
    }

    /// Requests an archived view of a widget that need not be placed, in settings that need not be the device's.
    /// - Throws: ``DeviceError``: `notFound` for an app, kind or family that is not available, `badValue` for a name
    ///   that is not a locale's, or the reason why the extension could not answer.
    public func rendering(of variant: WidgetVariant) async throws(DeviceError) -> DrawnRendering {
        guard case .rendering(let rendering) = try await perform(.variant(variant)) else {
            throw DeviceError(.invalidResponse, "\(variant.app) returned no rendering of \(variant.kind)")
        }
        return rendering
    }

    /// Performs an intent in an app's process, with the values of a form or of a button on its screen.
    ///
    /// The process is started in the background if necessary.
    /// - Throws: ``DeviceError``: `notFound`, or the reason why the intent failed.
    public func performAppIntent(_ action: ArchivedAction, in app: String) async throws(DeviceError) {
        try await perform(.performAppIntent(app: app, action))
    }

    /// Requests the possible values of an intent's parameter.
    ///
    /// The search is the text that the user has typed; nil requests the suggestions.
    /// - Returns: The values; empty if there are none.
    /// - Throws: ``DeviceError``: `notFound`, or the error that the program reports.
    public func options(
        for parameter: String,
        of intent: String,
        in program: ProgramReference,
        search: String? = nil
    ) async throws(DeviceError) -> [ParameterOption] {
        let reply = try await perform(.options(program, intent: intent, parameter: parameter, search: search))
        guard case .options(let options) = reply else { return [] }
        return options
    }

    /// Reloads the widgets of a kind; nil reloads all widgets and requests every extension's description again.
    /// - Throws: ``DeviceError`` with code `notFound` if no widget of that kind is placed.
    public func reload(_ kind: String? = nil) async throws(DeviceError) {
        try await perform(.reload(kind: kind))
    }

    /// Delivers a push that asks for a reload of all widgets of an app.
    /// - Throws: ``DeviceError`` with code `notFound`.
    public func push(to app: String) async throws(DeviceError) {
        try await perform(.push(app: app))
    }

    /// Changes the numbers that control how widgets are treated; the limits of running programs stay.
    public func setProfile(_ profile: DeviceProfile) async throws(DeviceError) {
        try await perform(.setProfile(profile))
    }

    /// Installs an app anew: its processes end, and its extension describes itself again.
    /// - Throws: ``DeviceError`` with code `notFound`.
    public func update(_ app: String) async throws(DeviceError) {
        try await perform(.update(app: app))
    }

    /// Restarts the system: it is locked, and until it is unlocked no program can read an App Group's folder.
    public func reboot() async throws(DeviceError) {
        try await perform(.reboot)
    }

    /// Gives a setting a value, by its path among the settings: `set(\.locale, to: "ko_KR")`.
    ///
    /// What follows, such as a reload of every widget, stands with the setting in ``DeviceSetting/all``.
    /// - Throws: ``DeviceError`` with code `badValue` for a value that the device cannot have.
    public func set<Value: Sendable>(
        _ path: any WritableKeyPath<DeviceSettings, Value> & Sendable,
        to value: Value
    ) async throws(DeviceError) {
        try await perform(.set(path, to: value))
    }

    /// Gives a setting the value of a text, by its name.
    /// - Throws: ``DeviceError``: `notFound` for an unknown name, `badValue` for a text that the setting cannot have.
    public func set(_ name: String, to text: String) async throws(DeviceError) {
        try await perform(.change(setting: name, to: text))
    }

    /// Changes the screen to the one with a name, such as `402x874`; every widget is laid out again.
    ///
    /// Widgets without room are moved, and those whose family the screen does not have are removed.
    /// - Throws: ``DeviceError`` with code `badValue` for a name that no screen has.
    public func setScreen(_ name: String) async throws(DeviceError) {
        try await perform(.setScreen(name))
    }

    /// Makes an app's service simulate one of the conditions that its manifest lists; nothing is reloaded.
    /// - Throws: ``DeviceError``: `notFound`, `badValue` for a condition that the manifest does not list.
    public func setService(of app: String, to condition: String) async throws(DeviceError) {
        try await perform(.setService(app: app, condition: condition))
    }
}
