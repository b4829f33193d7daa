import HTTPTypes

/// The conditions on the response in a request's headers.
struct RequestConditions {
    /// Whether the response may be compressed with gzip.
    let acceptsGzip: Bool
    /// The client's validators as they were sent; `nil` if there are none.
    let validators: String?
    /// The version of the newest response that any instance has shown, which a balancer sends along; 0 if it is
    /// unknown.
    let newestSeen: Int

    init(_ headers: HTTPFields) {
        acceptsGzip = headers[.acceptEncoding].map(Self.acceptsGzip) ?? false
        validators = headers[.ifNoneMatch]
        newestSeen = HTTPField.Name("Newest-Seen").flatMap { headers[$0] }.flatMap(Int.init) ?? 0
    }

    /// Whether the client already has the response, by the weak comparison of RFC 9110, 8.8.3.2.
    func has(_ tag: String) -> Bool {
        guard let validators else { return false }
        if validators == tag { return true }
        let opaque = Self.opaque(tag[...])
        return validators.split(separator: ",")
            .contains { validator in
                let trimmed = Self.trimmed(validator)
                return trimmed == "*" || Self.opaque(trimmed) == opaque
            }
    }

    /// Whether the client has a response of one of these versions, which it got from another instance of the service.
    func hasVersion(in versions: ClosedRange<Int>) -> Bool {
        validators?.split(separator: ",")
            .contains { EntityTag(Self.trimmed($0)).map { versions.contains($0.version) } ?? false } ?? false
    }

    /// Whether a list such as `br;q=1.0, gzip;q=0.5` contains gzip with a weight above 0.
    static func acceptsGzip(_ list: String) -> Bool {
        if list == "gzip" { return true }
        var byStar = false
        for item in list.split(separator: ",") {
            let parts = item.split(separator: ";").map(trimmed)
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            switch parts.first?.lowercased() {
            case "gzip", "x-gzip": return weight > 0
            case "*": byStar = weight > 0
            default: continue
            }
        }
        return byStar
    }

    private static func opaque(_ tag: Substring) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}
