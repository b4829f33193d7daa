import VitrineWire
import WidgetArchive

extension DeviceModel {
    /// Performs the action of a button or toggle, in the extension's process.
    ///
    /// Actions are inactive while the screen is locked (documented). A tap carries the digest of the rendering that was
    /// tapped. If the widget now shows another rendering, the tap is refused, so that it cannot hit a button that
    /// moved.
    mutating func tap(
        _ instance: String,
        _ digest: ArchiveDigest,
        _ id: ActionIdentifier,
        _ ticket: CommandTicket
    ) {
        guard let (placement, picture) = tappedPicture(instance, digest, ticket) else { return }
        guard !settings.isLocked else {
            refuseTap(instance, .locked, "actions are inactive while the screen is locked; unlock it first", ticket)
            return
        }
        guard widgets[instance]?.timeline != nil else {
            refuseTap(instance, .staleTap, "the placeholder accepts no taps; wait for the first timeline", ticket)
            return
        }
        guard let action = picture.archive.actions[id] else {
            refuseTap(instance, .notFound, "the widget has no action \(TraceText.quoted(id))", ticket)
            return
        }
        record(.action(.tapped(action: id, intent: action.intent)), instance)
        send(
            .performIntent(action),
            to: ProgramReference(app: placement.app, role: .widget),
            for: .action(instance: instance, ticket)
        )
    }

    /// Handles the answer to a tapped action; one reload of the tapped widget follows every answer.
    mutating func actionAnswered(
        _ instance: String,
        _ ticket: CommandTicket,
        _ result: Result<WireResponse.Body, DeviceError>
    ) {
        finishIntent(result, subject: instance, ticket) { model in
            model.homeScreen.placements.first { $0.id == instance }?.app
        }
        // An intent that failed may already have changed data, which the widget must show.
        ask(instance, .action)
    }

    /// Handles the answer to an intent that was performed in an app.
    mutating func appIntentAnswered(
        _ app: String,
        _ ticket: CommandTicket,
        _ result: Result<WireResponse.Body, DeviceError>
    ) {
        finishIntent(result, subject: app, ticket) { _ in app }
    }

    private mutating func finishIntent(
        _ result: Result<WireResponse.Body, DeviceError>,
        subject: String,
        _ ticket: CommandTicket,
        app: (DeviceModel) -> String?
    ) {
        do throws(DeviceError) {
            guard case .done(let opensApp) = try body(of: result) else {
                throw DeviceError(.invalidResponse, "the answer to an intent is not a confirmation")
            }
            record(.action(.intentPerformed(opensApp: opensApp)), subject)
            reply(ticket, .done)
            // Nothing comes to the front of a locked screen.
            if opensApp, !settings.isLocked, let app = app(self) { bringToFront(app) }
        } catch {
            record(.action(.intentFailed(code: error.code, message: error.message)), subject)
            reply(ticket, .refused(error))
        }
    }

    mutating func performAppIntent(_ action: ArchivedAction, in id: String, _ ticket: CommandTicket) {
        guard app(id, ticket) != nil else { return }
        record(.action(.intentAsked(intent: action.intent)), id)
        send(.performIntent(action), to: ProgramReference(app: id, role: .app), for: .appIntent(app: id, ticket))
    }

    /// The rendering with a digest; nil if the widget does not show it.
    func picture(of instance: String, digest: ArchiveDigest) -> DrawnRendering.Picture? {
        widgets[instance]?.rendering?.pictures.first { $0.digest == digest }
    }

    private mutating func tappedPicture(
        _ instance: String,
        _ digest: ArchiveDigest,
        _ ticket: CommandTicket
    ) -> (HomeScreen.Placement, DrawnRendering.Picture)? {
        guard let placement = homeScreen.placements.first(where: { $0.id == instance }) else {
            refuseTap(instance, .notFound, "there is no widget \(TraceText.quoted(instance))", ticket)
            return nil
        }
        guard let picture = picture(of: instance, digest: digest) else {
            refuseTap(
                instance,
                .staleTap,
                "the widget has changed in the meantime; look at it and tap again",
                ticket
            )
            return nil
        }
        return (placement, picture)
    }

    private mutating func refuseTap(
        _ instance: String,
        _ code: DeviceError.Code,
        _ message: String,
        _ ticket: CommandTicket
    ) {
        record(.action(.refused(code: code, message: message)), instance)
        refuse(ticket, code, message)
    }

