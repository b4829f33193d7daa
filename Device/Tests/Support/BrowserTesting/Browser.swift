import Dispatch
import Foundation
import VitrineTesting

/// A headless Chromium for one test, with its own process and its own profile folder, which both end with the test.
public struct Browser: Sendable {
    /// The program's path: the value of `VITRINE_BROWSER`, or the path of Debian's `chromium-headless-shell`.
    ///
    /// This is the program itself and not the script in `/usr/bin`, because killing the script would not kill its
    /// child.
    public static var program: String {
        ProcessInfo.processInfo.environment["VITRINE_BROWSER"] ?? "/usr/lib/chromium/chromium-headless-shell"
    }

    /// Whether the program exists and is executable.
    public static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

    private let connection: DevToolsConnection

    /// Starts a browser, opens a page, runs a test with it, and ends the browser in all cases.
    ///
    /// After ten minutes, times the tests' patience, the browser is killed, so that every command fails.
    ///
    /// - Parameters:
    ///   - width: The page's width in CSS pixels.
    ///   - height: The page's height in CSS pixels.
    ///   - scale: The number of device pixels per CSS pixel.
    ///   - body: The test.
    /// - Returns: What the test returns.
    /// - Throws: The test's error; `BrowserError` with `notInstalled` if the program is missing.
    public static func withPage<Result: Sendable>(
        width: Int = 800,
        height: Int = 600,
        scale: Double = 2,
        _ body: (BrowserPage) async throws -> Result
    ) async throws -> Result {
        guard isInstalled else {
            throw BrowserError(
                .notInstalled,
                "\(program) is missing: install chromium-headless-shell or set VITRINE_BROWSER"
            )
        }
        let profile = FileManager.default.temporaryDirectory.appending(path: "vitrine-browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
        let process = try BrowserProcess(program: program, profile: profile)
        let watchdog = DispatchWorkItem { process.end() }
        DispatchQueue.global().asyncAfter(deadline: .now() + Double(600 * Patience.factor), execute: watchdog)
        defer {
            watchdog.cancel()
            process.end()
            // A folder that remains in the temporary folder is not a failure of the test.
            try? FileManager.default.removeItem(at: profile)
        }
        let browser = Browser(connection: DevToolsConnection(process: process))
        let page = try await browser.makePage()
        try await page.setViewport(width: width, height: height, scale: scale)
        return try await body(page)
    }

    private func makePage() async throws -> BrowserPage {
        let target = try await connection.call("Target.createTarget", ["url": "about:blank"])
        let attached = try await connection.call(
            "Target.attachToTarget",
            ["targetId": target["targetId"], "flatten": true]
        )
        guard let session = attached["sessionId"].string else {
            throw BrowserError(.unexpectedAnswer, "Target.attachToTarget answered \(attached)")
        }
        let page = BrowserPage(connection: connection, session: session)
        try await page.call("Page.enable")
        try await page.call("Runtime.enable")
        return page
    }
}
