// A stand-in for type-checking: the part of AppIntents' interface that widgets use, without behaviour.
@_exported import Foundation

// Foundation's on Apple's platforms; absent from Foundation on Linux.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable, Equatable {
    public init(stringLiteral: String) {}
}
extension String { public init(localized: LocalizedStringResource) { self = "" } }

public protocol PersistentlyIdentifiable { static var persistentIdentifier: String { get } }
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
    init()
    func perform() async throws -> PerformResult
}
extension AppIntent {
    public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When<A: ParameterSummary, B: ParameterSummary> = ParameterSummaryWhenCondition<Self, A, B>
    public static var persistentIdentifier: String { "" }
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>("") }
}
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    public init(_ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {}
    public init(stringLiteral: String) {}
}
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    public init(_ text: LocalizedStringResource) {}
    public init(stringLiteral: String) {}
}

public protocol IntentResult: Sendable { associatedtype Value: Sendable = Never }
public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol OpensIntent: IntentResult {}
public struct IntentResultContainer<Value: Sendable, Next: Sendable, Snippet: Sendable, Dialog: Sendable>:
    ReturnsValue, ProvidesDialog, OpensIntent
{}
extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    public static func result() -> Self { Self() }
}
extension IntentResult {
    public static func result<V: Sendable>(value: V) -> Self
    where Self == IntentResultContainer<V, Never, Never, Never> { Self() }
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self() }
    public static func result<N: AppIntent>(opensIntent: N) -> Self
    where Self == IntentResultContainer<Never, N, Never, Never> { Self() }
}

public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent { public func perform() async throws -> some IntentResult { .result() } }

public protocol _IntentValue: Sendable { associatedtype UnwrappedType: _IntentValue = Self }
extension String: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Bool: _IntentValue {}
extension Date: _IntentValue {}
extension URL: _IntentValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue { public typealias UnwrappedType = Wrapped }
extension Array: _IntentValue where Element: _IntentValue { public typealias UnwrappedType = Self }

public protocol ResultsCollection: Sendable { associatedtype Element: _IntentValue }
extension Array: ResultsCollection where Element: _IntentValue {}
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue = Result.Element
    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider { public func defaultResult() async -> Result.Element? { nil } }

@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil
    ) { fatalError() }
    public init(description: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil) { fatalError() }
    public init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
    ) { fatalError() }
    public var wrappedValue: Value {
        get { fatalError() }
        set {}
    }
    public var projectedValue: IntentParameter<Value> { self }
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    public struct Image: Hashable, Sendable { public init(systemName: String) {} }
    public var title: LocalizedStringResource { "" }
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
    ) {}
    public init(stringLiteral: String) {}
    public static func == (left: Self, right: Self) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {}
    public init(stringLiteral: String) {}
}
public protocol TypeDisplayRepresentable { static var typeDisplayRepresentation: TypeDisplayRepresentation { get } }
public protocol AppEnum: _IntentValue, CaseIterable, RawRepresentable, TypeDisplayRepresentable, Hashable
where RawValue: LosslessStringConvertible, UnwrappedType == Self {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
public protocol EntityIdentifierConvertible {}
extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {}
public protocol AppEntity: _IntentValue, Identifiable, TypeDisplayRepresentable
where ID: EntityIdentifierConvertible & Sendable, UnwrappedType == Self {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var defaultQuery: DefaultQuery { get }
    var displayRepresentation: DisplayRepresentation { get }
}
public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> [Entity]
    func defaultResult() async -> Entity?
}
extension EntityQuery {
    public func suggestedEntities() async throws -> [Entity] { [] }
    public func defaultResult() async -> Entity? { nil }
}
public protocol EntityStringQuery: EntityQuery { func entities(matching string: String) async throws -> [Entity] }

public protocol ParameterSummary: Sendable { associatedtype Intent: AppIntent }
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<V>(_ path: KeyPath<Intent, IntentParameter<V>>) {}
    }
    public init(stringLiteral: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
}
public enum ParameterSummaryEqualityComparator: Sendable { case equalTo, notEqualTo }
public struct ParameterSummaryWhenCondition<Intent: AppIntent, A: ParameterSummary, B: ParameterSummary>: ParameterSummary {
    public init<V>(
        _ path: KeyPath<Intent, IntentParameter<V>>, _ comparison: ParameterSummaryEqualityComparator, _ value: V,
        @ParameterSummaryBuilder<Intent> _ then: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
    ) {}
}
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildBlock<C: ParameterSummary>(_ content: C) -> C { content }
}
public protocol AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { get } }
extension AppIntentsPackage { public static var includedPackages: [any AppIntentsPackage.Type] { [] } }
