extension NSPredicate {
    /// A condition in Apple's language for them, which nothing here evaluates: there is no store.
    public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) { self.init(value: true) }

    /// A condition in Apple's language for them, which nothing here evaluates: there is no store.
    @_disfavoredOverload
    public convenience init(format predicateFormat: String, _ arguments: Any...) { self.init(value: true) }

    /// A condition in Apple's language for them, which nothing here evaluates: there is no store.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) { self.init(value: true) }
}

extension NSSortDescriptor {
    /// An order that nothing here uses: there is no store.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: \NSString.hash, ascending: ascending)
    }

    /// An order that nothing here uses: there is no store.
    @_disfavoredOverload
    public convenience init(key: String, ascending: Bool) {
        self.init(keyPath: \NSString.hash, ascending: ascending)
    }
}

// Code writes `date as CVarArg` in the arguments of a condition.
extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] {
        [Int(bitPattern: Unmanaged.passRetained(NSString(string: description)).toOpaque())]
    }
}
extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] {
        [Int(bitPattern: Unmanaged.passRetained(NSString(string: uuidString)).toOpaque())]
    }
}
