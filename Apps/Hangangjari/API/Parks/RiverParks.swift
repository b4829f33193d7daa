/// The eleven river parks with their 42 parking lots and 6,670 spaces.
///
/// The numbers of lots and spaces of each park were published by Seoul's Hangang office in December 2024. Place codes
/// are those of the city's open data. Coordinates are approximate. Sizes of individual lots are published for Ttukseom,
/// for Yeouido and for the first lot of Ichon. For all others only the park's total is known and is divided evenly,
/// except for Jamwon, where it is divided in the proportions of 2019 (98, 30, 305, 70, 17, 215).
public enum RiverParks {
    /// The parks, ordered downstream from east to west.
    public static let all: [RiverPark] = [
        RiverPark(
            id: "gwangnaru",
            shortName: "광나루",
            englishName: "Gwangnaru",
            placeCode: "POI087",
            latitude: 37.5492,
            longitude: 127.1266,
            lots: [.split(1, 98), .split(2, 97), .split(3, 97), .split(4, 97)]
        ),
        RiverPark(
            id: "jamsil",
            shortName: "잠실",
            englishName: "Jamsil",
            placeCode: "POI110",
            latitude: 37.52,
            longitude: 127.0818,
            lots: [.split(1, 117), .split(2, 117), .split(3, 117), .split(4, 117)]
        ),
        RiverPark(
            id: "ttukseom",
            shortName: "뚝섬",
            englishName: "Ttukseom",
            placeCode: "POI093",
            latitude: 37.5302,
            longitude: 127.0688,
            lots: [.published(1, 64), .published(2, 356), .published(3, 123), .published(4, 131)]
        ),
        RiverPark(
            id: "jamwon",
            shortName: "잠원",
            englishName: "Jamwon",
            placeCode: "POI111",
            latitude: 37.5166,
            longitude: 126.9994,
            lots: [.split(1, 96), .split(2, 30), .split(3, 300), .split(4, 69), .split(5, 16), .split(6, 211)]
        ),
        RiverPark(
            id: "banpo",
            shortName: "반포",
            englishName: "Banpo",
            placeCode: "POI095",
            latitude: 37.5126,
            longitude: 126.9995,
            lots: [.split(1, 188), .split(2, 187), .split(3, 187), .split(4, 187)]
        ),
        RiverPark(
            id: "ichon",
            shortName: "이촌",
            englishName: "Ichon",
            placeCode: "POI108",
            latitude: 37.521,
            longitude: 126.9726,
            lots: [.published(1, 32), .split(2, 113), .split(3, 113), .split(4, 113)]
        ),
        RiverPark(
            id: "yeouido",
            shortName: "여의도",
            englishName: "Yeouido",
            placeCode: "POI105",
            latitude: 37.5285,
            longitude: 126.9337,
            lots: [.published(1, 462), .published(2, 176), .published(3, 785), .published(4, 218), .published(5, 141)]
        ),
        RiverPark(
            id: "yanghwa",
            shortName: "양화",
            englishName: "Yanghwa",
            placeCode: "POI103",
            latitude: 37.5454,
            longitude: 126.9101,
            lots: [.split(1, 163), .split(2, 163), .split(3, 162)]
        ),
        RiverPark(
            id: "mangwon",
            shortName: "망원",
            englishName: "Mangwon",
            placeCode: "POI094",
            latitude: 37.5494,
            longitude: 126.8975,
            lots: [.split(1, 119), .split(2, 119), .split(4, 119)]
        ),
        RiverPark(
            id: "nanji",
            shortName: "난지",
            englishName: "Nanji",
            placeCode: "POI090",
            latitude: 37.5663,
            longitude: 126.8906,
            lots: [.split(1, 155), .split(2, 155), .split(3, 154), .split(4, 154)]
        ),
        RiverPark(
            id: "gangseo",
            shortName: "강서",
            englishName: "Gangseo",
            placeCode: "POI085",
            latitude: 37.5736,
            longitude: 126.8241,
            lots: [.split(1, 52)]
        ),
    ]

    /// Returns the park with an identifier; `nil` if there is none.
    public static func park(id: String) -> RiverPark? { all.first { $0.id == id } }

    /// Returns the park with the shortest distance to a position in degrees, on a flat projection.
    public static func nearest(latitude: Double, longitude: Double) -> RiverPark? {
        all.min { distance($0, latitude, longitude) < distance($1, latitude, longitude) }
    }

    private static func distance(_ park: RiverPark, _ latitude: Double, _ longitude: Double) -> Double {
        // At Seoul's latitude a degree of longitude is 0.793 of a degree of latitude.
        let north = park.latitude - latitude
        let east = (park.longitude - longitude) * 0.793
        return north * north + east * east
    }
}
