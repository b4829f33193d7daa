import Foundation
import HangangjariAPI
import Testing

@testable import HangangjariService

@Suite("A recording")
struct RecordedSourceTests {
    private let folder = TemporaryFolder()

    private func park(_ id: String = "ttukseom") throws -> RiverPark { try #require(RiverParks.park(id: id)) }

    private func report(_ source: RecordedSource, _ park: RiverPark, at now: Timestamp) async throws -> ParkReport {
        let payload = try await source.payload(of: park, at: now)
        return try ParkReportReader(park: park, now: now, shift: payload.shift).report(from: payload.bytes)
    }

    @Test("of a week can be played on any day of any year, with the recorded ages")
    func anyDay() async throws {
        let source = RecordedSource(SampleCity(seed: 1))
        for text in ["2026-08-13T05:05:00Z", "2019-02-28T14:59:59Z", "2031-12-31T15:00:00Z", "2026-11-21T23:09:00Z"] {
            let now = try #require(Timestamp(text))
            for park in RiverParks.all.prefix(3) {
                let report = try await report(source, park, at: now)
                let counted = report.lots.compactMap(\.observedAt)
                #expect(!counted.isEmpty)
                for moment in counted { #expect((0...900).contains(now.seconds(since: moment)), "\(park.id) \(text)") }
                let crowd = try #require(report.crowd?.observedAt)
                #expect((1800...2400).contains(now.seconds(since: crowd)))
            }
        }
    }

    @Test("of an invented day depends only on its seed, and is read as it was written")
    func kept() throws {
        let park = try park()
        let day = SampleCity.week.lowerBound
        let made = SampleCity(seed: 3).day(day, of: park)
        #expect(made.payloads.count == 144)
        #expect(made.payloads.map(\.bytes) == SampleCity(seed: 3).day(day, of: park).payloads.map(\.bytes))
        #expect(made.payloads.map(\.bytes) != SampleCity(seed: 4).day(day, of: park).payloads.map(\.bytes))
        try PayloadRecording(folder: folder.path).write(made, park)
        let file = URL(filePath: folder.path).appending(path: "POI093/2026-08-10.jsonl.gz")
        #expect(try Data(contentsOf: file).count < 200_000)
        let read = try #require(try PayloadRecording(folder: folder.path).day(for: day, of: park))
        #expect(read.payloads.map(\.bytes) == made.payloads.map(\.bytes))
        #expect(read.payloads.map(\.recordedAt) == made.payloads.map(\.recordedAt))
    }

    @Test("has the peculiarities of the city's data: an uncounted lot, a count above the capacity, a hanging counter")
    func oddities() async throws {
        let source = RecordedSource(SampleCity(seed: 2026))
        let morning = try #require(Timestamp("2026-08-12T00:05:00Z"))
        let evening = try #require(Timestamp("2026-08-12T10:05:00Z"))
        #expect(try await report(source, try park("gwangnaru"), at: morning).lots[3].remaining == nil)
        #expect(try await report(source, try park("ichon"), at: morning).lots[0].remaining == 66)
        #expect(try await report(source, try park("gangseo"), at: morning).lots.count == 1)
        let hanging = try #require(try await report(source, try park("banpo"), at: evening).lots[2].observedAt)
        #expect(evening.seconds(since: hanging) > 9 * 3600)
    }

    @Test("of an invented week plays the same responses whether it was written or is generated when asked")
    func generated() async throws {
        let park = try park("gangseo")
        let (recording, city) = (PayloadRecording(folder: folder.path), SampleCity(seed: 5))
        // A Sunday and a Monday, of which the midnights between responses of two days are asked too.
        for number in [SampleCity.week.lowerBound.number, SampleCity.week.upperBound.number - 1] {
            try recording.write(city.day(KoreanDay(number: number), of: park), park)
        }
        let moments = [
            "2026-08-09T15:00:00Z", "2026-11-23T09:59:59Z", "2026-11-23T10:00:00Z", "2030-01-06T14:59:59Z",
            "2030-01-06T15:00:00Z",
        ]
        for text in moments {
            let now = try #require(Timestamp(text))
            let written = try await RecordedSource(recording).payload(of: park, at: now)
            let generated = try await RecordedSource(city).payload(of: park, at: now)
            #expect(generated.bytes == written.bytes, "\(text)")
            #expect(generated.shift == written.shift, "\(text)")
        }
    }

    @Test("of the user plays the day itself, else the latest day with the same weekday, else nothing")
    func ownRecording() async throws {
        let recording = PayloadRecording(folder: folder.path)
        let park = try park()
        func keep(_ text: String, _ count: Int) throws {
            let day = try #require(KoreanDay(text))
            let moment = day.start.adding(12 * 3600)
            let bytes = ScriptedSource.answer(park, moment, remaining: count)
            try recording.write(
                RecordedDay(day: day, payloads: [RecordedDay.Payload(recordedAt: moment, bytes: bytes)]),
                park
            )
        }
        try keep("2026-08-06", 6)
        try keep("2026-08-13", 13)
        let source = RecordedSource(recording)
        let noon = 12 * 3600
        func remaining(_ day: String, _ seconds: Int) async throws -> Int? {
            let now = try #require(KoreanDay(day)).start.adding(seconds)
            return try await report(source, park, at: now).lots[0].remaining
        }
        #expect(try await remaining("2026-08-06", noon) == 6)
        #expect(try await remaining("2026-08-13", noon + 60) == 13)
        #expect(try await remaining("2030-01-03", noon) == 13)
        #expect(try await remaining("2026-08-14", 60) == 13, "after midnight the response of the day before is used")
        await #expect(throws: ServiceError.self) { try await remaining("2026-08-13", noon - 1) }
        await #expect(throws: ServiceError.self) { try await remaining("2026-08-12", noon) }
    }

    @Test(
        "has the same samples as its responses for each half hour",
        // A hanging counter keeps the park's time back, so one day has samples only up to that time.
        arguments: [("banpo", 2, 19), ("gwangnaru", 4, 48), ("ichon", 5, 48), ("gangseo", 6, 48)]
    )
    func samples(id: String, weekday: Int, count: Int) throws {
        let park = try park(id)
        let city = SampleCity(seed: 2026)
        let read = PayloadRecording(folder: folder.path)
        let day = KoreanDay(number: SampleCity.week.lowerBound.number + weekday)
        try read.write(city.day(day, of: park), park)
        let samples = try city.samples(of: park, on: day)
        let answered = try read.samples(of: park, on: day)
        #expect(samples == answered)
        #expect(samples.count == count)
    }

    @Test(
        "knows the comparable days of the week before a day, but not that day or later days",
        arguments: [("2026-11-19", 5), ("2026-11-16", 5), ("2026-11-21", 2), ("2026-11-22", 2), ("2019-02-28", 5)]
    )
    func history(text: String, days: Int) async throws {
        let day = try #require(KoreanDay(text))
        let source = RecordedSource(SampleCity(seed: 2026))
        let samples = try await source.history(of: try park(), before: day)
        #expect(Set(samples.map(\.day)).count == days)
        #expect(samples.allSatisfy { $0.day < day && day.number - $0.day.number <= 7 })
        #expect(samples.allSatisfy { $0.day.isWeekend == day.isWeekend })
        #expect(samples.count == days * 48)
        #expect(try await source.history(of: try park(), before: day) == samples)
    }

    @Test("of the user has samples of its recorded days, and skips invalid responses")
    func ownHistory() async throws {
        let recording = PayloadRecording(folder: folder.path)
        let park = try park()
        let day = try #require(KoreanDay("2026-08-13"))
        let payloads = [(9, 5), (10, nil), (11, 7)]
            .map { hour, count in
                let moment = day.start.adding(hour * 3600)
                return RecordedDay.Payload(
                    recordedAt: moment,
                    bytes: count.map { ScriptedSource.answer(park, moment, remaining: $0) } ?? Array("{}".utf8)
                )
            }
        try recording.write(RecordedDay(day: day, payloads: payloads), park)
        let next = try #require(KoreanDay("2026-08-14"))
        let samples = try await RecordedSource(recording).history(of: park, before: next)
        // The recorded Thursday is used for every Thursday, and the week before contains one.
        #expect(samples.map(\.slot) == [17, 21])
        #expect(samples.allSatisfy { $0.day == day })
    }

    @Test(
        "that is damaged throws an error, and is not played in part",
        arguments: [
            [], [0x1F, 0x8B], Array("not packed".utf8),
            try Gzip.compress(Array("2026-08-13T05:05:00Z {}\nyesterday {}\n".utf8)),
        ] as [[UInt8]]
    )
    func damaged(file: [UInt8]) throws {
        let park = try park()
        let day = try #require(KoreanDay("2026-08-13"))
        let url = URL(filePath: folder.path).appending(path: park.placeCode)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data(file).write(to: url.appending(path: "2026-08-13.jsonl.gz"))
        #expect(throws: ServiceError.self) { try PayloadRecording(folder: folder.path).day(for: day, of: park) }
    }

    @Test("generates only plausible values in all hours of the week")
    func wholeWeek() throws {
        var levels: Set<Level> = []
        for (index, park) in RiverParks.all.enumerated() {
            // Each park at every fifth hour, and so at each of the day; each hour of the week for two or three parks.
            for hour in stride(from: index % 5, to: 7 * 24, by: 5) {
                let moment = SampleCity.week.lowerBound.start.adding(hour * 3600)
                let bytes = SampleCity(seed: 2026).response(of: park, at: moment)
                let report = try ParkReportReader(park: park, now: moment).report(from: bytes)
                #expect(report.lots.count == park.lots.count)
                #expect(report.crowd?.forecast?.points.count ?? 0 >= 11)
                #expect(report.weather?.hours.count == 12)
                #expect(report.dust?.pm10 != nil)
                levels.formUnion(report.lots.map(\.level))
            }
        }
        #expect(levels == Set(Level.allCases), "a week contains every level")
    }
}
