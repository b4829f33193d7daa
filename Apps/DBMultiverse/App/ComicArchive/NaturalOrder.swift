/// Orders names as people expect: `page 2` before `page 10`, ignoring case.
enum NaturalOrder {
    /// Whether one name precedes another; a total order, in which names that compare as equal are ordered by their
    /// bytes.
    static func precedes(_ first: String, _ second: String) -> Bool {
        var left = Array(first.utf8)[...]
        var right = Array(second.utf8)[...]
        while let a = left.first, let b = right.first {
            if isDigit(a) && isDigit(b) {
                let numbers = (takeNumber(&left), takeNumber(&right))
                if numbers.0.count != numbers.1.count { return numbers.0.count < numbers.1.count }
                if numbers.0 != numbers.1 { return numbers.0.lexicographicallyPrecedes(numbers.1) }
            } else {
                let folded = (fold(a), fold(b))
                if folded.0 != folded.1 { return folded.0 < folded.1 }
                left.removeFirst()
                right.removeFirst()
            }
        }
        if left.isEmpty != right.isEmpty { return left.isEmpty }
        return first.utf8.lexicographicallyPrecedes(second.utf8)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    // Digits without leading zeros: numbers of any length are compared without converting them.
    private static func takeNumber(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let number = bytes.prefix { isDigit($0) }
        bytes = bytes[number.endIndex...]
        return number.drop { $0 == 0x30 }
    }

    // The folder separator sorts before all other characters, so that the pages of a folder stay together.
    private static func fold(_ byte: UInt8) -> UInt8 {
        switch byte {
        case 0x2F: 0
        case 0x41...0x5A: byte + 32
        default: byte
        }
    }
}
