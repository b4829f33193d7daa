import WidgetArchive

/// Changes how a screen reader presents a view.
package nonisolated struct AccessibilityModifier: LayoutModifier {
    package typealias Body = Never
    let change: @Sendable (inout ArchiveAccessibility) -> Void

    @MainActor
    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        let change = change
        return DecoratedNode(node) { box in
            var presentation = box.accessibility ?? ArchiveAccessibility()
            change(&presentation)
            box.accessibility = presentation
        }
    }
}

extension View {
    /// Sets the text with which a screen reader describes the view.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        let words = label.plainString
        return modifier(AccessibilityModifier { $0.label = words })
    }

    /// Sets the text with which a screen reader describes the view.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the text with which a screen reader describes the view.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets the value that a screen reader speaks, such as "25 percent".
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        let words = value.plainString
        return modifier(AccessibilityModifier { $0.value = words })
    }

    /// Sets the value that a screen reader speaks, such as "25 percent".
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the value that a screen reader speaks, such as "25 percent".
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Describes to a screen reader what happens when the view is activated.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        let words = hint.plainString
        return modifier(AccessibilityModifier { $0.hint = words })
    }

    /// Describes to a screen reader what happens when the view is activated.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Describes to a screen reader what happens when the view is activated.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Sets whether a screen reader ignores the view and all views inside it.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityModifier { $0.isHidden = hidden })
    }

    /// Turns the view into a single accessibility element, or into a container of elements.
    ///
    /// With `ignore`, set an accessibility label: the texts inside are not read.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(
            AccessibilityModifier { presentation in
                presentation.combinesChildren = children.behavior != .contain
                // A view that ignores its children and has no label is an element without text.
                if children.behavior == .ignore, presentation.label == nil { presentation.label = "" }
            }
        )
    }

    /// Adds accessibility traits to the view.
    ///
    /// Only headings are archived; buttons and links add their traits themselves.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityModifier { if traits.contains(.isHeader) { $0.isHeader = true } })
    }

    /// Removes accessibility traits from the view.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityModifier { if traits.contains(.isHeader) { $0.isHeader = false } })
    }

    /// Sets the order in which a screen reader reads the view.
    ///
    /// It has no effect: elements are read in the order in which they are placed.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modifier(IgnoredModifier(name: "accessibilitySortPriority(_:)"))
    }

    /// Sets an identifier for user interface tests; it is not archived.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { modifier(EmptyModifier()) }
}
