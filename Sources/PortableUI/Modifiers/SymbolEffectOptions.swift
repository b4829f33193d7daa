/// How often and how fast a symbol effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The default count and speed.
    public static let `default` = SymbolEffectOptions()
    /// Repeats indefinitely.
    public static let repeating = SymbolEffectOptions()
    /// Runs once.
    public static let nonRepeating = SymbolEffectOptions()

    /// How an effect repeats.
    public struct RepeatBehavior: Hashable, Sendable {
        /// Without a pause.
        public static let continuous = RepeatBehavior()
        /// With a pause.
        public static let periodic = RepeatBehavior()

        /// A number of times, with a pause in seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .periodic }
    }

    /// Repeats a number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    /// Repeats with or without pauses.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
    /// Runs at another speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

    /// Repeats indefinitely.
    public var repeating: SymbolEffectOptions { self }
    /// Runs once.
    public var nonRepeating: SymbolEffectOptions { self }
    /// Repeats a number of times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// Repeats with or without pauses.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    /// Runs at another speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
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
