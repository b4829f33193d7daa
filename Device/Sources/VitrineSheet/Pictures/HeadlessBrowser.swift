import Foundation
import Subprocess

#if canImport(System)
import System
#else
import SystemPackage
#endif

/// A browser without a window that draws files.
public struct HeadlessBrowser: Sendable {
    private let program: String

    /// The names of browsers that take Chromium's options.
    private static let names = [
        "chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser", "google-chrome",
    ]

    /// The browser that `VITRINE_BROWSER` names, or the first one in Debian's folder and the folders of `PATH`; nil if none is
    /// installed.
    public init?(environment: [String: String]) {
        let folders = ["/usr/lib/chromium"] + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let candidates =
            environment["VITRINE_BROWSER"].map { [$0] }
            ?? Self.names.flatMap { name in folders.map { "\($0)/\(name)" } }
        guard let program = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            return nil
        }
        self.program = program
    }

    /// Draws a file of HTML.
    /// - Parameters:
    ///   - page: The file.
    ///   - size: The window in CSS pixels, which are the picture's pixels.
    ///   - picture: The file for the picture, PNG.
    /// - Throws: ``SheetError`` with code `browser`.
    func draw(_ page: URL, size: (width: Int, height: Int), to picture: URL) async throws(SheetError) {
        // An old picture must not look like a new one.
        try? FileManager.default.removeItem(at: picture)
        _ = try await run([
            "--force-device-scale-factor=1", "--window-size=\(size.width),\(size.height)",
            "--screenshot=\(picture.path)", page.absoluteString,
        ])
        guard FileManager.default.fileExists(atPath: picture.path) else {
            throw SheetError(.browser, "\(program) made no picture of \(page.path); run it by hand to see why")
        }
    }

    /// Loads a file of HTML, lets its scripts run, and returns the document.
    /// - Throws: ``SheetError`` with code `browser`.
    func document(of page: URL) async throws(SheetError) -> String {
        try await run(["--virtual-time-budget=20000", "--dump-dom", page.absoluteString])
    }

    private func run(_ arguments: [String]) async throws(SheetError) -> String {
        let common = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--no-first-run", "--disable-extensions", "--disable-background-networking", "--force-color-profile=srgb",
            "--font-render-hinting=none",
            // A sheet needs nothing from elsewhere.
            "--host-resolver-rules=MAP * ~NOTFOUND",
        ]
        do {
            let result = try await Subprocess.run(
                .path(FilePath(program)),
                arguments: Arguments(common + arguments),
                output: .string(limit: 256 << 20),
                error: .discarded
            )
            guard result.terminationStatus.isSuccess else {
                throw SheetError(.browser, "\(program) failed: \(result.terminationStatus)")
            }
            return result.standardOutput
        } catch let error as SheetError {
            throw error
        } catch {
            throw SheetError(.browser, "\(program) cannot be run: \(error)", cause: error)
        }
    }
}
