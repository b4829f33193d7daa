/// A parsed JSON text: every value in the order of the text, with its position in the bytes.
///
/// The values are in one flat array instead of a tree. Nothing is copied out of the text until it is requested.
final class JSONTape: Sendable {
    enum Kind: UInt8 {
        case object, array, string, number, yes, no, null
    }

    /// One value; an object's members are alternating keys and values.
    struct Node {
        let kind: Kind
        /// Whether a string contains a backslash.
        var hasEscapes = false
        /// Whether a string is ASCII without a backslash, so that two such strings are equal exactly if their bytes
        /// are.
        var isPlain = false
        /// The start of the value's bytes: a string's without quotation marks, an object's or array's including the
        /// brackets.
        let start: Int32
        var end: Int32
        /// The index after the last node inside this value.
        var next: Int32
        /// The number of elements of an array, or of members of an object.
        var count: Int32 = 0
    }

    let bytes: [UInt8]
    let nodes: [Node]
    /// What is asked before a value is decoded; nil decodes every value.
    let cache: (any DecodingCache)?

    init(bytes: [UInt8], nodes: [Node], cache: (any DecodingCache)?) {
        self.bytes = bytes
        self.nodes = nodes
        self.cache = cache
    }

    func text(_ index: Int) -> ArraySlice<UInt8> { bytes[Int(nodes[index].start)..<Int(nodes[index].end)] }

    /// The bytes of a node as written, including a string's quotation marks.
    func source(_ index: Int) -> ArraySlice<UInt8> {
        let node = nodes[index]
        let quote = node.kind == .string ? 1 : 0
        return bytes[Int(node.start) - quote..<Int(node.end) + quote]
    }

    /// The string of a string node; the parser has checked that it is UTF-8.
    func string(_ index: Int) -> String {
        guard nodes[index].hasEscapes else { return String(decoding: text(index), as: UTF8.self) }
        return JSONEscapes.unescaped(text(index))
    }
}

extension JSONTape {
    /// The index of an object's value for a key; nil if there is none.
    func value(of object: Int, key: String) -> Int? {
        var index = object + 1
        let end = Int(nodes[object].next)
        while index < end {
            if isKey(index, key) { return index + 1 }
            index = Int(nodes[index + 1].next)
        }
        return nil
    }

    /// The places of an object's values by key; nil if it has so few members that ``value(of:key:)`` is faster.
    ///
    /// Of equal keys the first counts.
    func index(of object: Int) -> KeyIndex? {
        let count = Int(nodes[object].count)
        guard count > KeyIndex.smallCount else { return nil }
        var known = KeyIndex(minimumCapacity: count)
        var index = object + 1
        while index < Int(nodes[object].next) {
            _ = known.insert(string(index), at: index + 1)
            index = Int(nodes[index + 1].next)
        }
        return known
    }

    /// The keys of an object, in the order of the text.
    func keys(of object: Int) -> [String] {
        var keys: [String] = []
        var index = object + 1
        while index < Int(nodes[object].next) {
            keys.append(string(index))
            index = Int(nodes[index + 1].next)
        }
        return keys
    }

    /// Whether a key node is equal to a key.
    func isKey(_ index: Int, _ key: String) -> Bool {
        let node = nodes[index]
        guard !node.hasEscapes else { return string(index) == key }
        guard Int(node.end - node.start) == key.utf8.count else { return false }
        let text = text(index)
        return key.utf8.withContiguousStorageIfAvailable { text.elementsEqual($0) } ?? text.elementsEqual(key.utf8)
    }

    /// The index of an object's first key that is equal to an earlier one; nil if there is none.
    func repeatedKey(of object: Int) -> Int? {
        let isSmall = nodes[object].count <= KeyIndex.smallCount
        var seen = KeyIndex(minimumCapacity: isSmall ? 0 : Int(nodes[object].count))
        var index = object + 1
        while index < Int(nodes[object].next) {
            if isSmall ? hasEarlier(index, in: object) : !seen.insert(string(index), at: index) { return index }
            index = Int(nodes[index + 1].next)
        }
        return nil
    }

    /// Whether an earlier key of the object is equal to this key.
    private func hasEarlier(_ key: Int, in object: Int) -> Bool {
        var index = object + 1
        while index < key {
            if haveEqualText(index, key) { return true }
            index = Int(nodes[index + 1].next)
        }
        return false
    }

    private func haveEqualText(_ first: Int, _ second: Int) -> Bool {
        let (one, other) = (nodes[first], nodes[second])
        guard one.isPlain, other.isPlain else { return string(first) == string(second) }
        let count = Int(one.end - one.start)
        guard count == Int(other.end - other.start) else { return false }
        for place in 0..<count where bytes[Int(one.start) + place] != bytes[Int(other.start) + place] { return false }
        return true
    }
}
