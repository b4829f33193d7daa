/// Lists the values that a parameter can take.
public protocol DynamicOptionsProvider: Sendable {
    /// The type of the list of values: an array, or an ``ItemCollection`` with sections.
    associatedtype Result: ResultsCollection
    /// The type of the value to use when none is chosen.
    associatedtype DefaultValue = Result.Element

    /// The values, in the order in which they are shown.
    func results() async throws -> Result
    /// The value to use when none is chosen; nil by default.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// No value.
    public func defaultResult() async -> Result.Element? { nil }

    /// The values whose title contains the text, ignoring case.
    func choices(matching search: String?) async throws -> [(value: _IntentJSON, title: String)] {
        let choices = try await results()._values.map { (value: $0._json, title: Self.title(of: $0)) }
        guard let search, !search.isEmpty else { return choices }
        return choices.filter { $0.title.lowercased().contains(search.lowercased()) }
    }

    private static func title(of value: any _IntentValue) -> String {
        (value as? any InstanceDisplayRepresentable)?.displayRepresentation.title.text ?? "\(value)"
    }
}

/// Values that a ``DynamicOptionsProvider`` returns: an array, or an ``ItemCollection``.
public protocol ResultsCollection: Sendable {
    /// The type of the values.
    associatedtype Element: _IntentValue

    /// The values in order (an implementation detail; do not use it).
    var _values: [Element] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    public var _values: [Element] { self }
}

/// Values in sections.
public struct ItemCollection<Element: _IntentValue>: ResultsCollection {
    private let sections: [ItemSection<Element>]

    /// Creates a collection; the device offers the values of all sections in one list.
    public init(sections: [ItemSection<Element>]) {
        self.sections = sections
    }

    public var _values: [Element] { sections.flatMap(\.items) }
}

/// A section of values.
public struct ItemSection<Element: _IntentValue>: Sendable {
    let items: [Element]

    /// Creates a section; the device does not show its title.
    public init(_ title: LocalizedStringResource? = nil, items: [Element]) {
        self.items = items
    }
}
