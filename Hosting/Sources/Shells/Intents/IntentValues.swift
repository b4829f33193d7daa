/// A word that a person may speak.
open class INSpeakableString: NSObject, @unchecked Sendable {
    public let spokenPhrase: String
    open var pronunciationHint: String?
    open var vocabularyIdentifier: String?

    public init(spokenPhrase: String) {
        self.spokenPhrase = spokenPhrase
    }

    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.spokenPhrase = spokenPhrase
        self.vocabularyIdentifier = vocabularyIdentifier
        self.pronunciationHint = pronunciationHint
    }
}

/// A picture beside a value; the device shows none.
open class INImage: NSObject, @unchecked Sendable {
    public convenience init(named name: String) { self.init() }
    public convenience init(imageData: Data) { self.init() }
    public convenience init?(url: URL) { self.init() }
    public class func systemImageNamed(_ systemImageName: String) -> INImage { INImage() }
}

/// An address of a person.
open class INPersonHandle: NSObject, @unchecked Sendable {
    public enum HandleType: Int, Sendable {
        case unknown, emailAddress, phoneNumber
    }

    public let value: String?
    public let type: HandleType

    public init(value: String?, type: HandleType) {
        self.value = value
        self.type = type
    }
}

/// A person.
open class INPerson: NSObject, @unchecked Sendable {
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?

    public init(
        personHandle: INPersonHandle,
        nameComponents: PersonNameComponents?,
        displayName: String?,
        image: INImage?,
        contactIdentifier: String?,
        customIdentifier: String?
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName = displayName ?? personHandle.value ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
    }
}

/// A file that is handed to an intent.
open class INFile: NSObject, @unchecked Sendable {
    public let data: Data
    public let filename: String

    public init(data: Data, filename: String) {
        self.data = data
        self.filename = filename
    }
}

/// An amount of money.
open class INCurrencyAmount: NSObject, @unchecked Sendable {
    public let amount: NSDecimalNumber?
    public let currencyCode: String?

    public init(amount: NSDecimalNumber, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

/// A way to pay.
open class INPaymentMethod: NSObject, @unchecked Sendable {}

/// A place.
open class INPlacemark: NSObject, @unchecked Sendable {}

/// A span between two dates.
open class INDateComponentsRange: NSObject, @unchecked Sendable {
    public let startDateComponents: DateComponents?
    public let endDateComponents: DateComponents?

    public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
        self.startDateComponents = startDateComponents
        self.endDateComponents = endDateComponents
    }
}

/// Values with a title, among which a person chooses.
open class INObjectSection<ObjectType>: NSObject {
    public let title: String?
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
    }
}
