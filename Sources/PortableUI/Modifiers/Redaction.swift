import WidgetArchive

/// Marks a view as private: it is hidden while the device is locked.
package nonisolated struct PrivacyModifier: ViewModifier {
    package typealias Body = Never
    let isSensitive: Bool

    @MainActor
    package func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        guard isSensitive else { return content._resolve(into: &resolver) }
        if resolver.environment.redactionReasons.contains(.privacy) {
            resolver.withEnvironment(content) { $0.redactionReasons.insert(.placeholder) }
        } else {
            resolver.wrap(content) { EffectNode($0, effects: [.privacySensitive]) }
        }
    }
}

extension View {
    /// Hides the view's content for a reason: texts become bars, images and symbols become blocks.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the view's content even if a surrounding view is redacted.
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Hides the view's content while the device is locked.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(PrivacyModifier(isSensitive: sensitive))
    }

    /// Marks the view's content as outdated between a tap and the next entry.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(InvalidatableModifier(isInvalidatable: invalidatable))
    }
}

/// Marks a view as outdated after a tap.
package nonisolated struct InvalidatableModifier: LayoutModifier {
    package typealias Body = Never
    let isInvalidatable: Bool

    @MainActor
    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        isInvalidatable ? EffectNode(node, effects: [.invalidatable]) : node
    }
}
