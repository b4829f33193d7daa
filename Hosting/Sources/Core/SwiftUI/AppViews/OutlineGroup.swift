/// Rows of a tree, opened: each element, and below it the elements that belong to it.
public struct OutlineGroup<Element, Leaf: View> {
    private let rows: [Element]
    private let content: (Element) -> Leaf

    public nonisolated init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data,
        id: KeyPath<Element, ID>,
        children: KeyPath<Element, Data?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Data.Element == Element {
        rows = Self.flattened(data, children)
        self.content = content
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Element, Data?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Data.Element == Element, Element: Identifiable {
        rows = Self.flattened(data, children)
        self.content = content
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ root: Element,
        children: KeyPath<Element, Data?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Data.Element == Element, Element: Identifiable {
        rows = [root] + (root[keyPath: children].map { Self.flattened($0, children) } ?? [])
        self.content = content
    }

    private static nonisolated func flattened<Data: RandomAccessCollection>(
        _ data: Data,
        _ children: KeyPath<Element, Data?>
    ) -> [Element] where Data.Element == Element {
        data.flatMap { element in
            [element] + (element[keyPath: children].map { flattened($0, children) } ?? [])
        }
    }
}

extension OutlineGroup: View {
    public var body: some View {
        ForEach(rows.indices, id: \.self) { content(rows[$0]) }
            ._approximating("OutlineGroup shows all rows, opened")
    }
}
