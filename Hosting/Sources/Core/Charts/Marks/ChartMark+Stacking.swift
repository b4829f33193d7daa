extension ChartMark {
    /// Whether a bar grows from left to right: its place is a category or a date along the vertical axis.
    var isLying: Bool {
        guard form == .bar, y.start == nil else { return false }
        if x.start != nil { return true }
        switch (x.end, y.end) {
        case (.number?, .category?), (.number?, .date?), (.number?, nil): return true
        default: return false
        }
    }

    /// Whether the mark lies on those of the same place before it.
    var isStacked: Bool {
        switch form {
        case .bar: stacking != .unstacked && (isLying ? x.start : y.start) == nil
        case .area: stacking != .unstacked && y.start == nil && !series.isEmpty
        default: false
        }
    }

    /// The amount that a stacked mark adds.
    var amount: Double? {
        guard case .number(let number)? = isLying ? x.end : y.end, number.isFinite else { return nil }
        return number
    }

    /// The place at which the mark is stacked.
    var stack: String { "\(form) \(group ?? "") \(String(describing: isLying ? y.end : x.end))" }
}

extension [ChartMark] {
    /// Where the stacks begin whose middle shall lie at zero; the others begin there.
    var stackFeet: [String: Double] {
        reduce(into: [:]) { feet, mark in
            guard mark.isStacked, mark.stacking == .center else { return }
            feet[mark.stack, default: 0] -= abs(mark.amount ?? 0) / 2
        }
    }

    /// The marks with the shares of their stacks in place of their amounts, where the code asks for it.
    var normalized: [ChartMark] {
        var sums: [String: Double] = [:]
        for mark in self where mark.isNormalized { sums[mark.stack, default: 0] += abs(mark.amount ?? 0) }
        return map { mark in
            guard mark.isNormalized, let amount = mark.amount, let sum = sums[mark.stack], sum > 0 else { return mark }
            var copy = mark
            if mark.isLying { copy.x.end = .number(amount / sum) } else { copy.y.end = .number(amount / sum) }
            return copy
        }
    }
}

extension ChartMark {
    fileprivate var isNormalized: Bool { isStacked && stacking == .normalized }
}
