// Further animations; an archive is static, so all are equal here.
extension Animation {
    public static func spring(
        response: Double,
        dampingFraction: Double = 0.825,
        blendDuration: Double = 0
    ) -> Animation { .default }

    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: Double = 0.25
    ) -> Animation { .default }

    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: Double = 0.35
    ) -> Animation { .default }
}

extension View {
    /// Returns the view unchanged: the action is not run, and a finding is recorded.
    public nonisolated func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { _ignoring() }
}

extension Animation {
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .smooth }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .snappy }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .bouncy }
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double) -> Animation {
        .spring
    }
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation { .spring }
    public static var interactiveSpring: Animation { .spring }
}
