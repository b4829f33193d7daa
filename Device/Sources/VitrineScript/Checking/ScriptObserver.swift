import Foundation
import Synchronization
import VitrineDevice

/// Shows every state of a device to the checks of a script.
///
/// A state lasts until the next one, so the old state is looked at again at the moment at which it ends: a widget grows
/// old without a change. When the clock is set, the old state ends at the old time, and what was drawn for that time is
/// not judged while the programs answer: on the device, no time passes until they have. One that a fault has stopped
/// answers only when the fault is mended, and what its widgets show until then is judged.
final class ScriptObserver: Sendable {
    private struct State {
        var names: [String: String] = [:]
        var checks: [ExpectationCheck] = []
        var last: [String: ObservedWidget] = [:]
        var date: Date?
        var standing: InvariantChecks
        var files: SharedFiles
        var lostWrite: ScriptResult.Failure?
        var lastRecord = 0
        /// The latest local day that the device has had, as its first moment read as if in GMT.
        var latestDay = Date.distantPast
    }

    private let state: Mutex<State>

    /// Creates an observer of a device with some apps, whose containers are in a folder.
    init(_ script: DeviceScript, apps: [AppManifest], containers: String) {
        let groups = Dictionary(apps.map { ($0.id, $0.group) }, uniquingKeysWith: { first, _ in first })
        state = Mutex(
            State(
                standing: InvariantChecks(script, apps),
                files: SharedFiles(containers: containers, groups: groups)
            )
        )
    }

    /// Names the widgets; only they are checked.
    /// - Parameter names: The widgets' names in the script by their identifiers on the device.
    func name(_ names: [String: String]) {
        state.withLock { $0.names = names }
    }

    /// Begins checks with the present state.
    func begin(_ expectations: [ScriptExpectation], _ device: DeviceSnapshot) {
        state.withLock { state in
            Self.look(at: device, &state)
            for expectation in expectations {
                var check = ExpectationCheck(
                    expectation,
                    widgets: state.last.keys.sorted(),
                    at: device.clock.date,
                    lateness: device.profile.entryDelay.value.seconds
                )
                check.observe(state.last)
                state.checks.append(check)
            }
        }
    }

    func observe(_ device: DeviceSnapshot) {
        state.withLock { state in
            state.standing.observe(device)
            Self.look(at: device, &state)
        }
    }

    /// Carries out a step and shows it to the checks, with the widgets before it.
    /// - Parameters:
    ///   - planned: The step.
    ///   - carryOut: Carries it out, and returns it with the refusal that it met.
    ///   - device: The device.
    /// - Returns: The step as it was carried out.
    func during(
        _ planned: DeviceScript.Step,
        _ carryOut: () async -> DeviceScript.Step,
        on device: Device
    ) async -> DeviceScript.Step {
        let before = state.withLock(\.last)
        let current = await current(before, for: planned, on: device)
        let step = await carryOut()
        await device.settle()
        let snapshot = await device.snapshot()
        state.withLock { state in
            Self.look(at: snapshot, &state, isSettled: true)
            for part in step.parts {
                state.files.note(part.action)
                // How many of the taps at one moment a widget counts, no check can say.
                if case .tap = part.action, step.parts.count > 1 { continue }
                for index in state.checks.indices { state.checks[index].observe(part, before, current) }
            }
            if let problem = state.files.look(), state.lostWrite == nil {
                state.lostWrite = ScriptResult.Failure(message: problem, date: snapshot.clock.date, before: [])
            }
        }
        let advances = step.parts.contains { if case .advance = $0.action { true } else { false } }
        if advances { await compareWithReloads(device, snapshot) }
        return step
    }

    /// The widgets before a step, the tapped one as a reload would show it.
    ///
    /// Taps on other widgets, or the app, may have changed the number since its timeline was requested, and its reload
    /// may still wait. The widget is left out where no reload could say.
    private func current(
        _ before: [String: ObservedWidget],
        for step: DeviceScript.Step,
        on device: Device
    ) async -> [String: ObservedWidget] {
        guard case .tap(let name, _) = step.action, let widget = before[name]?.shown else { return before }
        let (isWanted, files) = state.withLock { state in
            (state.checks.contains { $0.counts(name) }, state.files)
        }
        guard isWanted else { return before }
        let snapshot = await device.snapshot()
        guard snapshot.mayBeOld(widget, await device.trace()) else { return before }
        var current = before
        current[name] = nil
        if !snapshot.hasFault(widget.app), !files.isBroken(widget.app),
            let words = await reloaded(widget, on: device, snapshot)
        {
            current[name] = before[name]
            current[name]?.words = words
        }
        return current
    }

    /// The words that a reload of a widget would show; nil where the extension cannot answer.
    private func reloaded(
        _ widget: PlacedWidgetSnapshot,
        on device: Device,
        _ snapshot: DeviceSnapshot
    ) async -> String? {
        let variant = WidgetVariant(
            app: widget.app,
            kind: widget.kind,
            family: widget.family,
            configuration: widget.configuration
        )
        // An extension that cannot answer shows nothing new; other checks look for the cause.
        let archive = try? await device.rendering(of: variant).pictures.first?.archive
        var settings = snapshot.settings
        settings.isLocked = false
        return archive.map { ObservedWidget.words(of: $0, at: snapshot.clock.date, settings) }
    }

