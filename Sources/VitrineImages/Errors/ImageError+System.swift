import SystemLibC

extension ImageError {
    /// Maps a failed system call on an image's file to an error code that a caller can act on.
    static func system(_ call: String, _ number: Int32, name: String) -> ImageError {
        let text = strerror(number).map { String(cString: $0) } ?? "unknown error"
        let cause = "\(call): errno \(number), \(text)"
        return switch number {
        case ENOENT, ENOTDIR:
            ImageError(.missing, "\(name) does not exist; check the path.", cause: cause)
        case EACCES, EPERM:
            ImageError(
                .accessDenied,
                "\(name) cannot be read; give this user permission for it and its folder.",
                cause: cause
            )
        case ELOOP, EISDIR, ENXIO:
            ImageError(.notRegularFile, "\(name) is not a regular file; choose an image file.", cause: cause)
        default:
            ImageError(.inputOutput, "\(name) cannot be read; check the disk and try again.", cause: cause)
        }
    }
}
