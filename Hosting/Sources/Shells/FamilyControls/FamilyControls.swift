public import Combine
@_exported public import ManagedSettings

/// Whether a person allows an app to limit the device's use.
public enum AuthorizationStatus: Int, CustomStringConvertible, Sendable {
    case notDetermined, denied, approved

    public var description: String {
        switch self {
        case .notDetermined: "notDetermined"
        case .denied: "denied"
        case .approved: "approved"
        }
    }
}

/// Whose use of the device it is.
public enum FamilyControlsMember: Sendable {
    case child, individual
}

/// Why nothing can be limited.
public enum FamilyControlsError: Int, Error, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled
    case networkError, authenticationMethodUnavailable
}

/// Asks for permission; nobody here gives it.
open class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    public static let shared = AuthorizationCenter()

    open var authorizationStatus: AuthorizationStatus { .denied }
    open func requestAuthorization(for member: FamilyControlsMember) async throws {
        throw FamilyControlsError.authorizationCanceled
    }
    open func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.success(()))
    }
}

/// The apps and sites that a person has chosen.
public struct FamilyActivitySelection: Codable, Equatable, Sendable {
    public var applicationTokens: Set<ApplicationToken> = []
    public var categoryTokens: Set<ActivityCategoryToken> = []
    public var webDomainTokens: Set<WebDomainToken> = []
    public let includeEntireCategory: Bool

    public init(includeEntireCategory: Bool = false) {
        self.includeEntireCategory = includeEntireCategory
    }
}
