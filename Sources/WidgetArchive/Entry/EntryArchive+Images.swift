extension EntryArchive {
    /// Visits every image: first those of the background, then those of the content, each node before its effects, and
    /// its effects before its children.
    package func forEachImage(_ visit: (ArchivedImage) throws -> Void) rethrows {
        for node in background { try node.forEachImage(visit) }
        for node in content { try node.forEachImage(visit) }
    }

    /// Changes images in the order in which ``forEachImage(_:)`` visits them.
    package mutating func changeImages(_ change: (inout ArchivedImage) throws -> Void) rethrows {
        for index in background.indices { try background[index].changeImages(change) }
        for index in content.indices { try content[index].changeImages(change) }
    }
}

extension ArchiveNode {
    fileprivate func forEachImage(_ visit: (ArchivedImage) throws -> Void) rethrows {
        if case .image(let image) = content { try visit(image) }
        for case .mask(let nodes) in effects {
            for node in nodes { try node.forEachImage(visit) }
        }
        for child in children { try child.forEachImage(visit) }
    }

    fileprivate mutating func changeImages(_ change: (inout ArchivedImage) throws -> Void) rethrows {
        if case .image(var image) = content {
            try change(&image)
            content = .image(image)
        }
        for index in effects.indices {
            guard case .mask(var nodes) = effects[index] else { continue }
            for place in nodes.indices { try nodes[place].changeImages(change) }
            effects[index] = .mask(nodes)
        }
        for index in children.indices { try children[index].changeImages(change) }
    }
}
