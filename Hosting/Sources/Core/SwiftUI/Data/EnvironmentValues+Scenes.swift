// Values that only an app's scene has: here each has the value of a widget's process.

/// Whether a scene is in front.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

/// Closes the screen that is shown; a widget has none.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

/// Opens a window; a widget has none.
public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window; a widget has none.
public struct DismissWindowAction: Sendable {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
}

/// Ends a search; a widget has none.
public struct DismissSearchAction: Sendable {
    public func callAsFunction() {}
}

/// Fetches a list's content again; a widget has no such list.
public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

/// Whether the screen that reads it is shown, with its older interface.
public struct PresentationMode: Sendable {
    public var isPresented: Bool { false }

    public mutating func dismiss() {}
}

/// Whether the rows of a list can be changed.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    public var scenePhase: ScenePhase {
        get { .active }
        set {}
    }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    public var dismiss: DismissAction { DismissAction() }
    public var isPresented: Bool { false }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var supportsMultipleWindows: Bool { false }
    public var editMode: Binding<EditMode>? {
        get { nil }
        set {}
    }
    public var isSearching: Bool { false }
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var refresh: RefreshAction? { nil }
    public var isFocused: Bool { false }
    public var isScrollEnabled: Bool {
        get { false }
        set {}
    }
    public var appearsActive: Bool {
        get { true }
        set {}
    }
    public var isSceneCaptured: Bool { false }
    public var autocorrectionDisabled: Bool {
        get { false }
        set {}
    }
    public var defaultMinListRowHeight: CGFloat {
        get { 44 }
        set {}
    }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var accessibilityEnabled: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether a label stands beside an accessory widget on a watch; there is no watch.
    public var showsWidgetLabel: Bool { false }
}

/// A value that a scene keeps; here it lives as long as the view.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let stored: State<Value>

    public init(wrappedValue: Value, _ key: String) {
        stored = State(wrappedValue: wrappedValue)
    }

    public init<Wrapped>(_ key: String) where Value == Wrapped? {
        stored = State(wrappedValue: nil)
    }

    public var wrappedValue: Value {
        get { stored.wrappedValue }
        nonmutating set { stored.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> { stored.projectedValue }
}

/// Which view receives the keyboard's input; on a widget none does.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// What a view is told to take the focus for.
    @propertyWrapper
    public struct Binding {
        let none: Value

        public var wrappedValue: Value {
            get { none }
            nonmutating set {}
        }
        public var projectedValue: Binding { self }
    }

    private let none: Value

    public init() where Value == Bool {
        none = false
    }

    public init<Wrapped: Hashable>() where Value == Wrapped? {
        none = nil
    }

    public var wrappedValue: Value {
        get { none }
        nonmutating set {}
    }

    public var projectedValue: Binding { Binding(none: none) }
}

public typealias AccessibilityFocusState = FocusState

/// A value of a gesture while it lasts; a widget receives no gestures.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: Value) {
        wrappedValue = initialValue
    }

    public var projectedValue: GestureState<Value> { self }
}
