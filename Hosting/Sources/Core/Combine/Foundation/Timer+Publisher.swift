import Dispatch
public import Foundation

extension Timer {
    /// A publisher that sends the time again and again, from its connection on.
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval)
    }

    /// Sends the time again and again.
    ///
    /// An extension's view is archived and its process ends, so in a widget it sends little or nothing.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        private let subject = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval) {
            self.interval = interval
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable {
            let timer = DispatchSource.makeTimerSource(queue: .main)
            timer.schedule(deadline: .now() + interval, repeating: interval)
            let subject = UncheckedValue(subject)
            timer.setEventHandler { subject.value.send(Date()) }
            timer.activate()
            return AnyCancellable { timer.cancel() }
        }
    }
}

extension NotificationCenter {
    /// Sends the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Sends the notifications of a name.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            Stage<Notification, Never> { relay in
                let observer = UncheckedValue(
                    center.addObserver(forName: name, object: object, queue: nil) { relay.send($0) }
                )
                return AnyCancellable { center.removeObserver(observer.value) }
            }
            .receive(subscriber: subscriber)
        }
    }
}
