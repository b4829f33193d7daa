import VitrineWire
import WidgetArchive

// The screen can be changed while the device runs: a person then looks at the same home screen on another phone.
extension DeviceModel {
    /// Changes the screen; widgets that have no room on it leave, all others are laid out again free of charge
    /// (modelled).
    mutating func setScreen(_ name: String, _ ticket: CommandTicket) {
        guard let wanted = DeviceScreen.named(name) else {
            let known = DeviceScreen.all.map(\.name).joined(separator: ", ")
            refuse(ticket, .badValue, "there is no screen \(TraceText.quoted(name)); there are: \(known)")
            return
        }
        guard wanted != screen else { return reply(ticket, .done) }
        let old = screen
        screen = wanted
        // A pad has no StandBy.
        if wanted.idiom != .phone { settings.standBy = .off }
        record(.setting(.screen(from: old.name, to: wanted.name)))
        settle(on: wanted)
        emit(.save(homeScreen))
        reply(ticket, .done)
        if old.idiom != wanted.idiom { idiomChanged() }
        for placement in homeScreen.placements { widgets[placement.id]?.placeholder = nil }
        reloadViews(.screenChanged)
    }

    /// Moves the widgets whose cells the screen does not have, and removes those whose family it does not have, and
    /// those placed last for which its lock screen has no place.
    mutating func settle(on screen: DeviceScreen) {
        for placement in homeScreen.placements.reversed() where placement.family.isAccessory {
            guard !homeScreen.isFree(placement.family, at: nil, on: screen, except: placement.id) else { continue }
            leave(placement)
        }
        for placement in homeScreen.placements where !placement.family.isAccessory {
            guard let index = homeScreen.placements.firstIndex(where: { $0.id == placement.id }),
                let position = placement.position, !screen.holds(placement.family, at: position)
            else { continue }
            homeScreen.placements[index].position = nil
            guard let place = homeScreen.firstFree(for: placement.family, on: screen) else {
                leave(placement)
                continue
            }
            homeScreen.placements[index].position = place
            record(.action(.moved(to: place, isByHand: false)), placement.id)
        }
    }

    private mutating func leave(_ placement: HomeScreen.Placement) {
        homeScreen.placements.removeAll { $0.id == placement.id }
        forget(placement.id)
        record(.action(.removedByScreen(placement.family)), placement.id)
    }
}
