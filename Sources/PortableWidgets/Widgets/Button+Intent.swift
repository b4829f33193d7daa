import WidgetArchive

extension Button {
    /// Creates a button that performs an intent with its current parameters.
    public init(role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(action: ArchivedAction(performing: intent), role: role, label: label())
    }
}

extension Button where Label == Text {
    /// Creates a button whose label is a text from the program's string tables, and that performs an intent.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }

    /// Creates a button whose label is a text as it is given, and that performs an intent.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

extension Button where Label == PortableUI.Label<Text, Image> {
    /// Creates a button with a symbol and a text from the program's string tables, which performs an intent.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { PortableUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a symbol and a text as it is given, which performs an intent.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        systemImage: String,
        role: ButtonRole? = nil,
        intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { PortableUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle {
    /// Creates a switch that performs an intent with its current parameters.
    public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, action: ArchivedAction(performing: intent), label: label())
    }
}

extension Toggle where Label == Text {
    /// Creates a switch whose label is a text from the program's string tables, and that performs an intent.
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    /// Creates a switch whose label is a text as it is given, and that performs an intent.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}
