import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Foundation's parser of XML for files that others wrote.
///
/// On Linux Foundation ends the process at a name that is not UTF-8, and at an instruction that is only a name, such as
/// `<?a?>`, so a file that has them is refused before.
struct SafeXMLParser {
    private let parser: XMLParser?

    /// - Parameters:
    ///   - data: The file's content.
    ///   - delegate: What reads the elements.
    init(_ data: Data, delegate: any XMLParserDelegate) {
        let text = String(data: data, encoding: .utf8)
        let isSafe = text.map { $0.firstMatch(of: /<\?[^\s?]*\?>/) == nil } ?? false
        parser = isSafe ? XMLParser(data: data) : nil
        parser?.delegate = delegate
    }

    /// Reads the file to its end, or up to the first mistake.
    /// - Returns: Whether there was none.
    func parse() -> Bool { parser?.parse() ?? false }

    /// The line of the mistake.
    var lineNumber: Int { parser?.lineNumber ?? 1 }
}
