public import Combine

// Modifiers that only an app can use: they compile, return the view unchanged and record a finding.

extension View {
    /// Returns the view unchanged: a widget receives nothing while it is shown.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P,
        perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { _ignoring() }

    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { _ignoring() }

    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { _ignoring() }

    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { _ignoring() }

    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { _ignoring() }

    public nonisolated func alert<Actions: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
    ) -> some View { _ignoring() }

    public nonisolated func alert<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { _ignoring() }

    public nonisolated func confirmationDialog<Actions: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View { _ignoring() }

    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { _ignoring() }

    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { _ignoring() }

    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
        -> some View
    { _ignoring() }

    public nonisolated func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { _ignoring() }

    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { _ignoring() }

    public nonisolated func toolbar<Content: View>(id: String, @ViewBuilder content: () -> Content) -> some View {
        _ignoring()
    }

    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { _ignoring() }

    public nonisolated func navigationTitle(_ title: Text) -> some View { _ignoring() }

    @_disfavoredOverload
    public nonisolated func navigationTitle(_ title: some StringProtocol) -> some View { _ignoring() }

    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { _ignoring() }

    @_disfavoredOverload
    public nonisolated func navigationBarTitle(_ title: some StringProtocol) -> some View { _ignoring() }

    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { _ignoring() }

    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { _ignoring() }

    public nonisolated func navigationViewStyle(_ style: AppStyle) -> some View { _ignoring() }
    public nonisolated func pickerStyle(_ style: AppStyle) -> some View { _ignoring() }
    public nonisolated func datePickerStyle(_ style: AppStyle) -> some View { _ignoring() }
    public nonisolated func textFieldStyle(_ style: AppStyle) -> some View { _ignoring() }
    public nonisolated func tabViewStyle(_ style: AppStyle) -> some View { _ignoring() }
    public nonisolated func formStyle(_ style: AppStyle) -> some View { _ignoring() }
    public nonisolated func menuStyle(_ style: AppStyle) -> some View { _ignoring() }

    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { _ignoring() }
    public nonisolated func badge(_ count: Int) -> some View { _ignoring() }
    public nonisolated func searchable(text: Binding<String>) -> some View { _ignoring() }
    public nonisolated func refreshable(
        @_inheritActorContext action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { _ignoring() }
    public nonisolated func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { _ignoring() }
    public nonisolated func swipeActions<T: View>(@ViewBuilder content: () -> T) -> some View { _ignoring() }
    public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View { _ignoring() }
    public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View { _ignoring() }
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { _ignoring() }
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { _ignoring() }
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { _ignoring() }
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { _ignoring() }
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { _ignoring() }
}

extension ForEach {
    /// Returns the rows unchanged: they cannot be deleted on a widget.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

    /// Returns the rows unchanged: they cannot be moved on a widget.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// A style of a view that only an app can have.
public struct AppStyle: Sendable {
    public init() {}

    public static let automatic = AppStyle()
    public static let segmented = AppStyle()
    public static let wheel = AppStyle()
    public static let menu = AppStyle()
    public static let inline = AppStyle()
    public static let compact = AppStyle()
    public static let graphical = AppStyle()
    public static let stack = AppStyle()
    public static let page = AppStyle()
    public static let plain = AppStyle()
    public static let grouped = AppStyle()
    public static let roundedBorder = AppStyle()
    public static let navigationLink = AppStyle()

    public static func page(indexDisplayMode: PageIndexDisplayMode) -> AppStyle { .page }

    /// A style by the name of its type, such as `PageTabViewStyle(indexDisplayMode: .never)`.
    public init(indexDisplayMode: PageIndexDisplayMode) {}
    public init(backgroundDisplayMode: PageIndexDisplayMode) {}

    /// When the dots of pages are shown.
    public enum PageIndexDisplayMode: Sendable {
        case automatic, always, never
    }
}

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad
}

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    private let name: String

    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(fraction)") }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(height) points") }
}

/// A movement of a finger; a widget receives none.
public protocol Gesture<Value> {
    associatedtype Value
}

extension Gesture {
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// A tap.
public struct TapGesture: Gesture, Sendable {
    public typealias Value = Void

    public init(count: Int = 1) {}
}

/// A long press.
public struct LongPressGesture: Gesture, Sendable {
    public typealias Value = Bool

    public init(minimumDuration: Double = 0.5) {}
}

/// A drag.
public struct DragGesture: Gesture, Sendable {
    /// Where the finger is.
    public struct Value: Sendable {
        public let location: CGPoint
        public let startLocation: CGPoint
        public let translation: CGSize
        public let velocity: CGSize
        public let time: Date
        public let predictedEndLocation: CGPoint
        public let predictedEndTranslation: CGSize
    }

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
}

/// The word on a keyboard's return key.
public enum SubmitLabel: Sendable {
    case done, go, join, next, `return`, search, send
}

/// Which letters a keyboard writes large.
public enum TextInputAutocapitalization: Sendable {
    case never, words, sentences, characters
}
