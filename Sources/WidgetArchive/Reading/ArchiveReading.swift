/// What a screen reader says about a look, element by element, in reading order.
///
/// The order is that of the node tree. The container background is decoration and is not read; neither is what stands
/// hidden behind a placeholder.
public struct ArchiveReading: Codable, Hashable, Sendable {
    /// What an element is.
    public enum Role: String, Codable, Hashable, Sendable, CaseIterable {
        /// Text that is only read.
        case text
        /// A heading, which a person can jump to.
        case heading
        /// A picture, symbol or drawing with a name.
        case image
        /// Performs an action.
        case button
        /// Performs an action and is on or off.
        case toggle
        /// Opens a link.
        case link
        /// Tells how far a value has come.
        case gauge
        /// Names the elements that follow it, of which at least one can be activated.
        case group
    }

    /// One stop of the screen reader.
    public struct Element: Codable, Hashable, Sendable {
        /// What it is.
        public var role: Role
        /// What it is called; empty only for a control without any text.
        public var label: String
        /// Its value, such as "25%".
        public var value: String?
        /// What happens when it is activated.
        public var hint: String?
        /// The action that a button or toggle performs.
        public var action: ActionIdentifier?
        /// The address that a link opens.
        public var url: String?
        /// Whether a toggle is on; nil for everything else.
        public var isOn: Bool?

        /// Makes an element.
        public init(
            _ role: Role,
            _ label: String,
            value: String? = nil,
            hint: String? = nil,
            action: ActionIdentifier? = nil,
            url: String? = nil,
            isOn: Bool? = nil
        ) {
            self.role = role
            self.label = label
            self.value = value
            self.hint = hint
            self.action = action
            self.url = url
            self.isOn = isOn
        }

        /// Whether it can be activated.
        public var isControl: Bool { role == .button || role == .toggle || role == .link }
    }

    /// The elements in reading order.
    public var elements: [Element]

    /// Makes a reading.
    public init(elements: [Element]) {
        self.elements = elements
    }

    /// One line an element, for logs and expectations in tests: `button "Run", value "3 of 5", action a0`.
    public var lines: [String] { elements.map(\.description) }
}

extension ArchiveReading.Element: CustomStringConvertible {
    /// The element in a line.
    public var description: String {
        var parts = ["\(role.rawValue) \"\(label)\""]
        if let value { parts.append("value \"\(value)\"") }
        if let isOn { parts.append(isOn ? "on" : "off") }
        if let hint { parts.append("hint \"\(hint)\"") }
        if let action { parts.append("action \(action)") }
        if let url { parts.append("opens \(url)") }
        return parts.joined(separator: ", ")
    }
}
