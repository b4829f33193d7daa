import FaultyService
import Foundation
import HangangjariAPI
import HangangjariModel
import Testing
import Vitrine
import VitrineTesting
import VitrineWidgets

/// Tests of the widget's stored value and of the loading order, with the extension's program.
@MainActor
@Suite(.serialized)
struct LoadingRows {
    @Test(.process("H01", "H10", "H22")) func widgetWithoutStoredValueRequestsAndStoresItsOwnSnapshot() async throws {
        let stage = try await Stage(widgets: .program)
        #expect(try await stage.parking()[0].text.contains("354"))
        #expect(stage.service.requests.map(\.path) == ["/v2/parks/ttukseom/home-summary"])
        let stored = try stage.stored("ttukseom", .total)
        #expect(stored.value?.remaining == 354)
        // The snapshot is not the app's: the app's private folder does not exist.
        #expect(!FileManager.default.fileExists(atPath: stage.containers.path + "/app.hangangjari"))
    }

    @Test(.process("H02", "H19", "H20", "H28"), arguments: TestedWidget.all)
    func freshSnapshotIsShownWithoutRequestAndWithoutTheApp(widget: TestedWidget) async throws {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.show(widget)
        stage.time.advance(by: .seconds((widget.freshFor - 1) * 60))
        stage.service.stop()
        let shown = try await stage.show(widget)
        #expect(shown[0].text.contains(widget.value) && !shown[0].isMarked)
        #expect(stage.service.requests.count == 1)
    }

    @Test(.process("H03", "H04", "H21", "H22", "H29"), arguments: TestedWidget.all)
    func staleSnapshotIsRequestedAndStaysMarkedWithoutResponse(widget: TestedWidget) async throws {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.show(widget)
        stage.time.advance(by: .seconds((widget.freshFor + 1) * 60))
        stage.cutNetwork()
        let shown = try await stage.show(widget)
        #expect(shown[0].text.contains(widget.value) && shown[0].isMarked && shown[0].text.contains("offline"))
        stage.restoreService()
        let again = try await stage.show(widget)
        #expect(again[0].text.contains(widget.value) && !again[0].isMarked)
    }

    @Test(.process("H21", "H22")) func staleSnapshotIsReplacedByNewResponse() async throws {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.parking()
        stage.time.advance(by: .seconds(11 * 60))
        stage.service.change { [time = stage.time] request in
            .json(Summaries.json(Summaries.summary(now: time.now, remaining: [1, 2, 3, 4])))
        }
        let shown = try await stage.parking()
        #expect(shown[0].text.contains("10") && !shown[0].isMarked)
        #expect(try stage.stored("ttukseom", .total).value?.remaining == 10)
    }

    // Forced
    @Test(.process("H20", "H21")) func refreshButtonRequestsValuesDespiteFreshSnapshot() async throws {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.parking()
        stage.time.advance(by: .seconds(5))
        try await stage.tapRefresh()
        stage.time.advance(by: .seconds(1))
        _ = try await stage.parking()
        #expect(stage.service.requests.count == 2)
        // The request for a refresh was fulfilled: the next timeline sends no request.
        _ = try await stage.parking()
        #expect(stage.service.requests.count == 2)
    }

    // A clock that stands still or is coarse loses no request
    @Test(.process("H20")) func refreshAtTheTimeOfTheSnapshotRequestsValues() async throws {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.parking()
        try await stage.tapRefresh()
        _ = try await stage.parking()
        #expect(stage.service.requests.count == 2)
    }

    @Test func failedForcedRefreshIsReportedAndKeepsTheValue() async throws {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.parking()
        stage.time.advance(by: .seconds(5))
        try await stage.tapRefresh()
        stage.cutNetwork()
        let shown = try await stage.parking()
        #expect(shown[0].text.contains("354") && shown[0].text.contains("offline"))
    }

    // The fallback
    @Test(.process("H10")) func stateIsRequestedIfTheSummaryFails() async throws {
        let stage = try await Stage(widgets: .program)
        stage.service.change { [time = stage.time] request in
            guard request.path.hasSuffix("/state") else { return .failure(500) }
            return .json(Summaries.json(ParkState(Summaries.summary(now: time.now))))
        }
        #expect(try await stage.parking()[0].text.contains("354"))
        #expect(stage.service.requests.map(\.path.last) == ["y", "e"])
    }