    /// Finds out what a reload would show if a check needs it, unless a reload is under way or the system has refused
    /// one.
    private func compareWithReloads(_ device: Device, _ snapshot: DeviceSnapshot) async {
        let (names, wanted, files) = state.withLock { ($0.names, Set($0.checks.flatMap(\.comparedNames)), $0.files) }
        guard !wanted.isEmpty else { return }
        let trace = await device.trace()
        for widget in snapshot.widgets where snapshot.canCompare(widget, trace) && !files.isBroken(widget.app) {
            guard let name = names[widget.id], wanted.contains(name) else { continue }
            guard let words = await reloaded(widget, on: device, snapshot) else { continue }
            state.withLock { state in
                for index in state.checks.indices { state.checks[index].compare(name, with: words) }
            }
        }
    }

    /// Whether a check has failed; a state that was not reached yet is not a failure.
    var hasFailed: Bool {
        state.withLock { state in
            !state.standing.failures.isEmpty || state.lostWrite != nil || state.checks.contains(where: \.hasFailed)
        }
    }

    /// The failures of what must hold in every script.
    var standingFailures: [(text: String, failure: ScriptResult.Failure)] {
        state.withLock { state in
            state.standing.failures + [state.lostWrite.map { (SharedFiles.text, $0) }].compactMap(\.self)
        }
    }

    /// Ends all checks and returns them, in the order in which they began.
    func end(_ device: DeviceSnapshot) -> [ExpectationCheck] {
        state.withLock { state in
            Self.look(at: device, &state)
            let pending = state.files.pending()
            for index in state.checks.indices { state.checks[index].end(at: device.clock.date, pending: pending) }
            return state.checks
        }
    }

    /// Looks at a state, in which every program that can has answered if it `isSettled`.
    private static func look(at device: DeviceSnapshot, _ state: inout State, isSettled: Bool = false) {
        guard !state.names.isEmpty else { return }
        let date = device.clock.date
        let clockWasSet = device.trace.contains { $0.number > state.lastRecord && $0.kind == .clockSet }
        if clockWasSet, !isSettled, device.widgets.contains(where: \.isLoading) { return }
        var before = state.last
        if let last = state.date, last < date, !clockWasSet {
            before = before.mapValues { $0.later(at: date) }
            for index in state.checks.indices { state.checks[index].observe(before) }
        }
        var widgets: [String: ObservedWidget] = [:]
        for widget in device.widgets {
            if let name = state.names[widget.id] {
                widgets[name] = ObservedWidget(widget, device, after: before[name])
            }
        }
        // Most changes of a device are not about what its widgets show.
        let isSame = widgets.allSatisfy { name, widget in state.last[name].map(widget.looks) ?? false }
        state.last = widgets
        state.date = date
        if !isSame {
            for index in state.checks.indices { state.checks[index].observe(widgets) }
        }
        let day = localDay(device)
        let isNewDay = day > state.latestDay
        state.latestDay = max(day, state.latestDay)
        let isMidnight = device.trace.contains { $0.number > state.lastRecord && $0.kind == .dayBegan }
        state.lastRecord = device.trace.last?.number ?? state.lastRecord
        // A person who has travelled may have used the day that begins already.
        guard isMidnight, isNewDay else { return }
        for index in state.checks.indices { state.checks[index].observeMidnight(widgets) }
    }

    private static func localDay(_ device: DeviceSnapshot) -> Date {
        let zone = TimeZone(identifier: device.settings.timeZone) ?? .gmt
        let local = device.clock.date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: device.clock.date))
        return Date(timeIntervalSince1970: (local / 86_400).rounded(.down) * 86_400)
    }
}

extension DeviceSnapshot {
    /// Whether something may have changed what a widget shows since its timeline was requested: a reload waits, or
    /// another widget of the app was tapped, or the app was used or asked for reloads.
    fileprivate func mayBeOld(_ widget: PlacedWidgetSnapshot, _ trace: [TraceRecord]) -> Bool {
        guard widget.pending == nil, !widget.isLoading, widget.outcome == .fresh else { return true }
        let requested = trace.last { $0.subject == widget.id && $0.kind == .reloadStarted }?.number ?? 0
        let others = Set(widgets.filter { $0.app == widget.app && $0.id != widget.id }.map(\.id))
        return trace.contains { record in
            guard record.number > requested, record.event.topic == .action || record.event.topic == .reload
            else { return false }
            return others.contains(record.subject) || record.isAbout(widget.app)
        }
    }

    /// Whether a program of an app has a fault.
    fileprivate func hasFault(_ app: String) -> Bool {
        apps.first { $0.id == app }?.programs.contains { $0.fault != nil } ?? true
    }

    /// Whether a widget must show what a reload would show: the home screen is in view, no program of the app has a
    /// fault or has failed since the timeline, no file of it was broken, mended or made readable by the first unlock,
    /// no reload waits, and the system has refused none.
    fileprivate func canCompare(_ widget: PlacedWidgetSnapshot, _ trace: [TraceRecord]) -> Bool {
        guard foreground == nil, !settings.isLocked, widget.timeline != nil, widget.outcome == .fresh,
            widget.pending == nil, !widget.isLoading,
            !hasFault(widget.app),
            let accepted = trace.last(where: { $0.subject == widget.id && $0.kind == .timelineAccepted })?.number
        else { return false }
        return !trace.contains { record in
            guard record.number > accepted else { return false }
            return switch record.event {
            case .reload(.refused), .reload(.waits), .reload(.held): record.subject == widget.id
            // An app that ends between a write and its request asks for the reload when it is opened again.
            case .program(.failed), .program(.killed): record.isAbout(widget.app)
            // The app hears nothing of a file that a fault breaks or mends, and has no reload to ask for.
            case .program(.fileFault), .program(.pushFault): record.subject == widget.app
            case .setting(.unlocked(isFirst: true)): true
            default: false
            }
        }
    }
}

extension TraceRecord {
    /// Whether its subject is an app or one of the app's programs.
    func isAbout(_ app: String) -> Bool { subject == app || subject.hasPrefix(app + "/") }
}
