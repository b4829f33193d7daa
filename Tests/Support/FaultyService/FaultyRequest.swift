/// A request that a ``FaultyService`` was sent.
public struct FaultyRequest: Sendable, Hashable {
    /// The method: `GET`.
    public var method: String
    /// The path with its query, as it was written.
    public var path: String
    /// The headers by their names in small letters; of several with one name the last.
    public var headers: [String: String]

    /// Reads a head, the bytes before the empty line; `nil` for bytes that are none.
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
