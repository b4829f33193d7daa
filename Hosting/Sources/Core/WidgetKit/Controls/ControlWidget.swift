/// A control of the control centre; compiled, and not shown by the device.
@MainActor @preconcurrency
public protocol ControlWidget: Widget {
    associatedtype ControlBody: ControlWidgetConfiguration

    @ControlWidgetConfigurationBuilder
    var body: ControlBody { get }
}

extension ControlWidget {
    /// Notes that the control is not shown (an implementation detail; do not call it).
    public func _register(in list: inout _WidgetList) {
        list._note("\(Self.self) is a control: it is compiled, and the device has no control centre that shows it")
    }
}

extension ControlWidget where Body == EmptyWidgetConfiguration {
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Passes a configuration on.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
    public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}

/// The description of a control.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
    public func displayName(_ displayName: LocalizedStringResource) -> Self { self }
    public func description(_ description: LocalizedStringResource) -> Self { self }
    public func promptsForUserConfiguration() -> Self { self }
}

/// What a control shows.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

extension ControlWidgetTemplate {
    public func tint(_ tint: Color?) -> Self { self }
    public func disabled(_ disabled: Bool) -> Self { self }
    public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
}

/// Passes a template on.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// Provides the value of a control.
public protocol ControlValueProvider {
    associatedtype Value

    var previewValue: Value { get }
    func currentValue() async throws -> Value
}

/// Provides the value of a configured control.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value

    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

/// A control without a configuration.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}

    public init<Provider: ControlValueProvider>(
        kind: String,
        provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {}
}

/// A control that people configure with an intent.
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent,
    Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
    public init(
        kind: String,
        intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {}

    public init<Provider: AppIntentControlValueProvider>(
        kind: String,
        provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {}
}

/// A control that performs an intent.
public struct ControlWidgetButton<Label: View, Action: AppIntent>: ControlWidgetTemplate {
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}

    public init(
        _ title: LocalizedStringKey,
        action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> Label
    ) {}

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> Label
    ) {}

    public init<ActionLabel: View>(
        action: Action,
        @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
}

/// A control that turns something on and off.
public struct ControlWidgetToggle<ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    public init(
        _ title: LocalizedStringKey,
        isOn: Bool,
        action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        isOn: Bool,
        action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}

    public init<Label: View>(
        isOn: Bool,
        action: Action,
        @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}

/// Asks for the values of controls again; the device shows none.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    public func reloadControls(ofKind kind: String) {}
    public func reloadAllControls() {}
    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that a person has placed; the device has none.
public struct ControlInfo: Sendable {
    public let kind: String
}

extension View {
    /// Words for a control's state, which the device does not show.
    public nonisolated func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }

    /// Words for a control's action, which the device does not show.
    public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
}
