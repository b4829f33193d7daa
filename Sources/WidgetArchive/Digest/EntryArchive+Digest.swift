extension EntryArchive {
    /// The fingerprint of everything that is seen, read aloud or tapped; findings do not count.
    ///
    /// It stays the same when the archive is encoded and decoded.
    /// - Complexity: O(*n*) in the archive's bytes, including images.
    public var digest: ArchiveDigest {
        var walk = DigestWalk()
        walk.add(size)
        walk.add(background) { $0.add($1) }
        walk.add(content) { $0.add($1) }
        walk.add(url)
        walk.add(actions.sorted { $0.key < $1.key }) { walk, action in
            walk.add(action.key)
            walk.add(action.value)
        }
        // At the end, so that the digest of an archive in the device's language is that of older programs.
        if let language { walk.add(language) }
        return walk.digest
    }
}

extension DigestWalk {
    /// Adds a node and its descendants.
    mutating func add(_ node: ArchiveNode) {
        add(node.frame)
        add(node.content)
        add(node.effects) { $0.add($1) }
        add(node.accessibility != nil)
        if let accessibility = node.accessibility { add(accessibility) }
        add(node.isAccented)
        add(node.children) { $0.add($1) }
    }

    mutating func add(_ action: ArchivedAction) {
        add(action.intent)
        add(action.parameters.sorted { $0.key < $1.key }) { walk, parameter in
            walk.add(parameter.key)
            walk.add(parameter.value)
        }
    }

    private mutating func add(_ accessibility: ArchiveAccessibility) {
        add(accessibility.label)
        add(accessibility.value)
        add(accessibility.hint)
        add(accessibility.isHidden)
        add(accessibility.combinesChildren)
        add(accessibility.isHeader)
    }

    private mutating func add(_ effect: ArchiveEffect) {
        switch effect {
        case .opacity(let factor): addCase(0, factor)
        case .clip(let outline):
            add(1)
            add(outline)
        case .mask(let nodes):
            add(2)
            add(nodes) { $0.add($1) }
        case .shadow(let color, let radius, let x, let y):
            addCase(3, radius, x, y)
            add(color)
        case .blur(let radius): addCase(4, radius)
        case .rotation(let degrees, let anchor): addCase(5, degrees, anchor.x, anchor.y)
        case .scale(let x, let y, let anchor): addCase(6, x, y, anchor.x, anchor.y)
        case .grayscale(let amount): addCase(7, amount)
        case .saturation(let amount): addCase(8, amount)
        case .brightness(let amount): addCase(9, amount)
        case .privacySensitive: add(10)
        case .invalidatable: add(11)
        }
    }

    private mutating func addCase(_ number: Int, _ values: Double...) {
        add(number)
        for value in values { add(value) }
    }
}
