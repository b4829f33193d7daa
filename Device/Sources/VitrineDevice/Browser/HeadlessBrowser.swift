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
    /// - Parameters:
    ///   - page: The page's address: a file, or a page of this machine.
    ///   - window: The window.
    ///   - folder: A folder for the browser's profile and the picture; the caller removes it.
    /// - Returns: PNG.
    /// - Throws: ``BrowserError`` with code `failed` if there is no picture after 60 seconds.
    public func picture(of page: URL, in window: Window, folder: URL) async throws(BrowserError) -> Data {
        let file = folder.appending(path: "picture.png")
        // An old picture must not look like a new one.
        try? FileManager.default.removeItem(at: file)
        let ground = window.isTransparent ? ["--default-background-color=00000000"] : []
        _ = try await run(
            ground + [
                "--force-device-scale-factor=\(window.scale)", "--window-size=\(window.width),\(window.height)",
                "--user-data-dir=\(folder.appending(path: "profile").path)", "--screenshot=\(file.path)",
                page.absoluteString,
            ]
        )
        guard let png = FileManager.default.contents(atPath: file.path) else {
            throw BrowserError(.failed, "\(program) took no picture of \(page.absoluteString); does it start by hand?")
        }
        return png
    }

    /// Loads a page, lets its scripts run, and returns the document.
    /// - Throws: ``BrowserError`` with code `failed`.
    public func document(of page: URL) async throws(BrowserError) -> String {
        try await run(["--virtual-time-budget=20000", "--dump-dom", page.absoluteString])
    }

    private func run(_ arguments: [String]) async throws(BrowserError) -> String {
        let common = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--no-first-run", "--disable-extensions", "--disable-background-networking", "--force-color-profile=srgb",
            "--font-render-hinting=none",
            // No page needs anything from another machine.
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        ]
        do {
            let output = try await withThrowingTaskGroup(of: String?.self) { group in
                group.addTask { [program] in
                    let result = try await Subprocess.run(
                        .path(FilePath(program)),
                        arguments: Arguments(common + arguments),
                        output: .string(limit: 256 << 20),
                        error: .discarded
                    )
                    guard result.terminationStatus.isSuccess else {
                        throw BrowserError(.failed, "\(program) failed: \(result.terminationStatus)")
                    }
                    return result.standardOutput
                }
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
