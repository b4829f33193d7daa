public import Foundation
import Synchronization

/// A web site that exists only in a test: what the browser asks of `https://vitrine.test` is answered from memory.
public struct BrowserSite: Sendable {
    /// One answer.
    public struct Resource: Sendable {
        /// The media type.
        public var type: String
        /// The bytes.
        public var body: Data

        /// Makes an answer.
        public init(type: String, body: Data) {
            self.type = type
            self.body = body
        }
    }

    /// The site's address.
    public static let origin = "https://vitrine.test"

    /// The answers by path, such as `/index.html`; everything else is 404.
    public var resources: [String: Resource] = [:]
    /// The policy that every answer carries; empty for none.
    public var contentSecurityPolicy: String

    /// Makes an empty site.
    public init(
        contentSecurityPolicy: String = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"
    ) {
        self.contentSecurityPolicy = contentSecurityPolicy
    }

    /// Puts a text at a path.
    public mutating func put(_ text: String, at path: String, type: String) {
        resources[path] = Resource(type: type, body: Data(text.utf8))
    }

    /// The answer to a request that the browser holds.
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
