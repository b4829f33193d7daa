@_exported public import HostedFoundation

/// A task that the system starts in the background.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier = ""
    // Set before the task runs; none runs here.
    open var expirationHandler: (() -> Void)?

    open func setTaskCompleted(success: Bool) {}
}

/// A short task that fetches.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A long task.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Asks for a task.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    // Set before the request is submitted.
    open var earliestBeginDate: Date?

    init(identifier: String) {
        self.identifier = identifier
    }
}

/// Asks for a short task.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public override init(identifier: String) {
        super.init(identifier: identifier)
    }
}

/// Asks for a long task.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    // Set before the request is submitted.
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false

    public override init(identifier: String) {
        super.init(identifier: identifier)
    }
}

/// Starts tasks in the background; an extension has none, so every request is refused.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// Why a request is refused.
    public struct Error: Swift.Error, Hashable, Sendable {
        /// What went wrong.
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests, notPermitted
        }

        public let code: Code
    }

    public static let shared = BGTaskScheduler()

    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String,
        using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { false }

    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(code: .unavailable) }
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
}
