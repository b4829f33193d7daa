import VitrineWire

// What a person replaces at once: the data of an app, or everything.
extension DeviceModel {
    mutating func resetData(of id: String, to data: InitialData, _ ticket: CommandTicket) {
        guard app(id, ticket) != nil else { return }
        record(.program(.dataReplaced(data)), id)
        reply(ticket, .done)
        let parts = parts(of: id)
        for placement in homeScreen.placements where parts.contains(placement.app) { ask(placement.id, .manual) }
    }

    /// Shows the home screen, settings and screen of a saved state; every widget is loaded anew.
    mutating func restore(_ state: SavedState, _ name: String, _ ticket: CommandTicket) {
        withdraw { $0.instanceOfView != nil }
        let (oldScreen, oldLocale) = (screen, settings.locale)
        for id in widgets.keys { forget(id) }
        screen = DeviceScreen.named(state.screen) ?? screen
        settings = state.settings
        unlockFiles()
        nextMidnight = days.nextDay(moment.date, settings.timeZone)
        homeScreen = HomeScreen(
            placements: state.homeScreen.placements.filter { placement in apps.contains { $0.id == placement.app } },
            nextNumber: max(homeScreen.nextNumber, state.homeScreen.nextNumber)
        )
        // A saved state gives no reloads back.
        for placement in homeScreen.placements { remember(placement.id) }
        changes.removeAll()
        record(.program(.stateRestored(name)))
        emit(.save(homeScreen))
        emit(.keepLocation(settings.location))
        for app in apps {
            guard let usual = app.service?.conditions.first else { continue }
            emit(.service(app: app.id, condition: settings.services[app.id] ?? usual))
        }
        reply(ticket, .done)
        if oldScreen.idiom != screen.idiom {
            idiomChanged()
        } else if oldLocale != settings.locale {
            for app in apps { restartDescription(app) }
        }
        for placement in homeScreen.placements { welcome(placement) }
    }
}
