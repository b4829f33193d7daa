// More modifiers that only an app can use: they compile, return the view unchanged and record a finding.

extension View {
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { _ignoring() }
    public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    { _ignoring() }
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { _ignoring() }
    public nonisolated func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { _ignoring() }

    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { _ignoring() }
    public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        _ignoring()
    }
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        _ignoring()
    }
    @_disfavoredOverload
    public nonisolated func alert<Actions: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
    ) -> some View { _ignoring() }
    @_disfavoredOverload
    public nonisolated func alert<Actions: View, Message: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { _ignoring() }
    public nonisolated func alert<E: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: () -> Actions
    ) -> some View { _ignoring() }
    public nonisolated func confirmationDialog<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { _ignoring() }
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { _ignoring() }
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View { _ignoring() }
    public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)
        -> some View
    { _ignoring() }

    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { _ignoring() }
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { _ignoring() }
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { _ignoring() }
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { _ignoring() }
    @_disfavoredOverload
    public nonisolated func navigationBarTitle(
        _ title: some StringProtocol,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { _ignoring() }
    public nonisolated func navigationSplitViewStyle(_ style: AppStyle) -> some View { _ignoring() }
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { _ignoring() }
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        _ignoring()
    }
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        _ignoring()
    }
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        _ignoring()
    }
    public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    { _ignoring() }
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        _ignoring()
    }
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
        -> some View
    { _ignoring() }
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { _ignoring() }

    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { _ignoring() }
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { _ignoring() }
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View { _ignoring() }
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        _ignoring()
    }

    public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        _ignoring()
    }
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { _ignoring() }
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { _ignoring() }
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { _ignoring() }
    public nonisolated func statusBar(hidden: Bool) -> some View { _ignoring() }
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { _ignoring() }
    public nonisolated func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { _ignoring() }
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View { _ignoring() }
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        _ignoring()
    }
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> some View { _ignoring() }
    @_disfavoredOverload
    public nonisolated func accessibilityAction(
        named name: some StringProtocol,
        _ handler: @escaping () -> Void
    ) -> some View { _ignoring() }
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { _ignoring() }
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { _ignoring() }
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        _ignoring()
    }
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { _ignoring() }
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole,
        id: ID,
        in namespace: Namespace.ID
    ) -> some View { _ignoring() }
}

/// How an older alert is described; a widget shows none.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// How an older list of actions is described; a widget shows none.
public struct ActionSheet {
    public typealias Button = Alert.Button

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// A bar of an app.
public enum ToolbarPlacement: Sendable {
    case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}

/// How the title of a bar is shown.
public enum ToolbarTitleDisplayMode: Sendable {
    case automatic, large, inline, inlineLarge
}

/// How a sheet is shown on a small screen.
public enum PresentationAdaptation: Sendable {
    case automatic, none, popover, sheet, fullScreenCover
}

/// A key of a keyboard.
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character

    public init(_ character: Character) {
        self.character = character
    }

    public init(extendedGraphemeClusterLiteral value: Character) {
        character = value
    }

    public static let `return` = KeyEquivalent("\r")
    public static let space = KeyEquivalent(" ")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
}

/// Keys that are pressed together.
public struct KeyboardShortcut: Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let shift = EventModifiers(rawValue: 1)
    public static let control = EventModifiers(rawValue: 2)
    public static let option = EventModifiers(rawValue: 4)
    public static let command = EventModifiers(rawValue: 8)
}

/// What a field is for.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let name = UITextContentType(rawValue: "name")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    public static let URL = UITextContentType(rawValue: "URL")
}

/// Which letters a keyboard writes large, with UIKit's name.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// In which direction a value is changed.
public enum AccessibilityAdjustmentDirection: Sendable {
    case increment, decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// Which part of a pair a view is.
public enum AccessibilityLabeledPairRole: Sendable {
    case label, content
}
