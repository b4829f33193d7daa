public import FoundationNetworking

/// Requests as Apple's sessions answer them.
public enum HostedSession {
    /// The shared session, which also loads files.
    public static let shared: URLSession = {
        // `registerClass` returns false only for a class that is not a subclass of `URLProtocol`.
        _ = URLProtocol.registerClass(FileProtocol.self)
        return URLSession.shared
    }()

    /// Loads what a request asks for.
    ///
    /// A cancelled task is answered at once, and its request runs to its end: Foundation on Linux ends the program, or
    /// never answers, where a request is cancelled as it fails (seen in Swift 6.3.1), as the second one of two
    /// `async let` is without a network.
    /// - Throws: The request's error; `URLError.cancelled` in a cancelled task.
    public static func data(
        for request: URLRequest,
        in session: URLSession,
        delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (Data, URLResponse) {
        let (answers, answer) = AsyncThrowingStream.makeStream(of: (Data, URLResponse).self)
        let task = session.dataTask(with: request) { data, response, error in
            if let data, let response { answer.yield((data, response)) }
            answer.finish(throwing: error)
        }
        task.delegate = delegate
        task.resume()
        for try await found in answers { return found }
        throw URLError(.cancelled)
    }
}

/// Loads `file:` URLs, for which Foundation on Linux has no protocol.
final class FileProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL == true }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, let data = FileManager.default.contents(atPath: url.path) else {
            client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
            return
        }
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
