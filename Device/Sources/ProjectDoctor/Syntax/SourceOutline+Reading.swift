import Foundation

extension SourceOutline {
    /// Reads what the program `SyntaxReader` writes about some files, in their order.
    static func read(_ data: Data, of paths: [String]) -> [SourceOutline] {
        var found: [SourceOutline] = []
        var rest = paths[...]
        var path: String?
        var entries: [Entry] = []
        var permissions: [Permission] = []
        func finish() {
            if let path {
                found.append(SourceOutline(path: path, state: .file, entries: entries, permissions: permissions))
            }
            (path, entries, permissions) = (nil, [], [])
        }
        data.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count, let end = bytes[start...].firstIndex(of: 0x0A) {
                let fields = fields(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
                start = end + 1
                if fields.count == 1, let state = State(rawValue: fields[0]) {
                    finish()
                    guard let next = rest.popFirst() else { break }
                    if state == .file {
                        path = next
                    } else {
                        found.append(SourceOutline(path: next, state: state))
                    }
                } else if fields.count == 6, let line = Int(fields[2]), let column = Int(fields[3]) {
                    let isExtension = fields[1] == "extension"
                    if let kind = isExtension ? .type : Kind(rawValue: fields[1]) {
                        let depth = Int(fields[0]) ?? 0
                        // What a person writes is not so deep, and rules look at all that is around a node.
                        guard depth < 1_000 else { continue }
                        entries.append(
                            Entry(
                                kind: kind,
                                depth: depth,
                                line: line,
                                column: column,
                                name: fields[4],
                                detail: fields[5],
                                isExtension: isExtension
                            )
                        )
                    } else {
                        let target = Int(fields[5]) ?? line
                        permissions.append(
                            Permission(fields[4], line: line, column: column, targets: target...target)
                        )
                    }
                }
            }
        }
        finish()
        return found
    }

    private static func fields(_ line: UnsafeRawBufferPointer) -> [String] {
        var fields: [String] = []
        var start = 0
        while let tab = line[start...].firstIndex(of: 0x09) {
            fields.append(String(decoding: line[start..<tab], as: UTF8.self))
            start = tab + 1
        }
        fields.append(String(decoding: line[start...], as: UTF8.self))
        return line.contains(0x5C) ? fields.map(unescaped) : fields
    }

    private static func unescaped(_ field: String) -> String {
        var result = ""
        var rest = field[...]
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.popFirst() else {
                result.append(character)
                continue
            }
            result.append(["n": "\n", "t": "\t"][next] ?? next)
        }
        return result
    }
}

extension SourceOutline.Permission {
    /// Reads what follows `vitrine:allow`.
    init(_ text: some StringProtocol, line: Int, column: Int, targets: ClosedRange<Int>) {
        let words = text.split(separator: " ", maxSplits: 1)
        self.init(
            rule: words.first.map { String($0) } ?? "",
            reason: words.dropFirst().first.map { $0.trimmingCharacters(in: .whitespaces) } ?? "",
            line: line,
            column: column,
            targets: targets
        )
    }

    /// The comments in a project file or a property list, each about its own line and the next one.
    static func all(inList path: String) -> [Self] {
        let words = "vitrine:allow "
        guard let data = FileManager.default.contents(atPath: path), data.firstRange(of: Data(words.utf8)) != nil else {
            return []
        }
        return data.textLines.enumerated()
            .compactMap { index, line in
                guard let range = line.firstRange(of: words) else { return nil }
                let end = ["-->", "*/"].compactMap { line[range.upperBound...].firstRange(of: $0)?.lowerBound }.min()
                let column = line.utf8.distance(from: line.startIndex, to: range.lowerBound) + 1
                let text = line[range.upperBound..<(end ?? line.endIndex)]
                return Self(text, line: index + 1, column: column, targets: index + 1...index + 2)
            }
    }
}
