// The forms of iOS 16.1, and the streams of the states of an activity. There is no activity, so they end at once.

extension Activity {
    public var contentState: Attributes.ContentState { content.state }

    /// Always throws: the device shows no live activities.
    public static func request(
        attributes: Attributes,
        contentState: Attributes.ContentState,
        pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    /// Always throws: the device shows no live activities.
    public static func request(
        attributes: Attributes,
        content: ActivityContent<Attributes.ContentState>,
        pushType: PushType? = nil,
        style: ActivityStyle
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    public func update(using contentState: Attributes.ContentState) async {
        await update(ActivityContent(state: contentState, staleDate: nil))
    }

    public func update(
        using contentState: Attributes.ContentState,
        alertConfiguration: AlertConfiguration?
    ) async { await update(using: contentState) }

    public func update(
        _ content: ActivityContent<Attributes.ContentState>,
        alertConfiguration: AlertConfiguration?
    ) async { await update(content) }

    public func end(
        using contentState: Attributes.ContentState? = nil,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}

    public var pushToken: Data? { nil }
    public static var pushToStartToken: Data? { nil }
    public var activityStateUpdates: AsyncStream<ActivityState> { .finished }
    public var contentUpdates: AsyncStream<ActivityContent<Attributes.ContentState>> { .finished }
    public var contentStateUpdates: AsyncStream<Attributes.ContentState> { .finished }
    public var pushTokenUpdates: AsyncStream<Data> { .finished }
    public static var pushToStartTokenUpdates: AsyncStream<Data> { .finished }
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { .finished }
}

extension ActivityAuthorizationInfo {
    public var activityEnablementUpdates: AsyncStream<Bool> { .finished }
    public var frequentPushEnablementUpdates: AsyncStream<Bool> { .finished }
}

extension AsyncStream {
    /// A stream without elements.
    fileprivate static var finished: AsyncStream { AsyncStream { $0.finish() } }
}

/// How an activity calls for attention; the device shows none.
public struct AlertConfiguration: Sendable {
    /// The sound.
    public struct AlertSound: Sendable {
        public static let `default` = AlertSound()
        public static func named(_ name: String) -> AlertSound { AlertSound() }
    }

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

/// Whether an activity ends with the app.
public enum ActivityStyle: Sendable {
    case standard, transient
}
