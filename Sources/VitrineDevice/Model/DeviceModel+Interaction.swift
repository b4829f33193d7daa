import VitrineWire
import WidgetArchive

extension DeviceModel {
    /// Carries out taps, links and intents.
    mutating func interact(_ command: DeviceCommand, _ ticket: CommandTicket) {
        switch command {
        case .tap(let instance, let digest, let action): tap(instance, digest, action, ticket)
        case .tapLink(let instance, let digest, let url): tapLink(instance, digest, url, ticket)
        case .openLink(let url): openLink(url, ticket)
        case .performAppIntent(let app, let action): performAppIntent(action, in: app, ticket)
        default: break
        }
    }

    /// Performs the action behind a button or toggle, in the extension's process.
    ///
    /// Inactive while the screen is locked (documented). A tap names the picture it was made on: if another one is
    /// shown by now it is refused, so that it never hits a button that moved under the finger.
    private mutating func tap(
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
            refuseTap(instance, .staleTap, "the placeholder takes no taps; wait for the first timeline", ticket)
            return
        }
        guard let action = picture.archive.actions[id] else {
            refuseTap(instance, .notFound, "the picture has no action \(TraceText.quoted(id))", ticket)
            return
        }
        record(.intentAsked, instance, "an action was tapped", [("action", id), ("intent", action.intent)])
        send(
            .performIntent(action),
            to: ProgramReference(app: placement.app, role: .widget),
            for: .action(instance: instance, ticket)
        )
    }

    /// Takes the answer to a tapped action; whatever it is, one reload of the tapped widget follows.
    mutating func actionAnswered(
        _ instance: String,
        _ ticket: CommandTicket,
        _ result: Result<WireResponse.Body, DeviceError>
    ) {
        finishIntent(result, subject: instance, ticket) { model in
            model.homeScreen.placements.first { $0.id == instance }?.app
        }
        // An intent that failed half-way may have changed something: the picture must show what is true.
        ask(instance, .action)
    }

    /// Takes the answer to an intent performed in an app.
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
                throw DeviceError(.nonsense, "the answer to an intent is no confirmation")
            }
            record(.intentPerformed, subject, "the intent was performed", [("opensApp", "\(opensApp)")])
            reply(ticket, .done)
            if opensApp, let app = app(self) { bringToFront(app) }
        } catch {
            record(
                .interactionRefused,
                subject,
                "the intent failed: \(TraceText.quoted(error.message))",
                [("code", "\(error.code)")]
            )
            reply(ticket, .refused(error))
        }
    }

    private mutating func performAppIntent(_ action: ArchivedAction, in id: String, _ ticket: CommandTicket) {
        guard app(id, ticket) != nil else { return }
        record(.intentAsked, id, "an intent was asked for", [("intent", TraceText.quoted(action.intent))])
        send(.performIntent(action), to: ProgramReference(app: id, role: .app), for: .appIntent(app: id, ticket))
    }

    /// The picture that was tapped; refuses the tap if another one is shown.
    func picture(of instance: String, digest: ArchiveDigest) -> DrawnLook.Picture? {
        widgets[instance]?.look?.pictures.first { $0.digest == digest }
    }

    private mutating func tappedPicture(
        _ instance: String,
        _ digest: ArchiveDigest,
        _ ticket: CommandTicket
    ) -> (HomeScreen.Placement, DrawnLook.Picture)? {
        guard let placement = homeScreen.placements.first(where: { $0.id == instance }) else {
            refuseTap(instance, .notFound, "there is no widget \(TraceText.quoted(instance))", ticket)
            return nil
        }
        guard let picture = picture(of: instance, digest: digest) else {
            refuseTap(
                instance,
                .staleTap,
                "the picture has changed since it was drawn; look again and tap anew",
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
        record(.interactionRefused, instance, message, [("code", "\(code)")])
        refuse(ticket, code, message)
    }

    /// Follows a link of the picture shown, or the widget's own link, into the widget's app.
    private mutating func tapLink(_ instance: String, _ digest: ArchiveDigest, _ url: String?, _ ticket: CommandTicket)
    {
        guard let (placement, picture) = tappedPicture(instance, digest, ticket) else { return }
        guard let url = url ?? picture.archive.url else {
            // A tap beside all links opens the app (documented).
            switchApp(.openApp(placement.app), ticket)
            return
        }
        guard picture.archive.links.contains(url) else {
            refuseTap(instance, .notFound, "the picture has no such link", ticket)
            return
        }
        guard schemes(of: placement.app).contains(LinkScheme.of(url) ?? "") else {
            refuseTap(
                instance,
                .linkRefused,
                "\(placement.app) takes no links like \(TraceText.quoted(url)); list the scheme in the manifest",
                ticket
            )
            return
        }
        deliver(url, to: placement.app, ticket)
    }

    private mutating func openLink(_ url: String, _ ticket: CommandTicket) {
        guard let scheme = LinkScheme.of(url) else {
            refuseTap("device", .linkRefused, "\(TraceText.quoted(url)) is no link", ticket)
            return
        }
        guard let app = apps.first(where: { schemes(of: $0.id).contains(scheme) }) else {
            refuseTap("device", .linkRefused, "no installed app takes links of the scheme \(scheme)", ticket)
            return
        }
        deliver(url, to: app.id, ticket)
    }

    /// The schemes that an app takes, by its manifest and its own word.
    func schemes(of app: String) -> Set<String> {
        let listed = apps.first { $0.id == app }?.schemes ?? []
        let described = programs[ProgramReference(app: app, role: .app)]?.description?.schemes ?? []
        return Set(listed).union(described)
    }

    /// Hands a link to an app: at once if it is ready, else as soon as it is.
    private mutating func deliver(_ url: String, to app: String, _ ticket: CommandTicket) {
        guard !settings.isLocked else {
            refuseTap(app, .locked, "an app cannot be opened while the screen is locked; unlock it first", ticket)
            return
        }
        if appStates[app]?.phase == .ready {
            bringToFront(app)
            send(.openURL(url), to: ProgramReference(app: app, role: .app), for: .link(app: app, url: url, ticket))
            record(.linkOpened, app, "the app was running (warm)", [("url", TraceText.quoted(url))])
        } else {
            appStates[app]?.links.append(AppState.WaitingLink(url: url, ticket: ticket))
            record(.linkQueued, app, "the link waits until the app is ready (cold)", [("url", TraceText.quoted(url))])
            bringToFront(app)
        }
    }

    /// Takes an app's answer to a link.
    mutating func linkAnswered(
        _ app: String,
        _ url: String,
        _ ticket: CommandTicket,
        _ result: Result<WireResponse.Body, DeviceError>
    ) {
        do throws(DeviceError) {
            guard case .link(let isAccepted, let reason) = try body(of: result) else {
                throw DeviceError(.nonsense, "the answer to a link does not tell whether it was taken")
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

/// Reads a link's scheme.
enum LinkScheme {
    /// The longest link that is taken, in bytes.
    static let byteLimit = 8_192

    /// The scheme in lower case (RFC 3986, section 3.1); nil for what is no absolute link.
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
    /// Every link that a tap on the picture can open.
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
