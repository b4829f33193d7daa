/// A row in the piece of text that is in memory.
struct JSONRowText {
    /// The piece; its first byte is at `base` in the whole text.
    let text: UnsafePointer<UInt8>
    let base: Int
    let id: JSONString
    let members: [JSONMember]
    /// The range of the row in the piece, from the quote of its id to the end of its object.
    let range: Range<Int>
    /// The range of its object in the piece, including the white space after it.
    let object: Range<Int>
}

/// The callbacks of a walk through a store's text.
protocol JSONStoreVisitor {
    /// A table begins; its rows follow.
    mutating func tableBegan(_ name: String)
    /// A row of the current table.
    mutating func row(_ row: borrowing JSONRowText)
    /// The table ends; `offset` is the position of its closing brace in the text.
    mutating func tableEnded(at offset: Int)
    /// All tables have ended; `offset` is the position of their closing brace in the text.
    mutating func tablesEnded(at offset: Int)
}

/// Walks through the text of a store, `[{table: {row: {cell: value}}}, {valueId: value}]`, without keeping it in
/// memory.
struct JSONStoreWalk<Source: JSONSource, Visitor: JSONStoreVisitor>: ~Copyable {
    private var window: JSONWindow<Source>
    private var index = 0
    private var members: [JSONMember] = []
    private var visitor: Visitor

    private init(_ source: Source, visitor: Visitor) {
        window = JSONWindow(source)
        self.visitor = visitor
    }

    /// Walks through the whole text.
    ///
    /// - Returns: The visitor.
    /// - Throws: `TinyBaseError` with code `damaged`, `mergeableStore` or `tooLarge`, or any error that the source
    ///   throws.
    static func run(_ source: Source, visitor: consuming Visitor) throws(TinyBaseError) -> Visitor {
        var walk = JSONStoreWalk(source, visitor: visitor)
        try walk.store()
        return walk.visitor
    }

    private mutating func store() throws(TinyBaseError) {
        try expect(UInt8(ascii: "["))
        if try next() == UInt8(ascii: "[") {
            throw TinyBaseError(
                .mergeableStore,
                "The file holds a MergeableStore, which is not supported: use a Store."
            )
        }
        try tables()
        try expect(UInt8(ascii: ","))
        _ = try element { cursor throws(JSONStop) in _ = try cursor.value() }
        try expect(UInt8(ascii: "]"))
        try end()
    }

    private mutating func tables() throws(TinyBaseError) {
        try expect(UInt8(ascii: "{"))
        if try next() != UInt8(ascii: "}") {
            repeat {
                let name = try key()
                visitor.tableBegan(name)
                try rows()
            } while try separator()
        }
        visitor.tablesEnded(at: window.base + index)
        try expect(UInt8(ascii: "}"))
    }

    private mutating func rows() throws(TinyBaseError) {
        try expect(UInt8(ascii: "{"))
        if try next() != UInt8(ascii: "}") {
            repeat { try row() } while try separator()
        }
        visitor.tableEnded(at: window.base + index)
        try expect(UInt8(ascii: "}"))
    }

    /// Skips a comma; returns false if the object ends instead.
    private mutating func separator() throws(TinyBaseError) -> Bool {
        switch try next() {
        case UInt8(ascii: ","):
            index += 1
            return true
        case UInt8(ascii: "}"): return false
        default: throw Self.malformed(at: window.base + index)
        }
    }

    private mutating func key() throws(TinyBaseError) -> String {
        try element { cursor throws(JSONStop) in
            let name = try cursor.string()
            try cursor.expect(UInt8(ascii: ":"))
            return name.decoded(in: cursor.text)
        }
    }

    private mutating func row() throws(TinyBaseError) {
        var members = self.members
        self.members = []
        let found = try element { cursor throws(JSONStop) in
            _ = try cursor.next()
            let start = cursor.index
            let id = try cursor.string()
            try cursor.expect(UInt8(ascii: ":"))
            let object = try cursor.object(&members)
            // The next byte is a comma or a brace; the white space before it is room for a longer row.
            _ = try cursor.next()
            let end = cursor.index
            return (id: id, range: start..<end, object: object.lowerBound..<end, text: cursor.text)
        }
        visitor.row(
            JSONRowText(
                text: found.text,
                base: window.base,
                id: found.id,
                members: members,
                range: found.range,
                object: found.object
            )
        )
        self.members = members
    }

    /// Reads one complete element; loads more of the text until the element is in memory.
    private mutating func element<Result>(
        _ read: (inout JSONCursor) throws(JSONStop) -> Result
    ) throws(TinyBaseError) -> Result {
        while true {
            var cursor = window.cursor(at: index)
            do throws(JSONStop) {
                let result = try read(&cursor)
                index = cursor.index
                return result
            } catch .malformed(let place) {
                throw Self.malformed(at: window.base + place)
            } catch {
                try window.advance(keeping: index)
                index = 0
            }
        }
    }

    private mutating func next() throws(TinyBaseError) -> UInt8 {
        try element { cursor throws(JSONStop) in try cursor.next() }
    }

    private mutating func expect(_ byte: UInt8) throws(TinyBaseError) {
        try element { cursor throws(JSONStop) in try cursor.expect(byte) }
    }

    /// Throws if anything but white space follows.
    private mutating func end() throws(TinyBaseError) {
        while true {
            var cursor = window.cursor(at: index)
            if (try? cursor.next()) != nil {
                throw Self.malformed(at: window.base + cursor.index)
            }
            // Only white space is left in this piece, as at a correct end of the text.
            guard window.hasMore else { return }
            try window.advance(keeping: window.count)
            index = 0
        }
    }

    private static func malformed(at offset: Int) -> TinyBaseError {
        TinyBaseError(
            .damaged,
            "The store's JSON differs from TinyBase's format at byte \(offset): restore the file."
        )
    }
}
