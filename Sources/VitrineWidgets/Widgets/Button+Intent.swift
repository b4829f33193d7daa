#if !canImport(WidgetKit)
import WidgetArchive

extension Button {
    /// Makes a button that performs an intent with the parameters that it has now.
    public init(role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(action: ArchivedAction(performing: intent), role: role, label: label())
    }
}

extension Button where Label == Text {
    /// Makes a button with a title that performs an intent.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }

    /// Makes a button with a title that performs an intent.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

extension Button where Label == VitrineUI.Label<Text, Image> {
    /// Makes a button with a title and a symbol that performs an intent.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { VitrineUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Makes a button with a title and a symbol that performs an intent.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        systemImage: String,
        role: ButtonRole? = nil,
        intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { VitrineUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle {
    /// Makes a switch that performs an intent with the parameters that it has now.
    public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, action: ArchivedAction(performing: intent), label: label())
    }
}

extension Toggle where Label == Text {
    /// Makes a switch with a title that performs an intent.
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    /// Makes a switch with a title that performs an intent.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}
#endif
