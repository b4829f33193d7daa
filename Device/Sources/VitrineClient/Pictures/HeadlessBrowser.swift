public import Foundation
import Subprocess
import SystemPackage

/// A browser without a window that takes pictures of pages.
public struct HeadlessBrowser: Sendable {
    /// The program's path.
    let program: String

    /// The names under which the systems install the browser.
    private static let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"]

    /// Finds a browser: the variable `VITRINE_BROWSER`, Debian's folder, then the folders of `PATH`.
    /// - Throws: ``ClientError`` with code `browser`, with the remedy.
    public init(
        environment: [String: String],
        isExecutable: (String) -> Bool = { FileManager.default.isExecutableFile(atPath: $0) }
    ) throws(ClientError) {
        if let named = environment["VITRINE_BROWSER"], !named.isEmpty {
            guard isExecutable(named) else {
                throw ClientError(.browser, "VITRINE_BROWSER names \(named), which is no program")
            }
            program = named
            return
        }
        let folders = ["/usr/lib/chromium"] + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let candidates = Self.names.flatMap { name in folders.map { "\($0)/\(name)" } }
        guard let found = candidates.first(where: isExecutable) else {
            throw ClientError(
                .browser,
                "a picture needs a headless browser; install chromium-headless-shell, or name one in VITRINE_BROWSER"
            )
        }
        program = found
    }

    /// Takes a picture of a page that is complete when it is loaded.
    /// - Parameters:
    ///   - address: The page's address.
    ///   - width: The window's width in CSS pixels.
    ///   - height: Its height.
    ///   - scale: The number of pixels per CSS pixel.
    ///   - folder: A folder for the browser's profile and the picture; the caller removes it.
    /// - Returns: PNG.
    /// - Throws: ``ClientError`` with code `browser` if there is no picture after 30 seconds.
    public func picture(
        of address: String,
        width: Int,
        height: Int,
        scale: Double,
        in folder: URL
    ) async throws(ClientError) -> Data {
        let file = folder.appending(path: "picture.png")
        let arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--no-first-run", "--disable-extensions", "--disable-background-networking", "--force-color-profile=srgb",
            "--font-render-hinting=none", "--default-background-color=00000000",
            "--force-device-scale-factor=\(scale)", "--window-size=\(width),\(height)",
            "--user-data-dir=\(folder.appending(path: "profile").path)", "--screenshot=\(file.path)", address,
        ]
        await run(arguments)
        guard let png = FileManager.default.contents(atPath: file.path) else {
            throw ClientError(
                .browser,
                "\(program) took no picture of \(address) within 30 seconds; does it start by hand?"
            )
        }
        return png
    }

    private func run(_ arguments: [String]) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                // Whether there is a picture is the only thing that counts.
                _ = try? await Subprocess.run(
                    .path(FilePath(program)),
                    arguments: Arguments(arguments),
                    output: .discarded,
                    error: .discarded
                )
            }
            group.addTask { try? await Task.sleep(for: .seconds(30)) }
            await group.next()
            group.cancelAll()
        }
    }
}
