import WidgetArchive

/// The HTML element for a node, with its role and its text for screen readers.
struct BoxElement {
    /// The element's role for keyboard and screen reader.
    enum Role {
        case none
        /// Hidden from screen readers together with its content.
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

    let role: Role
    /// The text that a screen reader reads instead of the visible text; nil if it reads the visible text.
    let hiddenLabel: String?
    /// The node's entry in the reading; nil if the node itself is not read.
    let spoken: ArchiveReading.Element?
    /// Whether `spoken` replaces only the node's own content, while its children are read separately.
    let replacesContent: Bool
    /// The action that a tap performs.
    let action: ActionIdentifier?
    /// The address that a tap opens.
    let url: String?
    let gauge: ArchivedGauge?
    /// Whether a toggle is on.
    let isOn: Bool
    /// Whether the element is a control outside the keyboard order, because it is hidden from screen readers.
    let isUnreachable: Bool

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

    var isControl: Bool { action != nil || url != nil }

    /// Whether a screen reader reads the element as a whole and nothing inside it separately.
    var isReadAsOne: Bool {
        switch role {
        case .none, .group: false
        case .hidden, .text, .heading, .image, .gauge, .button, .toggle, .link: true
        }
    }

    /// The start tag without its attributes and the closing `>`.
    var opening: StaticString {
        switch role {
        case .button, .toggle: "<button type=\"button\""
        case .link: "<a href=\"#\""
        case .none, .hidden, .text, .heading, .image, .gauge, .group: "<span"
        }
    }

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
        // The node's own text is in a separate element beside its children.
        case (.container, .group): .group
        case (.container, _): .none
        case (.single, .text), (.single, .group): .text
        case (.single, .heading): .heading
        case (.single, .image): .image
        case (.single, .gauge): .gauge
        // A control with a refused target, or inside another control, is read as text.
        case (.single, .button), (.single, .toggle), (.single, .link): .text
        }
    }
}

/// The target of a tap on an element.
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
    /// Whether the visible text is a single run with exactly these words, so that a screen reader can read it directly.
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
    /// The label and the value, separated by a comma.
    var sentence: String { [label, value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ") }
}
