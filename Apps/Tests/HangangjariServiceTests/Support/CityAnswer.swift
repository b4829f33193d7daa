/// A valid response of the city, which a test can change.
struct CityAnswer {
    var code: String? = "POI093"
    var name: String? = "뚝섬한강공원"
    var result = #"{"RESULT.CODE":"INFO-000","RESULT.MESSAGE":"정상 처리되었습니다."}"#
    var parking: String? = CityAnswer.lots([
        lot(1, "64", "35"), lot(2, "356", "226"), lot(3, "123", "47"), lot(4, "131", "46"),
    ])
    var population: String? = "[" + CityAnswer.people() + "]"
    var weather: String? = "[" + CityAnswer.sky() + "]"

    /// The time at which the response is read, in UTC; the city writes it as 2026-08-13 14:05.
    static let now = "2026-08-13T05:05:00Z"

    var text: String {
        var members: [String] = []
        if let name { members.append(#""AREA_NM":"\#(name)""#) }
        if let code { members.append(#""AREA_CD":"\#(code)""#) }
        if let population { members.append(#""LIVE_PPLTN_STTS":\#(population)"#) }
        if let parking { members.append(#""PRK_STTS":\#(parking)"#) }
        if let weather { members.append(#""WEATHER_STTS":\#(weather)"#) }
        return #"{"list_total_count":1,"RESULT":\#(result),"CITYDATA":{\#(members.joined(separator: ","))}}"#
    }

    var bytes: [UInt8] { Array(text.utf8) }

    static func lots(_ lots: [String]) -> String { "[" + lots.joined(separator: ",") + "]" }

    static func lot(
        _ number: Int,
        _ capacity: String,
        _ count: String,
        time: String = "2026-08-13 14:01:20",
        isLive: String = "Y"
    ) -> String {
        named("뚝섬\(number)주차장", capacity, count, time: time, isLive: isLive)
    }

    static func named(
        _ name: String,
        _ capacity: String,
        _ count: String,
        time: String = "2026-08-13 14:01:20",
        isLive: String = "Y"
    ) -> String {
        #"{"PRK_NM":"\#(name)","CPCTY":"\#(capacity)","CUR_PRK_CNT":"\#(count)","CUR_PRK_TIME":"\#(time)","#
            + #""CUR_PRK_YN":"\#(isLive)"}"#
    }

    static func people(
        level: String = "보통",
        minimum: String = "12000",
        maximum: String = "14000",
        time: String = "2026-08-13 13:35",
        forecast: String = "[]"
    ) -> String {
        #"{"AREA_CONGEST_LVL":"\#(level)","AREA_PPLTN_MIN":"\#(minimum)","AREA_PPLTN_MAX":"\#(maximum)","#
            + #""PPLTN_TIME":"\#(time)","FCST_PPLTN":\#(forecast)}"#
    }

    static func sky(_ changes: [String: String] = [:]) -> String {
        let fields = [
            "WEATHER_TIME": "2026-08-13 13:40", "TEMP": "31.9", "PRECIPITATION": "-", "PRECPT_TYPE": "없음",
            "WIND_SPD": "0.6", "HUMIDITY": "61", "UV_INDEX": "6", "PM10": "14", "PM10_INDEX": "좋음", "PM25": "10",
            "PM25_INDEX": "좋음",
        ]
        let changed = fields.merging(changes, uniquingKeysWith: { $1 }).sorted { $0.key < $1.key }
        return "{" + changed.map { #""\#($0.key)":"\#($0.value)""# }.joined(separator: ",") + "}"
    }
}
