/// Finds entities by their properties, for the Shortcuts app; a widget's form asks for suggestions only.
public protocol EntityPropertyQuery: EntityQuery {
    associatedtype ComparatorMappingType = Void
    typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    typealias SortingOptions = EntityQuerySortingOptions<Entity>
    typealias ComparatorMode = EntityQueryComparatorMode
    typealias Sort = EntityQuerySort
    typealias Property = EntityQueryProperty<ComparatorMappingType>

    static var properties: QueryProperties { get }
    static var sortingOptions: SortingOptions { get }
    func entities(
        matching comparators: [ComparatorMappingType],
        mode: ComparatorMode,
        sortedBy: [EntityQuerySort<Entity>],
        limit: Int?
    ) async throws -> [Entity]
}

/// Whether all conditions hold or one.
public enum EntityQueryComparatorMode: Sendable {
    case and, or
}

/// An order of entities.
public struct EntityQuerySort<Entity: AppEntity> {
    /// A direction.
    public enum Order: Sendable {
        case ascending, descending
    }

    public let by: PartialKeyPath<Entity>
    public let order: Order
}

/// The properties by which entities are found.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMapping>: @unchecked Sendable {
    public init(
        @QueryPropertiesBuilder<ComparatorMapping> properties: () -> [EntityQueryProperty<ComparatorMapping>]
    ) {}
}

/// The result builder for the properties by which entities are found.
@resultBuilder
public enum QueryPropertiesBuilder<ComparatorMapping> {
    public static func buildBlock(
        _ properties: EntityQueryProperty<ComparatorMapping>...
    ) -> [EntityQueryProperty<ComparatorMapping>] { properties }
}

/// A property by which entities are found.
public struct EntityQueryProperty<ComparatorMapping> {
    public init<Entity: AppEntity, Value>(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
        @ComparatorsBuilder<Value, ComparatorMapping> comparators: () -> [EntityQueryComparator<
            Value, ComparatorMapping
        >]
    ) {}
}

/// The result builder for the conditions of a property.
@resultBuilder
public enum ComparatorsBuilder<Value, ComparatorMapping> {
    /// Gives the closure of a condition the type of its property.
    public static func buildExpression(
        _ comparator: EntityQueryComparator<Value, ComparatorMapping>
    ) -> EntityQueryComparator<Value, ComparatorMapping> { comparator }

    public static func buildBlock(
        _ comparators: EntityQueryComparator<Value, ComparatorMapping>...
    ) -> [EntityQueryComparator<Value, ComparatorMapping>] { comparators }
}

/// A condition of a property.
open class EntityQueryComparator<Value, ComparatorMapping> {
    public init(_ mapping: @escaping (Value) -> ComparatorMapping) {}
}

public final class EqualToComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {}
public final class NotEqualToComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {}
public final class ContainsComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {}
public final class HasPrefixComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {}
public final class HasSuffixComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {}
public final class LessThanComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {}
public final class LessThanOrEqualToComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {}
public final class GreaterThanComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {}
public final class GreaterThanOrEqualToComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping> {}

/// The orders in which entities are found.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
    public init(@SortingOptionsBuilder content: () -> [SortableBy]) {}
}

/// The result builder for the orders in which entities are found.
@resultBuilder
public enum SortingOptionsBuilder {
    public static func buildBlock(_ options: SortableBy...) -> [SortableBy] { options }
}

/// A property by which entities are ordered.
public struct SortableBy {
    public init<Entity: AppEntity, Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}
