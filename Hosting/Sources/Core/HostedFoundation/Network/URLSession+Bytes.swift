public import FoundationNetworking

extension URLSession {
    /// The bytes of an answer, which are all there when the first one is given.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let data: Data

        public func makeAsyncIterator() -> Iterator { Iterator(bytes: data.makeIterator()) }

        /// Gives one byte after the other.
        public struct Iterator: AsyncIteratorProtocol {
            var bytes: Data.Iterator

            public mutating func next() async -> UInt8? { bytes.next() }
        }

        /// The lines of the answer as UTF-8.
        public var lines: AsyncStream<String> {
            let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            return AsyncStream { continuation in
                for line in lines { continuation.yield(String(line)) }
                continuation.finish()
            }
        }
    }

    /// Asks an address and gives its answer byte by byte.
    public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url))
    }

    /// Sends a request and gives its answer byte by byte.
    public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await HostedSession.data(for: request, in: self, delegate: nil)
        return (AsyncBytes(data: data), response)
    }
}
