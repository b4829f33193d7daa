public import CoreData

/// The objects that a request finds: none.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    public init() {}

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public var nsPredicate: NSPredicate? {
        get { nil }
        nonmutating set {}
    }

    public subscript(position: Int) -> Result {
        preconditionFailure("the hosted CoreData has no store, so there is no object \(position)")
    }
}

/// The objects of a request in a view.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    public init(
        entity: NSEntityDescription? = nil,
        sortDescriptors: [NSSortDescriptor] = [],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {}
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
    public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    }

    public var wrappedValue: FetchedResults<Result> { FetchedResults() }
    public var projectedValue: FetchRequest<Result> { self }
}

extension EnvironmentValues {
    /// The context of a view.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }

    private struct ContextKey: EnvironmentKey {
        static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
    }
}
