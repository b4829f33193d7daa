// A build without tests also builds this target, but has no Testing module.
#if canImport(Testing)
import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
    /// Runs the test only if a browser is installed, and otherwise reports the reason for skipping it.
    ///
    /// If the environment variable `CI` is `true`, the test always runs, and fails without a browser, so that no test
    /// is skipped there.
    public static var requiresBrowser: Self {
        .enabled(
            if: Browser.isInstalled || ProcessInfo.processInfo.environment["CI"] == "true",
            "no browser at \(Browser.program): install chromium-headless-shell, or set VITRINE_BROWSER to another browser"
        )
    }
}
#endif
