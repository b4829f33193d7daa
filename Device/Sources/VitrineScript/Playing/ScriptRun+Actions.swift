import Foundation
import VitrineDevice
import VitrineWire
import WidgetArchive

extension ScriptRun {
    /// Carries out an action on the device.
    func perform(_ action: DeviceScript.Action) async throws(DeviceError) {
        switch action {
        case .remove(let widget): try await device.remove(try instance(widget))
        case .configure(let widget, let configuration):
            try await device.configure(try instance(widget), configuration)
        case .open(let app): try await device.openApp(app)
        case .home: try await device.goHome()
        case .link(let url): try await device.openLink(url)
        case .intent(let app, let name, let parameters):
            try await device.performAppIntent(ArchivedAction(intent: name, parameters: parameters), in: app)
        case .tap(let widget, let label): try await tap(widget, label)
        case .follow(let widget, let url):
            let shown = try await shown(widget)
            try await device.tapLink(url, on: shown.id, digest: shown.picture.digest)
        case .operation(let name, let values):
            _ = try await DeviceOperation.named(name).perform(on: device, values)
        case .advance(let advance): try await self.advance(advance)
        case .clock(let date): await device.setClock(to: date)
        case .set(let condition): try await set(condition)
        case .fault(let program, let fault): try await device.setFault(fault, of: program)
        case .fileFault(let app, let file, let fault): try await device.setFileFault(fault, of: file, in: app)
        case .pushFault(let app, let fault): try await device.setPushFault(fault, of: app)
        case .place, .together, .expect: break
        }
    }

    private func advance(_ advance: DeviceScript.Advance) async throws(DeviceError) {
        switch advance {
        case .by(let time):
            await device.advance(to: await device.snapshot().clock.date.addingTimeInterval(time.seconds))
        case .to(let date):
            let now = await device.snapshot().clock.date
            guard date >= now else {
                let present = now.formatted(.iso8601)
                throw DeviceError(
                    .badValue,
                    "\(date.formatted(.iso8601)) is over: it is \(present); set the clock instead"
                )
            }
            await device.advance(to: date)
        case .midnight: await device.advanceToNextMidnight()
        case .nextEntry: try await device.advanceToNextEntry()
        }
    }

    private func set(_ condition: DeviceScript.Condition) async throws(DeviceError) {
        switch condition {
        case .setting(let name, let value): try await device.set(name, to: value)
        case .screen(let screen): try await device.setScreen(screen.name)
        case .profile(let profile): try await device.setProfile(script.played(in: profile).profile)
        case .network(let name): try await setNetwork(name)
        case .fullDisk(let isFull):
            for program in await device.snapshot().apps.flatMap(\.programs) where isFull || program.fault == .fullDisk {
                try await device.setFault(isFull ? .fullDisk : nil, of: program.program)
            }
        }
    }

    private func setNetwork(_ name: String?) async throws(DeviceError) {
        let apps = await device.snapshot().apps.filter { !$0.serviceConditions.isEmpty }
        let knowing = apps.filter { app in name.map { app.serviceConditions.contains($0) } ?? true }
        // A condition that no service knows is refused with the known ones.
        for app in knowing.isEmpty ? apps : knowing {
            try await device.setService(of: app.id, to: name ?? app.serviceConditions[0])
        }
    }

    private func tap(_ widget: String, _ label: String?) async throws(DeviceError) {
        let shown = try await shown(widget)
        let state = await device.snapshot()
        let (date, archive) = (state.clock.date, shown.picture.archive)
        let elements = archive.reading(now: date, wording: state.settings.wording).elements.filter { $0.action != nil }
        // A script of what was done by hand has the labels in the plain wording of every device.
        let known = elements + archive.reading(now: date).elements.filter { $0.action != nil }
        // A button without words for a screen reader has only its action's identifier.
        let identifier = label.flatMap { archive.actions[$0] == nil ? nil : $0 }
        guard let action = known.first(where: { label == nil || $0.label == label })?.action ?? identifier else {
            guard let label else { throw DeviceError(.notFound, "\(widget) shows no button") }
            let names = elements.map(\.label).filter { !$0.isEmpty } + archive.actions.keys.sorted()
            throw DeviceError(.notFound, "\(widget) shows no button \(label); \(Spelling.hint(for: label, of: names))")
        }
        try await device.tap(action, on: shown.id, digest: shown.picture.digest)
    }

    private func instance(_ widget: String) throws(DeviceError) -> String {
        guard let id = instances[widget] else { throw DeviceError(.notFound, "\(widget) is not placed yet") }
        return id
    }

    private func shown(_ widget: String) async throws(DeviceError) -> (id: String, picture: DrawnRendering.Picture) {
        let id = try instance(widget)
        guard let placed = await device.snapshot().widgets.first(where: { $0.id == id }) else {
            throw DeviceError(.notFound, "\(widget) was removed")
        }
        guard let picture = placed.picture else { throw DeviceError(.notFound, "\(widget) shows nothing yet") }
        return (id, picture)
    }
}
