import Foundation
import WidgetDrawing

/// The fonts of a drawing, inside its style sheet.
enum EmbeddedFonts {
    /// The weights that a drawing's own headings use.
    private static let headings = [400, 500, 600, 700]

    /// The rules for the fonts that a text of HTML names, and for the fonts of the viewer's machine.
    /// - Throws: ``SheetError`` with code `file`.
    static func faces(for html: String) throws(SheetError) -> String {
        let bytes = Array(html.utf8)
        let weights = Set(ends(of: "font-weight:", in: bytes).compactMap { weight(in: bytes[$0...].prefix(3)) })
        let families = PageFont.Design.allCases.filter { !ends(of: $0.family, in: bytes).isEmpty }
        var rules: [String] = []
        for line in FontStylesheet.fontFaces().split(separator: "\n") {
            guard let (font, name) = font(in: line) else {
                rules.append(String(line))
                continue
            }
            let isHeading = font.design == .sans && headings.contains(font.weight)
            let isUsed = (font.weight == 400 || weights.contains(font.weight)) && families.contains(font.design)
            guard isHeading || isUsed else { continue }
            let source = "data:font/woff2;base64,\(try data(of: font))"
            rules.append(line[..<name.lowerBound] + source + line[name.upperBound...])
        }
        return rules.joined(separator: "\n") + "\n"
    }

    /// The font that a rule names, and where the quoted name of its file is.
    private static func font(in rule: Substring) -> (PageFont, Range<Substring.Index>)? {
        for font in PageFont.all {
            if let range = rule.range(of: "\"\(font.fileName)\"") { return (font, range) }
        }
        return nil
    }

    /// The offsets behind each occurrence of an ASCII text.
    ///
    /// Bytes are compared, because a sheet with many drawings is too long for a search by characters.
    private static func ends(of text: String, in bytes: [UInt8]) -> [Int] {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, bytes.count >= wanted.count else { return [] }
        var ends: [Int] = []
        for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
            if bytes[start..<start + wanted.count].elementsEqual(wanted) { ends.append(start + wanted.count) }
        }
        return ends
    }

    private static func weight(in digits: ArraySlice<UInt8>) -> Int? { Int(String(decoding: digits, as: UTF8.self)) }

    private static func data(of font: PageFont) throws(SheetError) -> String {
        let file = FontFiles.folder.appending(path: font.fileName)
        do {
            return try Data(contentsOf: file).base64EncodedString()
        } catch {
            throw SheetError(.file, "the font \(file.path) cannot be read; build the command again", cause: error)
        }
    }
}
