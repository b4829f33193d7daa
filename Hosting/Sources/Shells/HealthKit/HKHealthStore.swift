/// Whether a person lets a program write health data.
public enum HKAuthorizationStatus: Int, Sendable {
    case notDetermined, sharingDenied, sharingAuthorized
}

/// Whether a program has to ask.
public enum HKAuthorizationRequestStatus: Int, Sendable {
    case unknown, shouldRequest, unnecessary
}

/// How often a program is woken.
public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    case hourly, daily, weekly
}

/// The domain of `HKError`.
public let HKErrorDomain = "com.apple.healthkit"

/// Why there is no health data.
public struct HKError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
        case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
        case errorNoData = 11
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

/// The health data; the device has none, and answers as if permission were denied.
open class HKHealthStore: NSObject, @unchecked Sendable {
    open class func isHealthDataAvailable() -> Bool { true }

    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    {}

    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?,
        read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(true, nil) }

    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>,
        read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { .unnecessary }

    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>,
        read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { completion(.unnecessary, nil) }

    /// Answers a query: with nothing.
    open func execute(_ query: HKQuery) { query.answer() }

    open func stop(_ query: HKQuery) {}
    open func delete(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
    open func delete(_ objects: [HKObject]) async throws { throw HKError(.errorAuthorizationDenied) }
    open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorAuthorizationDenied))
    }
    open func save(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }

    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorAuthorizationDenied))
    }

    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}

    open func enableBackgroundDelivery(
        for type: HKObjectType,
        frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(true, nil) }
}

/// A piece of health data.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open var metadata: [String: Any]? { nil }
}

/// Health data with a start and an end.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(type: HKSampleType, start: Date, end: Date) {
        sampleType = type
        startDate = start
        endDate = end
    }
}

/// An amount with a start and an end.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantity: HKQuantity
    public let quantityType: HKQuantityType

    public init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
        self.quantity = quantity
        self.quantityType = quantityType
        super.init(type: quantityType, start: startDate, end: endDate)
    }
}

/// An event with a value.
open class HKCategorySample: HKSample, @unchecked Sendable {
    public let value: Int

    public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
        self.value = value
        super.init(type: type, start: startDate, end: endDate)
    }
}

extension HKHealthStore {
    /// The units that a person prefers; without permission there are none.
    public func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] { [:] }
    public func preferredUnits(
        for quantityTypes: Set<HKQuantityType>,
        completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) { completion([:], nil) }
}

extension HKError.Code {
    /// Whether an error is this one: `catch HKError.…` and `case HKError.…` of a switch.
    public static func ~= (code: HKError.Code, error: any Error) -> Bool { (error as? HKError)?.code == code }
}
