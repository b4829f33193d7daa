/// The order numbers of rows, in steps of 10 like those of the original app.
enum RowOrder {
    static let step = 10

    /// The next number after some others.
    static func after(_ orders: [Int]) -> Int {
        orders.max().map { $0 > Int.max - step ? $0 : $0 + step } ?? 0
    }

    /// The changes that move a row to a position among its siblings; rows whose number stays the same are not included.
    ///
    /// - Throws: `BeeBloomError` with code `badNumber` for a position below 0.
    static func moving(
        _ id: String,
        to position: Int,
        among siblings: [(id: String, order: Int)],
        in table: String
    ) throws(BeeBloomError) -> [TinyBaseEdit] {
        guard position >= 0 else {
            throw BeeBloomError(.badNumber, "Position \(position) is before the first, which is 0.")
        }
        var ids = siblings.map(\.id).filter { $0 != id }
        ids.insert(id, at: min(position, ids.count))
        let orders = Dictionary(siblings.map { ($0.id, $0.order) }, uniquingKeysWith: { $1 })
        return ids.enumerated().filter { orders[$0.element] != $0.offset * step }
            .map { index, sibling in
                .setCells(table: table, row: sibling, cells: [("order", .number(Double(index * step)))])
            }
    }
}
