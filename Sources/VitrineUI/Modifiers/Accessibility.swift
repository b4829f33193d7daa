#if !canImport(SwiftUI)
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
    /// Says what the view is.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        let words = label.plainString
        return modifier(AccessibilityModifier { $0.label = words })
    }

    /// Says what the view is.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Says what the view is.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Says the view's value, such as "25 percent".
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        let words = value.plainString
        return modifier(AccessibilityModifier { $0.value = words })
    }

    /// Says the view's value, such as "25 percent".
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Says the view's value, such as "25 percent".
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Says what happens when the view is activated.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        let words = hint.plainString
        return modifier(AccessibilityModifier { $0.hint = words })
    }

    /// Says what happens when the view is activated.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Says what happens when the view is activated.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Whether a screen reader passes over the view and all inside it.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityModifier { $0.isHidden = hidden })
    }

    /// Makes the view one element of its own, or a container of elements.
    ///
    /// With `ignore` say a label of your own: the words inside are not read.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(
            AccessibilityModifier { presentation in
                presentation.combinesChildren = children.behavior != .contain
                // A view that ignores its children and says nothing itself is an element without words.
                if children.behavior == .ignore, presentation.label == nil { presentation.label = "" }
            }
        )
    }

    /// Says what the view is to a screen reader; headings are archived, buttons and links say it by themselves.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityModifier { if traits.contains(.isHeader) { $0.isHeader = true } })
    }

    /// Says what the view is not to a screen reader.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityModifier { if traits.contains(.isHeader) { $0.isHeader = false } })
    }

    /// Says when the view is read; elements are read in the order in which they are placed, whatever is said here.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modifier(IgnoredModifier(name: "accessibilitySortPriority(_:)"))
    }

    /// Names the view for tests of an interface; nothing is archived.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { modifier(EmptyModifier()) }
}
#endif
