public import VitrinePlatform

/// Decides how a node is read; the drawing uses it too, so that the page and the reading agree.
public struct NodeReader: Sendable {
    /// The moment at which live texts and gauges are read.
    public let now: Date
    /// Formats live texts.
    public let wording: any LiveTextWording
    /// Whether private content is skipped.
    public let hidesPrivate: Bool

    /// Creates a reader for a moment.
    public init(now: Date, wording: any LiveTextWording, hidesPrivate: Bool) {
        self.now = now
        self.wording = wording
        self.hidesPrivate = hidesPrivate
    }

    /// Returns the elements of nodes and their descendants.
    public func elements(of nodes: [ArchiveNode]) -> [ArchiveReading.Element] { nodes.flatMap { elements(of: $0) } }

    /// The presentation of a node.
    public enum Presentation: Hashable, Sendable {
        /// Neither the node nor its descendants are read.
        case silent
        /// The node and its descendants are one element.
        case single(ArchiveReading.Element)
        /// The node's own element comes first, if there is one, then those of its children.
        case container(ArchiveReading.Element?)
    }

    /// Returns the presentation of a node.
    public func presentation(of node: ArchiveNode) -> Presentation {
        if node.accessibility?.isHidden == true || hidesPrivate && node.isPrivate { return .silent }
        switch node.content {
        case .link(let url) where !LinkAddress.isAllowed(url): return passive(node)
        case .button, .toggle, .link: return .single(control(node))
        case .gauge(let gauge): return .single(self.gauge(gauge, node))
        case .text, .liveText, .image, .symbol, .shape, .group: return passive(node)
        }
    }

    private func elements(of node: ArchiveNode) -> [ArchiveReading.Element] {
        switch presentation(of: node) {
        case .silent: return []
        case .single(let element): return [element]
        case .container(let own): return (own.map { [$0] } ?? []) + elements(of: node.children)
        }
    }

    // MARK: Content without actions

    private func passive(_ node: ArchiveNode) -> Presentation {
        if node.accessibility?.combinesChildren == true { return combined(node).map(Presentation.single) ?? .silent }
        let named = node.accessibility?.label.map { !$0.isBlank } ?? false
        guard named, !node.children.isEmpty else { return own(node) }
        guard elements(of: node.children).contains(where: \.isControl) else {
            return combined(node).map(Presentation.single) ?? .silent
        }
        return .container(labelled(.group, "", node))
    }

    private func own(_ node: ArchiveNode) -> Presentation {
        guard let element = ownElement(node) else { return .container(nil) }
        return node.children.isEmpty ? .single(element) : .container(element)
    }

    /// Returns the node's own element without its children; nil if it has no words.
    private func ownElement(_ node: ArchiveNode) -> ArchiveReading.Element? {
        let role: ArchiveReading.Role
        let words: String
        switch node.content {
        case .text(let text): (role, words) = (.text, text.isRedacted ? "" : text.string)
        case .liveText(let text): (role, words) = (.text, text.isRedacted ? "" : wording.words(for: text, now: now))
        // A symbol's name is an identifier, such as `chevron.left`, and tells a listener nothing: like an image, a
        // symbol is read only if the view labels it. A control with nothing else remains without a name, so that this
        // is noticed.
        case .symbol, .image, .shape: (role, words) = (.image, "")
        default: (role, words) = (.text, "")
        }
        let isConcealed = node.isConcealed
        let element = isConcealed ? nil : labelled(node.accessibility?.isHeader == true ? .heading : role, words, node)
        return element.flatMap { $0.label.isBlank && $0.value == nil ? nil : $0 }
    }

    private func combined(_ node: ArchiveNode) -> ArchiveReading.Element? {
        let parts = (ownElement(node).map { [$0] } ?? []) + elements(of: node.children)
        let control = parts.first(where: \.isControl)
        var role = control?.role ?? (parts.allSatisfy { $0.role == .image } && !parts.isEmpty ? .image : .text)
        if control == nil, parts.contains(where: { $0.role == .heading }) || node.accessibility?.isHeader == true {
            role = .heading
        }
        var element = labelled(role, Self.joined(parts), node)
        element.hint = element.hint ?? control?.hint
        element.action = control?.action
        element.url = control?.url
        element.isOn = control?.isOn
        return element.label.isBlank && element.value == nil && control == nil ? nil : element
    }

    // MARK: Controls and gauges

    private func control(_ node: ArchiveNode) -> ArchiveReading.Element {
        let label = Self.joined(elements(of: node.children))
        switch node.content {
        case .button(let action):
            var element = labelled(.button, label, node)
            element.action = action
            return element
        case .toggle(let action, let isOn):
            var element = labelled(.toggle, label, node)
            element.action = action
            element.isOn = isOn
            return element
        case .link(let url):
            var element = labelled(.link, label, node)
            element.url = url
            return element
        default: return labelled(.group, label, node)
        }
    }

    private func gauge(_ gauge: ArchivedGauge, _ node: ArchiveNode) -> ArchiveReading.Element {
        var element = labelled(.gauge, Self.joined(elements(of: node.children)), node)
        element.value = element.value ?? wording.words(for: gauge.progress, now: now)
        return element
    }

    private func labelled(_ role: ArchiveReading.Role, _ words: String, _ node: ArchiveNode) -> ArchiveReading.Element {
        ArchiveReading.Element(
            role,
            (node.accessibility?.label ?? words).trimmed,
            value: node.accessibility?.value.flatMap { $0.isBlank ? nil : $0 },
            hint: node.accessibility?.hint.flatMap { $0.isBlank ? nil : $0 }
        )
    }

    private static func joined(_ elements: [ArchiveReading.Element]) -> String {
        elements.flatMap { [$0.label] + ($0.value.map { [$0] } ?? []) }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension ArchiveNode {
    /// Whether the node is marked as private.
    public var isPrivate: Bool { effects.contains(.privacySensitive) }

    /// Whether a placeholder replaces the node's own content.
    fileprivate var isConcealed: Bool {
        switch content {
        case .text(let text): text.isRedacted
        case .liveText(let text): text.isRedacted
        case .image(let image): image.isRedacted
        case .symbol(let symbol): symbol.isRedacted
        default: false
        }
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

    fileprivate var trimmed: String {
        guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[start...end])
    }
}
