#if !canImport(SwiftUI)
/// One view for each element of a collection.
///
/// An archive is drawn once, so identities decide nothing here; that they are unique is still the caller's part.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Makes a view for each element, known by a property of it.
    public nonisolated init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content)
    }

    /// Adds the layouts of all the elements' views.
    public func _resolve(into resolver: inout _ViewResolver) {
        // By index: an iterator's type is one more that the runtime has to find, at a hundredth of a start.
        var index = data.startIndex
        while index != data.endIndex {
            content(data[index])._resolve(into: &resolver)
            data.formIndex(after: &index)
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Makes a view for each element.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Makes a view for each number of a range.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content)
    }
}
#endif
