import Foundation

extension ComicError {
    /// Creates an error from a failed system call.
    static func system(_ call: String, _ number: Int32, path: String) -> ComicError {
        let text = strerror(number).map { String(cString: $0) } ?? "unknown error"
        let cause = ReportedFailure("\(call): errno \(number), \(text)")
        return switch number {
        case ENOENT, ENOTDIR:
            ComicError(.missing, "\(path) does not exist; check the path.", cause: cause)
        case EACCES, EPERM, EROFS:
            ComicError(.accessDenied, "\(path): access denied; give this user permission to read it.", cause: cause)
        case EEXIST, ENOTEMPTY:
            ComicError(.alreadyThere, "\(path) already exists; remove it or choose another path.", cause: cause)
        case ENOSPC, EDQUOT, EFBIG:
            ComicError(.diskFull, "\(path): the disk is full; free some space and import again.", cause: cause)
        case EMFILE, ENFILE:
            ComicError(.inputOutput, "\(path): no file descriptor is free; raise ulimit -n.", cause: cause)
        default:
            ComicError(.inputOutput, "\(path): the file system failed; check the disk and try again.", cause: cause)
        }
    }
}
