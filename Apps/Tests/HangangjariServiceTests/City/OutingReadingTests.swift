import HangangjariAPI
import Testing

@testable import HangangjariService

@Suite("The city's visitors, weather and air")
struct OutingReadingTests {
    @Test("are read with their own times of observation")
    func wellFormed() throws {
        let report = try ParkReportReader.read()
        #expect(report.crowd?.level == .normal)
        #expect(report.crowd?.minimum == 12_000)
        #expect(report.crowd?.maximum == 14_000)
        #expect(report.crowd?.observedAt?.description == "2026-08-13T04:35:00Z")
        #expect(report.weather?.temperature == 31.9)
        #expect(report.weather?.precipitation == 0)
        #expect(report.weather?.precipitationKind == WeatherSection.PrecipitationKind.none)
        #expect(report.weather?.observedAt?.description == "2026-08-13T04:40:00Z")
        #expect(report.dust?.grade == .good)
    }

    @Test(
        "have the level of the city's word",
        arguments: [
            ("여유", Level.available), ("보통", .normal), ("약간 붐빔", .crowded), ("붐빔", .full), ("", .unknown),
            ("매우 붐빔", .unknown),
        ]
    )
    func levels(word: String, level: Level) throws {
        let report = try ParkReportReader.read { $0.population = "[" + CityAnswer.people(level: word) + "]" }
        #expect(report.crowd?.level == level)
    }

    @Test(
        "have no invalid number of people",
        arguments: [("", "14000"), ("12000", ""), ("-5", "10"), ("14000", "12000"), ("0", "99999999"), ("많음", "더")]
    )
    func badPeople(minimum: String, maximum: String) throws {
        let report = try ParkReportReader.read { $0.population = CityAnswer.people(minimum: minimum, maximum: maximum) }
        let crowd = try #require(report.crowd)
        #expect(crowd.minimum == nil)
        #expect(crowd.maximum == nil)
        #expect(crowd.level == .normal)
    }

    @Test(
        "with an implausible time are unknown",
        arguments: ["", "1970-01-01 00:00", "2026-08-13 14:30", "2026-08-05 14:00", "13:35"]
    )
    func badTime(time: String) throws {
        let report = try ParkReportReader.read {
            $0.population = CityAnswer.people(time: time)
            $0.weather = CityAnswer.sky(["WEATHER_TIME": time])
        }
        #expect(report.crowd == nil)
        #expect(report.weather == nil)
        #expect(report.dust == nil)
        #expect(!report.lots.isEmpty)
    }

    @Test("have the coming hours in order, without past and invalid hours")
    func crowdForecast() throws {
        func hour(_ time: String, _ minimum: String, _ maximum: String) -> String {
            #"{"FCST_TIME":"\#(time)","FCST_CONGEST_LVL":"붐빔","FCST_PPLTN_MIN":"\#(minimum)","FCST_PPLTN_MAX":"\#(maximum)"}"#
        }
        let hours = [
            hour("2026-08-13 16:00", "1000", "3000"), hour("2026-08-13 15:00", "100", "300"),
            hour("2026-08-13 14:00", "1", "3"), hour("2026-08-13 17:00", "9", "3"), hour("2036-08-13 17:00", "1", "3"),
            "null",
        ]
        let report = try ParkReportReader.read {
            $0.population = CityAnswer.people(forecast: "[\(hours.joined(separator: ","))]")
        }
        let forecast = try #require(report.crowd?.forecast)
        #expect(forecast.points.map(\.at.description) == ["2026-08-13T06:00:00Z", "2026-08-13T07:00:00Z"])
        #expect(forecast.points.map(\.p50) == [200, 2000])
        #expect(forecast.points.allSatisfy { $0.p10 <= $0.p50 && $0.p50 <= $0.p90 })
    }

    @Test("have no implausible values")
    func absurdWeather() throws {
        let sky = CityAnswer.sky([
            "TEMP": "319", "HUMIDITY": "-3", "WIND_SPD": "900", "UV_INDEX": "", "PRECIPITATION": "-1",
            "PRECPT_TYPE": "비", "PM10": "-14", "PM10_INDEX": "나쁨", "PM25": "",
        ])
        let report = try ParkReportReader.read { $0.weather = sky }
        let weather = try #require(report.weather)
        #expect(weather.temperature == nil)
        #expect(weather.humidity == nil)
        #expect(weather.windSpeed == nil)
        #expect(weather.uvIndex == nil)
        #expect(weather.precipitation == nil)
        #expect(weather.precipitationKind == .rain)
        #expect(report.dust?.pm10 == nil)
        #expect(report.dust?.pm10Grade == .bad, "the word is used if the number is invalid")
        #expect(report.dust?.pm25Grade == .good)
        #expect(report.dust?.grade == .bad)
    }

    @Test(
        "have the kind of precipitation",
        arguments: [
            ("없음", WeatherSection.PrecipitationKind.none), ("비", .rain), ("눈", .snow), ("비+눈", .rainAndSnow),
            ("우박", .unknown),
        ]
    )
    func precipitation(word: String, kind: WeatherSection.PrecipitationKind) throws {
        let report = try ParkReportReader.read { $0.weather = CityAnswer.sky(["PRECPT_TYPE": word]) }
        #expect(report.weather?.precipitationKind == kind)
    }

    @Test(
        "have dust grades by Korea's limits",
        arguments: [
            ("30", "15", DustSection.Grade.good), ("31", "15", .normal), ("80", "35", .normal), ("81", "15", .bad),
            ("30", "36", .bad), ("150", "75", .bad), ("151", "1", .veryBad), ("1", "76", .veryBad), ("2001", "", .good),
        ]
    )
    func dust(pm10: String, pm25: String, grade: DustSection.Grade) throws {
        let report = try ParkReportReader.read { $0.weather = CityAnswer.sky(["PM10": pm10, "PM25": pm25]) }
        #expect(report.dust?.grade == grade)
    }
}
