extension KeyedDecodingContainer {
    /// Decodes an integer within bounds, so that arithmetic with it cannot overflow.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names the bounds, and the errors of `decode(_:forKey:)`.
    package func decode(_ bounds: ClosedRange<Int>, forKey key: Key) throws -> Int {
        let value = try decode(Int.self, forKey: key)
        guard bounds.contains(value) else {
            throw DecodingError.dataCorruptedError(
                forKey: key,
                in: self,
                debugDescription: "\(value) is not from \(bounds.lowerBound) to \(bounds.upperBound)"
            )
        }
        return value
    }
}
