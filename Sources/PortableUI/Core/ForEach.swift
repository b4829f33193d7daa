/// One view for each element of a collection.
///
/// An archive is drawn once, so identities have no effect here. They must still be unique.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection, each of whose elements has a view.
    public var data: Data
    /// Creates the view of an element.
    public var content: (Data.Element) -> Content
}

#if CompleteFoundation
extension ForEach {
    /// Holds any content (an implementation detail of the modules with Apple's names).
    public nonisolated init(_data data: Data, content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content)
    }
}
#endif

extension ForEach: View where Content: View {
    public typealias Body = Never

    /// Creates a view for each element, identified by one of its properties.
    public nonisolated init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content)
    }

    public func _resolve(into resolver: inout _ViewResolver) {
        // Iterates by index: an iterator adds a type that the runtime must look up, which costs a hundredth of a
        // process start.
        var index = data.startIndex
        while index != data.endIndex {
            content(data[index])._resolve(into: &resolver)
            data.formIndex(after: &index)
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Creates a view for each element.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates a view for each number in a range.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content)
    }
}
