import VitrineScript

/// A part of a report: a heading, a line about it, and tables, findings or drawings.
package struct ReportSection: Sendable {
    private let markup: String

    /// Creates a section.
    /// - Parameters:
    ///   - title: The heading.
    ///   - note: A line below it; empty for none.
    ///   - hasPassed: Whether all is well; nil where nothing is judged.
    ///   - parts: What follows, in this order.
    package init(_ title: String, note: String = "", hasPassed: Bool? = nil, _ parts: [Part]) {
        let mark = hasPassed.map { " class=\"\($0 ? "passed" : "failed")\"" } ?? ""
        let line = note.isEmpty ? "" : "<p>\(note.escapedForMarkup)</p>\n"
        markup = """
            <section>
            <h2\(mark)>\(title.escapedForMarkup)</h2>
            \(line)\(parts.map(\.markup).joined(separator: "\n"))
            </section>

            """
    }

    var html: String { markup }
}

extension ReportSection {
    /// What a section has below its heading.
    package struct Part: Sendable {
        let markup: String

        /// A table, whose first row has the names of the columns.
        /// - Parameters:
        ///   - rows: As many texts in each row.
        ///   - hasNumbers: Whether all columns but the first have numbers.
        /// - Returns: The part.
        package static func table(_ rows: [[String]], hasNumbers: Bool = false) -> Part {
            let lines = rows.enumerated()
                .map { number, row in
                    let cells = row.enumerated()
                        .map { column, text in
                            let isHeading = number == 0 || column == 0
                            let scope = number == 0 ? "col" : "row"
                            let tag = isHeading ? "th scope=\"\(scope)\"" : "td"
                            return "<\(tag)>\(text.escapedForMarkup)</\(isHeading ? "th" : "td")>"
                        }
                    return "<tr>\(cells.joined())</tr>"
                }
            let kind = hasNumbers ? " class=\"numbers\"" : ""
            return Part(markup: "<div class=\"wide\"><table\(kind)>\(lines.joined(separator: "\n"))</table></div>")
        }

        /// A list of findings.
        package static func findings(_ findings: [Finding]) -> Part {
            guard !findings.isEmpty else { return Part(markup: "") }
            let items = findings.map { finding in
                let details = finding.details.map { "<p>\($0.escapedForMarkup)</p>" }.joined()
                return "<li class=\"\(finding.mark.rawValue)\">\(finding.text.escapedForMarkup)\(details)</li>"
            }
            return Part(markup: "<ol>\n\(items.joined(separator: "\n"))\n</ol>")
        }

        /// Pictures of widgets side by side.
        /// - Parameters:
        ///   - pictures: The pictures.
        ///   - drawing: How they are drawn.
        ///   - id: What the identifiers in them begin with; unique on the page.
        /// - Returns: The part.
        package static func pictures(_ pictures: [ReportPicture], _ drawing: PageDrawing, id: String) -> Part {
            guard !pictures.isEmpty else { return Part(markup: "") }
            let figures = pictures.enumerated().map { $1.html(drawing, id: "\(id)-\($0)") }
            return Part(markup: "<div class=\"pictures\">\(figures.joined(separator: "\n"))</div>")
        }

        /// Drawings of this program side by side, as SVG images.
        package static func drawings(_ images: [String]) -> Part {
            Part(markup: "<div class=\"drawings\">\(images.joined())</div>")
        }
    }

    /// Something that was found.
    package struct Finding: Sendable {
        package enum Mark: String, Sendable {
            case passed, failed, notice
        }

        let mark: Mark
        let text: String
        /// What follows in lines of their own.
        let details: [String]

        package init(_ mark: Mark, _ text: String, details: [String] = []) {
            self.mark = mark
            self.text = text
            self.details = details
        }
    }
}
