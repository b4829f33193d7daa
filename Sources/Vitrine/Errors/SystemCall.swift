import VitrinePlatform

/// Returns the system's text for an error number.
func systemMessage(_ number: Int32) -> String {
    guard let text = strerror(number) else { return "unknown error" }
    return String(cString: text)
}

extension VitrineError {
    /// Maps a failed system call to an error code that a caller can act on.
    ///
    /// - Parameters:
    ///   - call: The call's name, as in its manual page.
    ///   - number: The call's `errno`, positive.
    ///   - path: The file or folder that the call was about.
    ///   - writing: Whether the call was part of a write, which makes a refusal ``Code/notWritable``.
    /// - Returns: The error, with the system call as its cause.
    static func system(_ call: String, _ number: Int32, path: String, writing: Bool) -> VitrineError {
        let (code, remedy) = meaning(of: number, writing: writing)
        return VitrineError(code, "\(path): \(remedy)", cause: Cause(call: call, errno: number))
    }

    private static func meaning(of number: Int32, writing: Bool) -> (Code, String) {
        switch number {
        case ENOSPC, EDQUOT:
            (.diskFull, "the disk is full; free some space (the previously stored content is unchanged)")
        case EFBIG:
            (
                .diskFull,
                "the file would exceed the limit on file sizes; raise it with ulimit -f (the previously stored content is unchanged)"
            )
        case EMFILE, ENFILE:
            (.inputOutput, "no file descriptor is free; raise the limit with ulimit -n, or close other programs")
        case EACCES, EPERM:
            writing
                ? (.notWritable, "no permission to write; give this user the folder with mode 0700")
                : (
                    .accessDenied,
                    "no permission to read; check owner and mode, or wait until the device is unlocked"
                )
        case EROFS:
            (.notWritable, "the file system is read-only; mount it writable or choose another containers folder")
        case ENOENT:
            (.containerMissing, "the container's folder does not exist; create it with GroupContainer.create()")
        case ENOTDIR:
            (.containerMissing, "not a folder; remove it or choose another containers folder (links are not followed)")
        case ELOOP, EISDIR, ENXIO:
            (.notRegularFile, "not a regular file; remove it (links and folders are not followed)")
        default:
            (.inputOutput, "the file system failed; check the disk and try again")
        }
    }
}

/// Repeats a system call as long as a signal interrupts it.
///
/// - Returns: The call's result, and its error number if the result is negative, otherwise 0.
func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> (result: Result, errno: Int32) {
    while true {
        let result = call()
        if result >= 0 { return (result, 0) }
        let number = errno
        if number != EINTR { return (result, number) }
    }
}
