import VitrineWire
import WidgetArchive

extension DeviceSnapshot {
    init(_ model: DeviceModel, clock: DeviceClock, revision: Int, traceTail: Int, at moment: DeviceInstant) {
        self.init(
            revision: revision,
            clock: ClockReading(
                date: moment.date,
                speed: clock.speed,
                isHeld: clock.isHeld,
                nextEntry: model.nextEntryDate,
                nextMidnight: model.nextDayDate
            ),
            settings: model.settings,
            screen: model.screen,
            profile: model.profile,
            apps: model.apps.map { AppSnapshot($0, model) },
            foreground: model.foreground,
            locationAsker: model.locationAsker,
            widgets: model.homeScreen.placements.map { PlacedWidgetSnapshot($0, model) },
            trace: model.trace.tail(traceTail),
            undo: model.changes.done.last.map { ChangeReading($0, in: model) },
            redo: model.changes.undone.last.map { ChangeReading($0, in: model) }
        )
    }
}

extension AppSnapshot {
    fileprivate init(_ app: AppManifest, _ model: DeviceModel) {
        self.init(
            id: app.id,
            name: app.name,
            icon: app.icon,
            phase: model.phase(of: app.id),
            app: model.programs[ProgramReference(app: app.id, role: .app)]?.description,
            widgets: model.programs[ProgramReference(app: app.id, role: .widget)]?.description,
            serviceConditions: app.service?.conditions ?? [],
            refreshIntent: app.service?.refreshIntent,
            programs: app.programReferences.map { reference in
                let state = model.programs[reference]
                return ProgramSnapshot(
                    program: reference,
                    pid: state?.pid,
                    memory: state?.memory,
                    trouble: state?.trouble,
                    fault: state?.fault
                )
            },
            pushFault: model.pushes[app.id]?.fault
        )
    }
}

extension PlacedWidgetSnapshot {
    init(_ placement: HomeScreen.Placement, _ model: DeviceModel) {
        let state = model.widgets[placement.id] ?? WidgetState()
        let description = model.description(of: placement)
        let family = placement.family
        self.init(
            placement: placement,
            state: state,
            displayName: description?.displayName ?? placement.kind,
            frame: placement.position.flatMap { model.screen.frame(of: family, at: $0) },
            size: model.screen.size(of: family) ?? .zero,
            cornerRadius: model.screen.cornerRadius(of: family),
            contentMargin: model.screen.contentMargin(of: family),
            hasContentMarginsDisabled: description?.hasContentMarginsDisabled ?? false,
            configurationIntent: description?.configurationIntent,
            variant: model.variant(for: placement.id),
            nextChange: state.timeline?.nextChange(after: model.moment.date),
            nextReload: model.policyReload(of: placement, state)?.date,
            cause: model.problem(of: placement, state)?.cause,
            uptime: model.moment.uptime
        )
    }
}
