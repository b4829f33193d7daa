extension Simulation {
    /// The shortest script found that still fails as a week did; `vitrine play` plays it.
    /// - Parameters:
    ///   - week: A week with a failure.
    ///   - attempts: How many shorter weeks may be played.
    /// - Returns: The script with the steps that are needed, each with the refusal that it meets.
    /// - Throws: `DeviceError` if a device cannot be made.
    public func shrink(_ week: SimulatedWeek, attempts: Int = 60) async throws -> DeviceScript {
        guard let failure = week.failures.first else { return week.result.script }
        var shortest = week
        var shrinker = Shrinker(attempts: attempts)
        _ = try await shrinker.shrink(week.chosen) { steps in
            let shorter = try await again(week, steps)
            guard shorter.failures.contains(where: { $0.text == failure.text }) else { return nil }
            shortest = shorter
            return shorter.chosen
        }
        var script = shortest.result.script
        script.name += ": \(failure.text)"
        script.steps = self.script(of: shortest.chosen)
        script.simulation = nil
        // Whether a state was reached says nothing about a failure.
        script.expectations.removeAll { $0.kind == .sometimes }
        return script
    }
}
