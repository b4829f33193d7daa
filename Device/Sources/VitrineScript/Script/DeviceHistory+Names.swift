import VitrineDevice

extension [DeviceHistory.Step] {
    /// Names the widgets for a script, which names each once: one that returned under its identifier, because its
    /// removal was undone, has a name of its own from then on, such as `w1-2`.
    /// - Parameter placements: The widgets at the start.
    /// - Returns: The steps with those names.
    func withDistinctNames(after placements: [HomeScreen.Placement]) -> Self {
        var counts = Dictionary(placements.map { ($0.id, 1) }, uniquingKeysWith: { first, _ in first })
        var names: [String: String] = [:]
        return map { step in
            if case .placed(let placement) = step.action {
                let count = counts[placement.id, default: 0] + 1
                counts[placement.id] = count
                if count > 1 { names[placement.id] = "\(placement.id)-\(count)" }
            }
            var step = step
            step.action = step.action.renamed(names)
            return step
        }
    }
}

extension DeviceHistory.RecordedAction {
    fileprivate func renamed(_ names: [String: String]) -> Self {
        let name = { (id: String) in names[id] ?? id }
        switch self {
        case .placed(var placement):
            placement.id = name(placement.id)
            return .placed(placement)
        case .tap(let instance, let label): return .tap(instance: name(instance), label: label)
        case .command(.remove(let instance)): return .command(.remove(instance: name(instance)))
        case .command(.configure(let instance, let configuration)):
            return .command(.configure(instance: name(instance), configuration: configuration))
        case .command(.tapLink(let instance, let digest, let url)):
            return .command(.tapLink(instance: name(instance), digest: digest, url: url))
        case .command, .clock: return self
        }
    }
}
