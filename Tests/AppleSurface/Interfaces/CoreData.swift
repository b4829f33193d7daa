// A stand-in for Core Data, with what an article of the documentation uses of it.

open class NSManagedObject {
    public init() {}
    open func value(forKey key: String) -> Any? { fatalError() }
}

open class NSFetchRequest<ResultType> {
    public init(entityName: String) {}
}

open class NSManagedObjectContext {
    public init() {}
    open func save() throws { fatalError() }
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { fatalError() }
}