    @Test(.process("H07", "H23", "H24"), arguments: TestedWidget.all)
    func freshSnapshotWithOldDataIsShownAsOld(widget: TestedWidget) async throws {
        let stage = try await Stage(widgets: .program)
        stage.service.change { [time = stage.time] _ in
            let old = Summaries.summary(now: time.now, parkingAge: 45, crowdAge: 130, weatherAge: 130, dustAge: 130)
            return .json(Summaries.json(old))
        }
        let shown = try await stage.show(widget)
        let age = widget.kind == HangangjariKind.parking ? "45 min old" : "2 hours, 10 min old"
        #expect(shown[0].text.contains(widget.value) && shown[0].text.contains(age), "\(shown[0].text)")
        let before = stage.service.requests.count
        let again = try await stage.show(widget)
        #expect(stage.service.requests.count == before, "the snapshot itself is fresh")
        #expect(again[0].isMarked)
    }

    // An entry at each time at which the view must change, even without a reload
    @Test(.process("H23")) func entriesMarkWhenValueBecomesStaleAndIsWithdrawn() async throws {
        let stage = try await Stage(widgets: .program)
        let shown = try await stage.parking()
        try #require(shown.count == 3)
        #expect(shown.map { Int($0.date.timeIntervalSince(stage.time.now) / 60) } == [0, 24, 109])
        #expect(!shown[0].isMarked && shown[0].text.contains("354"))
        #expect(shown[1].isMarked && shown[1].text.contains("354"))
        #expect(!shown[2].text.contains("354") && shown[2].text.contains("Too old to show"))
    }

    /// | the widget | the value |
    /// |---|---|
    /// | loads it, at most ten minutes old | current for 35 minutes, shown as old five minutes earlier |
    /// | asks for the next reload twenty to thirty minutes later | not yet old |
    ///
    /// So with everything well nothing looks old, on 48 to 72 reloads a day.
    @Test(.process("H07", "H23"), arguments: [0, 3, 6, 10])
    func valueIsReplacedBeforeItBecomesOld(age: Int) async throws {
        let stage = try await Stage(widgets: .program)
        stage.service.change { [time = stage.time] _ in
            .json(Summaries.json(Summaries.summary(now: time.now, parkingAge: age)))
        }
        var reloads = 0
        let end = stage.time.now.addingTimeInterval(86_400)
        while stage.time.now < end {
            let (shown, reload) = try await stage.parkingWithReload()
            reloads += 1
            #expect(!shown[0].isMarked)
            // No entry that the next reload does not precede is marked.
            #expect(shown.allSatisfy { !$0.isMarked || $0.date >= reload }, "\(reload) \(shown.map(\.date))")
            stage.time.set(to: reload)
        }
        #expect((48...72).contains(reloads), "\(reloads) reloads a day")
    }

    @Test(.process("H30")) func missingValueWithoutNetworkIsUnavailable() async throws {
        let stage = try await Stage(widgets: .program)
        stage.cutNetwork()
        let shown = try await stage.parking()
        #expect(shown[0].isWithoutNumber && shown[0].text.contains("No connection"))
        #expect(shown[0].text.contains("Ttukseom"))
    }

