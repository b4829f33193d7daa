/// A coding key that is only a name or a position.
enum PlainKey: CodingKey {
    case name(String)
    case position(Int)

    init(_ name: String) { self = .name(name) }
    init(_ position: Int) { self = .position(position) }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { self.init(intValue) }

    var stringValue: String {
        switch self {
        case .name(let name): name
        case .position(let position): "[\(position)]"
        }
    }

    var intValue: Int? {
        switch self {
        case .name: nil
        case .position(let position): position
        }
    }
}
