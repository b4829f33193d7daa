import Foundation
import VitrineDevice
import WidgetArchive

/// A script that is being played: the steps that were carried out, and those that failed.
struct ScriptRun {
    let script: DeviceScript
    let device: Device
    private let observer: ScriptObserver
    /// The identifiers on the device by the widgets' names.
    private(set) var instances: [String: String] = [:]
    private var failures: [(step: ScriptPosition, message: String, date: Date)] = []

    init(_ script: DeviceScript, _ device: Device, _ observer: ScriptObserver) {
        self.script = script
        self.device = device
        self.observer = observer
    }

    /// Whether a step failed, or a widget could not be placed.
    var hasFailed: Bool { !failures.isEmpty }

    /// The steps that were chosen while the script was played, each with the refusal that it met.
    private(set) var chosen: [DeviceScript.Step] = []

    /// Places the widgets and carries out the steps; the first step that fails ends the script.
    /// - Parameter source: Chooses steps before those of the script; they may be refused, and the first check that
    ///   fails ends them and the script.
    mutating func play(_ source: (any StepSource)?) async {
        await described()
        for widget in script.widgets {
            do throws(DeviceError) {
                try await place(widget)
            } catch {
                await fail(script.position(of: widget), "\(widget.id) cannot be placed: \(error.message)")
                return
            }
        }
        await device.settle()
        observer.begin(script.expectations, await device.snapshot())
        if let source { await carryOut(source) }
        guard source == nil || !observer.hasFailed else { return }
        for step in script.steps {
            var isDone = false
            _ = await observer.during(
                step,
                {
                    isDone = await carryOut(step)
                    return step
                },
                on: device
            )
            guard isDone else { return }
        }
    }

    /// Places a widget, and names it to the checks.
    private mutating func place(_ widget: HomeScreen.Placement) async throws(DeviceError) {
        instances[widget.id] = try await device.place(
            widget.kind,
            widget.family,
            of: widget.app,
            configuration: widget.configuration
        )
        observer.name(Dictionary(uniqueKeysWithValues: instances.map { ($0.value, $0.key) }))
    }

    private mutating func carryOut(_ source: any StepSource) async {
        var source = source
        let names = Dictionary(uniqueKeysWithValues: instances.map { ($0.value, $0.key) })
        while !observer.hasFailed, let step = source.next(await device.snapshot(), widgets: names) {
            chosen.append(await observer.during(step, { await attempt(step) }, on: device))
        }
    }

    /// Carries out a step, and returns it with the code of the error with which the device refused it.
    private func attempt(_ step: DeviceScript.Step) async -> DeviceScript.Step {
        var step = step
        step.refused = nil
        do throws(DeviceError) {
            try await perform(step.action)
        } catch {
            step.refused = error.code.description
        }
        return step
    }

    /// The results of the checks and of the steps that failed.
    func findings(_ checks: [ExpectationCheck], _ trace: [TraceRecord]) -> [ScriptResult.Finding] {
        var findings = checks.map { check in
            var failure: ScriptResult.Failure?
            if case .failed(let message, let date, let picture) = check.verdict {
                failure = ScriptResult.Failure(
                    message: message,
                    date: date,
                    before: lines(trace, before: date),
                    picture: picture
                )
            }
            return ScriptResult.Finding(
                text: check.expectation.text,
                position: check.expectation.position,
                failure: failure
            )
        }
        for (text, failure) in observer.standingFailures {
            var failure = failure
            failure.before = lines(trace, before: failure.date)
            findings.append(ScriptResult.Finding(text: text, position: script.position, failure: failure))
        }
        for (step, message, date) in failures {
            let failure = ScriptResult.Failure(message: message, date: date, before: lines(trace, before: date))
            findings.append(ScriptResult.Finding(text: "the step is carried out", position: step, failure: failure))
        }
        return findings
    }

    /// Carries out a step; returns false if it failed.
    private mutating func carryOut(_ step: DeviceScript.Step) async -> Bool {
        do throws(DeviceError) {
            switch step.action {
            case .together(let steps):
                for step in steps {
                    guard await carryOut(step) else { return false }
                }
            case .place(let widget): try await place(widget)
            case .expect(let expectations):
                observer.begin(expectations, await device.snapshot())
            default:
                try await perform(step.action)
            }
        } catch {
            if step.refused == error.code.description { return true }
            await fail(step.position, "the device refused it (\(error.code)): \(error.message)")
            return false
        }
        guard let refused = step.refused else { return true }
        await fail(step.position, "it was carried out, but should have been refused with \(refused)")
        return false
    }

    private mutating func fail(_ position: ScriptPosition, _ message: String) async {
        failures.append((position, message, await device.snapshot().clock.date))
    }

    /// Waits until the device runs and every program has described itself, or failed to.
    private func described() async {
        for await snapshot in await device.updates() where !snapshot.trace.isEmpty { break }
        await device.settle()
    }

    /// The last records before a date that a reader needs to understand a failure.
    private func lines(_ trace: [TraceRecord], before date: Date) -> [String] {
        trace.filter { $0.date <= date && $0.kind != .processSaid }.suffix(12).map(\.description)
    }
}
