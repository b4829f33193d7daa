import Foundation
import Testing
import Vitrine
import VitrineActions
import VitrineTesting
import VitrineWidgets

/// A store that is given a group's name only, in the process of a device.
struct StoreOfAGroupTests {
    private struct Count: Codable, Sendable, Equatable {
        var count = 0
    }

    private let key = SnapshotKey("count.json", default: Count())
    private let store = SnapshotStore("group.a")
    private let containers: TemporaryContainers
    private let moment: DeviceMoment

    init() throws {
        containers = try TemporaryContainers()
        moment = DeviceMoment(now: Date(timeIntervalSince1970: 1_780_480_860), containers: containers.directory)
    }

    @Test func folderAndDateAreThoseOfTheRequest() throws {
        _ = try DeviceMoment.withMoment(moment) { try store.update(key) { $0.count += 1 } }
        let snapshot = try #require(SnapshotStore(try containers.directory.container(of: "group.a")).read(key).snapshot)
        #expect(snapshot.value.count == 1)
        #expect(snapshot.writtenAt == moment.now)
        let other = try TemporaryContainers()
        let elsewhere = DeviceMoment(now: moment.now, containers: other.directory)
        #expect(DeviceMoment.withMoment(elsewhere) { store.read(key) } == .missing, "one request, another's folder")
    }

    @Test func folderThatVanishesIsMissingAndComesBackWithTheNextWrite() throws {
        try DeviceMoment.withMoment(moment) {
            try store.update(key) { $0.count = 7 }
            try FileManager.default.removeItem(atPath: try store.container.path)
            #expect(store.read(key) == .missing)
            try store.update(key) { $0.count += 1 }
            #expect(store.read(key).value?.count == 1)
        }
    }

    @Test func journalMakesTheFolderOfItsGroup() throws {
        struct Tap: WidgetAction {
            var id: String
        }
        try DeviceMoment.withMoment(moment) {
            let journal = ActionJournal<Tap>(in: store, fileName: "taps.json")
            #expect(journal.read().problem == nil)
            try journal.perform(Tap(id: "a"), now: moment.now) { _ in .performed }
            #expect(journal.read().settledCount == 1)
        }
    }

    @Test func pictureIsStoredInAFolderThatIsNew() throws {
        struct Page: Codable, Sendable {
            var picture = ""
        }
        let page = SnapshotKey("page.json", default: Page())
        let picture = SnapshotAsset<Page>("picture.jpg", reference: \.picture)
        try DeviceMoment.withMoment(moment) {
            try store.update(page, with: .replace(picture, with: [1, 2])) { _ in }
            #expect(store.read(page, with: picture).asset.bytes == [1, 2])
        }
    }
}
