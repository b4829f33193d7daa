#if canImport(Darwin)
import VitrinePlatform

extension CompactJSONEncoder {
    /// Encodes with the system's encoder, which is loaded in every process there.
    func systemEncoded<Value: Encodable>(_ value: Value) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = sortsKeys ? [.withoutEscapingSlashes, .sortedKeys] : .withoutEscapingSlashes
        encoder.dateEncodingStrategy = .custom { date, encoder in
            guard SupportedDates.contains(date) else {
                throw EncodingError.invalidValue(
                    date,
                    EncodingError.Context(
                        codingPath: encoder.codingPath,
                        debugDescription: "the date is not \(SupportedDates.description)"
                    )
                )
            }
            var container = encoder.singleValueContainer()
            try container.encode(date.timeIntervalSinceReferenceDate)
        }
        return [UInt8](try encoder.encode(value))
    }
}
#endif
