import Synchronization
import VitrinePlatform

/// What a decoder asks before it decodes a value.
protocol DecodingCache: Sendable {
    /// Whether values of a type are kept; those of others need not be asked for.
    func keeps(_ type: Any.Type) -> Bool

    /// Returns a value that was decoded from the same text before, or decodes it.
    func value<Value: Decodable>(
        _ type: Value.Type,
        from text: @autoclosure () -> ArraySlice<UInt8>,
        decode: () throws -> Value
    ) rethrows -> Value
}

/// Values of one type by the text from which they were decoded, for texts that repeat large parts of earlier ones.
///
/// Equal values share their storage. When the texts that were added last reach a number of bytes, those that were
/// neither added nor found since the time before are dropped. Short texts are not kept.
package final class DecodedValueCache<Kept: Decodable & Sendable>: DecodingCache {
    private struct State {
        var recent: [JSONBytes: Kept] = [:]
        var former: [JSONBytes: Kept] = [:]
        var recentByteCount = 0
    }

    private let byteCounts: ClosedRange<Int>
    private let state = Mutex(State())

    /// Creates an empty cache.
    /// - Parameter byteCounts: The length of the shortest text that is kept, and that of all recent ones together.
    package init(byteCounts: ClosedRange<Int>) {
        self.byteCounts = byteCounts
    }

    func keeps(_ type: Any.Type) -> Bool { type == Kept.self }

    func value<Value: Decodable>(
        _ type: Value.Type,
        from text: @autoclosure () -> ArraySlice<UInt8>,
        decode: () throws -> Value
    ) rethrows -> Value {
        let text = text()
        guard text.count >= byteCounts.lowerBound else { return try decode() }
        if let known = known(JSONBytes(bytes: text)) as? Value { return known }
        let value = try decode()
        if let kept = value as? Kept { keep(kept, JSONBytes(bytes: ArraySlice(Array(text)))) }
        return value
    }

    private func known(_ text: JSONBytes) -> Kept? {
        state.withLock { state in
            if let value = state.recent[text] { return value }
            guard let place = state.former.index(forKey: text) else { return nil }
            let (key, value) = state.former.remove(at: place)
            Self.add(value, key, to: &state, byteCounts.upperBound)
            return value
        }
    }

    private func keep(_ value: Kept, _ text: JSONBytes) {
        state.withLock { Self.add(value, text, to: &$0, byteCounts.upperBound) }
    }

    private static func add(_ value: Kept, _ text: JSONBytes, to state: inout State, _ maximumByteCount: Int) {
        if state.recentByteCount + text.bytes.count > maximumByteCount {
            state.former = state.recent
            state.recent = [:]
            state.recentByteCount = 0
        }
        state.recent[text] = value
        state.recentByteCount += text.bytes.count
    }
}

/// Bytes that are hashed and compared at once, not one by one.
private struct JSONBytes: Hashable {
    let bytes: ArraySlice<UInt8>

    static func == (one: JSONBytes, other: JSONBytes) -> Bool {
        guard one.bytes.count == other.bytes.count else { return false }
        return one.bytes.withUnsafeBytes { one in
            other.bytes.withUnsafeBytes { other in
                // An array without elements may have no address.
                guard let first = one.baseAddress, let second = other.baseAddress else { return true }
                return memcmp(first, second, one.count) == 0
            }
        }
    }

    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
