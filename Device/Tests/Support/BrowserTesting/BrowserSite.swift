public import Foundation
import Synchronization

/// A web site that exists only in a test: requests to `https://vitrine.test` are answered from memory.
public struct BrowserSite: Sendable {
    /// The answer for a path.
    public struct Resource: Sendable {
        /// The media type.
        public var type: String
        public var body: Data

        public init(type: String, body: Data) {
            self.type = type
            self.body = body
        }
    }

    /// The site's address.
    public static let origin = "https://vitrine.test"

    /// The answers by path, such as `/index.html`; all other paths give status 404.
    public var resources: [String: Resource] = [:]
    /// The content security policy of every answer; empty for none.
    public var contentSecurityPolicy: String

    /// Creates an empty site.
    public init(
        contentSecurityPolicy: String = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"
    ) {
        self.contentSecurityPolicy = contentSecurityPolicy
    }

    /// Sets the text for a path.
    public mutating func put(_ text: String, at path: String, type: String) {
        resources[path] = Resource(type: type, body: Data(text.utf8))
    }

    /// The answer to a request that the browser has paused.
    func answer(to event: BrowserValue) -> BrowserValue {
        let url = URL(string: event["request"]["url"].string ?? "")
        let resource = resources[url?.path ?? ""]
        var headers: [BrowserValue] = [["name": "content-type", "value": .string(resource?.type ?? "text/plain")]]
        if !contentSecurityPolicy.isEmpty {
            headers.append(["name": "content-security-policy", "value": .string(contentSecurityPolicy)])
        }
        return [
            "requestId": event["requestId"],
            "responseCode": resource == nil ? 404 : 200,
            "responseHeaders": .array(headers),
            "body": .string((resource?.body ?? Data("not found".utf8)).base64EncodedString()),
        ]
    }
}