    /// Opens a link of the rendering, or the widget's own link, in the widget's app.
    mutating func tapLink(_ instance: String, _ digest: ArchiveDigest, _ url: String?, _ ticket: CommandTicket) {
        guard let (placement, picture) = tappedPicture(instance, digest, ticket) else { return }
        guard let url = url ?? picture.archive.url else {
            recordOpening(byWidgetOf: placement.app)
            // A tap outside all links opens the app (documented).
            open(placement.app, ticket)
            return
        }
        guard picture.archive.links.contains(url) else {
            refuseTap(instance, .notFound, "the widget has no such link", ticket)
            return
        }
        // A widget's link opens its own app, whether the app lists the scheme or not (documented).
        recordOpening(byWidgetOf: placement.app)
        deliver(url, to: placement.app, ticket)
    }

    /// Notes that a tap on a widget opens an app, after which the app's reload requests are ignored for a while.
    private mutating func recordOpening(byWidgetOf app: String) {
        guard !settings.isLocked else { return }
        appStates[app]?.openedByTap = moment.uptime
    }

    mutating func openLink(_ url: String, _ ticket: CommandTicket) {
        guard let scheme = LinkScheme.of(url) else {
            refuseTap("device", .linkRefused, "\(TraceText.quoted(url)) is not a link", ticket)
            return
        }
        guard let app = apps.first(where: { schemes(of: $0.id).contains(scheme) }) else {
            refuseTap("device", .linkRefused, "no installed app opens links with the scheme \(scheme)", ticket)
            return
        }
        deliver(url, to: app.id, ticket)
    }

    /// The schemes that an app opens, from its manifest and its own description.
    func schemes(of app: String) -> Set<String> {
        let listed = apps.first { $0.id == app }?.schemes ?? []
        let described = programs[ProgramReference(app: app, role: .app)]?.description?.schemes ?? []
        return Set(listed).union(described)
    }

    /// Passes a link to an app: at once if the app is ready, otherwise when it becomes ready.
    private mutating func deliver(_ url: String, to app: String, _ ticket: CommandTicket) {
        guard !settings.isLocked else {
            refuseTap(app, .locked, "an app cannot be opened while the screen is locked; unlock it first", ticket)
            return
        }
        if appStates[app]?.phase == .ready {
            bringToFront(app)
            send(.openURL(url), to: ProgramReference(app: app, role: .app), for: .link(app: app, url: url, ticket))
            record(.action(.linkOpened(url: url, isCold: false)), app)
        } else {
            appStates[app]?.links.append(AppState.WaitingLink(url: url, ticket: ticket))
            record(.action(.linkQueued(url: url)), app)
            bringToFront(app)
        }
    }

    /// Handles an app's answer to a link.
    mutating func linkAnswered(
        _ app: String,
        _ url: String,
        _ ticket: CommandTicket,
        _ result: Result<WireResponse.Body, DeviceError>
    ) {
        do throws(DeviceError) {
            guard case .link(let isAccepted, let reason) = try body(of: result) else {
                throw DeviceError(.invalidResponse, "the answer to a link does not state whether the app opened it")
            }
            guard isAccepted else {
                throw DeviceError(.linkRefused, "\(app) refused the link: \(reason ?? "it gave no reason")")
            }
            reply(ticket, .done)
        } catch {
            refuseTap(app, error.code, error.message, ticket)
        }
    }
}

enum LinkScheme {
    /// The maximum length of a link, in bytes.
    static let byteLimit = 8_192

    /// The scheme in lower case (RFC 3986, section 3.1); nil if the text is not an absolute link.
    static func of(_ url: String) -> String? {
        guard url.utf8.count <= byteLimit, let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = url[..<colon].lowercased()
        guard let first = scheme.utf8.first, isLetter(first), scheme.utf8.allSatisfy(isSchemeByte) else { return nil }
        return scheme
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
    }

    private static func isSchemeByte(_ byte: UInt8) -> Bool {
        isLetter(byte) || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || "+-.".utf8.contains(byte)
    }
}

extension EntryArchive {
    /// Every link that a tap on the rendering can open.
    var links: Set<String> {
        var found: Set<String> = []
        if let url { found.insert(url) }
        var open = background + content
        while let node = open.popLast() {
            if case .link(let url) = node.content { found.insert(url) }
            open += node.children
        }
        return found
    }
}
