@_exported public import HostedFoundation

/// Whether a person lets a program read the contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

/// A kind of entry of the contacts.
public enum CNEntityType: Int, Sendable {
    case contacts
}

/// The contacts; the device has none, and answers as if the person had said no.
open class CNContactStore: NSObject, @unchecked Sendable {
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
}

/// A person.
open class CNContact: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var givenName: String { "" }
    open var familyName: String { "" }
    open var nickname: String { "" }
    open var organizationName: String { "" }
    open var birthday: DateComponents? { nil }
    open var imageData: Data? { nil }
    open var thumbnailImageData: Data? { nil }
}
