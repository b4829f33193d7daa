import Foundation
import VitrineDevice

/// The JSON that commands print: sorted keys, dates in ISO 8601, missing values without a key.
public enum CommandJSON {
    /// A value on several lines, or on one line for lists that grow.
    public static func text(_ value: some Encodable, isOneLine: Bool = false) -> String {
        let encoder: JSONEncoder = isOneLine ? .sorted : .readable
        encoder.dateEncodingStrategy = .iso8601
        // Texts and finite numbers cannot fail.
        return String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self)
    }

    /// JSON without the control characters that the format leaves as they are (U+007F to U+009F), which a terminal
    /// obeys: they are in texts only, where an escape stands for the same character.
    public static func escaped(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: isObeyed) else { return json }
        var text = String.UnicodeScalarView()
        for scalar in json.unicodeScalars {
            if isObeyed(scalar) {
                text.append(contentsOf: "\\u00\(String(scalar.value, radix: 16))".unicodeScalars)
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }

    private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool { ("\u{7F}"..."\u{9F}").contains(scalar) }

    /// Reads what a device answers.
    /// - Throws: `DecodingError`.
    static func read<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(type, from: data)
    }
}
