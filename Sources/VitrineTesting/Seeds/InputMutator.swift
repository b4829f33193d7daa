/// Changes valid input a little: bytes as a disk damages them, and numbers and texts as another program might write
/// them.
///
/// ```swift
/// var mutator = InputMutator(seed: seed)
/// let damaged = mutator.mutated(Array(#"{"count":7}"#.utf8))
/// ```
public struct InputMutator: Sendable {
    private var random: SeededGenerator

    /// Creates a mutator; the same seed gives the same changes.
    public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// Returns the input with one to four changes.
    public mutating func mutated(_ input: [UInt8]) -> [UInt8] {
        var bytes = input
        for _ in 0..<Int.random(in: 1...4, using: &random) { change(&bytes) }
        return bytes
    }

    /// Returns the input with a short part of it repeated, as often as a size allows: lists become long, and what is
    /// nested becomes deep.
    public mutating func enlarged(_ input: [UInt8], to size: Int) -> [UInt8] {
        let range = range(in: input)
        guard !range.isEmpty else { return input }
        let times = max(0, size - input.count) / range.count
        let part = (0..<times).flatMap { _ in input[range] }
        return input[..<range.upperBound] + part + input[range.upperBound...]
    }

    /// Gives a body the input with each of its whole numbers in turn at each of the bounds of integers.
    public static func extremes(of input: [UInt8], _ body: ([UInt8]) throws -> Void) rethrows {
        var rest = input[...]
        while let start = rest.firstIndex(where: isDigit) {
            let end = input[start...].firstIndex { !isDigit($0) } ?? input.endIndex
            for bound in bounds { try body(input[..<start] + Array(bound.utf8) + input[end...]) }
            rest = input[end...]
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static let bounds = [
        "9223372036854775807", "9223372036854775800", "-9223372036854775808", "9223372036854775808", "2147483648",
        "4294967296", "-1",
    ]

    private mutating func change(_ bytes: inout [UInt8]) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: flipBit(&bytes)
        case 1: bytes.removeSubrange(range(in: bytes))
        case 2: bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
        case 3: bytes.insert(contentsOf: Array(bytes[range(in: bytes)]), at: place(in: bytes))
        case 4:
            bytes.insert(
                contentsOf: Self.tokens[Int.random(in: 0..<Self.tokens.count, using: &random)],
                at: place(in: bytes)
            )
        case 5: replaceText(&bytes)
        default: replaceNumber(&bytes)
        }
    }

    private mutating func flipBit(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }

    /// Puts an extreme number in place of one of the input's numbers.
    private mutating func replaceNumber(_ bytes: inout [UInt8]) {
        guard let run = run(in: bytes, where: { Self.isDigit($0) || $0 == 0x2D || $0 == 0x2E }) else {
            return
        }
        let number = Self.numbers[Int.random(in: 0..<Self.numbers.count, using: &random)]
        bytes.replaceSubrange(run, with: Array(number.utf8))
    }

    /// Puts a hostile text in place of one of the input's words.
    private mutating func replaceText(_ bytes: inout [UInt8]) {
        guard let run = run(in: bytes, where: { (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) }) else {
            return
        }
        let text = HostileStrings.texts[Int.random(in: 0..<HostileStrings.texts.count, using: &random)]
        bytes.replaceSubrange(run, with: Array(text.utf8))
    }

    /// A run of bytes of a kind, at a random place; nil if there is none after that place.
    private mutating func run(in bytes: [UInt8], where isPart: (UInt8) -> Bool) -> Range<Int>? {
        guard let start = bytes[place(in: bytes)...].firstIndex(where: isPart) else { return nil }
        let end = bytes[start...].firstIndex { !isPart($0) } ?? bytes.endIndex
        return start..<end
    }

    private mutating func place(in bytes: [UInt8]) -> Int { Int.random(in: 0...bytes.count, using: &random) }

    /// A range of at most 64 bytes.
    private mutating func range(in bytes: [UInt8]) -> Range<Int> {
        let start = place(in: bytes)
        return start..<min(bytes.count, start + Int.random(in: 0...64, using: &random))
    }

    /// Numbers at the limits of integers, floating point values, dates and days.
    static let numbers = [
        "0", "-1", "1e308", "-1e308", "1e-320", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
        "253402300799", "253402300800", "-62135596801", "1e300", "9.3e18", "0.1e", "-", "00", "2147483648",
        "4294967296",
    ]

    /// Parts of the formats that the parsers read.
    static let tokens: [[UInt8]] = [
        "{", "}", "[", "]", "\"", "\\", "\\u0000", "\\ud800", ":", ",", "null", "true", "[[[[[[[[", "\u{0}", "\u{FEFF}",
        "\n", "\r\n", "BEGIN:", "END:", "%2F", "%", "..", "/", "?", "#", "<", "&", "TZif",
    ]
    .map { Array($0.utf8) }
}
