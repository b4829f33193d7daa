import Foundation
import VitrineTesting

/// Random stores with unusual names and values.
enum RandomTables {
    private static let texts = [
        "", "a", "habits", "x\"y", "back\\slash", "tab\tline\n", "ä", "한국어", "🌱👩‍👩‍👧", "\u{0}\u{1}\u{1F}", "\u{7F}\u{2028}",
        "null", "{",
        "}]", "2026-02-03", "é\u{301}",
    ]

    /// Returns up to four tables of up to five rows of up to five cells.
    static func make(using generator: inout SeededGenerator) -> [String: [String: [String: Any]]] {
        object(4, &generator) { generator in
            object(5, &generator) { generator in object(5, &generator) { value(using: &$0) } }
        }
    }

    /// Returns the same JSON with some of its letters written as escapes.
    static func escaped(_ json: String) -> String {
        var result = ""
        var isEscaped = false
        for character in json {
            if !isEscaped, character.isASCII, character.isLetter, !"truefalsnE".contains(character) {
                result += String(format: "\\u%04X", character.asciiValue ?? 0)
            } else {
                result.append(character)
            }
            isEscaped = !isEscaped && character == "\\"
        }
        return result
    }

    /// Returns the tables as text for comparison; a table without rows counts as missing.
    static func canonical(_ tables: [String: [String: Any]]) throws -> String {
        let kept = tables.filter { !$0.value.isEmpty }
        let data = try JSONSerialization.data(withJSONObject: kept)
        let read = try JSONSerialization.jsonObject(with: data)
        return String(decoding: try JSONSerialization.data(withJSONObject: read, options: [.sortedKeys]), as: UTF8.self)
    }

    private static func object<Value>(
        _ most: Int,
        _ generator: inout SeededGenerator,
        _ value: (inout SeededGenerator) -> Value
    ) -> [String: Value] {
        var object: [String: Value] = [:]
        for _ in 0..<Int.random(in: 0...most, using: &generator) {
            let name = (texts.randomElement(using: &generator) ?? "") + "\(Int.random(in: 0...9, using: &generator))"
            object[name] = value(&generator)
        }
        return object
    }

    private static func value(using generator: inout SeededGenerator) -> Any {
        switch Int.random(in: 0...5, using: &generator) {
        case 0: NSNull()
        case 1: Bool.random(using: &generator)
        case 2: Int.random(in: -1_000_000...1_000_000, using: &generator)
        case 3: Double.random(in: -1e9...1e9, using: &generator)
        case 4: Double.random(in: -1...1, using: &generator) * 1e-30
        default: texts.randomElement(using: &generator) ?? ""
        }
    }
}
