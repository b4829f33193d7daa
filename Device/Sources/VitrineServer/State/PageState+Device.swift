import Foundation
import VitrineDevice
import VitrineSheet
import VitrineWire
import WidgetArchive

extension PageState {
    /// Describes a snapshot of the device.
    /// - Parameters:
    ///   - device: The snapshot.
    ///   - screenVersion: Changes whenever the foreground app's screen may have changed.
    ///   - isSent: Returns whether this connection already has a rendering; called once for each rendering.
    ///   - findings: Returns what is found in a widget's timeline.
    init(
        _ device: DeviceSnapshot,
        screenVersion: Int,
        isSent: (_ instance: String, _ picture: PageDrawing.Key) -> Bool,
        findings: (PlacedWidgetSnapshot) -> [Finding]
    ) {
        func byWidget<Value>(_ value: (PlacedWidgetSnapshot) -> Value?) -> [String: Value] {
            Dictionary(
                device.widgets.compactMap { widget in value(widget).map { (widget.id, $0) } },
                uniquingKeysWith: { first, _ in first }
            )
        }
        let apps = Dictionary(device.apps.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        // A phone's dock holds four icons, as many as a row.
        let docked = device.apps.prefix(device.screen.columns)
        let others = device.apps.dropFirst(docked.count)
        let cells = IconCells(widgets: device.widgets, columns: device.screen.columns)
        self.init(
            clock: Clock(device.clock, settings: device.settings),
            settings: DeviceSetting.all.map {
                Setting(
                    name: $0.name,
                    value: $0.value(in: device.settings),
                    usual: $0.value(in: device.start.settings),
                    choices: $0.choices
                )
            },
            profile: Profile(device.profile, usual: device.start.profile.name),
            locationAsker: device.locationAsker.map { apps[$0]?.name ?? $0 },
            services: device.apps.compactMap { Service($0, device.settings) },
            faults: CurrentSetting.faults(device).map { Fault($0, device) },
            screen: Screen(device.screen, usual: device.start.screen.name, locale: device.settings.locale),
            apps: docked.map { App($0, at: nil) } + zip(others, cells.free(others.count)).map { App($0, at: $1) },
            widgets: device.widgets.map { WidgetStatus($0, on: device) },
            pictures: byWidget { widget in
                guard let picture = widget.picture else { return nil }
                let key = PageDrawing.Key(
                    digest: picture.digest,
                    settings: device.settings,
                    isPlaceholder: widget.isPlaceholder
                )
                guard !isSent(widget.id, key) else { return nil }
                return PageDrawing.html(of: widget, in: device)
            },
            findings: byWidget(findings),
            foreground: device.foreground,
            screenVersion: screenVersion,
            undo: device.undo,
            redo: device.redo,
            buildFailure: device.buildFailure
        )
    }
}

extension PageState.Service {
    fileprivate init?(_ app: AppSnapshot, _ settings: DeviceSettings) {
        guard let first = app.serviceConditions.first else { return nil }
        self.init(
            app: app.id,
            name: app.name,
            condition: settings.services[app.id] ?? first,
            conditions: app.serviceConditions,
            refreshIntent: app.refreshIntent
        )
    }
}

extension PageState.Fault {
    fileprivate init(_ setting: CurrentSetting, _ device: DeviceSnapshot) {
        // `pushes.ID` or `fault.ID/ROLE`
        let id = setting.name.drop { $0 != "." }.dropFirst().prefix { $0 != "/" }
        let app = device.apps.first { $0.id == id }
        let part =
            setting.name.hasPrefix("pushes.") ? "pushes" : setting.name.hasSuffix("/widget") ? "widgets" : "app"
        self.init(
            setting: setting.name,
            label: "\(app?.name ?? setting.name)’s \(part)",
            value: setting.value,
            choices: setting.choices
        )
    }
}

extension PageState.Clock {
    fileprivate init(_ clock: ClockReading, settings: DeviceSettings) {
        let cycle = Locale(identifier: settings.localeWithClock).hourCycle
        self.init(
            now: clock.date.timeIntervalSince1970,
            speed: clock.isHeld ? 0 : clock.speed,
            zone: settings.timeZone,
            nextEntry: clock.nextEntry?.timeIntervalSince1970,
            destination: clock.destination?.timeIntervalSince1970,
            isTwelveHours: cycle == .oneToTwelve || cycle == .zeroToEleven
        )
    }
}

extension PageState.Screen {
    fileprivate init(_ screen: DeviceScreen, usual: String, locale: String) {
        self.init(
            name: screen.name,
            usual: usual,
            names: DeviceScreen.all.map(\.name),
            width: screen.size.width,
            height: screen.size.height,
            idiom: screen.idiom.rawValue,
            left: screen.gridLeft,
            top: screen.gridTop,
            columnPitch: screen.columnPitch,
            rowPitch: screen.rowPitch,
            isMirrored: Locale.Language(identifier: locale).characterDirection == .rightToLeft,
            columns: screen.columns,
            rows: DeviceScreen.rows
        )
    }
}

extension PageState.App {
    fileprivate init(_ app: AppSnapshot, at cell: GridPosition?) {
        self.init(
            id: app.id,
            name: app.name,
            page: cell?.page,
            column: cell?.column ?? 0,
            row: cell?.row ?? 0,
            running: app.programs.first?.pid != nil,
            ready: app.phase == .ready,
            findings: app.widgets?.findings ?? []
        )
    }
}

extension PageState.Finding {
    /// Describes what is found in the entries with some indices; in none for the placeholder.
    init(
        _ kind: String,
        _ message: String,
        _ entries: [Int],
        _ widget: PlacedWidgetSnapshot,
        _ device: DeviceSnapshot
    ) {
        let shown = widget.timeline?.index(at: device.clock.date) ?? 0
        let isShown = entries.isEmpty || entries.contains(shown)
        let named = isShown ? (entries.isEmpty ? nil : shown) : entries.first { $0 > shown } ?? entries.first
        self.init(
            kind: kind,
            message: message,
            entry: named.map { $0 + 1 },
            date: named.flatMap { widget.timeline?.entries[$0].date.timeIntervalSince1970 },
            count: entries.count,
            isShown: isShown
        )
    }
}

extension PageState.Profile {
    fileprivate init(_ profile: DeviceProfile, usual: String) {
        self.init(
            name: profile.name,
            usual: usual,
            names: DeviceProfile.all.map(\.name),
            isDeveloperMode: profile.isDeveloperMode,
            numbers: profile.readings
        )
    }
}

/// Finds cells for app icons: the cells that no widget covers, page by page.
private struct IconCells {
    private var taken: Set<GridPosition> = []
    private let columns: Int

    init(widgets: [PlacedWidgetSnapshot], columns: Int) {
        self.columns = columns
        for widget in widgets {
            guard let corner = widget.position else { continue }
            for column in 0..<widget.family.cells.columns {
                for row in 0..<widget.family.cells.rows {
                    taken.insert(GridPosition(page: corner.page, column: corner.column + column, row: corner.row + row))
                }
            }
        }
    }

    /// The first `count` free cells.
    func free(_ count: Int) -> [GridPosition] {
        var cells: [GridPosition] = []
        var page = 0
        while cells.count < count {
            for row in 0..<DeviceScreen.rows {
                for column in 0..<columns {
                    let cell = GridPosition(page: page, column: column, row: row)
                    if !taken.contains(cell) { cells.append(cell) }
                }
            }
            page += 1
        }
        return Array(cells.prefix(count))
    }
}
