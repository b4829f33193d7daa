import Foundation
import Hummingbird

extension Parameters {
    /// Returns a part of the path as the client wrote it, without the encoding of an address: `my%20widget` is "my
    /// widget".
    ///
    /// Bytes that are not UTF-8 stay encoded; nothing has such a name, so the answer is that it does not exist.
    /// - Throws: Hummingbird's error for a part that the route does not have.
    func decoded(_ name: String) throws -> String {
        let part = try require(name)
        return part.removingPercentEncoding ?? part
    }
}
