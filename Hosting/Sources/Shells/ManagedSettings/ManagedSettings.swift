@_exported public import HostedFoundation

/// What stands for an app or a site without its name.
public struct Token<T>: Codable, Hashable, Sendable {
    let data: Data
}

/// An app.
public struct Application: Codable, Hashable, Sendable {
    public let bundleIdentifier: String?
    public var token: ApplicationToken? { nil }
    public var localizedDisplayName: String? { nil }

    public init(bundleIdentifier: String) {
        self.bundleIdentifier = bundleIdentifier
    }
}

/// A group of apps and sites.
public struct ActivityCategory: Codable, Hashable, Sendable {
    public var localizedDisplayName: String? { nil }
}

/// A site.
public struct WebDomain: Codable, Hashable, Sendable {
    public let domain: String?

    public init(domain: String) {
        self.domain = domain
    }
}

public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

/// Which of the apps and sites in categories are hidden.
public struct ShieldSettings: Sendable {
    /// The categories, and what is excepted.
    public enum ActivityCategoryPolicy<Activity>: Equatable, Sendable {
        case none
        case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
        case all(except: Set<Token<Activity>> = [])
    }

    public var applications: Set<ApplicationToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    public var webDomains: Set<WebDomainToken>?
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

/// Limits of a device's use, which nobody here has allowed: they apply to nothing.
open class ManagedSettingsStore: @unchecked Sendable {
    /// The name of a store.
    public struct Name: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public init() {}
    public init(named name: Name) {}

    public var shield: ShieldSettings {
        get { ShieldSettings() }
        set {}
    }

    open func clearAllSettings() {}
}
