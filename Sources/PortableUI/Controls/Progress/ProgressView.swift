public import VitrinePlatform
import WidgetArchive

/// Shows the progress of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    private let progress: ArchivedGauge.Progress
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates an indeterminate progress view.
    public nonisolated init() where Label == EmptyView {
        self.init(progress: .indeterminate, label: nil, currentValueLabel: nil)
    }

    /// Creates an indeterminate progress view with a label.
    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.init(progress: .indeterminate, label: label(), currentValueLabel: nil)
    }

    /// Creates an indeterminate progress view with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(progress: .indeterminate, label: Text(titleKey), currentValueLabel: nil)
    }

    /// Creates an indeterminate progress view with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(progress: .indeterminate, label: Text(title), currentValueLabel: nil)
    }

    /// Creates a progress view for a value between 0 and a total; nil makes it indeterminate.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(progress: .init(value, of: total), label: nil, currentValueLabel: nil)
    }

    /// Creates a progress view for a value between 0 and a total, with a label; nil makes it indeterminate.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(progress: .init(value, of: total), label: label(), currentValueLabel: nil)
    }

    /// Creates a progress view for a value between 0 and a total, with a title; nil makes it indeterminate.
    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(progress: .init(value, of: total), label: Text(titleKey), currentValueLabel: nil)
    }

    /// Creates a progress view for a value between 0 and a total, with a title; nil makes it indeterminate.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(progress: .init(value, of: total), label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView {
    /// Creates a progress view for a value between 0 and a total, with labels for itself and its value.
    ///
    /// A nil value makes it indeterminate.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(progress: .init(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// Creates a progress view for a time interval, with labels for itself and its value; it follows the device's
    /// clock.
    public nonisolated init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            progress: .init(timerInterval, countsDown),
            label: label(),
            currentValueLabel: currentValueLabel()
        )
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a progress view for a time interval, with a label and the remaining or elapsed time.
    public nonisolated init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            progress: .init(timerInterval, countsDown),
            label: label(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        )
    }

    /// Creates a progress view for a time interval, with the remaining or elapsed time.
    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(
            progress: .init(timerInterval, countsDown),
            label: nil,
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        )
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates a progress view from the configuration that a style receives, drawn in the default style.
    public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            progress: configuration.progress,
            label: configuration.label,
            currentValueLabel: configuration.currentValueLabel
        )
    }
}

/// The remaining or elapsed time of an interval.
public struct DefaultDateProgressLabel {
    fileprivate let interval: ClosedRange<Date>
    fileprivate let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
    /// A text that follows the device's clock.
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView: View {
    public typealias Body = Never

    public func _resolve(into resolver: inout _ViewResolver) {
        let environment = resolver.environment
        let style = environment[ProgressViewStyleKey.self]
        let configuration = ProgressViewStyleConfiguration(
            progress: progress,
            label: environment.system.labelsAreHidden ? nil : label.map { .init(content: StyledContent($0)) },
            currentValueLabel: currentValueLabel.map { .init(content: StyledContent($0)) }
        )
        let node = resolver.styledNode { inner in
            // Inside a style, a view of the same configuration uses the default style, to avoid applying the style
            // again.
            inner.environment[ProgressViewStyleKey.self] = ProgressViewStyleKey.defaultValue
            style.resolve(configuration, into: &inner)
        }
        if let node { resolver.append(GaugeControlNode(node)) }
    }
}

extension ArchivedGauge.Progress {
    fileprivate init<V: BinaryFloatingPoint>(_ value: V?, of total: V) {
        guard let value else {
            self = .indeterminate
            return
        }
        let part = total > 0 ? Double(value) / Double(total) : 0
        self = .fraction(part.finite(or: 0).clamped(to: 0...1))
    }

    fileprivate init(_ interval: ClosedRange<Date>, _ countsDown: Bool) {
        self = .interval(start: interval.lowerBound, end: interval.upperBound, countsDown: countsDown)
    }
}
