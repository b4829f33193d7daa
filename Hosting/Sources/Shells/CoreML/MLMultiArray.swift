/// The kind of an array's numbers.
public enum MLMultiArrayDataType: Int, Sendable {
    case double = 65600
    case float32 = 65568
    case float16 = 65552
    case int32 = 131104

    public static var float: MLMultiArrayDataType { .float32 }
    public static var float64: MLMultiArrayDataType { .double }
}

/// Numbers in several dimensions.
open class MLMultiArray: NSObject, @unchecked Sendable {
    public let shape: [NSNumber]
    public let dataType: MLMultiArrayDataType
    // One thread fills an array before a model takes it.
    private var values: [NSNumber]

    /// Creates an array of zeros.
    /// - Throws: ``MLModelError`` for a dimension below one.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        guard shape.allSatisfy({ $0.intValue > 0 }) else { throw MLModelError.modelUnavailable }
        self.shape = shape
        self.dataType = dataType
        values = Array(repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
    }

    open var count: Int { values.count }

    open subscript(index: Int) -> NSNumber {
        get { values[index] }
        set { values[index] = newValue }
    }

    open subscript(key: [NSNumber]) -> NSNumber {
        get { values[offset(key)] }
        set { values[offset(key)] = newValue }
    }

    private func offset(_ key: [NSNumber]) -> Int {
        zip(key, shape).reduce(0) { $0 * $1.1.intValue + $1.0.intValue }
    }
}

/// What a model learns from a person's own values; nothing here runs one.
open class MLUpdateTask: NSObject, @unchecked Sendable {
    /// Fails.
    public init(
        forModelAt modelURL: URL,
        trainingData: any MLBatchProvider,
        configuration: MLModelConfiguration? = nil,
        completionHandler: @escaping (MLUpdateContext) -> Void
    ) throws { throw MLModelError.modelUnavailable }

    open func resume() {}
    open func cancel() {}
}

/// What a model has learnt.
open class MLUpdateContext: NSObject, @unchecked Sendable {
    public let model: MLModel

    init(model: MLModel) {
        self.model = model
    }
}
