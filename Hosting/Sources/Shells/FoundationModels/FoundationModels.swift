@_exported public import HostedFoundation

/// The language model of the device, which is not there.
public final class SystemLanguageModel: Sendable {
    /// Whether the model can be asked.
    public enum Availability: Hashable, Sendable {
        /// Why it cannot.
        public enum UnavailableReason: Hashable, Sendable {
            case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
        }

        case available
        case unavailable(UnavailableReason)
    }

    /// What the model is used for.
    public enum UseCase: Hashable, Sendable {
        case general, contentTagging
    }

    /// What the model refuses.
    public enum Guardrails: Sendable {
        case `default`, permissiveContentTransformations
    }

    public static let `default` = SystemLanguageModel()

    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

    public var availability: Availability { .unavailable(.deviceNotEligible) }
    public var isAvailable: Bool { false }
    public var supportedLanguages: Set<Locale.Language> { [] }

    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

/// How a model chooses its words.
public struct GenerationOptions: Hashable, Sendable {
    /// Which of the likely words are taken.
    public struct SamplingMode: Hashable, Sendable {
        public static let greedy = SamplingMode()

        public static func random(top count: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode() }
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode { SamplingMode() }
    }

    /// Whether a model calls tools.
    public struct ToolCallingMode: Hashable, Sendable {
        private let name: String

        public static let allowed = ToolCallingMode(name: "allowed")
        public static let disallowed = ToolCallingMode(name: "disallowed")
        public static let required = ToolCallingMode(name: "required")
    }

    public var samplingMode: SamplingMode?
    public var temperature: Double?
    public var maximumResponseTokens: Int?
    public var toolCallingMode: ToolCallingMode?

    public init(samplingMode: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        self.samplingMode = samplingMode
        self.temperature = temperature
        self.maximumResponseTokens = maximumResponseTokens
    }

    public init(
        samplingMode: SamplingMode? = nil,
        temperature: Double? = nil,
        maximumResponseTokens: Int? = nil,
        toolCallingMode: ToolCallingMode?
    ) {
        self.init(samplingMode: samplingMode, temperature: temperature, maximumResponseTokens: maximumResponseTokens)
        self.toolCallingMode = toolCallingMode
    }

    /// The older name of `init(samplingMode:temperature:maximumResponseTokens:)`.
    public init(sampling: SamplingMode?, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        self.init(samplingMode: sampling, temperature: temperature, maximumResponseTokens: maximumResponseTokens)
    }

    /// The older name of `samplingMode`.
    public var sampling: SamplingMode? {
        get { samplingMode }
        set { samplingMode = newValue }
    }
}

/// What a model calls; nothing calls one here.
public protocol Tool: Sendable {
    associatedtype Arguments
    associatedtype Output

    var name: String { get }
    var description: String { get }
    func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    public var name: String { String(describing: Self.self) }
}
