package import Yams

extension Node {
    /// Whether the node and all nodes in it are more than a number.
    ///
    /// An alias counts as what it stands for: aliases of aliases multiply a few lines to billions of values.
    package func hasMoreValues(than maximum: Int) -> Bool {
        var rest = maximum
        return !isWithin(&rest)
    }

    private func isWithin(_ rest: inout Int) -> Bool {
        rest -= 1
        guard rest >= 0 else { return false }
        switch self {
        case .mapping(let mapping): return mapping.allSatisfy { $0.key.isWithin(&rest) && $0.value.isWithin(&rest) }
        case .sequence(let sequence): return sequence.allSatisfy { $0.isWithin(&rest) }
        case .scalar, .alias: return true
        }
    }
}
