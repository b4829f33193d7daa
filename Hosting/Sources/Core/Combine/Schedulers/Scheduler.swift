public import Dispatch
public import Foundation

/// Runs work now or later.
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions

    var now: SchedulerTimeType { get }

    func schedule(_ action: @escaping () -> Void)
    func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void)
}

/// A length of time that is written in units.
public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
}

/// A moment of a scheduler, in seconds since some start.
public struct SchedulerTime: Strideable, Sendable {
    /// A length of time in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Sendable
    {
        public var timeInterval: TimeInterval

        public init(_ timeInterval: TimeInterval) {
            self.timeInterval = timeInterval
        }

        public init(integerLiteral value: Int) {
            timeInterval = Double(value)
        }

        public init(floatLiteral value: Double) {
            timeInterval = value
        }

        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = Double(exactly: source) else { return nil }
            timeInterval = value
        }

        public var magnitude: Stride { Stride(timeInterval.magnitude) }

        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.timeInterval < rhs.timeInterval }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval + rhs.timeInterval) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval - rhs.timeInterval) }
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval * rhs.timeInterval) }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    }

    let seconds: Double

    /// The present moment of the clock that never goes back.
    static var now: SchedulerTime { SchedulerTime(seconds: Double(DispatchTime.now().uptimeNanoseconds) / 1e9) }

    public func distance(to other: SchedulerTime) -> Stride { Stride(other.seconds - seconds) }
    public func advanced(by n: Stride) -> SchedulerTime { SchedulerTime(seconds: seconds + n.timeInterval) }
}

extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime

    /// How work is scheduled; ignored here.
    public struct SchedulerOptions: Sendable {
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {}
    }

    public var now: SchedulerTime { .now }

    public func schedule(_ action: @escaping () -> Void) {
        let action = UncheckedValue(action)
        async { action.value() }
    }

    public func schedule(after date: SchedulerTime, _ action: @escaping () -> Void) {
        let action = UncheckedValue(action)
        asyncAfter(deadline: .now() + max(0, date.seconds - SchedulerTime.now.seconds)) { action.value() }
    }
}

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime

    /// How work is scheduled; ignored here.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTime { .now }

    // An extension's program runs no run loop but the queue of the main thread.
    public func schedule(_ action: @escaping () -> Void) { DispatchQueue.main.schedule(action) }

    public func schedule(after date: SchedulerTime, _ action: @escaping () -> Void) {
        DispatchQueue.main.schedule(after: date, action)
    }
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime

    /// How work is scheduled; ignored here.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTime { .now }

    public func schedule(_ action: @escaping () -> Void) {
        let action = UncheckedValue(action)
        addOperation { action.value() }
    }

    public func schedule(after date: SchedulerTime, _ action: @escaping () -> Void) {
        DispatchQueue.global().schedule(after: date) { self.schedule(action) }
    }
}

/// Runs work at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never

    public static let shared = ImmediateScheduler()

    public var now: SchedulerTime { SchedulerTime(seconds: 0) }
    public func schedule(_ action: @escaping () -> Void) { action() }
    public func schedule(after date: SchedulerTime, _ action: @escaping () -> Void) { action() }
}
