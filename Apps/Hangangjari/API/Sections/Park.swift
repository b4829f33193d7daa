/// A river park as it appears in every response.
public struct Park: Codable, Hashable, Sendable {
    /// The park's identifier in paths and links: 3 to 16 letters from a to z, such as `ttukseom`.
    public var id: String
    /// The Korean name, such as 뚝섬한강공원.
    public var name: String
    /// The short Korean name in everyday use, which fits into a small widget, such as 뚝섬.
    public var shortName: String
    /// The name in Latin letters, such as `Ttukseom`.
    public var englishName: String
    /// Degrees north, −90 to 90; approximate.
    public var latitude: Double
    /// Degrees east, −180 to 180; approximate.
    public var longitude: Double
    /// The number of parking lots, 0 to 64.
    public var lotCount: Int
    /// The number of spaces in all lots together, 0 to 100,000.
    public var capacity: Int

    private enum CodingKeys: String, CodingKey {
        case id, name, latitude, longitude, capacity
        case shortName = "short_name"
        case englishName = "english_name"
        case lotCount = "lot_count"
    }

    public init(
        id: String,
        name: String,
        shortName: String,
        englishName: String,
        latitude: Double,
        longitude: Double,
        lotCount: Int,
        capacity: Int
    ) {
        self.id = id
        self.name = name
        self.shortName = shortName
        self.englishName = englishName
        self.latitude = latitude
        self.longitude = longitude
        self.lotCount = lotCount
        self.capacity = capacity
    }
}
