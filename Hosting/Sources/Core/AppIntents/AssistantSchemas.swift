/// The kinds of intents that an assistant knows; the device has none.
public enum AssistantSchemas {
    /// A schema of an intent.
    public protocol Intent: Sendable {}

    /// The schemas of a voice assistant's app.
    public struct AssistantIntent: Intent {
        public var activate: Self { self }
    }
}

extension AssistantSchemas.Intent where Self == AssistantSchemas.AssistantIntent {
    public static var assistant: Self { Self() }
}

/// Says which of an assistant's kinds an intent has; here it stays one of its app.
@attached(peer)
public macro AppIntent<T: AssistantSchemas.Intent>(schema: T) =
    #externalMacro(module: "SourceMacros", type: "MarkMacro")
