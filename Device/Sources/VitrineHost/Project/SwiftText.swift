/// Swift source without what the compiler does not read as code.
enum SwiftText {
    /// The source with comments and the contents of string literals replaced by spaces; lines keep their numbers.
    static func codeOnly(_ source: String) -> String {
        var scanner = Scanner(Array(source.unicodeScalars))
        return scanner.code()
    }

    private struct Scanner {
        private let input: [Unicode.Scalar]
        private var index = 0
        private var output = String.UnicodeScalarView()

        init(_ input: [Unicode.Scalar]) { self.input = input }

        mutating func code() -> String {
            while index < input.count {
                if looking(at: "//") {
                    skip { $0.input[$0.index] != "\n" }
                } else if looking(at: "/*") {
                    skipBlockComment()
                } else {
                    let hashes = input[index...].prefix { $0 == "#" }.count
                    if index + hashes < input.count, input[index + hashes] == "\"" {
                        skipString(hashes: hashes)
                    } else {
                        // All hashes at once: each would look for the quotation mark again.
                        output.append(contentsOf: input[index..<index + max(hashes, 1)])
                        index += max(hashes, 1)
                    }
                }
            }
            return String(output)
        }

        private func looking(at text: String) -> Bool {
            input[index...].starts(with: text.unicodeScalars)
        }

        private mutating func blank(_ count: Int = 1) {
            for _ in 0..<count where index < input.count {
                output.append(input[index] == "\n" ? "\n" : " ")
                index += 1
            }
        }

        private mutating func skip(while condition: (Self) -> Bool) {
            while index < input.count, condition(self) { blank() }
        }

        private mutating func skipBlockComment() {
            var depth = 0
            repeat {
                if looking(at: "/*") {
                    depth += 1
                    blank(2)
                } else if looking(at: "*/") {
                    depth -= 1
                    blank(2)
                } else {
                    blank()
                }
            } while depth > 0 && index < input.count
        }

        private mutating func skipString(hashes: Int) {
            blank(hashes)
            let quote = looking(at: "\"\"\"") ? "\"\"\"" : "\""
            let end = quote + String(repeating: "#", count: hashes)
            let escape = "\\" + String(repeating: "#", count: hashes)
            blank(quote.count)
            while index < input.count {
                if looking(at: end) { return blank(end.count) }
                // A literal on one line that is not closed ends with its line.
                if quote == "\"", input[index] == "\n" { return }
                blank(looking(at: escape) ? escape.count + 1 : 1)
            }
        }
    }
}
