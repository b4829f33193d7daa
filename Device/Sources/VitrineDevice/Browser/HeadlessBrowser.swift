public import Foundation
import Subprocess
import SystemPackage

/// A browser without a window that draws pages.
public struct HeadlessBrowser: Sendable {
    /// The program's path.
    let program: String

    /// The names under which the systems install a browser that takes Chromium's options.
    private static let names = [
        "chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome",
    ]
    /// The time after which a browser is stopped: a large sheet needs some seconds.
    private static let deadline = Duration.seconds(60)

    /// Finds a browser: the variable `VITRINE_BROWSER`, Debian's folder, then the folders of `PATH`.
    /// - Throws: ``BrowserError`` with code `missing`, with the remedy.
    public init(
        environment: [String: String],
        isExecutable: (String) -> Bool = { FileManager.default.isExecutableFile(atPath: $0) }
    ) throws(BrowserError) {
        if let named = environment["VITRINE_BROWSER"], !named.isEmpty {
            guard isExecutable(named) else {
                throw BrowserError(.missing, "VITRINE_BROWSER names \(named), which is not a program")
            }
            program = named
            return
        }
        let folders = ["/usr/lib/chromium"] + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let candidates = Self.names.flatMap { name in folders.map { "\($0)/\(name)" } }
        guard let found = candidates.first(where: isExecutable) else {
            throw BrowserError(
                .missing,
                "a picture needs a headless browser; install chromium-headless-shell, or name one in VITRINE_BROWSER"
            )
        }
        program = found
    }

    /// A window in which a page is drawn.
    public struct Window: Sendable {
        /// The size in CSS pixels.
        public var width, height: Int
        /// The number of pixels per CSS pixel.
        public var scale: Double
        /// Whether the ground behind the page is transparent; otherwise it is white.
        public var isTransparent: Bool

        public init(width: Int, height: Int, scale: Double = 1, isTransparent: Bool = false) {
            self.width = width
            self.height = height
            self.scale = scale
            self.isTransparent = isTransparent
        }
    }

    /// Takes a picture of a page that is complete when it is loaded.
    ///
    /// The cookie goes through a pipe: every user of the machine can read the arguments of a process.
    /// - Parameters:
    ///   - page: The page's address: a file, or a page of this machine.
    ///   - cookie: The name and value of a cookie without which the page is not shown; nil for none.
    ///   - window: The window.
    ///   - folder: A folder for the browser's profile; the caller removes it.
    /// - Returns: PNG.
    /// - Throws: ``BrowserError`` with code `failed` if there is no picture after 60 seconds.
    public func picture(
        of page: URL,
        with cookie: (name: String, value: String)? = nil,
        in window: Window,
        folder: URL
    ) async throws(BrowserError) -> Data {
        // The browser reads commands from descriptor 3 and answers on 4.
        let start = ["-c", #"exec "$0" "$@" 3<&0 4>&1 >/dev/null"#, program, "--remote-debugging-pipe"]
        // A line of a pixel is one only if the browser itself has the scale: it draws with a scale that is set later on
        // every box at least a point high.
        let arguments =
            start + Self.common
            + [
                "--user-data-dir=\(folder.appending(path: "profile").path)",
                "--force-device-scale-factor=\(window.scale)",
            ]
        return try await inTime {
            // The browser's own processes would write to the profile while it is removed.
            var options = PlatformOptions()
            options.processGroupID = 0
            options.teardownSequence = [
                .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)
            ]
            return
                try await Subprocess.run(
                    .path("/bin/sh"),
                    arguments: Arguments(arguments),
                    platformOptions: options,
                    input: .inputWriter,
                    output: .sequence,
                    error: .discarded
                ) { child in
                    let png = try await Self.picture(of: page, with: cookie, in: window, by: child)
                    // The browser has nothing to keep.
                    try? child.send(signal: .kill, toProcessGroup: true)
                    return png
                }
                .closureResult
        }
    }

