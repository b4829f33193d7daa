import Foundation
import Synchronization
import VitrineDevice

/// A headless Chromium as a child process with its DevTools pipe; `end()` always ends it.
///
/// The browser reads commands from descriptor 3 and answers on descriptor 4 (`--remote-debugging-pipe`), so it opens no
/// port. It has its own process group, as every child that Foundation starts, so that killing the group also ends its
/// helpers. If the test process dies first, the browser ends when the pipe is closed.
final class BrowserProcess: Sendable {
    /// The pipe for commands.
    let input: FileHandle
    /// The pipe for answers and events.
    let output: FileHandle
    private let running: Mutex<Process?>

    /// Starts the browser with its own profile folder.
    /// - Throws: `BrowserError` with `ended` if the system does not start it.
    init(program: String, profile: URL) throws {
        let process = Process()
        let (commands, answers) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments =
            [
                "-c", #"exec "$0" "$@" 3<&0 4>&1 >/dev/null"#, program, "--headless", "--disable-dev-shm-usage",
                "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-extensions",
                "--disable-background-networking", "--force-color-profile=srgb", "--font-render-hinting=none",
                "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
                // Caches and histories of a page are in memory, because nothing is read again after the browser's end.
                "--incognito",
            ]
            + BrowserSandbox.options
        process.standardInput = commands
        process.standardOutput = answers
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw BrowserError(.ended, "could not start \(program): \(error)")
        }
        (input, output) = (commands.fileHandleForWriting, answers.fileHandleForReading)
        running = Mutex(process)
    }

    /// Kills the browser and its helpers, and waits until it has ended; later calls do nothing.
    func end() {
        guard let process = running.withLock({ $0.take() }) else { return }
        kill(-process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    deinit { end() }
}
