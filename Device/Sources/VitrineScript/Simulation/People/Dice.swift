import VitrineTesting

/// Random choices that are the same for the same seed.
struct Dice: Sendable {
    private var generator: SeededGenerator

    /// Creates the choices of one week of a seed.
    ///
    /// The generator adds the same number at every step. Seeds at a distance of multiples of that number would have the
    /// same choices, only shifted, and any sum of seed and week may lie at such a distance; numbers from the generator
    /// do not.
    init(seed: UInt64, week: Int) {
        var seeds = SeededGenerator(seed: seed)
        var weeks = SeededGenerator(seed: seeds.next() &+ UInt64(clamping: week))
        generator = SeededGenerator(seed: weeks.next())
    }

    mutating func number(in range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    /// An element; nil for an empty list.
    mutating func element<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[number(in: 0...elements.count - 1)]
    }

    /// True in so many of a hundred cases.
    mutating func chance(percent: Int) -> Bool {
        number(in: 1...100) <= percent
    }

    /// An element, each as often as its weight says.
    /// - Precondition: A weight is above 0.
    mutating func element<Element>(of weighted: [(Element, Int)]) -> Element {
        var rest = number(in: 1...weighted.reduce(0) { $0 + $1.1 })
        for (element, weight) in weighted {
            rest -= weight
            if rest <= 0 { return element }
        }
        return weighted[0].0
    }
}