    private static func picture(
        of page: URL,
        with cookie: (name: String, value: String)?,
        in window: Window,
        by child: BrowserPipe.Child
    ) async throws -> Data {
        var pipe = BrowserPipe(child)
        if let cookie {
            let own: [String: Any] = [
                "name": cookie.name, "value": cookie.value, "url": page.absoluteString, "httpOnly": true,
                "sameSite": "Strict",
            ]
            _ = try await pipe.call("Storage.setCookies", ["cookies": [own]])
        }
        let target = try await pipe.call("Target.createTarget", ["url": "about:blank"]).targetId ?? ""
        let session = try await pipe.call("Target.attachToTarget", ["targetId": target, "flatten": true]).sessionId
        let size: [String: Any] = [
            "width": window.width, "height": window.height, "deviceScaleFactor": window.scale, "mobile": false,
        ]
        _ = try await pipe.call("Emulation.setDeviceMetricsOverride", size, in: session)
        if window.isTransparent {
            let none = ["color": ["r": 0, "g": 0, "b": 0, "a": 0]]
            _ = try await pipe.call("Emulation.setDefaultBackgroundColorOverride", none, in: session)
        }
        _ = try await pipe.call("Page.navigate", ["url": page.absoluteString], in: session)
        let loaded = """
            new Promise(r => document.readyState === "complete" ? r() : addEventListener("load", r))
            .then(() => document.fonts.ready).then(() => {})
            """
        _ = try await pipe.call("Runtime.evaluate", ["expression": loaded, "awaitPromise": true], in: session)
        let answer = try await pipe.call("Page.captureScreenshot", ["format": "png"], in: session)
        guard let png = answer.data.flatMap({ Data(base64Encoded: $0) }) else {
            throw BrowserError(.failed, "the browser answered without a picture; is it a version of Chromium?")
        }
        return png
    }

    /// Loads a page, lets its scripts run, and returns the document.
    /// - Throws: ``BrowserError`` with code `failed`.
    public func document(of page: URL) async throws(BrowserError) -> String {
        try await output(of: Self.common + ["--virtual-time-budget=20000", "--dump-dom", page.absoluteString])
    }

    /// Asks the browser for its name and version, on which a picture depends.
    /// - Throws: ``BrowserError`` with code `failed`.
    public func version() async throws(BrowserError) -> String { try await output(of: ["--version"]) }

    private func output(of arguments: [String]) async throws(BrowserError) -> String {
        try await inTime { [program] in
            let result = try await Subprocess.run(
                .path(FilePath(program)),
                arguments: Arguments(arguments),
                output: .string(limit: 256 << 20),
                error: .discarded
            )
            guard result.terminationStatus.isSuccess else {
                throw BrowserError(.failed, "\(program) failed: \(result.terminationStatus)")
            }
            return result.standardOutput
        }
    }

    private static let common =
        BrowserSandbox.options + [
            "--headless", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
            "--disable-extensions", "--disable-background-networking", "--force-color-profile=srgb",
            "--font-render-hinting=none",
            // No page needs anything from another machine.
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        ]

    /// Does something with the browser, which is stopped at the deadline.
    private func inTime<Output: Sendable>(
        _ body: @escaping @Sendable () async throws -> Output
    ) async throws(BrowserError) -> Output {
        do {
            let output = try await withThrowingTaskGroup(of: Output?.self) { group in
                group.addTask { try await body() }
                group.addTask {
                    try await Task.sleep(for: Self.deadline)
                    return nil
                }
                defer { group.cancelAll() }
                return try await group.next() ?? nil
            }
            guard let output else {
                throw BrowserError(.failed, "\(program) was not ready after \(Self.deadline); does it start by hand?")
            }
            return output
        } catch let error as BrowserError {
            throw error
        } catch {
            throw BrowserError(.failed, "\(program) cannot be run: \(error)", cause: error)
        }
    }
}
