/// What can be part of a question to a model.
public protocol PromptRepresentable {
    @PromptBuilder var promptRepresentation: Prompt { get }
}

/// A question to a model.
public struct Prompt: Sendable, PromptRepresentable {
    let text: String

    public init(_ content: some PromptRepresentable) {
        self = content.promptRepresentation
    }

    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows {
        self = try content()
    }

    init(lines: [String]) {
        text = lines.joined(separator: "\n")
    }

    public var promptRepresentation: Prompt { self }
}

/// Puts the parts of a question together, one on each line.
@resultBuilder
public enum PromptBuilder {
    public static func buildExpression(_ part: some PromptRepresentable) -> Prompt { part.promptRepresentation }
    public static func buildExpression(_ part: Prompt) -> Prompt { part }
    public static func buildBlock(_ parts: Prompt...) -> Prompt { Prompt(lines: parts.map(\.text)) }
    public static func buildArray(_ parts: [Prompt]) -> Prompt { Prompt(lines: parts.map(\.text)) }
    public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt(lines: []) }
    public static func buildEither(first part: Prompt) -> Prompt { part }
    public static func buildEither(second part: Prompt) -> Prompt { part }
    public static func buildLimitedAvailability(_ part: Prompt) -> Prompt { part }
}

/// What can be part of the instructions for a model.
public protocol InstructionsRepresentable {
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// What a model is told before it is asked.
public struct Instructions: Sendable, InstructionsRepresentable {
    let text: String

    public init(_ content: some InstructionsRepresentable) {
        self = content.instructionsRepresentation
    }

    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
        self = try content()
    }

    init(lines: [String]) {
        text = lines.joined(separator: "\n")
    }

    public var instructionsRepresentation: Instructions { self }
}

/// Puts the parts of instructions together, one on each line.
@resultBuilder
public enum InstructionsBuilder {
    public static func buildExpression(_ part: some InstructionsRepresentable) -> Instructions {
        part.instructionsRepresentation
    }
    public static func buildExpression(_ part: Instructions) -> Instructions { part }
    public static func buildBlock(_ parts: Instructions...) -> Instructions { Instructions(lines: parts.map(\.text)) }
    public static func buildArray(_ parts: [Instructions]) -> Instructions { Instructions(lines: parts.map(\.text)) }
    public static func buildOptional(_ part: Instructions?) -> Instructions { part ?? Instructions(lines: []) }
    public static func buildEither(first part: Instructions) -> Instructions { part }
    public static func buildEither(second part: Instructions) -> Instructions { part }
    public static func buildLimitedAvailability(_ part: Instructions) -> Instructions { part }
}

extension String: PromptRepresentable, InstructionsRepresentable {
    public var promptRepresentation: Prompt { Prompt(lines: [self]) }
    public var instructionsRepresentation: Instructions { Instructions(lines: [self]) }
}
