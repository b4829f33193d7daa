@_exported public import HostedFoundation

/// Whether a person lets a program read the contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

/// A kind of entry of the contacts.
public enum CNEntityType: Int, Sendable {
    case contacts
}

/// Why the contacts cannot be read.
public struct CNError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError
        case authorizationDenied = 100
        case recordDoesNotExist = 200
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

/// Names a property of a person that is asked for.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactBirthdayKey = "birthday"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"

/// What is asked of the contacts.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
    // Set before the request.
    open var keysToFetch: [any CNKeyDescriptor]
    open var predicate: NSPredicate?
    open var unifyResults = true

    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
    }
}

/// The contacts; the device has none, and answers as if permission were denied.
open class CNContactStore: NSObject, @unchecked Sendable {
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }

    open func requestAccess(
        for entityType: CNEntityType,
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(false, CNError(.authorizationDenied)) }
    }

    open func unifiedContacts(
        matching predicate: NSPredicate,
        keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw CNError(.authorizationDenied) }

    open func unifiedContact(
        withIdentifier identifier: String,
        keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw CNError(.authorizationDenied) }

    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw CNError(.authorizationDenied) }
}

/// A number of a telephone.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
    public let stringValue: String

    public init(stringValue string: String) {
        stringValue = string
    }
}

/// A value of a person with what it is called, such as a number at work.
public struct CNLabeledValue<Value> {
    public let identifier: String
    public let label: String?
    public let value: Value
}

/// A person.
open class CNContact: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var givenName: String { "" }
    open var middleName: String { "" }
    open var familyName: String { "" }
    open var nickname: String { "" }
    open var organizationName: String { "" }
    open var birthday: DateComponents? { nil }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { [] }
    open var emailAddresses: [CNLabeledValue<NSString>] { [] }
    open var imageData: Data? { nil }
    open var imageDataAvailable: Bool { false }
    open var thumbnailImageData: Data? { nil }

    /// Finds nobody.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// Finds nobody.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
}

/// Writes the name of a person.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    /// How names are written.
    public enum Style: Int, Sendable {
        case fullName, phoneticFullName
    }

    open class func string(from contact: CNContact, style: Style) -> String? {
        let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? nil : name
    }

    open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { CNContactGivenNameKey }
}

extension CNError.Code {
    /// Whether an error is this one: `catch CNError.…` and `case CNError.…` of a switch.
    public static func ~= (code: CNError.Code, error: any Error) -> Bool { (error as? CNError)?.code == code }
}
