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

    /// Reads what a device answers.
    /// - Throws: `DecodingError`.
    static func read<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(type, from: data)
    }
}
