// Views that only an app can have; see `UnsupportedInWidget`.

/// A field for text.
public struct TextField<Label: View>: AppOnlyView {
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension TextField where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis = .horizontal
    ) {}

    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol,
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis = .horizontal
    ) {}
}

/// A field for a secret.
public struct SecureField<Label: View>: AppOnlyView {
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension SecureField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, text: Binding<String>) {}
}

/// A field for long text.
public struct TextEditor: AppOnlyView {
    public nonisolated init(text: Binding<String>) {}
}

/// Chooses one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: AppOnlyView {
    public nonisolated init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
    public nonisolated init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {}
}

extension Picker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {}
}

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// Chooses a date.
public struct DatePicker<Label: View>: AppOnlyView {
    public nonisolated init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>? = nil,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {}
}

extension DatePicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>? = nil,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {}

    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        in range: ClosedRange<Date>? = nil,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {}

    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {}
}

/// Chooses a number.
public struct Slider: AppOnlyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public nonisolated init<V: BinaryFloatingPoint, Label: View>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
    ) {}
}

/// Counts up and down.
public struct Stepper<Label: View>: AppOnlyView {
    public nonisolated init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>? = nil,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label
    ) {}
}

extension Stepper where Label == Text {
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>? = nil,
        step: V.Stride = 1
    ) {}

    @_disfavoredOverload
    public nonisolated init<V: Strideable>(
        _ title: some StringProtocol,
        value: Binding<V>,
        in bounds: ClosedRange<V>? = nil,
        step: V.Stride = 1
    ) {}
}

/// Chooses a colour.
public struct ColorPicker<Label: View>: AppOnlyView {
    public nonisolated init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {}
}

extension ColorPicker where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {}

    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {}
}

/// Buttons that a button shows.
public struct Menu<Label: View, Content: View>: AppOnlyView {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension Menu where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
}

/// Gives something to another app.
public struct ShareLink<Label: View>: AppOnlyView {
    public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
    public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    }
}

/// Switches editing on.
public struct EditButton: AppOnlyView {
    public nonisolated init() {}
}
