public import VitrineWire
public import WidgetArchive

extension Device {
    /// Puts a widget on the screen.
    ///
    /// Without a position it takes the first free place; that is right for the lock screen's families. The
    /// configuration is the intent's parameters by name, each as JSON text; nil is the default.
    /// - Returns: The instance's identifier.
    /// - Throws: ``DeviceError``: `notFound` for an app, kind or family that there is not, `noRoom`.
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

    /// Takes a widget away.
    /// - Throws: ``DeviceError`` with code `notFound`.
    public func remove(_ instance: String) async throws(DeviceError) {
        try await perform(.remove(instance: instance))
    }

    /// Puts a widget elsewhere.
    /// - Throws: ``DeviceError``: `notFound`, `noRoom`.
    public func move(_ instance: String, to position: GridPosition) async throws(DeviceError) {
        try await perform(.move(instance: instance, to: position))
    }

    /// Changes a widget's configuration; nil goes back to the default.
    /// - Throws: ``DeviceError``: `notFound`, `badValue` for a widget that has nothing to configure.
    public func configure(_ instance: String, _ configuration: [String: String]?) async throws(DeviceError) {
        try await perform(.configure(instance: instance, configuration: configuration))
    }

    /// Taps a button or toggle, and waits until its intent was performed.
    ///
    /// The digest is that of the picture on which it was tapped (``DrawnLook/Picture/digest``).
    /// - Throws: ``DeviceError``: `staleTap` if another picture is shown by now, `locked`, `notFound`, or why the
    ///   intent failed. One reload of the widget follows in any case but the first three.
    public func tap(_ action: ActionIdentifier, on instance: String, digest: ArchiveDigest) async throws(DeviceError) {
        try await perform(.tap(instance: instance, digest: digest, action: action))
    }

    /// Taps a link of a widget, or beside all links; waits until the app has taken it.
    ///
    /// The link is given as the picture carries it; nil follows the widget's own link, or opens the app.
    /// - Throws: ``DeviceError``: `staleTap`, `notFound` for a link the picture does not have, `linkRefused`, `locked`.
    public func tapLink(_ url: String?, on instance: String, digest: ArchiveDigest) async throws(DeviceError) {
        try await perform(.tapLink(instance: instance, digest: digest, url: url))
    }

    /// Opens a link from outside; an app that does not run is started first and gets the link once it is ready.
    /// - Throws: ``DeviceError``: `linkRefused` if no app takes its scheme or the app refuses it, `locked`.
    public func openLink(_ url: String) async throws(DeviceError) {
        try await perform(.openLink(url))
    }

    /// Brings an app to the front and waits until it is ready.
    /// - Throws: ``DeviceError``: `notFound`, `locked`, or why it did not start.
    public func openApp(_ id: String) async throws(DeviceError) {
        try await perform(.openApp(id))
    }

    /// Leaves the app in front for the home screen; its process lives on.
    public func goHome() async throws(DeviceError) {
        try await perform(.goHome)
    }

    /// Ends an app's process.
    /// - Throws: ``DeviceError`` with code `notFound`.
    public func closeApp(_ id: String) async throws(DeviceError) {
        try await perform(.closeApp(id))
    }

    /// Asks for the screen of an app that is open.
    ///
    /// - Throws: ``DeviceError``: `notFound` if it is not open, or why it could not draw.
    public func appScreen(_ id: String, _ request: ScreenRequest) async throws(DeviceError) -> DrawnLook.Picture {
        let reply = try await perform(.appScreen(app: id, request))
        guard case .look(let look) = reply, let picture = look.picture(for: request.variant) else {
            throw DeviceError(.nonsense, "\(id) drew no screen")
        }
        return picture
    }

    /// Performs an intent in an app's process, with the values of a form or of a button on its screen.
    ///
    /// The process is started in the background if need be.
    /// - Throws: ``DeviceError``: `notFound`, or why the intent failed.
    public func performAppIntent(_ action: ArchivedAction, in app: String) async throws(DeviceError) {
        try await perform(.performAppIntent(app: app, action))
    }

    /// Asks which values an intent's parameter can take.
    ///
    /// The search is what a person has typed; nil asks for the suggestions.
    /// - Returns: The values; empty if there are none.
    /// - Throws: ``DeviceError``: `notFound`, or what the program reports.
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

    /// Reloads the widgets of a kind; nil reloads all, and asks every extension anew what it offers.
    /// - Throws: ``DeviceError`` with code `notFound` if none of that kind is placed.
    public func reload(_ kind: String? = nil) async throws(DeviceError) {
        try await perform(.reload(kind: kind))
    }

    /// Moves the device to another time zone: every widget is reloaded.
    /// - Throws: ``DeviceError`` with code `badValue` for a zone that is unknown.
    public func setTimeZone(_ name: String) async throws(DeviceError) {
        try await perform(.setTimeZone(name))
    }

    /// Changes the locale: every widget is reloaded.
    /// - Throws: ``DeviceError`` with code `badValue` for what is no locale's name.
    public func setLocale(_ name: String) async throws(DeviceError) {
        try await perform(.setLocale(name))
    }

    /// Changes what apps may know of where the device is: every widget is reloaded.
    /// - Throws: ``DeviceError`` with code `badValue` for an authorization or degrees that there are not.
    public func setLocation(_ location: LocationReading) async throws(DeviceError) {
        try await perform(.setLocation(location))
    }

    /// Makes the service of an app do one of the things that its manifest lists; nothing is reloaded.
    /// - Throws: ``DeviceError``: `notFound`, `badValue` for a condition that the manifest does not list.
    public func setService(of app: String, to condition: String) async throws(DeviceError) {
        try await perform(.setService(app: app, condition: condition))
    }

    /// Colours the screen otherwise; nothing is reloaded.
    public func setAppearance(_ appearance: DeviceAppearance) async throws(DeviceError) {
        try await perform(.setAppearance(appearance))
    }

    /// Locks or unlocks the screen.
    public func setLocked(_ isLocked: Bool) async throws(DeviceError) {
        try await perform(.setLocked(isLocked))
    }
}
