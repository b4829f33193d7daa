// Animations along a path of values: a widget is a still picture and shows the first value.

/// The values of an animation over time.
public protocol Keyframes<Value> {
    associatedtype Value
}

/// The result builder for the tracks of an animation.
@resultBuilder
public enum KeyframesBuilder<Value> {
    public static func buildExpression<Track: Keyframes>(_ track: Track) -> KeyframeTracks<Value>
    where Track.Value == Value { KeyframeTracks() }
    public static func buildExpression<Frame: KeyframeTrackContent>(_ frame: Frame) -> KeyframeTracks<Value>
    where Frame.Value == Value { KeyframeTracks() }
    public static func buildBlock(_ tracks: KeyframeTracks<Value>...) -> KeyframeTracks<Value> { KeyframeTracks() }
}

/// The tracks of an animation; nothing of them is kept.
public struct KeyframeTracks<Value>: Keyframes {}

/// The values of one property over time.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
    public typealias Value = Root

    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {}
}

/// A value of a track.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value
}

/// The result builder for the values of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
    public static func buildExpression<Frame: KeyframeTrackContent>(_ frame: Frame) -> KeyframeTrackValues<Value>
    where Frame.Value == Value { KeyframeTrackValues() }
    public static func buildBlock(_ frames: KeyframeTrackValues<Value>...) -> KeyframeTrackValues<Value> {
        KeyframeTrackValues()
    }
    public static func buildOptional(_ part: KeyframeTrackValues<Value>?) -> KeyframeTrackValues<Value> {
        KeyframeTrackValues()
    }
    public static func buildEither(first part: KeyframeTrackValues<Value>) -> KeyframeTrackValues<Value> { part }
    public static func buildEither(second part: KeyframeTrackValues<Value>) -> KeyframeTrackValues<Value> { part }
    public static func buildArray(_ parts: [KeyframeTrackValues<Value>]) -> KeyframeTrackValues<Value> {
        KeyframeTrackValues()
    }
}

/// The values of a track; nothing of them is kept.
public struct KeyframeTrackValues<Value>: KeyframeTrackContent {}

/// A value that is reached evenly.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached along a smooth curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A value that is reached as a spring moves.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    public init(
        _ to: Value,
        duration: TimeInterval? = nil,
        spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {}
}

/// A value that is reached without interpolation.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value) {}
}

/// How a spring moves.
public struct Spring: Hashable, Sendable {
    public static let smooth = Spring()
    public static let snappy = Spring()
    public static let bouncy = Spring()

    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
    public init(response: Double, dampingRatio: Double) {}
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { .smooth }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { .snappy }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { .bouncy }
}

extension Animation {
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { .spring }
}

/// A view that follows keyframes: a widget shows the first value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
    private let content: Content

    public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.content = content(initialValue)
    }

    public init(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.content = content(initialValue)
    }

    public var body: some View { content._approximating("a KeyframeAnimator shows its first value") }
}

extension View {
    /// Shows the first value.
    public func keyframeAnimator<Value>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(initialValue: initialValue, repeating: repeating) { value in
            content(PlaceholderContentView(value: self), value)
        } keyframes: {
            keyframes($0)
        }
    }

    /// Shows the first value.
    public func keyframeAnimator<Value>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        keyframeAnimator(initialValue: initialValue, repeating: false, content: content, keyframes: keyframes)
    }
}
