/// A page of a table's B-tree: <https://www.sqlite.org/fileformat2.html#b_tree_pages>.
struct TablePage {
    /// The next step of the search for a row.
    enum Step {
        /// Continue in the page with this number.
        case child(Int)
        /// The row is in this page.
        case row(RecordHeader)
        /// The row does not exist, or the page does not belong to a table.
        case nothing
    }

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func find(_ rowID: Int64) -> Step {
        switch bytes.first {
        case 0x05: child(for: rowID)
        case 0x0D: row(rowID)
        default: .nothing
        }
    }

    private func child(for rowID: Int64) -> Step {
        for cell in cells(from: 12) {
            guard let key = varint(at: cell + 4), let child = integer(at: cell, bytes: 4) else { return .nothing }
            if rowID <= key.value { return .child(child) }
        }
        return integer(at: 8, bytes: 4).map { .child($0) } ?? .nothing
    }

    private func row(_ rowID: Int64) -> Step {
        for cell in cells(from: 8) {
            guard let size = varint(at: cell), let key = varint(at: size.end) else { return .nothing }
            if key.value == rowID { return .row(RecordHeader(page: self, start: key.end)) }
        }
        return .nothing
    }

    /// The offsets of the cells in the page.
    private func cells(from pointers: Int) -> [Int] {
        guard let count = integer(at: 3, bytes: 2) else { return [] }
        return (0..<count).compactMap { integer(at: pointers + 2 * $0, bytes: 2) }
    }

    private func integer(at offset: Int, bytes count: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Reads a variable-length number of one to nine bytes; each holds seven bits, the ninth holds eight.
    fileprivate func varint(at start: Int) -> (value: Int64, end: Int)? {
        var value: UInt64 = 0
        for index in start..<start + 9 {
            guard bytes.indices.contains(index) else { return nil }
            let byte = bytes[index]
            if index == start + 8 { return (Int64(bitPattern: value << 8 | UInt64(byte)), index + 1) }
            value = value << 7 | UInt64(byte & 0x7F)
            if byte < 0x80 { return (Int64(bitPattern: value), index + 1) }
        }
        return nil
    }
}

/// The types of a row's columns: <https://www.sqlite.org/fileformat2.html#record_format>.
struct RecordHeader {
    private let page: TablePage
    private let start: Int

    fileprivate init(page: TablePage, start: Int) {
        self.page = page
        self.start = start
    }

    /// The position in the page of the last byte of a column's type; nil if the type is not the expected one, or if the
    /// row has more columns.
    func lastByteOfType(column: Int, expecting type: Int) -> Int? {
        guard let size = page.varint(at: start) else { return nil }
        var offset = size.end
        var types: [Int64] = []
        while offset < start + Int(size.value), types.count <= column, let next = page.varint(at: offset) {
            types.append(next.value)
            offset = next.end
        }
        guard types.count == column + 1, offset == start + Int(size.value), types[column] == Int64(type) else {
            return nil
        }
        return offset - 1
    }
}
