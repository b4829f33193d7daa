/// A parking lot of a river park.
package struct RiverLot: Hashable, Sendable {
    /// The park's identifier and the lot's number: `ttukseom-2`.
    package let id: String
    /// The lot's number as people know it; Mangwon has no 3.
    package let number: Int
    /// The Korean name, as the city's open data writes it: 뚝섬2주차장.
    package let name: String
    /// How many spaces it has.
    package let capacity: Int
    /// Where the capacity comes from.
    package let capacityOrigin: CapacityOrigin

    /// Where a lot's capacity comes from.
    package enum CapacityOrigin: String, Hashable, Sendable {
        /// The lot's own published number.
        case published
        /// A share of the park's published number, as the lot's own is not known.
        case split
    }

    /// A lot's number and size, as the table of parks writes them.
    enum Size {
        case published(Int, Int)
        case split(Int, Int)
    }

    init(park: String, shortName: String, size: Size) {
        switch size {
        case .published(let number, let capacity):
            self.number = number
            self.capacity = capacity
            capacityOrigin = .published
        case .split(let number, let capacity):
            self.number = number
            self.capacity = capacity
            capacityOrigin = .split
        }
        id = "\(park)-\(number)"
        name = "\(shortName)\(number)주차장"
    }
}
