@_exported public import AppSupport

/// A page of the sample comic that could not be written.
public typealias SampleComicError = AppError<SampleComicErrorCode>

/// The kinds of failure of ``SampleComicError``.
public enum SampleComicErrorCode: String, AppErrorCode, CaseIterable {
    /// There is not enough memory for a page.
    case memory
    /// A page could not be encoded as an image.
    case encoding
    /// A file or folder could not be written.
    case storage
}

extension SampleComicError {
    /// Creates an error from a failed system call.
    init(_ message: String, errno number: Int32) {
        self.init(.storage, message, cause: ReportedFailure("errno \(number)"))
    }
}
