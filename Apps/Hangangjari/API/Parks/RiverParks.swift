/// The eleven river parks with their 42 parking lots and 6,670 spaces.
///
/// The numbers of lots and spaces of each park were published by Seoul's Hangang office in December 2024. Place codes
/// are those of the city's open data. Coordinates are approximate. Sizes of individual lots are published for Ttukseom,
/// for Yeouido and for the first lot of Ichon. For all others only the park's total is known and is divided evenly,
/// except for Jamwon, where it is divided in the proportions of 2019 (98, 30, 305, 70, 17, 215).
public enum RiverParks {
    /// The parks, ordered downstream from east to west.
    public static let all: [RiverPark] = [
        RiverPark("gwangnaru", "광나루", "Gwangnaru", "POI087", 37.5492, 127.1266, [(1, 98), (2, 97), (3, 97), (4, 97)]),
        RiverPark("jamsil", "잠실", "Jamsil", "POI110", 37.52, 127.0818, [(1, 117), (2, 117), (3, 117), (4, 117)]),
        RiverPark("ttukseom", "뚝섬", "Ttukseom", "POI093", 37.5302, 127.0688, [(1, 64), (2, 356), (3, 123), (4, 131)]),
        RiverPark(
            "jamwon",
            "잠원",
            "Jamwon",
            "POI111",
            37.5166,
            126.9994,
            [(1, 96), (2, 30), (3, 300), (4, 69), (5, 16), (6, 211)]
        ),
        RiverPark("banpo", "반포", "Banpo", "POI095", 37.5126, 126.9995, [(1, 188), (2, 187), (3, 187), (4, 187)]),
        RiverPark("ichon", "이촌", "Ichon", "POI108", 37.521, 126.9726, [(1, 32), (2, 113), (3, 113), (4, 113)]),
        RiverPark(
            "yeouido",
            "여의도",
            "Yeouido",
            "POI105",
            37.5285,
            126.9337,
            [(1, 462), (2, 176), (3, 785), (4, 218), (5, 141)]
        ),
        RiverPark("yanghwa", "양화", "Yanghwa", "POI103", 37.5454, 126.9101, [(1, 163), (2, 163), (3, 162)]),
        RiverPark("mangwon", "망원", "Mangwon", "POI094", 37.5494, 126.8975, [(1, 119), (2, 119), (4, 119)]),
        RiverPark("nanji", "난지", "Nanji", "POI090", 37.5663, 126.8906, [(1, 155), (2, 155), (3, 154), (4, 154)]),
        RiverPark("gangseo", "강서", "Gangseo", "POI085", 37.5736, 126.8241, [(1, 52)]),
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
