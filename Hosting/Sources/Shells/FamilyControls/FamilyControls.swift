@_exported public import ManagedSettings
@_exported public import SwiftUI

/// Whether a program may restrict apps.
public enum AuthorizationStatus: Int, Sendable, CustomStringConvertible {
    case notDetermined, denied, approved

    public var description: String {
        switch self {
        case .notDetermined: "Not Determined"
        case .denied: "Denied"
        case .approved: "Approved"
        }
    }
}

/// Whose apps are restricted.
public enum FamilyControlsMember: Int, Sendable {
    case individual, child
}

/// Why a program may not restrict apps.
public enum FamilyControlsError: Error, Sendable {
    case authorizationCanceled, authorizationConflict, invalidAccountType, invalidArgument, networkError
    case restricted, unavailable
}

/// Asks a person whether a program may restrict apps; the device has none to restrict, and the answer is no.
open class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    public static let shared = AuthorizationCenter()

    public var authorizationStatus: AuthorizationStatus { .denied }

    /// Fails.
    public func requestAuthorization(for member: FamilyControlsMember) async throws {
        throw FamilyControlsError.unavailable
    }

    public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }

    public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.success(()))
    }
}

/// The apps that a person chose.
public struct FamilyActivitySelection: Codable, Equatable, Sendable {
    public var applicationTokens: Set<ApplicationToken> = []
    public var categoryTokens: Set<ActivityCategoryToken> = []
    public var webDomainTokens: Set<WebDomainToken> = []
    public var includeEntireCategory = false

    public init() {}

    public init(includeEntireCategory: Bool) {
        self.includeEntireCategory = includeEntireCategory
    }

    public var applications: Set<Application> { [] }
    public var categories: Set<ActivityCategory> { [] }
    public var webDomains: Set<WebDomain> { [] }
}

/// Chooses apps.
public struct FamilyActivityPicker: View {
    public nonisolated init(selection: Binding<FamilyActivitySelection>) {}
    public nonisolated init(
        headerText: String? = nil,
        footerText: String? = nil,
        selection: Binding<FamilyActivitySelection>
    ) {}

    public var body: some View { UnsupportedInWidget("FamilyActivityPicker") }
}

extension Label where Title == Text, Icon == Image {
    /// A sign and no name: the device has no apps behind tokens.
    public init(_ token: ApplicationToken) { self.init("App", systemImage: "app") }

    /// A sign and no name: the device has no categories behind tokens.
    public init(_ token: ActivityCategoryToken) { self.init("Category", systemImage: "app") }
}

extension View {
    public nonisolated func familyActivityPicker(
        isPresented: Binding<Bool>,
        selection: Binding<FamilyActivitySelection>
    ) -> some View { _ignoring("familyActivityPicker") }
}
