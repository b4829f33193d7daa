// Views and modifiers whose text is a resource. A literal stays a key: it has the same text and the view's language.

extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(LocalizedStringKey(String(localized: titleResource)), systemImage: name)
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(LocalizedStringKey(String(localized: titleResource)), image: name)
    }
}

extension Link where Label == Text {
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(LocalizedStringKey(String(localized: titleResource)), destination: destination)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(String(localized: titleResource)), content: content)
    }
}

extension Toggle where Label == Text {
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(LocalizedStringKey(String(localized: titleResource)), isOn: isOn)
    }
}

extension Toggle where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Bool, intent: some AppIntent) {
        self.init(LocalizedStringKey(String(localized: titleResource)), isOn: isOn, intent: intent)
    }
}

extension Button where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: some AppIntent) {
        self.init(LocalizedStringKey(String(localized: titleResource)), role: role, intent: intent)
    }

    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init(LocalizedStringKey(String(localized: titleResource)))
    }

    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource,
        value: V?,
        total: V = 1
    ) where Label == Text {
        self.init(LocalizedStringKey(String(localized: titleResource)), value: value, total: total)
    }
}

extension View {
    @_disfavoredOverload
    public nonisolated func accessibilityLabel(_ resource: LocalizedStringResource) -> some View {
        accessibilityLabel(LocalizedStringKey(String(localized: resource)))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue(_ resource: LocalizedStringResource) -> some View {
        accessibilityValue(LocalizedStringKey(String(localized: resource)))
    }

    @_disfavoredOverload
    public nonisolated func navigationTitle(_ resource: LocalizedStringResource) -> some View { _ignoring() }
}
