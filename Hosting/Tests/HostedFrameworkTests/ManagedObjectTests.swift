import CoreData
import Testing

/// A class that keeps more than its entity has, as on Apple's platforms with one initializer.
private final class Walk: NSManagedObject, @unchecked Sendable {
    let length: Int

    override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        length = 3
        super.init(entity: entity, insertInto: context)
    }
}

private final class Named: NSManagedObject, @unchecked Sendable {
    let title: String

    init(title: String) {
        self.title = title
        super.init(entity: NSEntityDescription(name: "Named"), insertInto: nil)
    }
}

struct ManagedObjectTests {
    @Test func severalValuesAreSetAtOnce() {
        let object = NSManagedObject()
        object.setValuesForKeys(["height": 3.5, "name": "ebb"])
        #expect(object.value(forKey: "height") as? Double == 3.5)
        #expect(object.value(forKey: "name") as? String == "ebb")
    }

    @Test func classWithAnInitializerOfItsOwnNeedsNoOther() {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        #expect(Walk(context: context).length == 3)
        #expect(Walk(context: context).managedObjectContext === context)
        #expect(Walk().managedObjectContext == nil)
        #expect(Named(title: "a").title == "a")
    }

    @Test func listOfFetchedObjectsIsEmpty() throws {
        let controller = NSFetchedResultsController(
            fetchRequest: NSFetchRequest<NSManagedObject>(entityName: "Walk"),
            managedObjectContext: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType),
            sectionNameKeyPath: nil,
            cacheName: nil
        )
        try controller.performFetch()
        let object: (IndexPath) -> NSManagedObject = controller.object
        #expect(controller.fetchedObjects?.map { _ in object([0, 0]) } == [])
    }

    @Test func exchangeWithOtherDevicesIsNeverReported() {
        let container = NSPersistentCloudKitContainer(name: "Walks")
        let key = NSPersistentCloudKitContainer.eventNotificationUserInfoKey
        let note = Notification(name: NSPersistentCloudKitContainer.eventChangedNotification, object: container)
        #expect(note.userInfo?[key] as? NSPersistentCloudKitContainer.Event == nil)
        #expect(container.recordID(for: NSManagedObject().objectID) == nil)
    }

    @Test func objectsAreSortedByThemselves() {
        let order = NSSortDescriptor(key: "self", ascending: false)
        let words = NSArray(array: ["fig", "pear", "apple"].map(NSString.init(string:)))
        #expect(words.sortedArray(using: [order]) as? [String] == ["pear", "fig", "apple"])
        let numbers = NSArray(array: [2, 10, 1].map(NSNumber.init(value:)))
        #expect(numbers.sortedArray(using: [order]) as? [Int] == [10, 2, 1])
    }

    /// What is not read here leaves the order as it is; the log says so.
    @Test func conditionAndOrderInApplesLanguageChangeNothing() {
        let words = NSArray(array: ["pear", "apple"].map(NSString.init(string:)))
        #expect(words.filtered(using: NSPredicate(format: "SELF BEGINSWITH %@", "a")).count == 2)
        let order = NSSortDescriptor(key: "length", ascending: true)
        #expect(words.sortedArray(using: [order]) as? [String] == ["pear", "apple"])
    }
}
