/// What a live activity shows; the device shows none.
public protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable & Hashable
}

extension ActivityContent: Sendable where State: Sendable {}

/// The state of a live activity.
public struct ActivityContent<State: Codable> {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

/// What has become of a live activity.
public enum ActivityState: String, Codable, Sendable {
    case active, dismissed, ended, stale, pending
}

/// When an ended activity disappears.
public struct ActivityUIDismissalPolicy: Sendable {
    public static let `default` = ActivityUIDismissalPolicy()
    public static let immediate = ActivityUIDismissalPolicy()
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { .default }
}

/// How the changes of an activity arrive.
public enum PushType: Sendable {
    case token
}

/// Whether a person allows live activities; here never.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    public let areActivitiesEnabled = false
    public let frequentPushesEnabled = false
}

/// Why a live activity did not start.
public enum ActivityAuthorizationError: Error {
    case denied, unsupported, visibility, unsupportedTarget
}

/// A live activity; the device starts none.
public final class Activity<Attributes: ActivityAttributes> {
    public let id = ""
    public let attributes: Attributes
    public private(set) var content: ActivityContent<Attributes.ContentState>
    public let activityState = ActivityState.ended

    public static var activities: [Activity<Attributes>] { [] }

    private init(_ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) {
        self.attributes = attributes
        self.content = content
    }

    /// Always throws: the device shows no live activities.
    public static func request(
        attributes: Attributes,
        content: ActivityContent<Attributes.ContentState>,
        pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.unsupported
    }

    public func update(_ content: ActivityContent<Attributes.ContentState>) async {
        self.content = content
    }

    public func end(
        _ content: ActivityContent<Attributes.ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}
