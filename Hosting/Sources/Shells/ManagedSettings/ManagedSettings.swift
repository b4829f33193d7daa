@_exported public import HostedFoundation

/// Stands for something that a person chose, without its name.
public struct Token<T>: Codable, Hashable, Sendable {
    private let data: Data

    init(data: Data) {
        self.data = data
    }
}

/// An app.
public struct Application: Codable, Hashable, Sendable {
    public let bundleIdentifier: String?
    public let token: ApplicationToken?
    public var localizedDisplayName: String? { nil }

    public init(bundleIdentifier: String) {
        self.bundleIdentifier = bundleIdentifier
        token = nil
    }

    public init(token: ApplicationToken) {
        bundleIdentifier = nil
        self.token = token
    }
}

/// A kind of apps.
public struct ActivityCategory: Codable, Hashable, Sendable {
    public let token: ActivityCategoryToken?
    public var localizedDisplayName: String? { nil }

    public init(token: ActivityCategoryToken) {
        self.token = token
    }
}

/// A site.
public struct WebDomain: Codable, Hashable, Sendable {
    public let domain: String?
    public let token: WebDomainToken?

    public init(domain: String) {
        self.domain = domain
        token = nil
    }
}

public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

/// Which kinds of apps are shielded.
public enum ActivityCategoryPolicy<Activity: Hashable & Sendable>: Equatable, Sendable {
    case none
    case all(except: Set<Token<Activity>> = [])
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
}

/// The restrictions that a program sets; the device has no apps to restrict, and forgets them at the end.
open class ManagedSettingsStore: @unchecked Sendable {
    /// The name of a store.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = Name("default")
    }

    // One thread sets restrictions, as a person asks for them.
    public var shield = ShieldSettings()
    public var application = ApplicationSettings()
    public var webContent = WebContentSettings()
    public var dateAndTime = DateAndTimeSettings()

    public init() {}
    public init(named name: Name) {}

    public func clearAllSettings() {
        shield = ShieldSettings()
        application = ApplicationSettings()
        webContent = WebContentSettings()
        dateAndTime = DateAndTimeSettings()
    }
}

/// What is hidden behind a sheet.
public struct ShieldSettings: Sendable {
    /// Which kinds of apps are shielded.
    public typealias ActivityCategoryPolicy = ManagedSettings.ActivityCategoryPolicy

    public var applications: Set<ApplicationToken>?
    public var webDomains: Set<WebDomainToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

/// What may be done with apps.
public struct ApplicationSettings: Sendable {
    public var denyAppRemoval: Bool?
    public var denyAppInstallation: Bool?
    public var blockedApplications: Set<Application>?
}

/// What may be seen of the web.
public struct WebContentSettings: Sendable {
    public var blockedByFilter: FilterPolicy?

    /// Which sites are hidden.
    public enum FilterPolicy: Equatable, Sendable {
        case none
        case auto(Set<WebDomain> = [], except: Set<WebDomain> = [])
        case specific(Set<WebDomain>)
        case all(except: Set<WebDomain> = [])
    }
}

/// What may be set of the time.
public struct DateAndTimeSettings: Sendable {
    public var requireAutomaticDateAndTime: Bool?
}
