import Foundation

/// A terminal for a command: what the command writes can be read.
struct PseudoTerminal {
    private let master: FileHandle
    /// The end that a command writes to.
    let command: FileHandle

    init() throws {
        var (descriptor, other) = (CInt(-1), CInt(-1))
        #if canImport(Darwin)
        guard openpty(&descriptor, &other, nil, nil, nil) == 0 else { throw POSIXError(.ENOTTY) }
        #else
        // The calls of POSIX are not in the C library's module; these are what they do (ioctl_tty(2): TIOCSPTLCK,
        // TIOCGPTN).
        descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var (isLocked, number) = (CInt(0), CInt(0))
        guard ioctl(descriptor, 0x4004_5431, &isLocked) == 0, ioctl(descriptor, 0x8004_5430, &number) == 0 else {
            throw POSIXError(.ENOTTY)
        }
        other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        guard other >= 0 else { throw POSIXError(.ENOTTY) }
        #endif
        master = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        command = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    }

    /// What was written until the command has ended and its end is closed.
    func text() throws -> String {
        try command.close()
        var (text, bytes) = (Data(), [UInt8](repeating: 0, count: 4_096))
        while true {
            // Without a writer, reading fails in place of ending.
            let count = read(master.fileDescriptor, &bytes, bytes.count)
            guard count > 0 else { return String(decoding: text, as: UTF8.self) }
            text += bytes.prefix(count)
        }
    }
}
