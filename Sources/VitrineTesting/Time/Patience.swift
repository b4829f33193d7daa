import Foundation

#if canImport(Testing)
public import Testing
#endif

/// How long tests wait before they count as hanging.
///
/// A limit guards against a test that never ends; it is no measure, and no expectation may depend on it. On a machine
/// that is slow or busy, limits are multiplied by ``factor``.
public enum Patience {
    /// The number in the environment variable `VITRINE_PATIENCE`, from 1 to 100; 1 if there is none.
    ///
    /// `Scripts/patience` measures it.
    public static let factor = factor(ProcessInfo.processInfo.environment["VITRINE_PATIENCE"])

    /// How long a test waits for one thing: a minute, times the factor.
    public static let limit: Duration = .seconds(60) * factor

    /// Reads a factor; a text that is no number counts as 1.
    package static func factor(_ text: String?) -> Int { min(max(text.flatMap { Int($0) } ?? 1, 1), 100) }
}

#if canImport(Testing)
extension Trait where Self == TimeLimitTrait {
    /// Fails a test that hangs: after ten minutes, times ``Patience/factor``.
    public static var hangGuard: Self { .timeLimit(.minutes(10 * Patience.factor)) }
}
#endif
