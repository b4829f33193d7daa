public import UniformTypeIdentifiers

/// A file that a person gives to an intent; the device's form has none.
public struct IntentFile: Hashable, Codable, Sendable {
    public var data: Data
    public var filename: String
    public var fileURL: URL?
    public var type: UTType?

    public init(data: Data, filename: String, type: UTType? = nil) {
        self.data = data
        self.filename = filename
        self.type = type
    }

    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        data = Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.fileURL = fileURL
        self.type = type
    }
}

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Codable, Sendable {
    public var amount: Decimal
    public var currencyCode: String

    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

/// A person that an intent is about.
public struct IntentPerson: Hashable, Codable, Sendable {
    public var displayName: String

    public init(displayName: String) {
        self.displayName = displayName
    }
}

/// A value with the way in which a list shows it.
public struct IntentItem<Result: _IntentValue>: Sendable {
    let result: Result

    public init(
        _ result: Result,
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.result = result
    }
}

/// Values in sections, with its name of the first release.
public typealias IntentItemCollection = ItemCollection
public typealias IntentItemSection = ItemSection

extension ItemCollection {
    public init(items: [Element]) { self.init(sections: [ItemSection(items: items)]) }

    public init(
        promptLabel: LocalizedStringResource?,
        usesIndexedCollation: Bool = false,
        sections: [ItemSection<Element>]
    ) { self.init(sections: sections) }

    public static var empty: Self { Self(sections: []) }
}

extension ItemSection {
    public init(title: LocalizedStringResource, items: [IntentItem<Element>]) {
        self.init(title, items: items.map(\.result))
    }

    public init(items: [IntentItem<Element>]) {
        self.init(nil, items: items.map(\.result))
    }
}

/// Other parameters of the intent whose options a provider lists; nil here, because the form asks before they are set.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    public init(_ parameters: PartialKeyPath<Intent>...) {}

    public var wrappedValue: Intent? { nil }
    public var projectedValue: Self { self }
}
