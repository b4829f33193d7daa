/// Removes what is not needed from a list, as long as the rest still fails.
///
/// It is delta debugging with complements only: halves are removed first, single elements last.
struct Shrinker {
    /// How often the rest may be tried.
    var attempts: Int

    /// Shortens a list; `stillFails` tries one and returns its elements up to the failure, or nil if there is none.
    /// - Returns: A shorter list that fails, or the given one.
    /// - Throws: What `stillFails` throws.
    mutating func shrink<Element>(
        _ elements: [Element],
        _ stillFails: ([Element]) async throws -> [Element]?
    ) async throws -> [Element] {
        var best = elements
        var size = max(best.count / 2, 1)
        while attempts > 0, !best.isEmpty {
            var start = 0
            var hasShrunk = false
            while start < best.count, attempts > 0 {
                attempts -= 1
                let rest = Array(best[..<start] + best[min(start + size, best.count)...])
                if let shorter = try await stillFails(rest), shorter.count < best.count {
                    best = shorter
                    hasShrunk = true
                } else {
                    start += size
                }
            }
            guard size > 1 || hasShrunk else { break }
            size = max(size / 2, 1)
        }
        return best
    }
}
