// Parts of a bar that only an app can have: the modifier that takes them leaves a finding.

/// What a bar contains, which is a view like any other here.
public typealias ToolbarContent = View
public typealias ToolbarContentBuilder = ViewBuilder

/// A control in a bar; a widget draws nothing of it.
public struct ToolbarItem<Content: View>: View {
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    public nonisolated init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {}

    public var body: some View { EmptyView() }
}

/// Room between controls in a bar; a widget draws nothing of it.
public struct ToolbarSpacer: View {
    /// How much room there is.
    public enum Sizing: Sendable {
        case flexible, fixed
    }

    public nonisolated init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

    public var body: some View { EmptyView() }
}

/// Controls in a bar; a widget draws nothing of them.
public struct ToolbarItemGroup<Content: View>: View {
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}

    public var body: some View { EmptyView() }
}

/// The place in a bar.
public enum ToolbarItemPlacement: Sendable {
    case automatic, principal, primaryAction, confirmationAction, cancellationAction, destructiveAction, navigation
    case keyboard, bottomBar, topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing
}