    // Decision 9: "Nothing stored yet" is said only where nothing is stored. What is stored would be shown without a
    // connection, so that its trouble is the one cause.
    @Test(
        .process("H30", "H33", "H34"),
        arguments: [
            ("{", "damaged"), (#"{"_vitrine":{"schema":9,"generation":1,"owners":{}}}"#, "newer version"),
            (nil, "Nothing stored yet"),
        ]
    )
    func storedValueThatCannotBeReadIsNotCalledMissing(text: String?, words: String) async throws {
        let stage = try await Stage(widgets: .program)
        stage.cutNetwork()
        for file in ["parking.ttukseom.total.json", "general.ttukseom.weather.json"] {
            guard let text else { continue }
            try stage.container.create()
            try Data(text.utf8).write(to: URL(filePath: try stage.container.path(ofFile: file)))
        }
        for shown in [try await stage.parking()[0], try await stage.general()[0]] {
            #expect(shown.isWithoutNumber && shown.text.contains(words), "\(shown.text)")
            #expect(shown.text.contains("No connection") == (text == nil), "\(shown.text)")
        }
    }

    @Test(
        .process("H31"),
        arguments: TestedWidget.all.prefix(2),
        [
            (DeviceLocation.notAsked, "Which park is near?"), (.denied, "Location is off"),
            (.unknown, "Looking for you"),
        ]
    )
    func nearbyWithoutLocationStatesTheReason(widget: TestedWidget, _ row: (DeviceLocation, String)) async throws {
        let stage = try await Stage(widgets: .program)
        stage.time.setLocation(.at(latitude: 37.53, longitude: 127.068))
        #expect(try await stage.show(widget, "nearby")[0].text.contains(widget.value))
        stage.time.setLocation(row.0)
        let before = stage.service.requests.count
        let shown = try await stage.show(widget, "nearby")
        #expect(shown[0].isWithoutNumber && shown[0].text.contains(row.1))
        #expect(stage.service.requests.count == before)
    }

    @Test(.process("H32")) func responseAboutAnotherParkIsTreatedAsEmpty() async throws {
        let stage = try await Stage(widgets: .program)
        answerAboutBanpo(stage)
        let shown = try await stage.parking()
        #expect(shown[0].isWithoutNumber && shown[0].text.contains("No data"))
        // The other park's values were stored neither for this park nor for the other.
        #expect(try stage.stored("ttukseom", .total) == .missing)
        #expect(try stage.stored("banpo", .total) == .missing)
    }

    // The fall-back too
    @Test(.process("H10", "H32"), arguments: HangangjariKind.all) func stateOfAnotherParkIsTreatedAsEmpty(kind: String)
        async throws
    {
        let stage = try await Stage(widgets: .program)
        stage.service.change { [time = stage.time] request in
            request.path.hasSuffix("state")
                ? .json(Summaries.json(ParkState(Summaries.summary(of: "banpo", now: time.now)))) : .failure(503)
        }
        let shown = try await stage.timeline(kind, .systemMedium, ["park": "\"ttukseom\""])
        #expect(shown[0].isWithoutNumber && shown[0].text.contains("No data"), "\(shown[0].text)")
        #expect(try stage.stored("ttukseom", .total) == .missing)
    }

    // An empty response does not remove the confirmed value
    @Test(.process("H32", "H04"), arguments: HangangjariKind.all) func responseAboutAnotherParkKeepsStoredValueWithMark(
        kind: String
    )
        async throws
    {
        let stage = try await Stage(widgets: .program)
        let number = kind == HangangjariKind.parking ? "354" : "22.6"
        _ = try await stage.timeline(kind, .systemMedium, ["park": "\"ttukseom\""])
        stage.time.advance(by: .seconds(16 * 60))
        answerAboutBanpo(stage)
        let shown = try await stage.timeline(kind, .systemMedium, ["park": "\"ttukseom\""])
        #expect(shown[0].text.contains(number) && shown[0].isMarked && shown[0].text.contains("wrong park"))
        #expect(try stage.stored("ttukseom", .total).value?.remaining == (number == "354" ? 354 : nil))
        #expect(try stage.stored("banpo", .total) == .missing)
        // The value is withdrawn at its time with the reason that it is too old.
        let last = try #require(shown.last)
        #expect(last.isWithoutNumber && last.text.contains("Too old to show"))
    }

    private func answerAboutBanpo(_ stage: Stage) {
        stage.service.change { [time = stage.time] _ in
            .json(Summaries.json(Summaries.summary(of: "banpo", now: time.now)))
        }
    }

    // The rows of the failure table, which all differ
    @Test(.process("H30", "H33", "H34"), arguments: TestedWidget.all)
    func everyRowOfTheFailureTableLooksDifferent(widget: TestedWidget) async throws {
        var rows: [String: Shown] = [:]
        let stage = try await Stage(widgets: .program)
        rows["just refreshed"] = try await stage.show(widget)[0]
        stage.time.advance(by: .seconds(16 * 60))
        stage.cutNetwork()
        rows["last confirmed"] = try await stage.show(widget)[0]
        rows["no information"] = try await stage.show(widget, "banpo")[0]
        answerAboutBanpo(stage)
        rows["another park, and something stored"] = try await stage.show(widget)[0]
        rows["another park, and nothing stored"] = try await stage.show(widget, "yeouido")[0]
        rows["no location"] = try await stage.show(widget, "nearby")[0]
        stage.time.setLocation(.denied)
        rows["location denied"] = try await stage.show(widget, "nearby")[0]
        stage.service.change(always: .failure(404))
        rows["park gone"] = try await stage.show(widget, "jamsil")[0]
        stage.cutNetwork()
        stage.time.advance(by: .seconds(9 * 3600))
        rows["withdrawn"] = try await stage.show(widget)[0]
        #expect(Set(rows.values.map(\.text)).count == rows.count, "\(rows)")
        let known = ["just refreshed", "last confirmed", "another park, and something stored"]
        for (row, shown) in rows where !known.contains(row) { #expect(shown.isWithoutNumber, "\(row): \(shown.text)") }
    }
}
