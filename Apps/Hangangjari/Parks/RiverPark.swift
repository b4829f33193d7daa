/// One of the eleven parks by the Han river in Seoul, with what does not change from minute to minute.
package struct RiverPark: Hashable, Sendable {
    /// The identifier in paths, links and configurations: `ttukseom`.
    package let id: String
    /// The Korean name: 뚝섬한강공원.
    package let name: String
    /// The Korean name without what all parks have in common: 뚝섬.
    package let shortName: String
    /// The name in Latin letters: `Ttukseom`.
    package let englishName: String
    /// The place's code in the city's open data: `POI093`.
    package let placeCode: String
    /// Degrees north; approximate.
    package let latitude: Double
    /// Degrees east; approximate.
    package let longitude: Double
    /// The parking lots, in the order of their numbers.
    package let lots: [RiverLot]

    /// The spaces of all lots.
    package var capacity: Int { lots.reduce(0) { $0 + $1.capacity } }

    /// A link that opens a map with the way to the park.
    ///
    /// KakaoMap's form for links: `https://map.kakao.com/link/to/NAME,LATITUDE,LONGITUDE`.
    package var directionsURL: String {
        "https://map.kakao.com/link/to/\(Self.percentEncoded(name)),\(latitude),\(longitude)"
    }

    init(
        id: String,
        shortName: String,
        englishName: String,
        placeCode: String,
        latitude: Double,
        longitude: Double,
        lots: [RiverLot.Size]
    ) {
        self.id = id
        self.name = shortName + "한강공원"
        self.shortName = shortName
        self.englishName = englishName
        self.placeCode = placeCode
        self.latitude = latitude
        self.longitude = longitude
        self.lots = lots.map { RiverLot(park: id, shortName: shortName, size: $0) }
    }

    private static func percentEncoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return text.utf8.reduce(into: "") { encoded, byte in
            encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }
    }
}
