/// How a symbol is animated; it has no effect, because an archive is static.
public protocol SymbolEffect: Hashable, Sendable {}

extension SymbolEffect {
    /// One layer of the symbol after the other.
    public var byLayer: Self { self }
    /// The whole symbol at once.
    public var wholeSymbol: Self { self }
}

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
    /// Forwards only.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// Layers that are not highlighted are pale.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    /// Layers that are not highlighted are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
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
    /// What both symbols share stays; what they do not share is replaced as the other effect does it.
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}

/// A symbol that becomes visible.
public struct AppearSymbolEffect: SymbolEffect {
    /// From below.
    public var up: AppearSymbolEffect { self }
    /// From above.
    public var down: AppearSymbolEffect { self }
}

/// A symbol that is hidden.
public struct DisappearSymbolEffect: SymbolEffect {
    /// Upwards.
    public var up: DisappearSymbolEffect { self }
    /// Downwards.
    public var down: DisappearSymbolEffect { self }
}

/// A symbol that is moved to and fro.
public struct WiggleSymbolEffect: SymbolEffect {
    /// To the left first.
    public var left: WiggleSymbolEffect { self }
    /// To the right first.
    public var right: WiggleSymbolEffect { self }
    /// Upwards first.
    public var up: WiggleSymbolEffect { self }
    /// Downwards first.
    public var down: WiggleSymbolEffect { self }
    /// Towards the leading edge first.
    public var backward: WiggleSymbolEffect { self }
    /// Towards the trailing edge first.
    public var forward: WiggleSymbolEffect { self }
    /// Turned clockwise first.
    public var clockwise: WiggleSymbolEffect { self }
    /// Turned counterclockwise first.
    public var counterClockwise: WiggleSymbolEffect { self }
}

/// A symbol that turns.
public struct RotateSymbolEffect: SymbolEffect {
    /// Clockwise.
    public var clockwise: RotateSymbolEffect { self }
    /// Counterclockwise.
    public var counterClockwise: RotateSymbolEffect { self }
}

/// A symbol that grows and shrinks.
public struct BreatheSymbolEffect: SymbolEffect {
    /// Only its size changes.
    public var plain: BreatheSymbolEffect { self }
    /// Its opacity changes too.
    public var pulse: BreatheSymbolEffect { self }
}

/// A symbol whose lines are drawn.
public struct DrawOnSymbolEffect: SymbolEffect {
    /// Each layer on its own.
    public var individually: DrawOnSymbolEffect { self }
}

/// A symbol whose lines are removed.
public struct DrawOffSymbolEffect: SymbolEffect {
    /// Each layer on its own.
    public var individually: DrawOffSymbolEffect { self }
    /// In the direction in which they are drawn.
    public var nonReversed: DrawOffSymbolEffect { self }
    /// Against the direction in which they are drawn.
    public var reversed: DrawOffSymbolEffect { self }
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
    /// A symbol that replaces another one downwards, then upwards.
    public static var downUp: ReplaceSymbolEffect { replace }
    /// A symbol that replaces another one upwards.
    public static var upUp: ReplaceSymbolEffect { replace }
    /// A symbol that moves up after the other one has disappeared.
    public static var offUp: ReplaceSymbolEffect { replace }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol that becomes visible.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol that is hidden.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A symbol that is moved to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A symbol that turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A symbol that grows and shrinks.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// A symbol whose lines are drawn.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// A symbol whose lines are removed.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
