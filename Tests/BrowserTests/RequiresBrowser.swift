import BrowserTesting
import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// Runs the test only where a browser is installed, and says aloud why it does not.
    ///
    /// Where `CI` is `true` the test runs all the same and fails: a gate that skips is no gate.
    static var requiresBrowser: Self {
        .enabled(
            if: Browser.isInstalled || ProcessInfo.processInfo.environment["CI"] == "true",
            "no browser at \(Browser.program): install chromium-headless-shell, or name another one in VITRINE_BROWSER"
        )
    }
}
