import Foundation

/// The changes that can be undone and redone; the device stores this value while it is off: `changes.json` in its state
/// folder.
struct ChangeList: Codable, Hashable, Sendable {
    /// The largest number of changes that can be undone.
    static let limit = 50
    /// The largest number of bytes in their configurations.
    static let weightLimit = 1 << 18

    /// What was done, oldest first.
    private(set) var done: [DeviceChange] = []
    /// What was undone, the last one at the end.
    private(set) var undone: [DeviceChange] = []
    private(set) var lastNumber = 0
    /// The step of a person of which the next changes are parts; nil for changes by themselves.
    var step: Int?

    /// A step does not outlive the device.
    private enum CodingKeys: CodingKey {
        case done, undone, lastNumber
    }

    /// Adds a change, after which nothing that was undone before can be redone; one that changes nothing is left out.
    mutating func append(_ change: DeviceChange) {
        guard !change.isEmpty else { return }
        lastNumber += 1
        var change = change
        change.number = lastNumber
        change.step = step
        undone = []
        done.append(change)
        while done.count > Self.limit || done.reduce(0, { $0 + $1.weight }) > Self.weightLimit { done.removeFirst() }
    }

    /// Makes one change of the parts of a step, in the place of its last one; other changes may lie between them.
    /// - Returns: The number of the change; nil if the step has changed nothing.
    @discardableResult
    mutating func join(_ step: Int) -> Int? {
        let parts = done.filter { $0.step == step }
        guard let first = parts.first, let last = done.lastIndex(where: { $0.step == step }) else { return nil }
        let change = parts.dropFirst().reduce(first) { $0.followed(by: $1) }
        done[last] = change
        done[last].step = nil
        done.removeAll { $0.step == step }
        return change.number
    }

    /// Forgets all changes, because the device shows another state.
    mutating func removeAll() { (done, undone) = ([], []) }

    /// Removes the last change that was done, or undone, from its list.
    mutating func take(isUndo: Bool) -> DeviceChange? { isUndo ? done.popLast() : undone.popLast() }

    /// Adds a change that was undone, or redone, to the other list.
    mutating func keep(_ change: DeviceChange, isUndo: Bool) {
        if isUndo { undone.append(change) } else { done.append(change) }
    }

    /// The changes of a device that starts again.
    var stored: ChangeList {
        var list = self
        list.done = done.map(\.stored).filter { !$0.isEmpty }
        // What was undone can only be redone in its order.
        list.undone = undone.map(\.stored).filter { !$0.isEmpty }
        return list
    }
}

extension StateFile<ChangeList> {
    /// The file of the changes: `changes.json`.
    init(folder: String) {
        self.init(folder: folder, name: "changes") { list in
            let widgets = (list.done + list.undone).flatMap(\.widgets)
            return HomeScreen(placements: widgets.flatMap { [$0.before, $0.after] }.compactMap(\.self)).problem
        }
    }
}
