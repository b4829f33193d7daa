/// A JSON text taken apart: every value in the order of the text, with its place in the bytes.
///
/// One flat array instead of a tree: nothing is copied out of the text before it is asked for.
final class JSONTape {
    /// What a value is.
    enum Kind: UInt8 {
        case object, array, string, number, yes, no, null
    }

    /// One value; an object's members are a key and a value in turn.
    struct Node {
        let kind: Kind
        /// Whether a string holds a backslash.
        var hasEscapes = false
        /// Its bytes: a string's without quotation marks, an object's or array's whole.
        let start: Int32
        var end: Int32
        /// The position behind the last node inside.
        var next: Int32
        /// How many elements an array has.
        var count: Int32 = 0
    }

    let bytes: [UInt8]
    let nodes: [Node]

    init(bytes: [UInt8], nodes: [Node]) {
        self.bytes = bytes
        self.nodes = nodes
    }

    /// The bytes of a node.
    func text(_ index: Int) -> ArraySlice<UInt8> { bytes[Int(nodes[index].start)..<Int(nodes[index].end)] }

    /// The string of a string node; the parser has checked that it is UTF-8.
    func string(_ index: Int) -> String {
        guard nodes[index].hasEscapes else { return String(decoding: text(index), as: UTF8.self) }
        return JSONEscapes.unescaped(text(index))
    }

    /// The position of an object's value for a key; nil if it has none.
    func value(of object: Int, key: String) -> Int? {
        var index = object + 1
        let end = Int(nodes[object].next)
        while index < end {
            if isKey(index, key) { return index + 1 }
            index = Int(nodes[index + 1].next)
        }
        return nil
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

    private func isKey(_ index: Int, _ key: String) -> Bool {
        nodes[index].hasEscapes ? string(index) == key : text(index).elementsEqual(key.utf8)
    }
}
