@_exported public import HostedFoundation

/// Why there is no answer.
public enum MLModelError: Error, Sendable {
    /// The device has nothing that runs a model.
    case modelUnavailable
}

/// Where a model would be computed.
public enum MLComputeUnits: Int, Sendable {
    case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

/// How a model is loaded.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
    // Set before a model is loaded.
    open var computeUnits = MLComputeUnits.all
    open var allowLowPrecisionAccumulationOnGPU = false
    open var modelDisplayName: String?
}

/// A learnt model; nothing here runs one, and none can be loaded.
open class MLModel: NSObject, @unchecked Sendable {
    public init(contentsOf url: URL) throws { throw MLModelError.modelUnavailable }
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
        throw MLModelError.modelUnavailable
    }

    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError.modelUnavailable }

    open class func load(contentsOf url: URL, configuration: MLModelConfiguration = .init()) async throws -> MLModel {
        throw MLModelError.modelUnavailable
    }

    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError.modelUnavailable
    }

    open func predictions(fromBatch batch: any MLBatchProvider) throws -> any MLBatchProvider {
        throw MLModelError.modelUnavailable
    }
}

/// The kind of a value.
public enum MLFeatureType: Int, Sendable {
    case invalid, int64, double, string
    case image, multiArray, dictionary, sequence
}

/// A value that a model takes or gives.
open class MLFeatureValue: NSObject, @unchecked Sendable {
    public let type: MLFeatureType
    public let int64Value: Int64
    public let doubleValue: Double
    public let stringValue: String
    public let multiArrayValue: MLMultiArray?

    private init(
        _ type: MLFeatureType,
        int64: Int64 = 0,
        double: Double = 0,
        string: String = "",
        array: MLMultiArray? = nil
    ) {
        self.type = type
        int64Value = int64
        doubleValue = double
        stringValue = string
        multiArrayValue = array
    }

    public convenience init(int64 value: Int64) { self.init(.int64, int64: value) }
    public convenience init(double value: Double) { self.init(.double, double: value) }
    public convenience init(string value: String) { self.init(.string, string: value) }
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, array: value) }
}

/// Values by their names.
public protocol MLFeatureProvider {
    var featureNames: Set<String> { get }

    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values by their names.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    public let dictionary: [String: MLFeatureValue]

    /// - Throws: ``MLModelError`` for a value of a kind that no model takes.
    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.mapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let value as Int: MLFeatureValue(int64: Int64(value))
            case let value as Double: MLFeatureValue(double: value)
            case let value as String: MLFeatureValue(string: value)
            case let value as MLMultiArray: MLFeatureValue(multiArray: value)
            default: throw MLModelError.modelUnavailable
            }
        }
    }

    open var featureNames: Set<String> { Set(dictionary.keys) }
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// Several sets of values.
public protocol MLBatchProvider {
    var count: Int { get }

    func features(at index: Int) -> any MLFeatureProvider
}

/// Several sets of values.
open class MLArrayBatchProvider: NSObject, MLBatchProvider {
    public let array: [any MLFeatureProvider]

    public init(array: [any MLFeatureProvider]) {
        self.array = array
    }

    open var count: Int { array.count }
    open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
