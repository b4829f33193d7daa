extension MutableCollection {
    /// Moves the elements at some offsets before the element at another offset, as a list's rows are moved.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.filter { elements.indices.contains($0) }
        let before = elements.indices.filter { $0 < destination && !source.contains($0) }
        let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
        for (index, place) in zip(indices, before + moved + after) { self[index] = elements[place] }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        self = Self(kept)
    }
}
