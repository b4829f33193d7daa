import Foundation
import Synchronization
import VitrineDevice

/// A headless Chromium as a child process with its DevTools pipe; `end()` always ends it.
///
/// The browser reads commands from descriptor 3 and answers on descriptor 4 (`--remote-debugging-pipe`), so it opens no
/// port. It has its own process group, so that killing the group also ends its helpers. If the test process dies first,
/// the browser ends when the pipe is closed.
final class BrowserProcess: Sendable {
    /// The pipe for commands.
    let input: FileHandle
    /// The pipe for answers and events.
    let output: FileHandle
    private let identifier: pid_t
    private let hasEnded = Mutex(false)

    /// Starts the browser with its own profile folder.
    /// - Throws: `BrowserError` with `ended` if the system does not start it.
    init(program: String, profile: URL) throws {
        let commands = try Self.makePipe()
        let answers = try Self.makePipe()
        defer {
            close(commands.read)
            close(answers.write)
        }
        input = FileHandle(fileDescriptor: commands.write, closeOnDealloc: true)
        output = FileHandle(fileDescriptor: answers.read, closeOnDealloc: true)
        let arguments =
            [
                program, "--headless", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars",
                "--no-first-run", "--disable-extensions", "--disable-background-networking",
                "--force-color-profile=srgb",
                "--font-render-hinting=none", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
                // Caches and histories of a page are in memory, because nothing is read again after the browser's end.
                "--incognito",
            ]
            + BrowserSandbox.options
        identifier = try Self.spawn(program, arguments, commands: commands.read, answers: answers.write)
    }

    /// Kills the browser and its helpers, and waits until it has ended; later calls do nothing.
    func end() {
        let isFirst = hasEnded.withLock { hasEnded in
            defer { hasEnded = true }
            return !hasEnded
        }
        guard isFirst else { return }
        kill(-identifier, SIGKILL)
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) == -1, errno == EINTR {}
    }

    deinit { end() }

    private static func makePipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw BrowserError(.ended, "pipe failed, errno \(errno)") }
        // The numbers must be above those that the child uses, and the descriptors must be closed in other children.
        let moved = ends.map { end in
            defer { close(end) }
            return fcntl(end, F_DUPFD_CLOEXEC, 16)
        }
        guard moved.allSatisfy({ $0 >= 0 }) else { throw BrowserError(.ended, "fcntl failed, errno \(errno)") }
        return (moved[0], moved[1])
    }

    private static func spawn(
        _ program: String,
        _ arguments: [String],
        commands: Int32,
        answers: Int32
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for descriptor: Int32 in 0...2 {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, commands, 3)
        posix_spawn_file_actions_adddup2(&actions, answers, 4)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var identifier: pid_t = 0
        let result = posix_spawn(&identifier, program, &actions, &attributes, &words, environ)
        guard result == 0 else { throw BrowserError(.ended, "could not start \(program), errno \(result)") }
        return identifier
    }
}
