@_exported public import HostedFoundation
@_exported public import UniformTypeIdentifiers

/// The activity of a person who chose a result of the system's search.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the result's identifier in such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// What the system's search shows of something.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    // Filled in before the item is indexed.
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var domainIdentifier: String?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var startDate: Date?
    open var endDate: Date?
    open var dueDate: Date?
    open var rating: NSNumber?

    public init(contentType: UTType) {}
    public init(itemContentType: String) {}
}

/// Something that the system's search finds.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    // Filled in before the item is indexed.
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date!
    open var attributeSet: CSSearchableItemAttributeSet

    public init(
        uniqueIdentifier: String?,
        domainIdentifier: String?,
        attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? ""
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// The index of the system's search; the device has none, and what is added is forgotten.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    public typealias Completion = @Sendable ((any Error)?) -> Void

    public init(name: String) {}

    private override init() {}

    open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
    open class func isIndexingAvailable() -> Bool { false }

    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: Completion? = nil) {
        completionHandler?(nil)
    }
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: Completion? = nil) {
        completionHandler?(nil)
    }
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: Completion? = nil
    ) { completionHandler?(nil) }
    open func deleteAllSearchableItems(completionHandler: Completion? = nil) { completionHandler?(nil) }
}
