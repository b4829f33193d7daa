import WidgetArchive

/// Which element stands for a node, and what it says to a screen reader.
struct BoxElement {
    /// The element's role for keyboard and screen reader.
    enum Role {
        case none
        /// Passed over, with all inside it.
        case hidden
        case text
        case heading
        case image
        case gauge
        case group
        case button
        case toggle
        case link
    }

    /// The role.
    let role: Role
    /// The words for a screen reader that take the place of what is seen; nil if what is seen is read.
    let hiddenLabel: String?
    /// What is read.
    let spoken: ArchiveReading.Element?
    /// Whether what is read takes the place of the node's own content, while its children are read by themselves.
    let replacesContent: Bool
    /// The action that the element performs.
    let action: ActionIdentifier?
    /// The address that the element asks for.
    let url: String?
    /// The gauge that the element stands for.
    let gauge: ArchivedGauge?
    /// Whether a toggle is on.
    let isOn: Bool
    /// Whether a control cannot be reached by keyboard, because a screen reader passes over it.
    let isUnreachable: Bool

    /// Chooses the element.
    init(_ node: ArchiveNode, _ presentation: NodeReader.Presentation, isInControl: Bool) {
        var target = node.content.target
        var spoken: ArchiveReading.Element?
        var replacesContent = false
        switch presentation {
        case .silent: break
        case .single(let element):
            spoken = element
            if element.isControl { target = Target(element) }
        case .container(let element):
            spoken = element
            replacesContent = element != nil
        }
        self.replacesContent = replacesContent
        if isInControl || target.map(\.isUsable) == false { target = nil }
        if case .gauge(let gauge) = node.content { self.gauge = gauge } else { gauge = nil }
        action = target?.action
        url = target?.url
        isOn = target?.isOn ?? false
        self.spoken = spoken
        isUnreachable = presentation == .silent && target != nil
        role = target.map(\.role) ?? Self.role(presentation, spoken)
        let isPlainText = role == .text || role == .heading
        hiddenLabel = isPlainText && !node.showsExactly(spoken?.sentence) ? spoken?.sentence : nil
    }

    /// Whether the element can be activated.
    var isControl: Bool { action != nil || url != nil }

    /// Whether nothing inside is read by itself.
    var isReadAsOne: Bool {
        switch role {
        case .none, .group: false
        case .hidden, .text, .heading, .image, .gauge, .button, .toggle, .link: true
        }
    }

    /// The opening of the tag, without its end.
    var opening: StaticString {
        switch role {
        case .button, .toggle: "<button type=\"button\""
        case .link: "<a href=\"#\""
        case .none, .hidden, .text, .heading, .image, .gauge, .group: "<span"
        }
    }

    /// The closing tag.
    var closing: StaticString {
        switch role {
        case .button, .toggle: "</button>"
        case .link: "</a>"
        case .none, .hidden, .text, .heading, .image, .gauge, .group: "</span>"
        }
    }

    private static func role(_ presentation: NodeReader.Presentation, _ spoken: ArchiveReading.Element?) -> Role {
        switch (presentation, spoken?.role) {
        case (.silent, _): .hidden
        case (_, nil): .none
        // The node's own words stand in an element beside its children's.
        case (.container, .group): .group
        case (.container, _): .none
        case (.single, .text), (.single, .group): .text
        case (.single, .heading): .heading
        case (.single, .image): .image
        case (.single, .gauge): .gauge
        // A control whose target is refused, or that stands inside another: read as text.
        case (.single, .button), (.single, .toggle), (.single, .link): .text
        }
    }
}

/// What a tap on an element asks for.
private struct Target {
    let role: BoxElement.Role
    var action: ActionIdentifier?
    var url: String?
    var isOn = false

    init(role: BoxElement.Role, action: ActionIdentifier? = nil, url: String? = nil, isOn: Bool = false) {
        self.role = role
        self.action = action
        self.url = url
        self.isOn = isOn
    }

    init?(_ element: ArchiveReading.Element) {
        switch element.role {
        case .button: self.init(role: .button, action: element.action)
        case .toggle: self.init(role: .toggle, action: element.action, isOn: element.isOn ?? false)
        case .link: self.init(role: .link, url: element.url)
        default: return nil
        }
    }

    var isUsable: Bool { url.map(LinkAddress.isAllowed) ?? (action != nil) }
}

extension ArchiveContent {
    fileprivate var target: Target? {
        switch self {
        case .button(let action): Target(role: .button, action: action)
        case .toggle(let action, let isOn): Target(role: .toggle, action: action, isOn: isOn)
        case .link(let url): Target(role: .link, url: url)
        default: nil
        }
    }
}

extension ArchiveNode {
    /// Whether the drawn characters are one stretch with just these words, so that they can be read as they stand.
    fileprivate func showsExactly(_ words: String?) -> Bool {
        switch content {
        case .text(let text):
            text.lines.count == 1 && text.lines[0].runs.count == 1 && !text.lines[0].runs[0].isSymbol
                && text.lines[0].runs[0].string == words && !text.isRedacted
        case .liveText(let text): accessibility?.label == nil && accessibility?.value == nil && !text.isRedacted
        default: false
        }
    }
}

extension ArchiveReading.Element {
    /// Label and value in one.
    var sentence: String { [label, value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ") }
}
