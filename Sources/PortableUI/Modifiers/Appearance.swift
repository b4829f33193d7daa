import WidgetArchive

// A widget's view appears when its entry is archived: the actions run in the extension, before the archive is made, and
// state that they set is seen. Apple says of `onAppear(perform:)` that its action completes before the first rendered
// frame; in public code, NetNewsWire's widget loads the icon of each article so.

extension View {
    /// Runs an action before the view is archived, and evaluates the body around it again: state that it set is seen.
    ///
    /// Each archive of an entry runs it, once for each appearance and size. What it starts and does not wait for comes
    /// too late. On a screen of an app it is not run, and a finding is recorded.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(name: "onAppear(perform:)", action: action))
    }

    /// Runs the action before the view is archived, if it is `initial`; no value changes while an entry is archived.
    public nonisolated func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(AppearanceModifier(name: "onChange(of:initial:)", action: initial ? { action(value, value) } : nil))
    }

    /// Runs the action before the view is archived, if it is `initial`; no value changes while an entry is archived.
    public nonisolated func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        modifier(AppearanceModifier(name: "onChange(of:initial:)", action: initial ? action : nil))
    }
}

/// Hands an action to the evaluation of the body around the view.
public struct AppearanceModifier {
    fileprivate let name: String
    fileprivate let action: (() -> Void)?
}

extension AppearanceModifier: ViewModifier {
    public typealias Body = Never

    public func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        let start = resolver.nodes.count
        content._resolve(into: &resolver)
        // A view that shows nothing does not appear.
        guard let action, resolver.nodes.count > start else { return }
        resolver.session.appear(name, action)
    }
}

extension ArchiveSession {
    /// Adds an action to those of the body that is being evaluated.
    fileprivate func appear(_ name: String, _ action: @escaping () -> Void) {
        guard !request.allowsOwnHeight else { return report(.ignored, "\(name) has no effect on a screen of an app") }
        appearances.append(action)
    }

    /// Evaluates a body, runs the actions that it added, and evaluates it once more if there were any.
    package func appearing(_ body: () -> Void) {
        let outer = appearances
        appearances = []
        body()
        let actions = appearances
        if !actions.isEmpty {
            for action in actions { action() }
            body()
        }
        appearances = outer
    }
}
