import VitrineWire
import WidgetArchive

extension DeviceModel {
    /// Carries out a command, or starts to.
    mutating func perform(_ command: DeviceCommand, _ ticket: CommandTicket) {
        switch command {
        case .place, .remove, .move, .configure, .reload, .push: arrange(command, ticket)
        case .tap, .tapLink, .openLink, .performAppIntent: interact(command, ticket)
        case .openApp, .goHome, .closeApp, .setSession: switchApp(command, ticket)
        case .setFault, .setPushFault, .setFileFault, .update, .reboot: disturb(command, ticket)
        case .resetData, .restore: replace(command, ticket)
        case .options, .appScreen, .preview, .variant: inquire(command, ticket)
        case .setAppearance, .setTint, .setLowPower, .setLocked, .setTimeZone, .setLocale, .setTextSize, .setTextBold,
            .setContrastIncreased, .setMotionReduced, .setHourCycle, .setWallpaper, .setStandBy, .setScreen,
            .setLocation, .setService, .setProfile:
            set(command, ticket)
        }
    }

    /// Refuses a command.
    mutating func refuse(_ ticket: CommandTicket, _ code: DeviceError.Code, _ message: String) {
        reply(ticket, .refused(DeviceError(code, message)))
    }

    /// The app with an id; refuses the command if no such app is installed.
    mutating func app(_ id: String, _ ticket: CommandTicket) -> AppManifest? {
        if let app = apps.first(where: { $0.id == id }) { return app }
        refuse(ticket, .notFound, "no app \(id) is installed; the manifest lists the installed apps")
        return nil
    }

    private mutating func set(_ command: DeviceCommand, _ ticket: CommandTicket) {
        switch command {
        case .setTimeZone(let name): setTimeZone(name, ticket)
        case .setLocale(let locale): setLocale(locale, ticket)
        case .setTextSize(let size): setTextSize(size, ticket)
        case .setTextBold(let isBold): setTextBold(isBold, ticket)
        case .setContrastIncreased(let isIncreased): setContrastIncreased(isIncreased, ticket)
        case .setMotionReduced(let isReduced): setMotionReduced(isReduced, ticket)
        case .setHourCycle(let cycle): setHourCycle(cycle, ticket)
        case .setWallpaper(let wallpaper): setWallpaper(wallpaper, ticket)
        case .setStandBy(let standBy): setStandBy(standBy, ticket)
        case .setTint(let tint): setTint(tint, ticket)
        case .setScreen(let name): setScreen(name, ticket)
        case .setAppearance(let appearance): setAppearance(appearance, ticket)
        case .setLowPower(let isOn): setLowPower(isOn, ticket)
        case .setLocked(let isLocked): setLocked(isLocked, ticket)
        case .setLocation(let location): setLocation(location, ticket)
        case .setService(let app, let condition): setService(app, condition, ticket)
        case .setProfile(let profile): setProfile(profile, ticket)
        default: break
        }
    }

    /// Changes the locale and reloads every widget free of charge (documented).
    private mutating func setLocale(_ locale: String, _ ticket: CommandTicket) {
        guard LocaleName.isPlausible(locale) else {
            refuse(ticket, .badValue, "\(TraceText.quoted(locale)) is not a locale; use a name such as en_US")
            return
        }
        if locale != settings.locale {
            record(.localeChanged, "device", "the locale was changed", [("from", settings.locale), ("to", locale)])
            settings.locale = locale
            for app in apps { describeAnew(app) }
            loadAnew(homeScreen.placements, .localeChanged)
        }
        reply(ticket, .done)
    }

    /// Changes the text size and reloads every widget free of charge (documented).
    private mutating func setTextSize(_ size: DeviceTextSize, _ ticket: CommandTicket) {
        if size != settings.display.textSize {
            let (old, new) = (settings.display.textSize.rawValue, size.rawValue)
            record(.textSizeChanged, "device", "the text size was changed", [("from", old), ("to", new)])
            settings.display.textSize = size
            loadAnew(homeScreen.placements, .textSizeChanged)
        }
        reply(ticket, .done)
    }

    /// Changes the appearance without a reload, because each archived view covers every appearance.
    private mutating func setAppearance(_ appearance: DeviceAppearance, _ ticket: CommandTicket) {
        if appearance != settings.appearance {
            record(
                .appearanceChanged,
                "device",
                "the appearance was changed; the archived views cover it, so nothing is reloaded",
                [("from", settings.appearance.rawValue), ("to", appearance.rawValue)]
            )
            settings.appearance = appearance
        }
        reply(ticket, .done)
    }

