import Foundation
public import Vitrine

extension ReaderError {
    /// Creates an error about content, such as `the list of chapters`, with what a person can do about it.
    init(_ what: String, _ error: VitrineError) {
        self.init(.storage, "\(what): \(Self.message(of: error))", cause: error)
    }

    /// Returns a message whose remedy is a step that a person can take.
    ///
    /// The library's messages are for programmers too: where they name a system call, this one names what a person must
    /// move away.
    public static func message(of error: VitrineError) -> String {
        let place = error.message.prefix { $0 != ":" }
        switch error.code {
        case .containerMissing where error.cause != nil:
            return "\(place) is not a folder; move it away, the reader makes a new one"
        case .notRegularFile:
            let end = error.message.range(of: " is not")?.lowerBound ?? error.message.endIndex
            let name = error.message[..<end].prefix { $0 != ":" }
            return "\(name) is a link or a folder in place of a file; move it away"
        default:
            return error.message
        }
    }
}
