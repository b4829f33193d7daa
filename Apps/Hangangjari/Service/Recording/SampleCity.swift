package import HangangjariAPI

/// A generator of an invented summer week by the river, in the city's format.
///
/// Parks, lots and capacities are real. The other values follow curves over the day: parks fill towards the evening,
/// earlier and more on weekends, and hardly at all in the rain. The peculiarities of the city's data occur too: one lot
/// is never counted, one counter hangs on Wednesdays, one reports 66 free of 32, and a park with a single lot has no
/// array.
package struct SampleCity: Sendable {
    /// The number of seconds between two responses.
    package static let step = 600
    /// The invented week; its first day is a Monday.
    package static let week = KoreanDay(number: 20_675)..<KoreanDay(number: 20_682)

    let seed: UInt64

    /// Creates a generator; the same seed gives the same data on every machine.
    package init(seed: UInt64) { self.seed = seed }

    /// Returns all responses about a park on one day.
    package func day(_ day: KoreanDay, of park: RiverPark) -> RecordedDay {
        let sky = SampleSky(seed: seed, day: day)
        let moments = stride(from: 0, to: 86_400, by: Self.step).map { day.start.adding($0) }
        return RecordedDay(
            day: day,
            payloads: moments.map { moment in
                RecordedDay.Payload(recordedAt: moment, bytes: payload(park, at: moment, sky).bytes)
            }
        )
    }

    /// Returns the bytes of a response about a park.
    func response(of park: RiverPark, at moment: Timestamp) -> [UInt8] {
        payload(park, at: moment, SampleSky(seed: seed, day: KoreanDay(of: moment))).bytes
    }

    /// Returns the occupied share of a park: 0 is empty, 1 is full, and above 1 people wait for a space.
    func occupancy(_ park: RiverPark, at moment: Timestamp, _ sky: SampleSky) -> Double {
        let day = KoreanDay(of: moment)
        let hour = Double(moment.seconds(since: day.start)) / 3600
        var random = SeededRandom(seed: seed, "park", park.id, day.text)
        let mood = 1 + 0.15 * random.wobble()
        let evening = Self.bump(hour, around: 19.5, width: 2.6)
        let afternoon = Self.bump(hour, around: 15, width: 2.8)
        let noon = Self.bump(hour, around: 12.5, width: 1.6)
        let filled = day.isWeekend ? 0.9 * afternoon + 0.65 * evening : 0.3 * noon + 0.75 * evening
        let share = 0.1 + Self.popularity(park) * filled * mood
        return share * (sky.isWet(at: moment) ? 0.35 : 1)
    }

    /// The popularity of a park, around 1.
    private static func popularity(_ park: RiverPark) -> Double {
        switch park.id {
        case "yeouido", "ttukseom", "banpo": 1.2
        case "jamwon", "mangwon", "jamsil": 1
        case "gangseo": 0.5
        default: 0.8
        }
    }

    private static func bump(_ hour: Double, around centre: Double, width: Double) -> Double {
        let distance = (hour - centre) / width
        // A bell curve without an exponential function, so that every machine computes the same bits.
        let square = distance * distance
        return square > 9 ? 0 : (1 - square / 9) * (1 - square / 9) * (1 - square / 9)
    }

    private func payload(_ park: RiverPark, at moment: Timestamp, _ sky: SampleSky) -> CityJSON {
        let occupancy = occupancy(park, at: moment, sky)
        let lots = park.lots.map { lot($0, of: park, at: moment, occupancy) }
        return .object([
            ("list_total_count", .number(1)),
            (
                "RESULT",
                .object([("RESULT.CODE", .text("INFO-000")), ("RESULT.MESSAGE", .text("정상 처리되었습니다."))])
            ),
            (
                "CITYDATA",
                .object([
                    ("AREA_NM", .text(park.name)),
                    ("AREA_CD", .text(park.placeCode)),
                    ("LIVE_PPLTN_STTS", .list([population(park, at: moment, sky)])),
                    ("PRK_STTS", lots.count == 1 ? lots[0] : .list(lots)),
                    ("WEATHER_STTS", .list([sky.weather(at: moment)])),
                ])
            ),
        ])
    }

    /// Returns the parking samples of each half hour of a day, without generating the responses.
    func halfHourSamples(on day: KoreanDay, of park: RiverPark) -> [ParkingSample] {
        let sky = SampleSky(seed: seed, day: day)
        var bySlot: [Int: ParkingSample] = [:]
        for slot in 0..<48 {
            // The last response of the half hour, which is the one that a running service stores.
            let moment = day.start.adding(slot * 1800 + 1800 - Self.step)
            let occupancy = occupancy(park, at: moment, sky)
            let lots = park.lots.map { lot in
                let (count, time) = self.count(in: lot, at: moment, occupancy)
                return ParkingSection.Lot(
                    id: lot.id,
                    name: lot.name,
                    remaining: count,
                    capacity: lot.capacity,
                    level: .ofParking(remaining: count, capacity: lot.capacity),
                    observedAt: count == nil ? nil : time
                )
            }
            if let sample = ParkingSample(of: lots), sample.day == day { bySlot[sample.slot] = sample }
        }
        return bySlot.values.sorted { $0.slot < $1.slot }
    }

    /// Returns the number of free spaces in a lot of a park whose occupied share is known, and the time of the count;
    /// no number for a lot that is never counted.
    private func count(
        in lot: RiverLot,
        at moment: Timestamp,
        _ occupancy: Double
    ) -> (count: Int?, time: Timestamp) {
        var own = SeededRandom(seed: seed, "lot", lot.id)
        let taste = 1 + 0.12 * own.wobble()
        let delay = Int(own.unit() * 240) + 40
        var random = SeededRandom(seed: seed, "count", lot.id, moment.description)
        let taken = occupancy * taste + 0.02 * random.wobble()
        let count = max(0, Int((Double(lot.capacity) * (1 - taken)).rounded()))
        let time = moment.adding(-delay)
        let day = KoreanDay(of: moment)
        switch lot.id {
        case "gwangnaru-4": return (nil, time)
        case "banpo-3" where day.weekday == 2: return (count, min(time, day.start.adding(9 * 3600 + 600)))
        case "ichon-1" where moment.seconds(since: day.start) < 10 * 3600: return (66, time)
        default: return (count, time)
        }
    }

    private func lot(
        _ lot: RiverLot,
        of park: RiverPark,
        at moment: Timestamp,
        _ occupancy: Double
    ) -> CityJSON {
        let (count, time) = self.count(in: lot, at: moment, occupancy)
        let counted = CityTime.text(time) + ":" + time.description.suffix(3).prefix(2)
        return .object([
            ("PRK_NM", .text(lot.name)),
            ("PRK_CD", .text("\(park.placeCode)\(lot.number)")),
            ("PRK_TYPE", .text("NW")),
            ("CPCTY", .text(String(lot.capacity))),
            ("CUR_PRK_CNT", .text(count.map(String.init) ?? "")),
            ("CUR_PRK_TIME", .text(count == nil ? "" : counted)),
            ("CUR_PRK_YN", .text(count == nil ? "N" : "Y")),
            ("PAY_YN", .text("Y")),
            ("RATES", .text("1000")),
            ("TIME_RATES", .text("30")),
            ("ADD_RATES", .text("200")),
            ("ADD_TIME_RATES", .text("10")),
            ("ADDRESS", .text("")),
            ("ROAD_ADDR", .text("")),
            ("LNG", .text(String(park.longitude))),
            ("LAT", .text(String(park.latitude))),
        ])
    }

    private func population(_ park: RiverPark, at moment: Timestamp, _ sky: SampleSky) -> CityJSON {
        // The estimate is published half an hour late and updated every five minutes.
        let seen = moment.adding(-1800)
        let (level, range) = people(park, at: seen, sky)
        let hour = moment.adding(3600 - moment.secondsSince1970 % 3600)
        let forecast = (0..<12)
            .map { index -> CityJSON in
                let at = hour.adding(index * 3600)
                let (level, range) = people(park, at: at, sky)
                return .object([
                    ("FCST_TIME", .text(CityTime.text(at))),
                    ("FCST_CONGEST_LVL", .text(level)),
                    ("FCST_PPLTN_MIN", .text(String(range.lowerBound))),
                    ("FCST_PPLTN_MAX", .text(String(range.upperBound))),
                ])
            }
        return .object([
            ("AREA_NM", .text(park.name)),
            ("AREA_CD", .text(park.placeCode)),
            ("AREA_CONGEST_LVL", .text(level)),
            ("AREA_PPLTN_MIN", .text(String(range.lowerBound))),
            ("AREA_PPLTN_MAX", .text(String(range.upperBound))),
            ("PPLTN_TIME", .text(CityTime.text(seen))),
            ("FCST_YN", .text("Y")),
            ("FCST_PPLTN", .list(forecast)),
        ])
    }

    private func people(_ park: RiverPark, at moment: Timestamp, _ sky: SampleSky) -> (String, ClosedRange<Int>) {
        let share = occupancy(park, at: moment, sky)
        let middle = share * Double(2000 + park.capacity * 12)
        let least = Int(middle * 0.92 / 500) * 500
        let level = share < 0.4 ? "여유" : share < 0.7 ? "보통" : share < 0.95 ? "약간 붐빔" : "붐빔"
        return (level, least...(least + 500 + Int(middle * 0.16 / 500) * 500))
    }
}
