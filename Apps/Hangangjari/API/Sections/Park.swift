/// A river park, as every response names it.
package struct Park: Codable, Hashable, Sendable {
    /// The park's identifier in paths and links, of 3 to 16 letters a to z: `ttukseom`.
    package var id: String
    /// The Korean name: 뚝섬한강공원.
    package var name: String
    /// The Korean name as people say it, and as it fits into a small widget: 뚝섬.
    package var shortName: String
    /// The name in Latin letters: `Ttukseom`.
    package var englishName: String
    /// Degrees north, −90 to 90; approximate.
    package var latitude: Double
    /// Degrees east, −180 to 180; approximate.
    package var longitude: Double
    /// How many parking lots it has, 0 to 64.
    package var lotCount: Int
    /// How many spaces its lots have together, 0 to 100,000.
    package var capacity: Int

    private enum CodingKeys: String, CodingKey {
        case id, name, latitude, longitude, capacity
        case shortName = "short_name"
        case englishName = "english_name"
        case lotCount = "lot_count"
    }

    /// Makes a park.
    package init(
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
