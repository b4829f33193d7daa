import AppScreens
import AppTestSupport
import FaultyService
import Foundation
import GRDB
import HangangjariAPI
import HangangjariApp
import Testing
import Vitrine
import VitrineLinks
import VitrineTesting
import VitrineWidgets
import WidgetArchive

@testable import HangangjariModel

/// Tests of the app.
@MainActor
@Suite(.serialized)
struct AppRows {
    @Test(.model("H08", "H09")) func appRefreshesItsCacheAndTheWidgets() async throws {
        let stage = try await Stage()
        _ = try await stage.parking("banpo", .lots)
        _ = try await stage.general("yeouido", .dust)
        stage.time.advance(by: .seconds(3600))
        try await stage.perform(RefreshParks())
        let screen = try await stage.screen()
        #expect(screen.contains("Ttukseom") && screen.contains("354"))
        // The widgets now show the values without a request.
        let before = stage.service.requests.count
        let lots = try await stage.parking("banpo", .lots)[0]
        #expect(lots.text.contains("226 free of 356") && !lots.isMarked)
        #expect(try await stage.general("yeouido", .dust)[0].text.contains("PM10 14"))
        #expect(stage.service.requests.count == before)
    }

    // Only what a widget shows, or the snapshot of an earlier version needs
    @Test(.model("H11", "H17", "H27")) func appWritesOnlySnapshotsThatAreShown() async throws {
        let stage = try await Stage()
        func refreshed() async throws -> [String] {
            let files = try FileManager.default.contentsOfDirectory(atPath: stage.container.create().path)
                .filter { $0.hasPrefix("parking.") || $0.hasPrefix("general.") }
            let before = try files.map { try generation(stage, $0) }
            try await stage.perform(RefreshParks())
            let after = try FileManager.default.contentsOfDirectory(atPath: stage.container.path)
                .filter { $0.hasPrefix("parking.") || $0.hasPrefix("general.") }
            let written = try zip(files, before).filter { try generation(stage, $0) > $1 }.map(\.0)
            return (written + after.filter { !files.contains($0) }).sorted()
        }
        #expect(try await refreshed() == [])
        _ = try await stage.parking("banpo", .lots)
        _ = try await stage.general("yeouido", .dust)
        #expect(try await refreshed() == ["general.yeouido.dust.json", "parking.banpo.lots.json"])
        let legacy = LegacyParkingSnapshot(
            parkID: "ttukseom",
            parkName: "Ttukseom",
            remaining: 1,
            capacity: 2,
            observedAt: stage.time.now,
            savedAt: stage.time.now
        )
        try stage.store.write(legacy, to: .legacyParking, now: stage.time.now)
        // The extension of a removed widget writes nothing any more.
        stage.time.advance(by: .seconds(86_400))
        _ = try await stage.parking("banpo", .lots)
        #expect(try await refreshed() == ["parking.banpo.lots.json", "parking.ttukseom.total.json"])
    }

    private func generation(_ stage: Stage, _ file: String) throws -> UInt64 {
        struct File: Decodable {
            struct Metadata: Decodable { var generation: UInt64 }
            var _vitrine: Metadata
        }
        let data = try Data(contentsOf: URL(filePath: try stage.container.path(ofFile: file)))
        return try JSONDecoder().decode(File.self, from: data)._vitrine.generation
    }

    // Under SwiftUI the screen is drawn again only if what it observes changes.
    @Test func everyIntentChangesWhatTheScreenObservesAndFavouritesAreFirst() async throws {
        let stage = try await Stage()
        let intents: [any AppIntent] = [
            RefreshParks(), RefreshPark("banpo"), MarkFavourite("yeouido", true), ShowDestination(.parks),
        ]
        for intent in intents {
            let changes = ObservedChanges { _ = HangangjariApp.session.current }
            try await stage.perform(intent)
            #expect(changes.hasAny, "\(type(of: intent))")
        }
        let screen = try await stage.screen()
        let yeouido = try #require(screen.range(of: "Yeouido"))
        let banpo = try #require(screen.range(of: "Banpo"))
        #expect(yeouido.lowerBound < banpo.lowerBound)
    }

