/// Instructions that a profile has; here they are put together once.
public protocol DynamicInstructions {}

extension Instructions: DynamicInstructions {}

/// Puts the parts of a profile's instructions together, one on each line.
public typealias DynamicInstructionsBuilder = InstructionsBuilder

/// What is added to a question.
public struct ContextOptions: Hashable, Sendable {
    /// How long a model thinks before it answers.
    public enum ReasoningLevel: Hashable, Sendable {
        case light, moderate, deep
        case custom(String)
    }

    public var reasoningLevel: ReasoningLevel?

    public init(reasoningLevel: ReasoningLevel? = nil) {
        self.reasoningLevel = reasoningLevel
    }
}

/// A model that can be asked.
public protocol LanguageModel: Sendable {}

extension SystemLanguageModel: LanguageModel {}

extension LanguageModelSession {
    /// How a conversation is held; its values are dropped, because no model is asked.
    public protocol DynamicProfile {
        typealias Profile = LanguageModelSession.Profile
    }

    /// Instructions with the values of a conversation.
    public struct Profile: DynamicProfile, Sendable {
        public init<Content: DynamicInstructions>(@DynamicInstructionsBuilder _ dynamicInstructions: () -> Content) {}
    }

    public convenience init(profile: sending some DynamicProfile) {
        self.init(instructions: Instructions?.none)
    }
}

extension LanguageModelSession.DynamicProfile {
    public func model(_ model: any LanguageModel) -> some LanguageModelSession.DynamicProfile { self }
    public func samplingMode(_ samplingMode: GenerationOptions.SamplingMode?)
        -> some LanguageModelSession.DynamicProfile
    { self }
    public func temperature(_ temperature: Double?) -> some LanguageModelSession.DynamicProfile { self }
    public func maximumResponseTokens(_ maximumResponseTokens: Int?) -> some LanguageModelSession.DynamicProfile {
        self
    }
    public func reasoningLevel(_ reasoningLevel: ContextOptions.ReasoningLevel?)
        -> some LanguageModelSession.DynamicProfile
    { self }
    public func toolCallingMode(_ toolCallingMode: GenerationOptions.ToolCallingMode?)
        -> some LanguageModelSession.DynamicProfile
    { self }
}
