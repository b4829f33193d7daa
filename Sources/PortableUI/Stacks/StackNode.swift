/// The layout of views in a row or column.
///
/// It follows SwiftUI's published rule: children are offered space by descending layout priority, and within one
/// priority from the least to the most flexible child. Each is offered an equal share of the remaining space; the
/// minimum of later priorities is reserved.
///
/// It is written with loops: laying out a view measures stacks some seventy times, and each call of a closure isolated
/// to the main actor checks its executor.
@MainActor
package final class StackNode: LayoutNode {
    private let children: [LayoutNode]
    private let axis: Axis
    /// The alignment guide across the axis.
    private let alignment: AlignmentKey
    private let gaps: [CGFloat]
    private let gapLength: CGFloat
    private let hasOnePriority: Bool
    private let isLayered: Bool
    @exclusivity(unchecked)
    private var arranged: [(proposal: Proposal, arrangement: StackArrangement)] = []

    /// Lays out views along an axis; with a nil `distance`, the neighbours determine the spacing.
    package init(_ children: [LayoutNode], axis: Axis, alignment: AlignmentKey, distance: CGFloat?) {
        self.children = children
        self.axis = axis
        self.alignment = alignment
        var gaps: [CGFloat] = []
        gaps.reserveCapacity(children.count)
        var gapLength: CGFloat = 0
        for (index, child) in children.enumerated().dropFirst() {
            let gap = distance ?? LayoutSpacing.between(children[index - 1].spacing, child.spacing, along: axis)
            gaps.append(gap)
            gapLength += gap
        }
        self.gaps = gaps
        self.gapLength = gapLength
        var (hasOnePriority, isLayered, hasGuides) = (true, false, false)
        for child in children {
            if child.priority != children[0].priority { hasOnePriority = false }
            if child.zIndex != 0 { isLayered = true }
            if child.hasGuides { hasGuides = true }
        }
        self.hasOnePriority = hasOnePriority
        self.isLayered = isLayered
        super.init()
        self.hasGuides = hasGuides
        if axis == .vertical, let first = children.first, let last = children.last {
            spacing = .column(from: first.spacing, to: last.spacing)
        } else if axis == .horizontal {
            spacing = .row(of: children.map(\.spacing))
        }
    }

    override package func measure(_ proposal: Proposal) -> CGSize { arrangement(proposal).size }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let slots = arrangement(proposal).slots
        guard isLayered else {
            for (index, child) in children.enumerated() {
                sink.place(child, slots[index].proposal, at: slots[index].origin, in: rect)
            }
            return
        }
        for (child, slot) in zip(children, slots).inPaintingOrder() {
            sink.place(child, slot.proposal, at: slot.origin, in: rect)
        }
    }

    override package func baselines(_ proposal: Proposal) -> TextBaselines? {
        var result: TextBaselines?
        for (child, slot) in zip(children, arrangement(proposal).slots) {
            guard let lines = child.baselines(slot.proposal)?.moved(by: slot.origin.y) else { continue }
            guard let known = result else {
                result = lines
                continue
            }
            result = TextBaselines(first: min(known.first, lines.first), last: max(known.last, lines.last))
        }
        return result
    }

    override package func guides(_ proposal: Proposal) -> [AlignmentKey: CGFloat] {
        guard hasGuides else { return [:] }
        let placed = zip(children, arrangement(proposal).slots)
            .map { ($0.guides($1.proposal), $1.origin) }
        return .averaging(placed)
    }

    /// The offer and the origin of each child, in the order of the children.
    func places(_ proposal: Proposal) -> [(proposal: Proposal, origin: CGPoint)] {
        arrangement(proposal).slots.map { ($0.proposal, $0.origin) }
    }

    /// The position of each child for an offer.
    private func arrangement(_ proposal: Proposal) -> StackArrangement {
        for entry in arranged where entry.proposal == proposal { return entry.arrangement }
        let arrangement = arrange(proposal)
        if arranged.count == 8 { arranged.removeFirst(4) }
        arranged.append((proposal, arrangement))
        return arrangement
    }

    private func arrange(_ proposal: Proposal) -> StackArrangement {
        let offers = offers(proposal)
        var slots: [StackArrangement.Slot] = []
        slots.reserveCapacity(children.count)
        var main: CGFloat = 0
        var line = CrossLine()
        for (index, child) in children.enumerated() {
            if index > 0 { main += gaps[index - 1] }
            let size = child.size(offers[index])
            let across = size[axis.across].isFinite ? -child.position(of: alignment, offers[index]) : 0
            slots.append(
                StackArrangement.Slot(
                    proposal: offers[index],
                    origin: axis == .horizontal ? CGPoint(x: main, y: across) : CGPoint(x: across, y: main)
                )
            )
            main += size[axis]
            // A spacer among other children has no extent across the axis and would only shift the alignment line.
            if children.count == 1 || child.spacing != .spacer { line.add(from: across, length: size[axis.across]) }
        }
        for index in slots.indices { slots[index].move(across: axis, by: -line.start) }
        return StackArrangement(size: CGSize(along: axis, main, line.length), slots: slots)
    }

    /// The proposal for each child.
    private func offers(_ proposal: Proposal) -> [Proposal] {
        var offers = [Proposal](repeating: proposal, count: children.count)
        guard let available = proposal[axis], available.isFinite, children.count > 1 else { return offers }
        var rest = max(available - gapLength, 0)
        let order = order(proposal)
        var kept: CGFloat = 0
        for entry in order { kept += entry.minimum }
        var start = 0
        while start < order.count {
            // All children of one priority share the space that exceeds the minimum of lower priorities.
            var (end, needed) = (start, CGFloat.zero)
            while end < order.count, order[end].priority == order[start].priority {
                needed += order[end].minimum
                end += 1
            }
            kept -= needed
            var share = max(rest - kept, 0)
            for position in start..<end {
                let index = order[position].index
                offers[index][axis] = share / CGFloat(end - position)
                let taken = children[index].size(offers[index])[axis]
                share = max(share - taken, 0)
                rest = max(rest - taken, 0)
            }
            start = end
        }
        giveBack(available - gapLength, to: order, &offers)
        return offers
    }

    /// Offers what the children left free to those that were cut or drawn smaller, in the same order.
    private func giveBack(_ available: CGFloat, to order: [StackOrder], _ offers: inout [Proposal]) {
        var free = available
        for (index, child) in children.enumerated() { free -= child.size(offers[index])[axis] }
        for entry in order where free > 0.5 {
            let child = children[entry.index]
            guard child.isCompressed(offers[entry.index]) else { continue }
            let taken = child.size(offers[entry.index])[axis]
            var offer = offers[entry.index]
            offer[axis] = taken + free
            let grown = child.size(offer)[axis] - taken
            guard grown > 0 else { continue }
            offers[entry.index] = offer
            free -= grown
        }
    }

    /// The children in the order in which they are offered space.
    private func order(_ proposal: Proposal) -> [StackOrder] {
        var entries: [StackOrder] = []
        entries.reserveCapacity(children.count)
        var offer = proposal
        for (index, child) in children.enumerated() {
            offer[axis] = 0
            let minimum = child.size(offer)[axis]
            offer[axis] = .infinity
            let flexibility = child.size(offer)[axis] - minimum
            entries.append(
                StackOrder(
                    index: index,
                    priority: child.priority,
                    minimum: hasOnePriority ? 0 : minimum,
                    flexibility: flexibility
                )
            )
        }
        entries.sort()
        return entries
    }
}

