import Foundation

/// Undoing and redoing what a person arranged and set: widgets, settings, and the clock.
extension Device {
    /// Takes the last change back: a removed widget returns under its identifier, a setting has its old value, and the
    /// clock goes back by as much as it was moved.
    ///
    /// The last 50 changes can be undone, whoever made them: a page, a command or a script. The data of apps is not
    /// among them. Where the device keeps its trace, the changes of the home screen outlive a restart.
    /// - Parameter number: The number of the last change, so that nothing else is undone; nil for any.
    /// - Returns: What was undone.
    /// - Throws: ``DeviceError``: `notFound` if there is nothing to undo, the last change has another number, or an
    ///   extension no longer offers a widget; `noRoom`. A change that cannot be undone is forgotten.
    @discardableResult
    public func undo(_ number: Int? = nil) async throws(DeviceError) -> ChangeReading {
        try await stepThroughChanges(.undo(number: number))
    }

    /// Does again what was undone last.
    /// - Parameter number: The number of the change that was undone last; nil for any.
    /// - Returns: What was done again.
    /// - Throws: ``DeviceError``, as ``undo(_:)``.
    @discardableResult
    public func redo(_ number: Int? = nil) async throws(DeviceError) -> ChangeReading {
        try await stepThroughChanges(.redo(number: number))
    }

    /// Returns to the home screen of a new device: the placements that the apps' manifests request.
    ///
    /// The apps' data stays. A widget that its extension no longer offers is left out.
    /// - Throws: ``DeviceError`` with code `stopping`.
    public func resetHomeScreen() async throws(DeviceError) {
        try await perform(.resetHomeScreen)
    }

    private func stepThroughChanges(_ command: DeviceCommand) async throws(DeviceError) -> ChangeReading {
        guard case .changed(let change, let isUndo) = try await perform(command) else {
            throw DeviceError(.invalidResponse, "the device did not say what it has changed")
        }
        let shift = isUndo ? -change.clockShift : change.clockShift
        let date = now.date.addingTimeInterval(shift)
        if shift != 0 {
            history.append(.clock(date), at: now.date)
            replaceDate(by: date)
        }
        for case .file(let app, let name, _, let fault) in (isUndo ? change.reversed : change).faults {
            try await replaceFault(by: fault, of: name, in: app)
        }
        return ChangeReading(change, in: model)
    }

    /// Notes that the clock was moved by some seconds.
    func noteClock(movedBy seconds: TimeInterval) { note(DeviceChange(clockShift: seconds)) }

    /// Notes a change that is not made by a command.
    func note(_ change: DeviceChange) {
        model.changes.step = Self.step
        model.changes.append(change)
        changed()
    }

    /// Makes one change of all that `body` changes, so that it is undone in one step, even if a part is refused.
    ///
    /// What another task changes meanwhile is a change of its own.
    /// - Returns: The result of `body`, and the number of the change; nil if nothing has changed.
    /// - Throws: The error of `body`.
    @discardableResult
    public nonisolated func asOneChange<Result: Sendable>(
        _ body: () async throws -> Result
    ) async throws -> (result: Result, number: Int?) {
        let step = await nextStep()
        do {
            let result = try await Self.$step.withValue(step) { try await body() }
            return (result, await join(step))
        } catch {
            _ = await join(step)
            throw error
        }
    }

    private func nextStep() -> Int {
        lastStep += 1
        return lastStep
    }

    private func join(_ step: Int) -> Int? {
        let parts = model.changes.done.count
        let number = model.changes.join(step)
        if model.changes.done.count != parts { changed() }
        return number
    }
}
