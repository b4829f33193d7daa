import FaultyService
import Foundation
import HangangjariAPI
import HangangjariModel
import Testing
import Vitrine
import VitrineLoading
import VitrineTesting
import VitrineWidgets

/// Tests with a failing service: invalid data is never shown as a number, and valid data is never lost.
@MainActor
@Suite(.serialized)
struct BadAnswerTests {
    struct BadAnswer: Sendable, CustomTestStringConvertible {
        let name: String
        let answer: FaultyAnswer
        let words: String
        var testDescription: String { name }
    }

    nonisolated static let answers: [BadAnswer] = [
        BadAnswer(name: "500", answer: .failure(500), words: "service down"),
        BadAnswer(name: "503", answer: .failure(503), words: "service down"),
        BadAnswer(name: "closed", answer: FaultyAnswer(.close), words: "offline"),
        BadAnswer(name: "no response", answer: FaultyAnswer(.silence), words: "no answer"),
        BadAnswer(name: "empty body", answer: .emptyBody, words: "empty answer"),
        BadAnswer(name: "garbage", answer: .garbage, words: "bad answer"),
        BadAnswer(name: "truncated", answer: .truncated(#"{"park":{"id":"ttukseom"}}"#), words: "bad answer"),
        BadAnswer(name: "not HTTP", answer: FaultyAnswer(.raw(Array("nonsense\r\n\r\n".utf8))), words: "bad answer"),
        BadAnswer(name: "10 MB", answer: .large(bytes: 10 << 20), words: "bad answer"),
        BadAnswer(name: "endless", answer: .endless, words: "bad answer"),
        BadAnswer(name: "gzip bomb", answer: .packed(GzipBomb.bytes), words: "bad answer"),
        BadAnswer(name: "not gzip", answer: .packed(Array("plain".utf8)), words: "bad answer"),
        BadAnswer(name: "redirection", answer: .redirection(to: "http://127.0.0.1:1/"), words: "bad answer"),
        BadAnswer(name: "JSON of another type", answer: .json("{\"park\":7}"), words: "bad answer"),
    ]

    @Test(arguments: answers) func lastValueStaysWithMark(bad: BadAnswer) async throws {
        let stage = try await Stage()
        _ = try await stage.parking()
        stage.time.advance(by: .seconds(11 * 60))
        stage.service.change(always: bad.answer)
        if case .silence = bad.answer.content { stage.limits = Stage.limits(attempt: .milliseconds(300)) }
        let shown = try await stage.parking()
        #expect(shown[0].text.contains("354") && shown[0].isMarked && shown[0].text.contains(bad.words))
        #expect(try stage.stored("ttukseom", .total).value?.remaining == 354)
    }

    @Test(arguments: answers) func missingValueShowsNoNumber(bad: BadAnswer) async throws {
        let stage = try await Stage()
        stage.service.change(always: bad.answer)
        if case .silence = bad.answer.content { stage.limits = Stage.limits(attempt: .milliseconds(300)) }
        #expect(try await stage.parking()[0].isWithoutNumber)
    }

    @Test func notModifiedWithoutStoredValueShowsNoNumber() async throws {
        let stage = try await Stage()
        stage.service.change(always: .notModified)
        let shown = try await stage.parking()
        #expect(shown[0].isWithoutNumber && shown[0].text.contains("Unreadable answer"))
    }

    @Test func notModifiedConfirmsStoredValueAndRequestSendsTag() async throws {
        let stage = try await Stage()
        _ = try await stage.parking()
        stage.time.advance(by: .seconds(11 * 60))
        stage.service.change(always: .notModified)
        let shown = try await stage.parking()
        #expect(shown[0].text.contains("354") && !shown[0].text.contains("offline"))
        #expect(stage.service.requests.last?.headers["if-none-match"] == "\"ttukseom\"")
        let before = stage.service.requests.count
        _ = try await stage.parking()
        #expect(stage.service.requests.count == before, "a confirmed value is fresh")
    }

    @Test func missingParkShowsNoOlderValue() async throws {
        let stage = try await Stage()
        _ = try await stage.parking()
        stage.time.advance(by: .seconds(11 * 60))
        stage.service.change(always: .failure(404))
        let shown = try await stage.parking()
        #expect(shown[0].isWithoutNumber && shown[0].text.contains("Park not found"))
    }

    @Test(arguments: ["..", "a/b", "%2e%2e", "Ttukseom", "", "x"])
    func invalidParkReachesNeitherFilesNorService(park: String) async throws {
        let stage = try await Stage()
        // The device refuses such a configuration, or the widget reports that the park does not exist.
        let shown = try? await stage.parking(park)
        #expect(shown.map { $0[0].isWithoutNumber } ?? true)
        #expect(stage.service.requests.isEmpty)
    }

    struct Absurd: Sendable {
        let remaining: [Int?]
        let capacity: [Int?]
        let words: String
    }

    @Test(arguments: [
        Absurd(remaining: [-5, 226, 47, 46], capacity: [64, 356, 123, 131], words: "319"),
        Absurd(remaining: [66, 226, 47, 46], capacity: [64, 356, 123, 131], words: "319"),
        Absurd(remaining: [35, 226, 47, 46], capacity: [0, 356, 123, 131], words: "319"),
        Absurd(remaining: [nil, nil, nil, nil], capacity: [64, 356, 123, 131], words: "No live count"),
        Absurd(remaining: [9_000_000, nil, nil, nil], capacity: [9_000_001, 356, 123, 131], words: "No live count"),
    ])
    func implausibleCountsAreUnknown(absurd: Absurd) async throws {
        let stage = try await Stage()
        stage.service.change { [time = stage.time] _ in
            .json(
                Summaries.json(
                    Summaries.summary(now: time.now, remaining: absurd.remaining, capacity: absurd.capacity)
                )
            )
        }
        #expect(try await stage.parking()[0].text.contains(absurd.words))
        let lots = try await stage.parking("ttukseom", .lots)
        #expect(!lots[0].text.contains("66 free") && !lots[0].text.contains("-5"))
    }

    @Test(arguments: [(-30, "clock wrong"), (60 * 24 * 365 * 50, "Too old to show")])
    func futureAndVeryOldTimesAreNeverCurrent(age: Int, words: String) async throws {
        let stage = try await Stage()
        stage.service.change { [time = stage.time] _ in
            .json(Summaries.json(Summaries.summary(now: time.now, parkingAge: age)))
        }
        let shown = try await stage.parking()
        #expect(shown[0].text.contains(words))
    }

    @Test func timeWithoutZoneIsBadAnswer() async throws {
        let stage = try await Stage()
        stage.service.change { [time = stage.time] _ in
            let good = Summaries.json(Summaries.summary(now: time.now))
            return .json(good.replacingOccurrences(of: "Z\"", with: "\""))
        }
        #expect(try await stage.parking()[0].isWithoutNumber)
    }

    @Test func valuesOfFailingSourceAreMarked() async throws {
        let stage = try await Stage()
        stage.service.change { [time = stage.time] _ in
            .json(Summaries.json(Summaries.summary(now: time.now, state: .lastKnown)))
        }
        let shown = try await stage.parking()
        #expect(shown[0].text.contains("354") && shown[0].text.contains("not confirmed"))
    }

    /// The programs' limit is eight seconds.
    @Test func answerAfterTheLimitIsNotAwaited() async throws {
        #expect(LoadLimits().total == .seconds(8))
        let stage = try await Stage()
        _ = try await stage.parking()
        stage.time.advance(by: .seconds(11 * 60))
        stage.service.change { [time = stage.time] in Stage.good($0, now: time.now).after(.seconds(3_600)) }
        stage.limits = Stage.limits(attempt: .milliseconds(300))
        let shown = try await stage.parking()
        #expect(shown[0].text.contains("354") && shown[0].text.contains("no answer"))
    }
}
