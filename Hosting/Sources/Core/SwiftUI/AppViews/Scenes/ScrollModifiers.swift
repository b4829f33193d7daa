// Modifiers of what scrolls, which only an app has: they compile, return the view unchanged and record a finding.

extension View {
    public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
        -> some View
    { _ignoring() }
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { _ignoring() }
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { _ignoring() }
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { _ignoring() }
    public nonisolated func scrollTargetBehavior(_ behavior: ScrollTargetBehaviorName) -> some View { _ignoring() }
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        _ignoring()
    }
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { _ignoring() }
    public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set) -> some View {
        _ignoring()
    }
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { _ignoring() }
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { _ignoring() }
    public nonisolated func listRowSeparatorTint(_ color: Color?) -> some View { _ignoring() }
    public nonisolated func listSectionSeparator(_ visibility: Visibility) -> some View { _ignoring() }
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { _ignoring() }
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { _ignoring() }
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View { _ignoring() }
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View { _ignoring() }
    public nonisolated func searchable(text: Binding<String>, prompt: LocalizedStringKey) -> some View { _ignoring() }
    @_disfavoredOverload
    public nonisolated func searchable(text: Binding<String>, prompt: some StringProtocol) -> some View { _ignoring() }
    public nonisolated func onDrag(_ data: @escaping () -> NSObject) -> some View { _ignoring() }
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { _ignoring() }
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { _ignoring() }
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { _ignoring() }
    public nonisolated func navigationTransition(_ style: AppStyle) -> some View { _ignoring() }
    public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        _ignoring()
    }
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { _ignoring() }
    public nonisolated func menuOrder(_ order: AppStyle) -> some View { _ignoring() }
    public nonisolated func indexViewStyle(_ style: AppStyle) -> some View { _ignoring() }
    public nonisolated func controlGroupStyle(_ style: AppStyle) -> some View { _ignoring() }
    public nonisolated func groupBoxStyle(_ style: AppStyle) -> some View { _ignoring() }
    public nonisolated func defaultAppStorage(_ store: GroupUserDefaults) -> some View { _ignoring() }
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { _ignoring() }
    public nonisolated func glassEffect(_ glass: Glass, in shape: some Shape = Capsule()) -> some View { _ignoring() }
    public nonisolated func backgroundExtensionEffect() -> some View { _ignoring() }
    public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { _ignoring() }
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
        _ignoring()
    }
}

/// The material of Liquid Glass, which is not drawn.
public struct Glass: Equatable, Sendable {
    public static let regular = Glass()
    public static let clear = Glass()
    public static let identity = Glass()

    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Whether content bounces at its end.
public enum ScrollBounceBehavior: Sendable {
    case automatic, always, basedOnSize
}

/// When scrolling puts the keyboard away.
public enum ScrollDismissesKeyboardMode: Sendable {
    case automatic, immediately, interactively, never
}

/// Where scrolling comes to rest.
public enum ScrollTargetBehaviorName: Sendable {
    case paging, viewAligned
}

/// How prominent a header is.
public enum Prominence: Sendable {
    case standard, increased
}

extension AppStyle {
    public static let zoom = AppStyle()
    public static let balanced = AppStyle()
    public static let prominentDetail = AppStyle()
    public static let sidebarAdaptable = AppStyle()
    public static let fixed = AppStyle()
    public static let palette = AppStyle()

    public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> AppStyle { .zoom }
    public static func page(backgroundDisplayMode: PageIndexDisplayMode) -> AppStyle { .page }
}

extension SensoryFeedback {
    public static let increase = SensoryFeedback()
    public static let decrease = SensoryFeedback()
    public static let start = SensoryFeedback()
    public static let stop = SensoryFeedback()

    /// How strong a tap is.
    public enum Weight: Sendable {
        case light, medium, heavy
    }

    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
}

extension Gesture {
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }
    public func simultaneously<Other: Gesture>(with other: Other) -> Self { self }
    public func sequenced<Other: Gesture>(before other: Other) -> Self { self }
}

/// A change of the distance between two fingers.
public struct MagnificationGesture: Gesture, Sendable {
    public typealias Value = CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A turn of two fingers.
public struct RotationGesture: Gesture, Sendable {
    public typealias Value = Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
