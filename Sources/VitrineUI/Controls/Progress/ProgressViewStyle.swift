#if !canImport(SwiftUI)
package import WidgetArchive

/// The look of progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the view that shows progress.
    associatedtype Body: View

    /// Makes the view that shows progress.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
    /// What goes on.
    public struct Label {
        fileprivate let content: StyledContent

        /// Keeps a label.
        package init(content: StyledContent) {
            self.content = content
        }
    }

    /// How far it has come, in words.
    public struct CurrentValueLabel {
        fileprivate let content: StyledContent

        /// Keeps a label.
        package init(content: StyledContent) {
            self.content = content
        }
    }

    /// How far it has come.
    package let progress: ArchivedGauge.Progress
    /// What goes on.
    public var label: Label?
    /// How far it has come, in words.
    public var currentValueLabel: CurrentValueLabel?

    /// How far it has come, 0…1; nil if that is not known or moves with the clock.
    public var fractionCompleted: Double? {
        if case .fraction(let fraction) = progress { fraction } else { nil }
    }
}

extension ProgressViewStyleConfiguration.Label: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the label.
    public func _resolve(into resolver: inout _ViewResolver) { content.resolve(into: &resolver) }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the label.
    public func _resolve(into resolver: inout _ViewResolver) { content.resolve(into: &resolver) }
}

/// The usual look: a bar, or a ring if it is not known how far it has come.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public nonisolated init() {}

    /// A bar or a ring.
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

    /// Makes the style.
    public nonisolated init() {
        tint = nil
    }

    /// Makes the style with a tint of its own.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    /// The label, the bar, the value.
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

/// A ring that fills, with the value inside and the label below.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Makes the style.
    public nonisolated init() {
        tint = nil
    }

    /// Makes the style with a tint of its own.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    /// The ring with its value, and the label.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            CircularGauge(
                form: .ring,
                progress: configuration.progress,
                side: configuration.currentValueLabel == nil ? 20 : 58
            ) {
                configuration.currentValueLabel
            } gap: {
                EmptyView()
            }
            .modifier(OptionalTintModifier(tint: tint))
            configuration.label
        }
    }
}

/// Sets a tint if there is one.
package nonisolated struct OptionalTintModifier: EnvironmentModifier {
    package typealias Body = Never
    let tint: Color?

    @MainActor
    package func modify(_ environment: inout EnvironmentValues) {
        if let tint { environment.paint.tint = .color(tint.archived) }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The usual look.
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
    /// Adds the body for a configuration.
    @MainActor
    func resolve(_ configuration: Configuration, into resolver: inout _ViewResolver) {
        resolver.resolve { makeBody(configuration: configuration) }
    }
}

/// The look of progress.
struct ProgressViewStyleKey: @MainActor EnvironmentKey {
    @MainActor static let defaultValue: any ProgressViewStyle = DefaultProgressViewStyle()
}

extension View {
    /// Sets the look of progress.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style: style) { $0[ProgressViewStyleKey.self] = $1 })
    }
}
#endif
