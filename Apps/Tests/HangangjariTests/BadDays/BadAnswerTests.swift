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
    /// The answers that the widget tells apart, and one for each error of the client; `HTTPClientTests` has the others.
    nonisolated static let answers: [(FaultyAnswer, String)] = [
        (.failure(500), "service down"), (FaultyAnswer(.close), "offline"), (FaultyAnswer(.silence), "no answer"),
        (.emptyBody, "empty answer"), (.garbage, "bad answer"), (.truncated(#"{"park":{}}"#), "bad answer"),
        (.endless, "bad answer"), (.redirection(to: "http://127.0.0.1:1/"), "bad answer"),
        (.json(#"{"park":7}"#), "bad answer"),
    ]

    @Test(arguments: answers) func lastValueStaysWithMarkAndMissingValueShowsNoNumber(
        answer: FaultyAnswer,
        words: String
    ) async throws {
        let stage = try await Stage()
        _ = try await stage.parking()
        stage.time.advance(by: .seconds(11 * 60))
        stage.service.change(always: answer)
        if case .silence = answer.content { stage.limits = Stage.limits(attempt: .milliseconds(300)) }
        let shown = try await stage.parking()
        #expect(shown[0].text.contains("354") && shown[0].isMarked && shown[0].text.contains(words))
        #expect(try stage.stored("ttukseom", .total).value?.remaining == 354)
        #expect(try await stage.parking("banpo")[0].isWithoutNumber)
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
        // Without a stored value it confirms nothing.
        let other = try await stage.parking("banpo")
        #expect(other[0].isWithoutNumber && other[0].text.contains("Unreadable answer"))
    }

    @Test func missingParkShowsNoOlderValue() async throws {
        let stage = try await Stage()
        _ = try await stage.parking()
        stage.time.advance(by: .seconds(11 * 60))
        stage.service.change(always: .failure(404))
        let shown = try await stage.parking()
        #expect(shown[0].isWithoutNumber && shown[0].text.contains("Park not found"))
    }

    @Test func invalidParkReachesNeitherFilesNorService() async throws {
        let stage = try await Stage()
        for park in ["..", "a/b", "%2e%2e", "Ttukseom", "", "x"] {
            // The device refuses such a configuration, or the widget reports that the park does not exist.
            let shown = try? await stage.parking(park)
            #expect(shown.map { $0[0].isWithoutNumber } ?? true, "\(park)")
        }
        #expect(stage.service.requests.isEmpty)
    }

    @Test(
        arguments: [
            ([-5, 226, 47, 46], [64, 356, 123, 131], "319"), ([66, 226, 47, 46], [64, 356, 123, 131], "319"),
            ([35, 226, 47, 46], [0, 356, 123, 131], "319"),
            ([nil, nil, nil, nil], [64, 356, 123, 131], "No live count"),
            ([9_000_000, nil, nil, nil], [9_000_001, 356, 123, 131], "No live count"),
        ] as [([Int?], [Int?], String)]
    )
    func implausibleCountsAreUnknown(remaining: [Int?], capacity: [Int?], words: String) async throws {
        let stage = try await Stage()
        stage.answer { Summaries.summary(now: $0, remaining: remaining, capacity: capacity) }
        let shown = try await stage.parking()[0].text
        #expect(shown.contains(words) && !shown.contains("0 free"), "\(shown)")
        let lots = try await stage.parking("ttukseom", .lots)
        #expect(!lots[0].text.contains("66 free") && !lots[0].text.contains("-5"))
    }

    @Test(arguments: [(-30, "clock wrong"), (60 * 24 * 365 * 50, "Too old to show")])
    func futureAndVeryOldTimesAreNeverCurrent(age: Int, words: String) async throws {
        let stage = try await Stage()
        stage.answer { Summaries.summary(now: $0, parkingAge: age) }
        #expect(try await stage.parking()[0].text.contains(words))
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
        stage.answer { Summaries.summary(now: $0, state: .lastKnown) }
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
