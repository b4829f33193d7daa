internal import Synchronization

extension NSPredicate {
    /// A condition in Apple's language for them, which nothing here reads: there is no store.
    ///
    /// Evaluated, it
    /// holds, and a line in the program's log says so.
    public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) {
        self.init(unread: predicateFormat)
    }

    /// A condition in Apple's language for them; see above.
    @_disfavoredOverload
    public convenience init(format predicateFormat: String, _ arguments: Any...) { self.init(unread: predicateFormat) }

    /// A condition in Apple's language for them; see above.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(unread: predicateFormat)
    }

    private convenience init(unread format: String) {
        self.init { _, _ in
            UnreadLanguage.report("NSPredicate(format: \"\(format)\") is not evaluated here, and holds for everything")
            return true
        }
    }
}

extension NSSortDescriptor {
    /// An order by a property, which nothing here reads: there is no store.
    ///
    /// A sort by it changes nothing, and a line in
    /// the program's log says so.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(unread: "\(keyPath)", ascending: ascending)
    }

    /// An order by the objects themselves if the key is `self`; else see above.
    @_disfavoredOverload
    public convenience init(key: String?, ascending: Bool) {
        guard let key, key != "self" else {
            self.init(keyPath: \NSObject.self, ascending: ascending) { Self.order(of: $0, and: $1) }
            return
        }
        self.init(unread: key, ascending: ascending)
    }

    private convenience init(unread key: String, ascending: Bool) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { _, _ in
            UnreadLanguage.report("NSSortDescriptor does not sort by \(key) here: the order stays as it is")
            return .orderedSame
        }
    }

    private static func order(of left: Any, and right: Any) -> ComparisonResult {
        switch (left, right) {
        case (let left as NSString, let right as NSString): left.compare(right as String)
        case (let left as NSNumber, let right as NSNumber): left.compare(right)
        case (let left as NSDate, let right as NSDate): left.compare(right as Date)
        default: .orderedSame
        }
    }
}

/// What code asks of conditions and orders that nothing here reads.
private enum UnreadLanguage {
    private static let reported = Mutex<Set<String>>([])

    /// Writes a line to the program's log, once.
    static func report(_ message: String) {
        if reported.withLock({ $0.insert(message).inserted }) { NSLog("%@", message) }
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
