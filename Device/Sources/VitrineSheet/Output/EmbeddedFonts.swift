import Foundation
import WidgetDrawing

/// The fonts of a drawing, inside its style sheet.
enum EmbeddedFonts {
    /// The weights that a drawing's own headings use.
    private static let headings = [400, 500, 600, 700]

    /// The rules for the fonts that a text of HTML names, and for the fonts of the viewer's machine.
    /// - Throws: ``SheetError`` with code `file`.
    static func faces(for html: String) throws(SheetError) -> String {
        let weights = Set(html.components(separatedBy: "font-weight:").dropFirst().compactMap { Int($0.prefix(3)) })
        let families = PageFont.Design.allCases.filter { html.contains($0.family) }
        var rules: [String] = []
        for line in FontStylesheet.fontFaces().split(separator: "\n") {
            guard let font = PageFont.all.first(where: { line.contains("\"\($0.fileName)\"") }) else {
                rules.append(String(line))
                continue
            }
            let isHeading = font.design == .sans && headings.contains(font.weight)
            let isUsed = (font.weight == 400 || weights.contains(font.weight)) && families.contains(font.design)
            guard isHeading || isUsed else { continue }
            let source = "data:font/woff2;base64,\(try data(of: font))"
            rules.append(line.replacingOccurrences(of: "\"\(font.fileName)\"", with: source))
        }
        return rules.joined(separator: "\n") + "\n"
    }

    private static func data(of font: PageFont) throws(SheetError) -> String {
        let file = FontFiles.folder.appending(path: font.fileName)
        do {
            return try Data(contentsOf: file).base64EncodedString()
        } catch {
            throw SheetError(.file, "the font \(file.path) cannot be read; build the command again", cause: error)
        }
    }
}
