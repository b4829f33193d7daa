@_exported public import HostedFoundation
@_exported public import UIKit

/// A product that an app sells; the device has no store.
public struct Product: Sendable, Identifiable {
    public let id: String
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String

    public var type: ProductType { .nonConsumable }
    public var subscription: SubscriptionInfo? { nil }

    /// What a product is.
    public struct ProductType: Hashable, Sendable {
        let name: String

        public static let consumable = ProductType(name: "consumable")
        public static let nonConsumable = ProductType(name: "nonConsumable")
        public static let nonRenewable = ProductType(name: "nonRenewable")
        public static let autoRenewable = ProductType(name: "autoRenewable")
    }

    /// What became of a purchase.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }

    /// How something is bought.
    public struct PurchaseOption: Hashable, Sendable {
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
    }

    /// Buys nothing.
    @discardableResult
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }

    /// The products of a shop: none.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String { [] }

    /// What a person has subscribed to.
    public struct SubscriptionInfo: Sendable {
        public var subscriptionPeriod: SubscriptionPeriod { SubscriptionPeriod() }
        public var status: [Status] { get async throws { [] } }

        /// How long a subscription runs before it is paid again.
        public struct SubscriptionPeriod: Hashable, Sendable {
            /// A unit of time.
            public enum Unit: Sendable {
                case day, week, month, year
            }

            public var unit: Unit { .month }
            public var value: Int { 1 }
        }

        /// How a subscription runs; none does.
        public struct Status: Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>
        }

        /// What a person has said of the next payment.
        public struct RenewalInfo: Sendable {
            public let willAutoRenew: Bool
            public let autoRenewPreference: String?
            public let currentProductID: String
            public let gracePeriodExpirationDate: Date?
        }

        /// Whether a subscription runs.
        public struct RenewalState: Hashable, Sendable {
            let name: String

            public static let subscribed = RenewalState(name: "subscribed")
            public static let expired = RenewalState(name: "expired")
            public static let inBillingRetryPeriod = RenewalState(name: "inBillingRetryPeriod")
            public static let inGracePeriod = RenewalState(name: "inGracePeriod")
            public static let revoked = RenewalState(name: "revoked")
        }
    }
}

/// A purchase; the device has none.
public struct Transaction: Sendable, Identifiable {
    public let id: UInt64
    public let productID: String
    public let purchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let isUpgraded: Bool
    public let originalID: UInt64
    public let originalPurchaseDate: Date
    public let productType: Product.ProductType
    public let subscriptionGroupID: String?

    public func finish() async {}

    /// Purchases, as they are found: none.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>

        /// Finds nothing.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public static var currentEntitlements: Transactions { Transactions() }
    public static var all: Transactions { Transactions() }
    public static var updates: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// A value whose signature was checked.
public enum VerificationResult<SignedType> {
    /// Why a signature is wrong.
    public enum VerificationError: Error {
        case invalidSignature, revokedCertificate, invalidCertificateChain, missingRequiredProperties
    }

    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }

    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// Why the shop does not answer.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront, notEntitled, unsupported
}

/// The shop.
public enum AppStore {
    /// Where an app comes from.
    public struct Environment: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }

    public static func sync() async throws {}
    public static var canMakePayments: Bool { false }
}

/// The purchase of the app itself; the device has no shop that would know one.
public struct AppTransaction: Sendable {
    public let bundleID: String
    public let appVersion: String
    public let originalAppVersion: String
    public let originalPurchaseDate: Date
    public let environment: AppStore.Environment

    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.unknown }
    }

    public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.unknown }
}

/// Asks for a review; the device has no shop.
public struct RequestReviewAction: Sendable {
    public func callAsFunction() {}
}

extension EnvironmentValues {
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks for a review, with the older name.
public enum SKStoreReviewController {
    public static func requestReview() {}
}
