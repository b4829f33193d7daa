#if canImport(Darwin)
import VitrinePlatform

extension CompactJSONDecoder {
    /// Decodes with the system's decoder, which is loaded in every process there.
    func systemDecoded<Value: Decodable>(_ type: Value.Type, from bytes: some Sequence<UInt8>) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let date = Date(timeIntervalSinceReferenceDate: try container.decode(Double.self))
            guard SupportedDates.contains(date) else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "the number is not \(SupportedDates.description), in seconds since 2001"
                )
            }
            return date
        }
        return try decoder.decode(type, from: Data(bytes))
    }
}
#endif