    private mutating func setLocked(_ isLocked: Bool, _ ticket: CommandTicket) {
        if isLocked != settings.isLocked {
            settings.isLocked = isLocked
            if isLocked {
                record(.lockChanged, "device", "the screen was locked")
                leaveForeground()
            } else {
                recordUnlock()
                unlockFiles()
            }
        }
        reply(ticket, .done)
    }

    private mutating func recordUnlock() {
        guard isBeforeFirstUnlock else { return record(.lockChanged, "device", "the screen was unlocked") }
        record(
            .lockChanged,
            "device",
            "the screen was unlocked for the first time since the restart: App Groups can be read",
            [("groups", "readable")]
        )
    }

    /// Changes the location and reloads the widgets that depend on it, free of charge (modelled).
    private mutating func setLocation(_ location: LocationReading, _ ticket: CommandTicket) {
        guard location.isPossible else {
            refuse(
                ticket,
                .badValue,
                "a location is notDetermined, denied or authorized, with degrees up to 90 and 180 or without degrees"
            )
            return
        }
        if location != settings.location {
            let facts = [("authorization", location.authorization)]
            record(.locationChanged, "device", "the device's location or its authorization was changed", facts)
            settings.location = location
            locationAsker = nil
            emit(.keepLocation(location))
            let interested = Set(apps.filter(\.wantsLocation).map(\.id))
            loadAnew(homeScreen.placements.filter { interested.contains($0.app) }, .locationChanged)
        }
        reply(ticket, .done)
    }

    /// Changes a service's condition without a reload: widgets notice at their next request, as with a real network.
    private mutating func setService(_ id: String, _ condition: String, _ ticket: CommandTicket) {
        guard let app = app(id, ticket) else { return }
        guard let service = app.service, service.conditions.contains(condition) else {
            let known = app.service?.conditions.joined(separator: ", ") ?? "none, it has no service"
            refuse(ticket, .badValue, "\(id) has no condition \(TraceText.quoted(condition)); it has: \(known)")
            return
        }
        if settings.services[id] ?? service.conditions.first != condition {
            record(.serviceChanged, id, "its network was set to \(condition)", [("condition", condition)])
            settings.services[id] = condition
        }
        emit(.service(app: id, condition: condition))
        reply(ticket, .done)
    }

    private mutating func inquire(_ command: DeviceCommand, _ ticket: CommandTicket) {
        switch command {
        case .options(let program, let intent, let parameter, let search):
            guard app(program.app, ticket) != nil else { return }
            guard programs[program] != nil else {
                refuse(ticket, .notFound, "\(program.app) has no \(program.role.rawValue) program")
                return
            }
            send(
                .options(intent: intent, parameter: parameter, search: search),
                to: program,
                for: .options(program, ticket)
            )
        case .appScreen(let id, let request):
            guard app(id, ticket) != nil else { return }
            guard appStates[id]?.phase == .ready else {
                refuse(ticket, .notFound, "\(id) is not open; open the app first")
                return
            }
            send(
                .screen(request),
                to: ProgramReference(app: id, role: .app),
                for: .screen(app: id, variants: [request.variant], ticket)
            )
        case .preview(let id, let kind, let family, let isPlaceholder):
            guard app(id, ticket) != nil, offers(id, kind, family, ticket) else { return }
            let placement = wirePlacement(kind: kind, family: family)
            send(
                isPlaceholder ? .placeholder(placement) : .snapshot(placement, isPreview: true),
                to: ProgramReference(app: id, role: .widget),
                for: .preview(app: id, variants: placement.variants, ticket)
            )
        case .variant(let variant): inquire(about: variant, ticket)
        default:
            break
        }
    }
}

/// The form of a locale's name.
enum LocaleName {
    /// Letters, digits, `_`, `-` and `@=;` for keywords; starts with a letter; at most 100 bytes.
    static func isPlausible(_ name: String) -> Bool {
        guard let first = name.utf8.first, name.utf8.count <= 100 else { return false }
        let isLetter = { (byte: UInt8) in (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") }
        return isLetter(first)
            && name.utf8.allSatisfy { byte in
                isLetter(byte) || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
                    || "_-@=;".utf8.contains(byte)
            }
    }
}
