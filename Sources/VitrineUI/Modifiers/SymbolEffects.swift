#if !canImport(SwiftUI)
/// How a symbol moves; an archive shows one moment.
public protocol SymbolEffect: Hashable, Sendable {}

/// A symbol that jumps.
public struct BounceSymbolEffect: SymbolEffect {
    /// Upwards.
    public var up: BounceSymbolEffect { self }
    /// Downwards.
    public var down: BounceSymbolEffect { self }
}

/// A symbol that fades in and out.
public struct PulseSymbolEffect: SymbolEffect {}

/// A symbol whose layers light up in turn.
public struct VariableColorSymbolEffect: SymbolEffect {
    /// One layer at a time.
    public var iterative: VariableColorSymbolEffect { self }
    /// Each layer with those before it.
    public var cumulative: VariableColorSymbolEffect { self }
    /// There and back.
    public var reversing: VariableColorSymbolEffect { self }
}

/// A symbol in another size.
public struct ScaleSymbolEffect: SymbolEffect {
    /// Larger.
    public var up: ScaleSymbolEffect { self }
    /// Smaller.
    public var down: ScaleSymbolEffect { self }
}

/// A symbol that takes another one's place.
public struct ReplaceSymbolEffect: SymbolEffect {
    /// Downwards, then upwards.
    public var downUp: ReplaceSymbolEffect { self }
    /// Upwards.
    public var upUp: ReplaceSymbolEffect { self }
    /// Away and upwards.
    public var offUp: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol that jumps.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A symbol that fades in and out.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A symbol whose layers light up in turn.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol in another size.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A symbol that takes another one's place.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// As usual.
    public static let `default` = SymbolEffectOptions()
    /// Without end.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()

    /// Some times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    /// At another pace.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
}

extension ContentTransition {
    /// As a symbol changes, in a way.
    public static func symbolEffect<T: SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .symbolEffect
    }
}

extension View {
    /// The same view: an archive shows one moment.
    public nonisolated func symbolEffect<T: SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// The same view: an archive shows one moment.
    public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// The same view: an archive shows one moment.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { modifier(EmptyModifier()) }
}
#endif
