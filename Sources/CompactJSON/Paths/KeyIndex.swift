/// The places of keys in a list, by hash.
///
/// To compare a key with a few others is faster than to hash it, so a short list needs no index.
package struct KeyIndex: Sendable {
    /// The number of keys up to which a list needs no index.
    package static let smallCount = 16

    private var places: [String: Int]

    /// Creates an empty index with room for keys.
    package init(minimumCapacity: Int) {
        places = Dictionary(minimumCapacity: minimumCapacity)
    }

    package subscript(key: String) -> Int? { places[key] }

    /// Adds a key; returns false, and changes nothing, if it already has a place.
    package mutating func insert(_ key: String, at place: Int) -> Bool {
        guard places[key] == nil else { return false }
        places[key] = place
        return true
    }

    package mutating func remove(_ key: String) { places[key] = nil }
}
