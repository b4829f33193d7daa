/// A response of the city's open data in the form `citydata`, which contains all data of one place.
///
/// Only the fields that a river park needs are decoded. Every field may be missing; the report reader handles that.
struct CityPayload: Decodable {
    var result: Result?
    var place: Place?

    /// The result of the request, as a part of a response or alone in a refusal.
    struct Result: Decodable {
        var code: CityText?
        var message: CityText?
        var longCode: CityText?
        var longMessage: CityText?

        private enum CodingKeys: String, CodingKey {
            case code = "CODE"
            case message = "MESSAGE"
            case longCode = "RESULT.CODE"
            case longMessage = "RESULT.MESSAGE"
        }
    }

    struct Place: Decodable {
        var name: CityText?
        var code: CityText?
        var population: CityList<Population>?
        var parking: CityList<Lot>?
        var weather: CityList<Weather>?

        private enum CodingKeys: String, CodingKey {
            case name = "AREA_NM"
            case code = "AREA_CD"
            case population = "LIVE_PPLTN_STTS"
            case parking = "PRK_STTS"
            case weather = "WEATHER_STTS"
        }
    }

    struct Population: Decodable {
        var level: CityText?
        var minimum: CityText?
        var maximum: CityText?
        var time: CityText?
        var forecast: CityList<Hour>?

        private enum CodingKeys: String, CodingKey {
            case level = "AREA_CONGEST_LVL"
            case minimum = "AREA_PPLTN_MIN"
            case maximum = "AREA_PPLTN_MAX"
            case time = "PPLTN_TIME"
            case forecast = "FCST_PPLTN"
        }

        struct Hour: Decodable {
            var time: CityText?
            var level: CityText?
            var minimum: CityText?
            var maximum: CityText?

            private enum CodingKeys: String, CodingKey {
                case time = "FCST_TIME"
                case level = "FCST_CONGEST_LVL"
                case minimum = "FCST_PPLTN_MIN"
                case maximum = "FCST_PPLTN_MAX"
            }
        }
    }

    struct Lot: Decodable {
        var name: CityText?
        var capacity: CityText?
        var count: CityText?
        var time: CityText?
        var isLive: CityText?

        private enum CodingKeys: String, CodingKey {
            case name = "PRK_NM"
            case capacity = "CPCTY"
            case count = "CUR_PRK_CNT"
            case time = "CUR_PRK_TIME"
            case isLive = "CUR_PRK_YN"
        }
    }

    struct Weather: Decodable {
        var time: CityText?
        var temperature: CityText?
        var precipitation: CityText?
        var precipitationType: CityText?
        var windSpeed: CityText?
        var humidity: CityText?
        var uvIndex: CityText?
        var pm10: CityText?
        var pm10Grade: CityText?
        var pm25: CityText?
        var pm25Grade: CityText?
        var hours: CityList<Hour>?

        private enum CodingKeys: String, CodingKey {
            case time = "WEATHER_TIME"
            case temperature = "TEMP"
            case precipitation = "PRECIPITATION"
            case precipitationType = "PRECPT_TYPE"
            case windSpeed = "WIND_SPD"
            case humidity = "HUMIDITY"
            case uvIndex = "UV_INDEX"
            case pm10 = "PM10"
            case pm10Grade = "PM10_INDEX"
            case pm25 = "PM25"
            case pm25Grade = "PM25_INDEX"
            case hours = "FCST24HOURS"
        }

        struct Hour: Decodable {
            var time: CityText?
            var temperature: CityText?
            var precipitationType: CityText?
            var rainChance: CityText?
            var sky: CityText?

            private enum CodingKeys: String, CodingKey {
                case time = "FCST_DT"
                case temperature = "TEMP"
                case precipitationType = "PRECPT_TYPE"
                case rainChance = "RAIN_CHANCE"
                case sky = "SKY_STTS"
            }
        }
    }

    private enum CodingKeys: String, CodingKey {
        case result = "RESULT"
        case place = "CITYDATA"
    }
}
