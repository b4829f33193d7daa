import Foundation
import VitrineDevice

/// A widget's configuration on a command line.
enum ConfigurationText {
    /// Reads `NAME=VALUE,NAME=VALUE`: a value that is not JSON is a text, and may have commas.
    /// - Returns: The parameters by name, each as JSON text.
    /// - Throws: ``ClientError`` with code `badValue`.
    static func parameters(_ text: String) throws(ClientError) -> [String: String] {
        var found: [String: String] = [:]
        var last: String?
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = sides[0].trimmingCharacters(in: .whitespaces)
            let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            if sides.count == 2, isName {
                found[name] = String(sides[1])
                last = name
            } else if let last {
                found[last]? += "," + part
            } else {
                throw ClientError(
                    .badValue,
                    "\(text) is not a configuration; write NAME=VALUE, such as city=Seoul,days=3"
                )
            }
        }
        return found.mapValues(json)
    }

    private static func json(_ value: String) -> String {
        let isJSON = (try? JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed)) != nil
        return isJSON ? value : CommandJSON.text(JSONValue.string(value), isOneLine: true)
    }
}
