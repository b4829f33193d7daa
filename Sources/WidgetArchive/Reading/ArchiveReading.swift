/// The words that a screen reader speaks for an archive, element by element, in reading order.
///
/// The order is that of the node tree. The container background is decoration and is not read, nor is content hidden
/// by a placeholder.
public struct ArchiveReading: Codable, Hashable, Sendable {
    /// The kind of an element.
    public enum Role: String, Codable, Hashable, Sendable, CaseIterable {
        /// Text that is only read.
        case text
        /// A heading, which a person can jump to.
        case heading
        /// An image, symbol or drawing with a name.
        case image
        /// A control that performs an action.
        case button
        /// A control that performs an action and is on or off.
        case toggle
        /// A control that opens a link.
        case link
        /// A gauge that shows the progress of a value.
        case gauge
        /// A name for the elements that follow, at least one of which can be activated.
        case group
    }

    /// One stop of the screen reader.
    public struct Element: Codable, Hashable, Sendable {
        /// What the element is for a person who hears it.
        public var role: Role
        /// The name; empty only for a control without any text.
        public var label: String
        /// The value, such as "25%".
        public var value: String?
        /// The effect of activating the element.
        public var hint: String?
        /// The action that a button or toggle performs.
        public var action: ActionIdentifier?
        /// The address that a link opens.
        public var url: String?
        /// Whether a toggle is on; nil for everything else.
        public var isOn: Bool?

        /// Creates an element with a role and a label; what is left out is not read.
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

        /// Whether the element can be activated.
        public var isControl: Bool { role == .button || role == .toggle || role == .link }
    }

    /// The elements in reading order.
    public var elements: [Element]

    /// Creates a reading from elements in reading order.
    public init(elements: [Element]) {
        self.elements = elements
    }

    /// One line for each element, for logs and test expectations: `button "Run", value "3 of 5", action a0`.
    public var lines: [String] { elements.map(\.description) }
}

extension ArchiveReading.Element: CustomStringConvertible {
    /// The element as one line.
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
