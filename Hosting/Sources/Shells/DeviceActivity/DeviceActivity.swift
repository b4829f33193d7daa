@_exported public import ManagedSettings
@_exported public import SwiftUI

/// The name of what is watched.
public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// When something is watched.
public struct DeviceActivitySchedule: Equatable, Sendable {
    public var intervalStart: DateComponents
    public var intervalEnd: DateComponents
    public var repeats: Bool
    public var warningTime: DateComponents?

    public init(
        intervalStart: DateComponents,
        intervalEnd: DateComponents,
        repeats: Bool,
        warningTime: DateComponents? = nil
    ) {
        self.intervalStart = intervalStart
        self.intervalEnd = intervalEnd
        self.repeats = repeats
        self.warningTime = warningTime
    }

    public var nextInterval: DateInterval? { nil }
}

/// A use of apps that is reported.
public struct DeviceActivityEvent: Equatable, Sendable {
    /// The name of an event.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public var applications: Set<ApplicationToken>
    public var categories: Set<ActivityCategoryToken>
    public var webDomains: Set<WebDomainToken>
    public var threshold: DateComponents

    public init(
        applications: Set<ApplicationToken> = [],
        categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = [],
        threshold: DateComponents
    ) {
        self.applications = applications
        self.categories = categories
        self.webDomains = webDomains
        self.threshold = threshold
    }
}

/// Watches how apps are used; the device has none, and nothing is watched.
open class DeviceActivityCenter: @unchecked Sendable {
    /// Why nothing is watched.
    public enum MonitoringError: Error, Sendable {
        case unauthorized, invalidDateComponents, intervalTooLong, intervalTooShort, excessiveActivities
    }

    public init() {}

    public var activities: [DeviceActivityName] { [] }

    /// Fails.
    public func startMonitoring(
        _ activity: DeviceActivityName,
        during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws { throw MonitoringError.unauthorized }

    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
    public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
}

/// Learns when the watched time begins and ends; never called.
open class DeviceActivityMonitor {
    public init() {}

    open func intervalDidStart(for activity: DeviceActivityName) {}
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}
