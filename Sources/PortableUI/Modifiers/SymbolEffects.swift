/// How a symbol is animated; it has no effect, because an archive is static.
public protocol SymbolEffect: Hashable, Sendable {}

/// A symbol that bounces.
public struct BounceSymbolEffect: SymbolEffect {
    /// Upwards.
    public var up: BounceSymbolEffect { self }
    /// Downwards.
    public var down: BounceSymbolEffect { self }
}

/// A symbol that fades in and out.
public struct PulseSymbolEffect: SymbolEffect {}

/// A symbol whose layers are highlighted in turn.
public struct VariableColorSymbolEffect: SymbolEffect {
    /// One layer at a time.
    public var iterative: VariableColorSymbolEffect { self }
    /// Each layer together with the layers before it.
    public var cumulative: VariableColorSymbolEffect { self }
    /// Forwards, then backwards.
    public var reversing: VariableColorSymbolEffect { self }
}

/// A symbol in another size.
public struct ScaleSymbolEffect: SymbolEffect {
    /// Larger.
    public var up: ScaleSymbolEffect { self }
    /// Smaller.
    public var down: ScaleSymbolEffect { self }
}

/// A symbol that replaces another symbol.
public struct ReplaceSymbolEffect: SymbolEffect {
    /// Downwards, then upwards.
    public var downUp: ReplaceSymbolEffect { self }
    /// Upwards.
    public var upUp: ReplaceSymbolEffect { self }
    /// The old symbol disappears, then the new one moves up.
    public var offUp: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol that bounces.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A symbol that fades in and out.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A symbol whose layers are highlighted in turn.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol in another size.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A symbol that replaces another symbol.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// How often and how fast a symbol effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The default count and speed.
    public static let `default` = SymbolEffectOptions()
    /// Repeats indefinitely.
    public static let repeating = SymbolEffectOptions()
    /// Runs once.
    public static let nonRepeating = SymbolEffectOptions()

    /// Repeats a number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    /// Runs at another speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
}

extension ContentTransition {
    /// The effect of a symbol.
    public static func symbolEffect<T: SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .symbolEffect
    }
}

extension View {
    /// Returns the view unchanged: an archive is static.
    public nonisolated func symbolEffect<T: SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// Returns the view unchanged: an archive is static.
    public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// Returns the view unchanged: an archive is static.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { modifier(EmptyModifier()) }
}
