/// A parking lot of a river park.
public struct RiverLot: Hashable, Sendable {
    /// The park's identifier and the lot's number, such as `ttukseom-2`.
    public let id: String
    /// The lot's official number; Mangwon has no lot 3.
    public let number: Int
    /// The Korean name in the city's open data, such as 뚝섬2주차장.
    public let name: String
    /// The number of spaces.
    public let capacity: Int
    /// The origin of the capacity.
    public let capacityOrigin: CapacityOrigin

    /// The origins of a lot's capacity.
    public enum CapacityOrigin: String, Hashable, Sendable {
        /// The number was published for the lot.
        case published
        /// The number is a share of the number published for the park, because there is none for the lot.
        case split
    }

    /// A lot's number and capacity in the table of parks.
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
