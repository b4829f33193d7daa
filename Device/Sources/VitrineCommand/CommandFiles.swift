import ArgumentParser
@preconcurrency import Foundation
import VitrineDevice
import VitrineHost

/// The files and messages of the command itself.
enum CommandFiles {
    /// The real path of this program.
    static var ownProgram: String {
        // On Linux the process's own name may be a link or be found by PATH; the kernel knows the file.
        if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") { return path }
        return URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().path
    }

    static func absolute(_ path: String) -> String {
        URL(filePath: path).absoluteURL.standardizedFileURL.path
    }

    /// Writes a line to standard error; one that cannot be written is lost.
    static func report(_ line: String) {
        // `write(_:)` would end the program where the disk is full. There is no other place to which this could be
        // reported.
        try? FileHandle.standardError.write(contentsOf: Data("\(Terminal.errorLine(line))\n".utf8))
    }

    /// Says what is built, and at the first time why that takes longer than later.
    static func reportBuild(of name: String, hasLibrary: Bool) {
        let rest = hasLibrary ? "" : ", and the library, which takes a minute or two this first time"
        report("Building \(name)\(rest).")
    }

    /// Writes a line to standard output at once, unlike `print`, so that the reader of a pipe need not wait for it.
    /// - Throws: ``CommandFailure`` with status 74; `ExitCode.success` if the reader has gone away, as `head` does.
    static func say(_ line: String) throws { try say(Data("\(line)\n".utf8)) }

    /// Writes bytes to standard output at once.
    /// - Throws: As ``say(_:)``.
    static func say(_ bytes: Data) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: bytes)
        } catch {
            let number = (error as NSError).userInfo[NSUnderlyingErrorKey].flatMap { ($0 as? NSError)?.code }
            try refuseOutput(Int32(number ?? 0))
        }
    }

    /// Writes what `print` has kept.
    /// - Throws: As ``say(_:)``.
    static func flushOutput() throws {
        // Not all streams: a thread that waits for standard input holds that stream's lock.
        if fflush(stdout) != 0 { try refuseOutput(errno) }
    }

    /// Refuses a time to which no device's clock can be set.
    /// - Throws: `ValidationError`, which names the option.
    static func validate(_ time: String, of option: String) throws {
        do {
            _ = try DeviceClock.date(time)
        } catch {
            throw ValidationError("\(option): \(error.message)")
        }
    }

    private static func refuseOutput(_ number: Int32) throws -> Never {
        if number == EPIPE { throw ExitCode.success }
        throw CommandFailure(.file, "standard output cannot be written: \(String(cString: strerror(number)))")
    }

    /// Writes a text to a file; nothing without a path.
    /// - Throws: ``CommandFailure`` with status 74.
    static func write(_ text: String, to path: String?) throws {
        if let path { try write(Data(text.utf8), to: path) }
    }

    /// Adds a text to the end of a file, which is created if it does not exist.
    /// - Throws: ``CommandFailure`` with status 74.
    static func append(_ text: String, to path: String) throws {
        let old: Data
        do {
            old = FileManager.default.fileExists(atPath: path) ? try Data(contentsOf: URL(filePath: path)) : Data()
        } catch {
            throw CommandFailure(.file, "cannot read \(path); check its permissions")
        }
        try write(old + Data(text.utf8), to: path)
    }

    /// Writes a file.
    /// - Throws: ``CommandFailure`` with status 74.
    static func write(_ data: Data, to path: String) throws {
        let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        guard kind != .typeSymbolicLink || leadsToStream(path) else {
            throw CommandFailure(.file, "\(path) is a link; remove it, or name the file to which it leads")
        }
        do {
            // A file that cannot be written whole stays as it was; a device or a pipe is not replaced.
            let isPlain = kind == nil || kind == .typeRegular
            let mayReplace = isPlain && FileManager.default.isWritableFile(atPath: FilePath.folder(absolute(path)))
            try data.write(to: URL(filePath: path), options: mayReplace ? .atomic : [])
        } catch {
            let remedy = WriteTrouble.remedy(error, "check its folder and permissions")
            throw CommandFailure(.file, "cannot write \(path); \(remedy)")
        }
    }

    /// Whether a link leads to a device or a pipe, or is the system's, such as `/dev/stdout`.
    ///
    /// A repository may have put another in place of a report that is written there.
    private static func leadsToStream(_ link: String) -> Bool {
        var status = stat()
        let isSystems = ["/dev/", "/proc/"].contains { absolute(link).hasPrefix($0) }
        return isSystems || stat(link, &status) == 0 && [S_IFCHR, S_IFIFO].contains(status.st_mode & S_IFMT)
    }

    /// Works with a folder that no other process uses, and removes it afterwards, also if a signal ends the work.
    ///
    /// What a killed command leaves is removed by the next one.
    ///
    /// - Parameters:
    ///   - purpose: A word for the folder's name.
    ///   - isInMemory: Whether the folder is in memory where there is such a place: a device stores its files
    ///     carefully, which takes a disk seconds.
    ///   - work: Receives the absolute path of the folder.
    /// - Returns: What the work returned.
    /// - Throws: What the work throws.
    static func withFolder<Value: Sendable>(
        _ purpose: String,
        isInMemory: Bool = false,
        _ work: @escaping @Sendable (String) async throws -> Value
    ) async throws -> Value {
        let memory = "/dev/shm"
        let free = try? FileManager.default.attributesOfFileSystem(forPath: memory)[.systemFreeSize] as? Int
        // A container's is often too small for a device.
        let hasMemory =
            isInMemory && FileManager.default.isWritableFile(atPath: memory) && free ?? 0 >= 256 << 20
        let parent = hasMemory ? URL(filePath: memory) : FileManager.default.temporaryDirectory
        let folder: LockedFolder
        do {
            folder = try LockedFolder(purpose, in: parent)
        } catch {
            let remedy = WriteTrouble.remedy(error, "check its permissions, or set TMPDIR to another folder")
            throw CommandFailure(.file, "cannot write in \(parent.path); \(remedy)")
        }
        return try await Interruption.endsWork {
            defer { folder.remove() }
            let value = try await work(folder.path)
            // What was not done to the end has no result.
            try Task.checkCancellation()
            return value
        }
    }
}