    // The screen keeps its values and states the reason; an answer without any park is no answer
    @Test(.model("H03", "H04", "H08", "H25")) func appKeepsItsValuesWithoutTheServiceOrAnyPark() async throws {
        let stage = try await Stage()
        try await stage.perform(RefreshParks())
        stage.service.change { [time = stage.time] request in
            request.path == "/v2/parks" ? .json(#"{"parks":[]}"#) : Stage.good(request, now: time.now)
        }
        try await stage.perform(RefreshParks())
        let empty = try await stage.screen()
        #expect(empty.contains("354") && empty.contains("Ttukseom") && empty.contains("answer was empty"), "\(empty)")
        stage.cutNetwork()
        stage.time.advance(by: .seconds(3600))
        try await stage.perform(RefreshParks())
        let screen = try await stage.screen()
        #expect(screen.contains("cannot be reached") && screen.contains("354") && screen.contains("old"))
        HangangjariApp.session.reset()
    }

    // The widgets contain these links
    @Test(.model("H06")) func everyWidgetHasTheLinkOfItsPark() async throws {
        let stage = try await Stage()
        #expect(try await stage.parking()[0].archive.url == "hangangjari://park/ttukseom/parking")
        #expect(try await stage.general()[0].archive.url == "hangangjari://park/ttukseom/outing")
        #expect(try await stage.parking("ttukseom", .lots)[0].text.contains("lot=ttukseom-2"))
    }

    // The directions are the stored link, with which the app opens the park
    @Test(.model("H06", "H12")) func directionsLinkToTheStoredMapAndOpenThePark() async throws {
        let stage = try await Stage()
        stage.service.change { [time = stage.time] request in
            let park = request.path.split(separator: "/").dropFirst(2).first.map(String.init) ?? ""
            guard request.path.hasSuffix("home-summary") else { return Stage.good(request, now: time.now) }
            var summary = Summaries.summary(of: park, now: time.now)
            summary.directionsURL = "https://map.example/to/\(park)"
            return .json(Summaries.json(summary))
        }
        try await stage.perform(RefreshParks())
        for mode in ParkingMode.allCases {
            let shown = try await stage.parking("banpo", mode)[0].text
            #expect(shown.contains("https://map.example/to/banpo"), "\(shown)")
        }
        #expect(try await stage.open("https://map.example/to/banpo") == nil)
        let screen = try await stage.screen()
        #expect(screen.contains("Banpo") && screen.contains("https://map.example/to/banpo"))
        #expect(screen.contains("Free spaces") && screen.contains("Directions"))
        // The app is at one park now, and another park's widget is tapped.
        #expect(try await stage.open("https://map.example/to/yeouido") == nil)
        #expect(try await stage.screen().contains("Yeouido"))
        #expect(try await stage.open("https://map.example/to/atlantis") != nil)
        try await stage.perform(ShowDestination(.parks))
    }

    @Test func invalidLinkIsRefused() async throws {
        let stage = try await Stage()
        try await stage.perform(RefreshParks())
        for link in [
            "hangangjari://park/../parking", "hangangjari://park/ttukseom%2Fparking",
            "hangangjari://park/ttukseom/stairs", "other://park/ttukseom/parking",
            "hangangjari://park/ttukseom/parking/more", "hangangjari://park//parking",
            "hangangjari://park/ttukseom/parking?lot=a/b", "hangangjari://park/ttukseom/parking?lot=1&lot=2",
            "hangangjari://park/ttukseom/parking#x", "hangangjari://nowhere", "hangangjari://park/atlantis/parking",
            "hangangjari://park/ttukseom/parking?lot=ttukseom-9",
        ] {
            #expect(try await stage.open(link) != nil, "\(link)")
        }
    }

    @Test(arguments: ParkDestination.Section.allCases) func linksPrintAndParse(section: ParkDestination.Section) {
        for lot in [nil, "ttukseom-2"] {
            let place = ParkDestination.park("ttukseom", section, lot: lot)
            let text = DeepLinks.hangangjari.text(of: place)
            #expect(text.flatMap { DeepLinks.hangangjari.destination(of: $0) } == place)
        }
    }

    @Test(.model("H25")) func cacheStoresParksLotsCountsForecastsAndSummaries() throws {
        let cache = try ReadCache.temporary()
        let now = Date(timeIntervalSince1970: 1_786_595_700)
        try cache.keep(ParkList(parks: [Summaries.park("ttukseom"), Summaries.park("banpo")]))
        try cache.keep(Summaries.summary(now: now), tag: "\"a\"", at: now)
        #expect(try cache.parks().map(\.summary?.parking.lots.count) == [4, nil])
        let park = try #require(try cache.park("ttukseom"))
        #expect(park.tag == "\"a\"" && park.fetchedAt == now)
        #expect(park.summary == Summaries.summary(now: now))
    }

    // A file that is locked or gone is no reason to check the disk
    @Test(.model("H25")) func lockedAndRemovedCacheHaveTheirOwnRemedies() throws {
        let folder = try TemporaryContainers()
        let path = folder.path + "/hangangjari.sqlite"
        let cache = try ReadCache(path: path, patience: 0)
        let parks = ParkList(parks: [Summaries.park("ttukseom")])
        let other = try DatabaseQueue(path: path)
        try other.inTransaction(.exclusive) { _ in
            let error = #expect(throws: HangangjariError.self) { try cache.keep(parks) }
            #expect(error?.message.contains("another program uses it") == true)
            return .rollback
        }
        try cache.keep(parks)
        try FileManager.default.removeItem(atPath: path)
        let error = #expect(throws: HangangjariError.self) { try cache.keep(parks) }
        #expect(error?.message.contains("was removed: quit the app") == true)
    }

    /// The widgets' snapshots follow from the cache, whichever process has filled it.
    @Test func olderSummaryNeverReplacesANewerOneOnTheWidgets() throws {
        let folder = try TemporaryContainers()
        let store = SnapshotStore(GroupContainer(path: folder.path))
        let now = Date(timeIntervalSince1970: 1_786_595_700)
        let paths = (0..<2).map { _ in folder.path + "/hangangjari.sqlite" }
        let (first, second) = (try ReadCache(path: paths[0]), try ReadCache(path: paths[1]))
        var newer = Summaries.summary(now: now)
        for index in newer.parking.lots.indices { newer.parking.lots[index].remaining = index }
        // A widget has stored an older answer.
        let shown = ParkingSnapshot(ParkState(Summaries.summary(now: now)), .total)
        try store.write(shown, to: .park("ttukseom", .total), owner: .widgets, now: now)
        // process 1                            process 2
        // stores an answer in the cache
        try first.keep(Summaries.summary(now: now), tag: "\"a\"", at: now)
        //                                      stores a newer answer, and publishes it
        try second.keep(newer, tag: "\"b\"", at: now)
        try SnapshotPublisher(store).publish("ttukseom", from: second, now: now)
        let published = try store.read(SnapshotKey<ParkingSnapshot>.park("ttukseom", .total)).value
        // publishes what the cache has now
        try SnapshotPublisher(store).publish("ttukseom", from: first, now: now)
        #expect(try store.read(SnapshotKey<ParkingSnapshot>.park("ttukseom", .total)).value == published)
        #expect(published?.entityTag == "\"b\"")
    }

    @Test func parkWithoutASummaryChangesNothing() throws {
        let folder = try TemporaryContainers()
        let store = SnapshotStore(GroupContainer(path: folder.path))
        try SnapshotPublisher(store).publish("ttukseom", from: .temporary(), now: Date(timeIntervalSince1970: 0))
        #expect(try store.read(SnapshotKey<ParkingSnapshot>.park("ttukseom", .total)) == .missing)
    }

    // One park's faulty answer is that park's failure alone
    @Test(.model("H25", "H33")) func repeatedLotFailsItsParkAlone() async throws {
        let stage = try await Stage()
        for lot in ["banpo-1", "ttukseom-1"] {
            stage.service.change { [time = stage.time] request in
                guard request.path.contains("banpo") else { return Stage.good(request, now: time.now) }
                var summary = Summaries.summary(of: "banpo", now: time.now)
                summary.parking.lots[1].id = lot
                return .json(Summaries.json(summary))
            }
            try await stage.perform(RefreshParks())
            let screen = try await stage.screen()
            #expect(HangangjariApp.session.current.messages.isEmpty, "\(HangangjariApp.session.current.messages)")
            #expect(screen.components(separatedBy: "354").count == 4, "three of four parks are known: \(screen)")
        }
        #expect(try await stage.general("yeouido", .dust)[0].text.contains("PM10 14"))
    }

    @Test func parkIsRemovedByTheSecondListWithoutItAndStaysFavourite() throws {
        let cache = try ReadCache.temporary()
        let now = Date(timeIntervalSince1970: 1_786_595_700)
        try cache.keep(ParkList(parks: [Summaries.park("ttukseom"), Summaries.park("banpo")]))
        try cache.keep(Summaries.summary(now: now), tag: nil, at: now)
        try cache.setFavourite("ttukseom", true)
        let before = try cache.parks()
        try cache.keep(ParkList(parks: [Summaries.park("banpo")]))
        #expect(try Set(cache.parks()) == Set(before))
        // A list that has the park again confirms nothing.
        try cache.keep(ParkList(parks: [Summaries.park("ttukseom"), Summaries.park("banpo")]))
        try cache.keep(ParkList(parks: [Summaries.park("banpo")]))
        #expect(try Set(cache.parks()) == Set(before))
        try cache.keep(ParkList(parks: [Summaries.park("banpo")]))
        #expect(try cache.parks() == before.filter { $0.id == "banpo" })
        try cache.keep(ParkList(parks: [Summaries.park("banpo"), Summaries.park("ttukseom")]))
        #expect(try cache.park("ttukseom")?.isFavourite == true)
    }
}
