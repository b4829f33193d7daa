public import WidgetArchive

extension EntryArchive {
    /// The archive with its unlabelled symbols hidden from screen readers.
    ///
    /// A symbol's name is an identifier, such as `chevron.left`, and tells a listener nothing. A symbol is therefore
    /// decorative unless the view labels it. A control whose only content is such a symbol remains without a name, so
    /// that the missing label is noticed.
    public func hidingUnlabelledSymbols() -> EntryArchive {
        var archive = self
        archive.content = content.map { $0.hidingUnlabelledSymbols() }
        return archive
    }
}

extension ArchiveNode {
    fileprivate func hidingUnlabelledSymbols() -> ArchiveNode {
        var node = self
        if case .symbol = content, accessibility?.label == nil {
            node.accessibility = accessibility ?? ArchiveAccessibility()
            // An empty label replaces the symbol's name and leaves the node's children readable.
            node.accessibility?.label = ""
        }
        node.children = children.map { $0.hidingUnlabelledSymbols() }
        return node
    }
}
