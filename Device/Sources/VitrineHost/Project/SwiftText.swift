import Foundation

extension StringProtocol {
    /// Whether a word's bytes are in the text.
    ///
    /// `contains` compares characters, and takes a hundred times as long: a file is asked for a hundred words.
    package func mentions(_ word: String) -> Bool {
        utf8.withContiguousStorageIfAvailable { text in
            var word = word
            return word.withUTF8 { Self.has(UnsafeRawBufferPointer($0), in: UnsafeRawBufferPointer(text)) }
        } ?? contains(word)
    }

    private static func has(_ word: UnsafeRawBufferPointer, in text: UnsafeRawBufferPointer) -> Bool {
        guard let letters = word.baseAddress, let first = word.first else { return false }
        var rest = text
        while rest.count >= word.count, let start = rest.baseAddress,
            let place = memchr(start, CInt(first), rest.count - word.count + 1)
        {
            if memcmp(place, letters, word.count) == 0 { return true }
            rest = UnsafeRawBufferPointer(rebasing: rest[(UnsafeRawPointer(place) - start + 1)...])
        }
        return false
    }
}

/// Swift source without what the compiler does not read as code.
enum SwiftText {
    /// The source with comments and the contents of string literals replaced by spaces, one for each scalar; line
    /// breaks stay.
    static func codeOnly(_ source: String) -> String {
        var scanner = Scanner(source)
        return scanner.code()
    }

    /// Works on bytes: it reads every file of a project, and some of them several times.
    private struct Scanner {
        private let input: [UInt8]
        private var index = 0
        private var output: [UInt8] = []

        init(_ source: String) {
            input = Array(source.utf8)
            output.reserveCapacity(input.count)
        }

        mutating func code() -> String {
            while index < input.count {
                switch input[index] {
                case .slash where byte(after: 1) == .slash: skipLine()
                case .slash where byte(after: 1) == .star: skipBlockComment()
                case .quote: skipString(hashes: 0)
                case .hash:
                    let hashes = input[index...].prefix { $0 == .hash }.count
                    if byte(after: hashes) == .quote {
                        skipString(hashes: hashes)
                    } else {
                        // All hashes at once: each would look for the quotation mark again.
                        output.append(contentsOf: repeatElement(.hash, count: hashes))
                        index += hashes
                    }
                default:
                    output.append(input[index])
                    index += 1
                }
            }
            return String(decoding: output, as: UTF8.self)
        }

        private func byte(after distance: Int) -> UInt8? {
            index + distance < input.count ? input[index + distance] : nil
        }

        /// Whether a mark, such as three quotation marks, is here, with hashes after it.
        private func looking(at mark: UInt8, _ count: Int = 1, hashes: Int = 0) -> Bool {
            guard input[index] == mark, index + count + hashes <= input.count else { return false }
            let text = input[index..<index + count + hashes]
            return text.prefix(count).allSatisfy { $0 == mark } && text.dropFirst(count).allSatisfy { $0 == .hash }
        }

        private mutating func blank(_ count: Int = 1) {
            for _ in 0..<count where index < input.count {
                let byte = input[index]
                if byte == .newline || byte == .carriageReturn {
                    output.append(byte)
                } else if byte & 0xC0 != 0x80 {
                    // Of a scalar of several bytes, the others have the form 10xxxxxx.
                    output.append(.space)
                }
                index += 1
            }
        }

        private mutating func skipLine() {
            while index < input.count, input[index] != .newline { blank() }
        }

        private mutating func skipBlockComment() {
            var depth = 0
            repeat {
                if input[index] == .slash, byte(after: 1) == .star {
                    depth += 1
                    blank(2)
                } else if input[index] == .star, byte(after: 1) == .slash {
                    depth -= 1
                    blank(2)
                } else {
                    blank()
                }
            } while depth > 0 && index < input.count
        }

        private mutating func skipString(hashes: Int) {
            blank(hashes)
            let quotes = looking(at: .quote, 3) ? 3 : 1
            blank(quotes)
            while index < input.count {
                if looking(at: .quote, quotes, hashes: hashes) { return blank(quotes + hashes) }
                // A literal on one line that is not closed ends with its line.
                if quotes == 1, input[index] == .newline { return }
                guard looking(at: .backslash, hashes: hashes) else {
                    blank()
                    continue
                }
                // The scalar after the mark may have several bytes.
                blank(1 + hashes)
                repeat { blank() } while index < input.count && input[index] & 0xC0 == 0x80
            }
        }
    }
}

extension UInt8 {
    fileprivate static let newline = UInt8(ascii: "\n")
    fileprivate static let carriageReturn = UInt8(ascii: "\r")
    fileprivate static let space = UInt8(ascii: " ")
    fileprivate static let slash = UInt8(ascii: "/")
    fileprivate static let star = UInt8(ascii: "*")
    fileprivate static let quote = UInt8(ascii: "\"")
    fileprivate static let hash = UInt8(ascii: "#")
    fileprivate static let backslash = UInt8(ascii: "\\")
}
