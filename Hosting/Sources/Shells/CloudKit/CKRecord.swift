/// A value of a record.
public protocol CKRecordValueProtocol {}

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}

public typealias CKRecordValue = any CKRecordValueProtocol

/// A record of an app; it lives as long as the program.
open class CKRecord: NSObject, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    /// What names a record.
    open class ID: NSObject, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID

        public init(recordName: String = "record", zoneID: CKRecordZone.ID = .default) {
            self.recordName = recordName
            self.zoneID = zoneID
        }

        open override var hash: Int { recordName.hashValue }
        open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }
    }

    /// A record that another one belongs to.
    open class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
        /// What becomes of a record whose reference is deleted.
        public enum Action: UInt, Sendable {
            case none, deleteSelf
        }

        public let recordID: ID
        public let action: Action

        public init(recordID: ID, action: Action) {
            self.recordID = recordID
            self.action = action
        }
    }

    public let recordType: RecordType
    public let recordID: ID
    public let creationDate: Date? = nil
    public let modificationDate: Date? = nil
    // One thread fills a record before it is saved.
    private var values: [FieldKey: CKRecordValue] = [:]

    public init(recordType: RecordType, recordID: ID = ID()) {
        self.recordType = recordType
        self.recordID = recordID
    }

    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    open subscript(key: FieldKey) -> CKRecordValue? {
        get { values[key] }
        set { values[key] = newValue }
    }

    open subscript<T: CKRecordValueProtocol>(key: FieldKey) -> T? {
        get { values[key] as? T }
        set { values[key] = newValue }
    }

    open func allKeys() -> [FieldKey] { values.keys.sorted() }
    open func setObject(_ object: CKRecordValue?, forKey key: FieldKey) { values[key] = object }
    open func object(forKey key: FieldKey) -> CKRecordValue? { values[key] }
    open func setValue(_ value: Any?, forKey key: FieldKey) { values[key] = value as? CKRecordValue }
    open func value(forKey key: FieldKey) -> Any? { values[key] }
}

/// A file of a record.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public let fileURL: URL?

    public init(fileURL: URL) {
        self.fileURL = fileURL
    }
}

/// Records that change together.
open class CKRecordZone: NSObject, @unchecked Sendable {
    /// What names a zone.
    open class ID: NSObject, @unchecked Sendable {
        public let zoneName: String
        public let ownerName: String

        public static let `default` = ID(zoneName: "_defaultZone")

        public init(zoneName: String, ownerName: String = "__defaultOwner__") {
            self.zoneName = zoneName
            self.ownerName = ownerName
        }
    }

    public let zoneID: ID

    public init(zoneID: ID) {
        self.zoneID = zoneID
    }

    public init(zoneName: String) {
        zoneID = ID(zoneName: zoneName)
    }

    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}
