extension NotificationCenter {
    /// Notifications as they arrive.
    ///
    /// https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// A sequence of notifications, which ends with its task.
    public struct Notifications: AsyncSequence {
        public typealias Element = Notification

        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
            // The poster gives the notification up, as with an observer on a queue.
            nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
                nonisolated(unsafe) let notification = $0
                continuation.yield(notification)
            }
            let center = center
            continuation.onTermination = { _ in center.removeObserver(observer) }
            return stream.makeAsyncIterator()
        }
    }
}
