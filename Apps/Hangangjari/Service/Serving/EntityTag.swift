import AppSupport

/// A weak entity tag, which says which of two responses is the later one: `W/"6a7c3b5c-00f1e2d3c4b5a697"`.
struct EntityTag {
    /// A number that is larger for a later response; 0 where there is no order.
    let version: Int
    /// The hash of the response.
    let digest: UInt64

    init(version: Int, digest: UInt64) {
        self.version = version
        self.digest = digest
    }

    /// Reads a tag; `nil` for any other text.
    init?(_ text: some StringProtocol) {
        guard text.hasPrefix("W/\""), text.hasSuffix("\"") else { return nil }
        let parts = text.dropFirst(3).dropLast().split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let version = Int(parts[0], radix: 16), let digest = UInt64(parts[1], radix: 16)
        else { return nil }
        self.init(version: version, digest: digest)
    }

    /// The written form.
    var text: String {
        "W/\"\(String(version, radix: 16))-\(StableHash.digits(digest))\""
    }
}
