/// One of the eleven parks by the Han river in Seoul, with its static data.
public struct RiverPark: Hashable, Sendable {
    /// The identifier in paths, links and configurations, such as `ttukseom`.
    public let id: String
    /// The Korean name, such as 뚝섬한강공원.
    public let name: String
    /// The Korean name without the common suffix, such as 뚝섬.
    public let shortName: String
    /// The name in Latin letters, such as `Ttukseom`.
    public let englishName: String
    /// The code of the place in the city's open data, such as `POI093`.
    public let placeCode: String
    /// The latitude in degrees; approximate.
    public let latitude: Double
    /// The longitude in degrees; approximate.
    public let longitude: Double
    /// The parking lots, ordered by number.
    public let lots: [RiverLot]

    /// The number of spaces of all lots together.
    public var capacity: Int { lots.reduce(0) { $0 + $1.capacity } }

    /// A link to a map with directions to the park.
    ///
    /// The form is KakaoMap's: `https://map.kakao.com/link/to/NAME,LATITUDE,LONGITUDE`.
    public var directionsURL: String {
        "https://map.kakao.com/link/to/\(Self.percentEncoded(name)),\(latitude),\(longitude)"
    }

    /// Creates a park of the table; a lot is its number and its spaces.
    init(
        _ id: String,
        _ shortName: String,
        _ englishName: String,
        _ placeCode: String,
        _ latitude: Double,
        _ longitude: Double,
        _ lots: [(number: Int, capacity: Int)]
    ) {
        self.id = id
        self.name = shortName + "한강공원"
        self.shortName = shortName
        self.englishName = englishName
        self.placeCode = placeCode
        self.latitude = latitude
        self.longitude = longitude
        self.lots = lots.map { lot in
            RiverLot(
                id: "\(id)-\(lot.number)",
                number: lot.number,
                name: "\(shortName)\(lot.number)주차장",
                capacity: lot.capacity
            )
        }
    }

    private static func percentEncoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return text.utf8.reduce(into: "") { encoded, byte in
            encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }
    }
}

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
}
