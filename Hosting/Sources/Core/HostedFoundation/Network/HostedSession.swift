public import FoundationNetworking

/// The shared session, which also loads files as Apple's does.
public enum HostedSession {
    public static let shared: URLSession = {
        // `registerClass` returns false only for a class that is not a subclass of `URLProtocol`.
        _ = URLProtocol.registerClass(FileProtocol.self)
        return URLSession.shared
    }()
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
