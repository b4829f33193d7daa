extension Array where Element: Sendable {
    /// Transforms elements that do not need one another, several at the same time.
    ///
    /// - Parameters:
    ///   - limit: How many at the same time, at least 1.
    ///   - transform: What is done with each.
    /// - Returns: The results in the order of the elements.
    func concurrentMap<Output: Sendable>(
        limit: Int,
        _ transform: @escaping @Sendable (Element) async -> Output
    ) async -> [Output] {
        await withTaskGroup(of: (Int, Output).self) { group in
            var outputs: [Int: Output] = [:]
            for (index, element) in enumerated() {
                if index >= limit, let (done, output) = await group.next() { outputs[done] = output }
                group.addTask { (index, await transform(element)) }
            }
            for await (done, output) in group { outputs[done] = output }
            return outputs.sorted { $0.key < $1.key }.map(\.value)
        }
    }
}
