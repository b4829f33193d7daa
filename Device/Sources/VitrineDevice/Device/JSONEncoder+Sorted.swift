package import Foundation

extension JSONEncoder {
    /// An encoder that writes equal values as equal bytes, with slashes as they are.
    package static var sorted: JSONEncoder { formatted([.sortedKeys, .withoutEscapingSlashes]) }

    /// The same, with a line for each key.
    package static var readable: JSONEncoder { formatted([.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) }

    private static func formatted(_ formatting: OutputFormatting) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        return encoder
    }
}
