import Foundation

// Code writes `.formatted(.ownFormatter)` with a constant of its own, which extends the formatter that follows the
// device.

extension JSONDecoder.DateDecodingStrategy {
    public static func formatted(_ formatter: DeviceDateFormatter) -> JSONDecoder.DateDecodingStrategy {
        .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let date = formatter.date(from: text) else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "Date string does not match format expected by formatter."
                )
            }
            return date
        }
    }
}

extension JSONEncoder.DateEncodingStrategy {
    public static func formatted(_ formatter: DeviceDateFormatter) -> JSONEncoder.DateEncodingStrategy {
        .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(formatter.string(from: date))
        }
    }
}
