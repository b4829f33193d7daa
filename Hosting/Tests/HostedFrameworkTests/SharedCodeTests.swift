import CoreLocation
import Testing
import WidgetKit

/// Code that extensions share with their apps.
struct SharedCodeTests {
    @Test func placeIsKeptInAnArchive() throws {
        let place = CLLocation(latitude: 35.1, longitude: 129.04)
        let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data)
        #expect(read?.coordinate.latitude == 35.1)
        #expect(read?.coordinate.longitude == 129.04)
    }

    @Test func nameOfAPersonIsReadAndWritten() throws {
        let formatter = PersonNameFormatter()
        let name = try #require(formatter.personNameComponents(from: "Ada King Lovelace"))
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "AL")
        formatter.style = .medium
        #expect(formatter.string(from: name) == "Ada Lovelace")
        #expect(formatter.personNameComponents(from: "  ") == nil)
    }

    @Test func itemsAreJoinedAsAList() {
        #expect(ListFormatter.localizedString(byJoining: ["ebb"]) == "ebb")
        #expect(ListFormatter().string(from: ["ebb", 2])?.contains("ebb") == true)
    }

    @Test func notificationsAreASequence() async {
        let name = Notification.Name("tide")
        let notifications = NotificationCenter.default.notifications(named: name).makeAsyncIterator()
        NotificationCenter.default.post(name: name, object: nil)
        var first = notifications
        #expect(await first.next()?.name == name)
    }
}
