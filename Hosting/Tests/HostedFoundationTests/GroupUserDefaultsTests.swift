import Foundation
import Testing

@testable import HostedFoundation

struct GroupUserDefaultsTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "defaults-\(UUID().uuidString)").path

    private func defaults() -> GroupUserDefaults { GroupUserDefaults(path: folder + "/group.plist") }

    @Test func appAndWidgetSeeEachOthersValuesAtOnce() {
        let app = defaults()
        let widget = defaults()
        // app                          | widget
        app.set(3, forKey: "cups")
        #expect(widget.integer(forKey: "cups") == 3)
        widget.set("tea", forKey: "drink")
        app.set(4, forKey: "cups")
        #expect(widget.integer(forKey: "cups") == 4)
        #expect(app.string(forKey: "drink") == "tea")
    }

    @Test func valuesKeepTheirTypes() {
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
        let written = defaults()
        written.set(["a", "b"], forKey: "list")
        written.set(date, forKey: "date")
        written.set(true, forKey: "flag")
        written.set(1.5, forKey: "number")
        written.set(Data([1, 2]), forKey: "data")
        written.set(URL(string: "https://example.org/a"), forKey: "link")
        let read = defaults()
        #expect(read.stringArray(forKey: "list") == ["a", "b"])
        #expect(read.object(forKey: "date") as? Date == date)
        #expect(read.bool(forKey: "flag"))
        #expect(read.double(forKey: "number") == 1.5)
        #expect(read.data(forKey: "data") == Data([1, 2]))
        #expect(read.url(forKey: "link")?.path == "/a")
    }

    @Test func registeredValueCountsUntilOneIsSet() {
        let defaults = defaults()
        defaults.register(defaults: ["goal": 8])
        #expect(defaults.integer(forKey: "goal") == 8)
        defaults.set(6, forKey: "goal")
        #expect(defaults.integer(forKey: "goal") == 6)
        defaults.removeObject(forKey: "goal")
        #expect(defaults.integer(forKey: "goal") == 8)
    }

    @Test func registeredValueCountsInEverySuite() {
        defaults().register(defaults: ["rings": 3])
        #expect(GroupUserDefaults(path: folder + "/other.plist").integer(forKey: "rings") == 3)
    }

    @Test func valueThatNoListHasLeavesTheOthers() {
        let defaults = defaults()
        defaults.set(1, forKey: "before")
        defaults.set(NSObject(), forKey: "bad")
        defaults.set(2, forKey: "after")
        #expect(defaults.object(forKey: "bad") == nil)
        let read = self.defaults()
        #expect(read.integer(forKey: "before") == 1)
        #expect(read.integer(forKey: "after") == 2)
    }

    @Test func damagedFileHasNoValuesAndTakesNewOnes() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("no list".utf8).write(to: URL(filePath: folder + "/group.plist"))
        let defaults = defaults()
        #expect(defaults.object(forKey: "cups") == nil)
        defaults.set(1, forKey: "cups")
        #expect(defaults.integer(forKey: "cups") == 1)
    }

    @Test func groupThatIsNotEntitledIsNamedInBothSpellings() {
        func fault(_ entitled: [String]) -> String? {
            GroupFolder.fault(of: "group.steps", use: "containerURL is nil", among: entitled)
        }
        #expect(fault(["group.other", "group.steps"]) == nil)
        let start = "containerURL is nil: the extension's entitlements do not have the App Group \"group.steps\"; "
        #expect(fault(["group.Steps"]) == start + "they have \"group.Steps\", so write one identifier in both places")
        #expect(fault([]) == start + "give the target the group")
    }

    @Test(arguments: ["", "../other", "a/b"])
    func nameThatIsNotAFolderNameHasNoContainer(_ name: String) {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
        #expect(GroupUserDefaults(suiteName: name) == nil)
    }
}
