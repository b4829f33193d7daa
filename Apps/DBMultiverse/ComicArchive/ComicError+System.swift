#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension ComicError {
    /// Maps a failed system call to the code that a caller can act on.
    static func system(_ call: String, _ number: Int32, path: String) -> ComicError {
        let text = strerror(number).map { String(cString: $0) } ?? "unknown error"
        let cause = "\(call): errno \(number), \(text)"
        return switch number {
        case ENOENT, ENOTDIR:
            ComicError(.missing, "\(path) is not there; check the path.", cause: cause)
        case EACCES, EPERM, EROFS:
            ComicError(.accessDenied, "\(path): no permission; give this user the folder and its files.", cause: cause)
        case EEXIST, ENOTEMPTY:
            ComicError(.alreadyThere, "\(path) is there already; remove it or choose another.", cause: cause)
        case ENOSPC, EDQUOT, EFBIG:
            ComicError(.diskFull, "\(path): no space; free some and import again.", cause: cause)
        default:
            ComicError(.inputOutput, "\(path): the file system failed; check the disk and try again.", cause: cause)
        }
    }
}
