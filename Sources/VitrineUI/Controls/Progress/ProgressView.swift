#if !canImport(SwiftUI)
import WidgetArchive
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Shows how far something has come.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    private let progress: ArchivedGauge.Progress
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Makes one of which it is not known how far it has come.
    public nonisolated init() where Label == EmptyView {
        self.init(progress: .indeterminate, label: nil, currentValueLabel: nil)
    }

    /// Makes one of which it is not known how far it has come, with a label.
    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.init(progress: .indeterminate, label: label(), currentValueLabel: nil)
    }

    /// Makes one of which it is not known how far it has come, with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(progress: .indeterminate, label: Text(titleKey), currentValueLabel: nil)
    }

    /// Makes one of which it is not known how far it has come, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(progress: .indeterminate, label: Text(title), currentValueLabel: nil)
    }

    /// Makes one of a value between 0 and a total; nil is not known.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(progress: .init(value, of: total), label: nil, currentValueLabel: nil)
    }

    /// Makes one of a value between 0 and a total, with a label; nil is not known.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(progress: .init(value, of: total), label: label(), currentValueLabel: nil)
    }

    /// Makes one of a value between 0 and a total, with a title; nil is not known.
    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(progress: .init(value, of: total), label: Text(titleKey), currentValueLabel: nil)
    }

    /// Makes one of a value between 0 and a total, with a title; nil is not known.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(progress: .init(value, of: total), label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView {
    /// Makes one of a value between 0 and a total, with labels of itself and its value; nil is not known.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(progress: .init(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// Makes one of an interval of time, with labels of itself and its value; it moves with the device's clock.
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
    /// Makes one of an interval of time, with a label and the time that is left or has passed.
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

    /// Makes one of an interval of time, with the time that is left or has passed.
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
    /// Makes the one that a style is asked to show, in the usual look.
    public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            progress: configuration.progress,
            label: configuration.label,
            currentValueLabel: configuration.currentValueLabel
        )
    }
}

/// The time that is left of an interval, or has passed.
public struct DefaultDateProgressLabel {
    fileprivate let interval: ClosedRange<Date>
    fileprivate let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
    /// A text that moves with the device's clock.
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the view in the style of the environment.
    public func _resolve(into resolver: inout _ViewResolver) {
        let environment = resolver.environment
        let style = environment[ProgressViewStyleKey.self]
        let configuration = ProgressViewStyleConfiguration(
            progress: progress,
            label: environment.labelsAreHidden ? nil : label.map { .init(content: StyledContent($0)) },
            currentValueLabel: currentValueLabel.map { .init(content: StyledContent($0)) }
        )
        let node = resolver.styledNode { inner in
            // Inside a style, a view of the same configuration is shown in the usual look, not in the style again.
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
#endif
