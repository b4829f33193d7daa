import WidgetDrawing

/// A page with drawings of widgets, as one HTML file that needs no other: the fonts that it uses are inside.
struct DrawingPage {
    /// What the head has beside title and rules, as lines of markup.
    var head = ""
    /// The title, as markup.
    var title: String
    /// The rules beside those of the drawings.
    var css: String
    /// What follows the title, as markup.
    var body: String

    /// The text of the file.
    /// - Throws: ``SheetError`` with code `file` if a font of this program cannot be read.
    func html() throws(SheetError) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        \(head)<title>\(title)</title>
        <style>
        \(try EmbeddedFonts.faces(for: body))\(HTMLDrawing.styleSheet)
        \(css)
        </style>
        </head>
        <body>
        <h1>\(title)</h1>
        \(body)</body>
        </html>

        """
    }
}
