/// A request that a ``FaultyService`` received.
public struct FaultyRequest: Sendable, Hashable {
    /// The method, such as `GET`.
    public var method: String
    /// The path with its query, without decoding.
    public var path: String
    /// The headers by lower-case name; of several headers with the same name the last.
    public var headers: [String: String]

    /// Parses a head, the bytes before the empty line; `nil` for invalid bytes.
    init?(head: some Sequence<UInt8>) {
        let lines = String(decoding: Array(head), as: UTF8.self).split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3 else { return nil }
        method = String(words[0])
        path = String(words[1])
        headers = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
        }
    }
}