/// The extent of a stack's children across its axis, relative to their alignment line.
private struct CrossLine {
    private var lowest = CGFloat.infinity
    private var highest = -CGFloat.infinity

    /// The start of the first child.
    var start: CGFloat { lowest < highest ? lowest : lowest.isFinite ? lowest : 0 }
    /// The total extent; infinite if a child's extent is infinite.
    var length: CGFloat { lowest < highest ? highest - lowest : 0 }

    mutating func add(from start: CGFloat, length: CGFloat) {
        lowest = min(lowest, start)
        highest = max(highest, start + length)
    }
}

/// The positions of a stack's children.
private struct StackArrangement {
    /// The position of one child.
    struct Slot {
        /// The proposal for the child.
        var proposal: Proposal
        /// The child's origin, in points from the stack's top left corner.
        var origin: CGPoint

        /// Moves the origin across an axis.
        mutating func move(across axis: Axis, by distance: CGFloat) {
            if axis == .horizontal { origin.y += distance } else { origin.x += distance }
        }
    }

    var size: CGSize
    /// The positions, in the order of the children.
    var slots: [Slot]
}

/// The order in which a stack offers space to a child.
private struct StackOrder: Comparable {
    var index: Int
    var priority: Double
    /// The minimum extent along the axis, in points.
    var minimum: CGFloat
    /// The difference between the maximum and the minimum extent, in points; may be infinite.
    var flexibility: CGFloat

    static func < (lhs: StackOrder, rhs: StackOrder) -> Bool {
        if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
        if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
        return lhs.index < rhs.index
    }
}
