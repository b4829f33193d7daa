package import WidgetArchive

/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the view that shows the progress.
    associatedtype Body: View

    /// Creates the view that shows progress.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    /// The properties of the progress view that is shown.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view.
public struct ProgressViewStyleConfiguration {
    /// A description of the task.
    public typealias Label = _StyledPart<ProgressViewStyleConfiguration, _PartRole.Label>
    /// A description of the current progress.
    public typealias CurrentValueLabel = _StyledPart<ProgressViewStyleConfiguration, _PartRole.CurrentValueLabel>

    /// The progress.
    package let progress: ArchivedGauge.Progress
    /// What is in progress; nil if its creator gave no words.
    public var label: Label?
    /// The progress in words; nil if its creator gave none.
    public var currentValueLabel: CurrentValueLabel?

    /// The completed fraction, 0…1; nil if it is indeterminate or follows the clock.
    public var fractionCompleted: Double? {
        if case .fraction(let fraction) = progress { fraction } else { nil }
    }
}

/// The default style: a bar, or a ring if the progress is indeterminate.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style that progress views have without one; `automatic` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.progress == .indeterminate {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar that fills, with the label above and the value below.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style with the environment's tint; `linear` is shorter.
    public nonisolated init() {
        tint = nil
    }

    /// Creates the style with a tint of its own for the bar.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    /// The label, the bar, then the value.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            GaugeMark(form: .bar, progress: configuration.progress, thickness: 4, tint: tint)
            configuration.currentValueLabel
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}

/// A ring that fills, with the value inside, or the label if there is no value; a screen reader speaks both.
///
/// In widgets it has the appearance of a gauge with the style `accessoryCircularCapacity`, and is empty if the progress
/// is indeterminate (Apple, SwiftUI, `CircularProgressViewStyle`).
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style with the environment's tint; `circular` is shorter.
    public nonisolated init() {
        tint = nil
    }

    /// Creates the style with a tint of its own for the ring.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        CapacityRing(
            progress: configuration.progress,
            label: configuration.label,
            value: configuration.currentValueLabel
        )
        .modifier(OptionalTintModifier(tint: tint))
    }
}

/// Sets a tint, unless it is nil.
package nonisolated struct OptionalTintModifier: EnvironmentModifier {
    package typealias Body = Never
    let tint: Color?

    @MainActor
    package func modify(_ environment: inout EnvironmentValues) {
        if let tint { environment.paint.tint = .color(tint.archived) }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style.
    public static nonisolated var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar that fills.
    public static nonisolated var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring that fills.
    public static nonisolated var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle {
    /// Adds the style's body for a configuration.
    @MainActor
    func resolve(_ configuration: Configuration, into resolver: inout _ViewResolver) {
        resolver.resolve { makeBody(configuration: configuration) }
    }
}

struct ProgressViewStyleKey: @MainActor EnvironmentKey {
    @MainActor static let defaultValue: any ProgressViewStyle = DefaultProgressViewStyle()
}

extension View {
    /// Sets the style of progress views.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style: style) { $0[ProgressViewStyleKey.self] = $1 })
    }
}
