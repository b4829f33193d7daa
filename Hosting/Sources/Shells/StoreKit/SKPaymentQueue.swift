public import HostedFoundation

/// A product of the older interface; the shop here has none.
open class SKProduct: NSObject, @unchecked Sendable {
    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { DeviceLocale.current }
}

/// What a request for products finds: nothing.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    open var products: [SKProduct] { [] }
    public let invalidProductIdentifiers: [String]

    init(_ identifiers: Set<String>) {
        invalidProductIdentifiers = identifiers.sorted()
    }
}

public protocol SKRequestDelegate: AnyObject {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request to the shop.
open class SKRequest: NSObject, @unchecked Sendable {
    open func start() {}
    open func cancel() {}
}

/// A request for products, which is answered at once: the shop knows none of them.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    open weak var delegate: (any SKProductsRequestDelegate)?
    private let identifiers: Set<String>

    public init(productIdentifiers: Set<String>) {
        identifiers = productIdentifiers
    }

    open override func start() {
        delegate?.productsRequest(self, didReceive: SKProductsResponse(identifiers))
        delegate?.requestDidFinish(self)
    }
}

/// What a person would pay for.
open class SKPayment: NSObject, @unchecked Sendable {
    public let productIdentifier: String
    open var quantity: Int { 1 }

    public init(product: SKProduct) {
        productIdentifier = product.productIdentifier
    }
}

/// Where a payment stands.
public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing, purchased, failed, restored, deferred
}

/// A payment on its way; there is none.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    public let payment: SKPayment
    open var transactionState: SKPaymentTransactionState { .failed }
    open var transactionIdentifier: String? { nil }
    open var transactionDate: Date? { nil }
    open var original: SKPaymentTransaction? { nil }
    open var error: (any Error)? { nil }

    init(_ payment: SKPayment) {
        self.payment = payment
    }
}

public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}

/// The queue of payments: nobody can pay here, and nothing was paid before.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let shared = SKPaymentQueue()

    open class func `default`() -> SKPaymentQueue { shared }
    open class func canMakePayments() -> Bool { false }
    open var transactions: [SKPaymentTransaction] { [] }
    open func add(_ observer: any SKPaymentTransactionObserver) {}
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    open func add(_ payment: SKPayment) {}
    open func restoreCompletedTransactions() {}
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}
