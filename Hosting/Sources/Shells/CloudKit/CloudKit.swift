@_exported public import CoreLocation
@_exported public import HostedFoundation

/// Whether a person has an account.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// Why a request failed.
public struct CKError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case internalError = 1
        case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
        case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
        case serverRecordChanged = 14
        case zoneBusy = 23
        case quotaExceeded = 25
        case zoneNotFound = 26
        case limitExceeded = 27
        case userDeletedZone = 28
        case changeTokenExpired = 21
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var notAuthenticated: Code { .notAuthenticated }
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var unknownItem: Code { .unknownItem }

    public var retryAfterSeconds: Double? { nil }
    public var localizedDescription: String { "The device has no account of iCloud" }
}

/// The records of an app in iCloud; the device has no account, and every request fails.
open class CKContainer: NSObject, @unchecked Sendable {
    public let containerIdentifier: String?

    public init(identifier containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
    }

    open class func `default`() -> CKContainer { CKContainer(identifier: "iCloud.default") }

    open var privateCloudDatabase: CKDatabase { CKDatabase(scope: .private) }
    open var publicCloudDatabase: CKDatabase { CKDatabase(scope: .public) }
    open var sharedCloudDatabase: CKDatabase { CKDatabase(scope: .shared) }
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase { CKDatabase(scope: databaseScope) }

    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(.noAccount, nil) }
    }
    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, CKError(.notAuthenticated)) }
    }
}

/// One of an app's sets of records.
open class CKDatabase: NSObject, @unchecked Sendable {
    /// Whose records they are.
    public enum Scope: Int, Sendable {
        case `public` = 1
        case `private`, shared
    }

    public let databaseScope: Scope

    init(scope: Scope) {
        databaseScope = scope
    }

    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError(.notAuthenticated)
    }
    open func records(
        for ids: [CKRecord.ID],
        desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError(.notAuthenticated) }
    open func records(
        matching query: CKQuery,
        inZoneWith zoneID: CKRecordZone.ID? = nil,
        desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = 0
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw CKError(.notAuthenticated) }

    open func fetch(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(nil, CKError(.notAuthenticated)) } }

    open func save(
        _ record: CKRecord,
        completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(nil, CKError(.notAuthenticated)) } }

    open func delete(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(nil, CKError(.notAuthenticated)) } }

    open func perform(
        _ query: CKQuery,
        inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(nil, CKError(.notAuthenticated)) } }
}

/// What a request looks for.
open class CKQuery: NSObject, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    // Set before the request.
    open var sortDescriptors: [NSSortDescriptor]?

    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        self.recordType = recordType
        self.predicate = predicate
    }
}

/// A request that finds nothing.
open class CKQueryOperation: NSObject, @unchecked Sendable {
    /// Where a result goes on.
    open class Cursor: NSObject, @unchecked Sendable {}
}

extension CKError.Code {
    /// Whether an error is this one: `catch CKError.…` and `case CKError.…` of a switch.
    public static func ~= (code: CKError.Code, error: any Error) -> Bool { (error as? CKError)?.code == code }
}
