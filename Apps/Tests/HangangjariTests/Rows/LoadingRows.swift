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

    @Test(.process("H02", "H19", "H20", "H28"))
    func freshSnapshotIsShownWithoutRequestAndWithoutTheApp() async throws {
        let stage = try await Stage(widgets: .program)
        let start = stage.time.now
        for widget in TestedWidget.all { _ = try await stage.show(widget) }
        stage.service.stop()
        for widget in TestedWidget.all {
            stage.time.set(to: start.addingTimeInterval(Double(widget.freshFor - 1) * 60))
            let shown = try await stage.show(widget)
            #expect(shown[0].text.contains(widget.value) && !shown[0].isMarked, "\(widget)")
        }
        #expect(stage.service.requests.count == TestedWidget.all.count)
    }

    @Test(.process("H03", "H04", "H21", "H22", "H29"))
    func staleSnapshotStaysMarkedWithoutResponseAndIsReplacedByANewOne() async throws {
        let stage = try await Stage(widgets: .program)
        let start = stage.time.now
        for widget in TestedWidget.all { _ = try await stage.show(widget) }
        stage.cutNetwork()
        for widget in TestedWidget.all {
            stage.time.set(to: start.addingTimeInterval(Double(widget.freshFor + 1) * 60))
            let shown = try await stage.show(widget)
            #expect(shown[0].text.contains(widget.value) && shown[0].isMarked, "\(widget)")
            #expect(shown[0].text.contains("offline"), "\(widget)")
        }
        stage.answer { Summaries.summary(now: $0, remaining: [1, 2, 3, 4]) }
        for widget in TestedWidget.all {
            let again = try await stage.show(widget)
            let value = widget.choice == "total" ? "10" : widget.value
            #expect(again[0].text.contains(value) && !again[0].isMarked, "\(widget)")
        }
        #expect(try stage.stored("ttukseom", .total).value?.remaining == 10)
    }

    // Forced, even at the time of the snapshot: a clock that stands still or is coarse loses no request
    @Test(.process("H20", "H21")) func refreshButtonRequestsValuesDespiteFreshSnapshot() async throws {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.parking()
        try await stage.tapRefresh()
        _ = try await stage.parking()
        #expect(stage.service.requests.count == 2)
        stage.time.advance(by: .seconds(5))
        try await stage.tapRefresh()
        stage.time.advance(by: .seconds(1))
        _ = try await stage.parking()
        #expect(stage.service.requests.count == 3)
        // The request for a refresh was fulfilled: the next timeline sends no request.
        _ = try await stage.parking()
        #expect(stage.service.requests.count == 3)
        stage.time.advance(by: .seconds(5))
        try await stage.tapRefresh()
        stage.cutNetwork()
        let shown = try await stage.parking()
        #expect(shown[0].text.contains("354") && shown[0].text.contains("offline"))
    }

    @Test(.process("H07", "H23", "H24")) func freshSnapshotWithOldDataIsShownAsOld() async throws {
        let stage = try await Stage(widgets: .program)
        stage.answer { Summaries.summary(now: $0, parkingAge: 45, crowdAge: 130, weatherAge: 130, dustAge: 130) }
        for widget in TestedWidget.all {
            let shown = try await stage.show(widget)
            let age = widget.kind == HangangjariKind.parking ? "45 min old" : "2 hours, 10 min old"
            #expect(shown[0].text.contains(widget.value) && shown[0].text.contains(age), "\(shown[0].text)")
            let before = stage.service.requests.count
            let again = try await stage.show(widget)
            #expect(stage.service.requests.count == before, "the snapshot itself is fresh")
            #expect(again[0].isMarked)
        }
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
    @Test(.process("H07", "H23"), arguments: [0, 10])
    func valueIsReplacedBeforeItBecomesOld(age: Int) async throws {
        let stage = try await Stage(widgets: .program)
        stage.answer { Summaries.summary(now: $0, parkingAge: age) }
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

    // Decision 9: "Nothing stored yet" is said only where nothing is stored. What is stored would be shown without a
    // connection, so that its trouble is the one cause.
    @Test(.process("H30", "H33", "H34")) func storedValueThatCannotBeReadIsNotCalledMissing() async throws {
        let stage = try await Stage(widgets: .program)
        stage.cutNetwork()
        #expect(try await stage.parking()[0].text.contains("Ttukseom"))
        let rows: [(String?, String)] = [
            (nil, "Nothing stored yet"), ("{", "damaged"),
            (#"{"_vitrine":{"schema":9,"generation":1,"owners":{}}}"#, "newer version"),
        ]
        for (text, words) in rows {
            if let text {
                try stage.write(text, to: "parking.ttukseom.total.json")
                try stage.write(text, to: "general.ttukseom.weather.json")
            }
            for shown in [try await stage.parking()[0], try await stage.general()[0]] {
                #expect(shown.isWithoutNumber && shown.text.contains(words), "\(shown.text)")
                #expect(shown.text.contains("No connection") == (text == nil), "\(shown.text)")
            }
        }
    }

    @Test(.process("H31")) func nearbyWithoutLocationStatesTheReason() async throws {
        let stage = try await Stage(widgets: .program)
        for widget in TestedWidget.all.prefix(2) {
            stage.time.setLocation(.at(latitude: 37.53, longitude: 127.068))
            #expect(try await stage.show(widget, "nearby")[0].text.contains(widget.value))
            let before = stage.service.requests.count
            for (location, words) in [
                (DeviceLocation.notAsked, "Which park is near?"), (.denied, "Location is off"),
                (.unknown, "Looking for you"),
            ] {
                stage.time.setLocation(location)
                let shown = try await stage.show(widget, "nearby")
                #expect(shown[0].isWithoutNumber && shown[0].text.contains(words), "\(shown[0].text)")
            }
            #expect(stage.service.requests.count == before)
        }
    }

    // The fall-back too
    @Test(.process("H10", "H32")) func responseAboutAnotherParkIsTreatedAsEmpty() async throws {
        let stage = try await Stage(widgets: .program)
        for isState in [false, true] {
            stage.service.change { [time = stage.time] request in
                let summary = Summaries.summary(of: "banpo", now: time.now)
                guard isState else { return .json(Summaries.json(summary)) }
                return request.path.hasSuffix("state") ? .json(Summaries.json(ParkState(summary))) : .failure(503)
            }
            for kind in HangangjariKind.all {
                let shown = try await stage.timeline(kind, .systemMedium, ["park": "\"ttukseom\""])
                #expect(shown[0].isWithoutNumber && shown[0].text.contains("No data"), "\(shown[0].text)")
            }
        }
        // The other park's values were stored neither for this park nor for the other.
        #expect(try stage.stored("ttukseom", .total) == .missing)
        #expect(try stage.stored("banpo", .total) == .missing)
    }

    // An empty response does not remove the confirmed value
    @Test(.process("H32", "H04")) func responseAboutAnotherParkKeepsStoredValueWithMark() async throws {
        let stage = try await Stage(widgets: .program)
        let widgets = TestedWidget.all.prefix(2)
        for widget in widgets { _ = try await stage.show(widget) }
        stage.time.advance(by: .seconds(16 * 60))
        stage.answer { Summaries.summary(of: "banpo", now: $0) }
        for widget in widgets {
            let shown = try await stage.show(widget)
            #expect(shown[0].text.contains(widget.value) && shown[0].isMarked && shown[0].text.contains("wrong park"))
            // The value is withdrawn at its time with the reason that it is too old.
            let last = try #require(shown.last)
            #expect(last.isWithoutNumber && last.text.contains("Too old to show"))
        }
        #expect(try stage.stored("ttukseom", .total).value?.remaining == 354)
        #expect(try stage.stored("banpo", .total) == .missing)
    }

    // The rows of the failure table, which all differ
    @Test(.process("H30", "H33", "H34")) func everyRowOfTheFailureTableLooksDifferent() async throws {
        let stage = try await Stage(widgets: .program)
        for widget in TestedWidget.all {
            var rows: [String: Shown] = [:]
            stage.restoreService()
            rows["just refreshed"] = try await stage.show(widget)[0]
            stage.time.advance(by: .seconds(16 * 60))
            stage.cutNetwork()
            rows["last confirmed"] = try await stage.show(widget)[0]
            rows["no information"] = try await stage.show(widget, "banpo")[0]
            stage.answer { Summaries.summary(of: "banpo", now: $0) }
            rows["another park, and something stored"] = try await stage.show(widget)[0]
            rows["another park, and nothing stored"] = try await stage.show(widget, "yeouido")[0]
            stage.time.setLocation(.notAsked)
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
            for (row, shown) in rows where !known.contains(row) {
                #expect(shown.isWithoutNumber, "\(row): \(shown.text)")
            }
        }
    }
}
