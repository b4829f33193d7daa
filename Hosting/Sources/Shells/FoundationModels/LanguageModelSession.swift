/// A conversation with a model; every request fails, because there is no model.
public final class LanguageModelSession: Sendable {
    /// Why a request fails.
    public enum GenerationError: Error, Sendable {
        /// What is known about a failure.
        public struct Context: Sendable {
            public let debugDescription: String

            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }

        case assetsUnavailable(Context)
        case concurrentRequests(Context)
        case decodingFailure(Context)
        case exceededContextWindowSize(Context)
        case guardrailViolation(Context)
        case rateLimited(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
    }

    /// An answer.
    public struct Response<Content: Sendable>: Sendable {
        public let content: Content
    }

    public let isResponding = false

    public init(
        model: SystemLanguageModel = .default,
        tools: [any Tool] = [],
        instructions: String? = nil
    ) {}

    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions?) {}

    public convenience init(
        model: SystemLanguageModel = .default,
        tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(model: model, tools: tools, instructions: try instructions())
    }

    public func prewarm() {}

    /// Fails.
    public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws
        -> Response<String>
    { throw Self.absent }

    /// Fails.
    public func respond<Content: Generable>(
        to prompt: String,
        generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw Self.absent }

    /// Fails.
    public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws
        -> Response<String>
    { throw Self.absent }

    /// Fails.
    public func respond<Content: Generable>(
        to prompt: Prompt,
        generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw Self.absent }

    /// Fails.
    public func respond(
        options: GenerationOptions = GenerationOptions(),
        isolation: isolated (any Actor)? = #isolation,
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> { try await respond(to: try prompt(), options: options) }

    /// Fails.
    public func respond<Content: Generable>(
        generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(),
        isolation: isolated (any Actor)? = #isolation,
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> { try await respond(to: try prompt(), generating: type, options: options) }

    /// Fails at the first element.
    public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions())
        -> AsyncThrowingStream<Response<String>, any Error>
    { AsyncThrowingStream { $0.finish(throwing: Self.absent) } }

    /// Fails at the first element.
    public func streamResponse<Content: Generable>(
        to prompt: String,
        generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> AsyncThrowingStream<Response<Content>, any Error> { AsyncThrowingStream { $0.finish(throwing: Self.absent) } }

    private static var absent: GenerationError {
        .assetsUnavailable(GenerationError.Context(debugDescription: "the device has no language model"))
    }
}
