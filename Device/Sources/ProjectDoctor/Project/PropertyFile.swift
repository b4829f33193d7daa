import Foundation
import PropertyLists

/// A property list of a project: an Info.plist or entitlements, as XML, in binary or in the old text style.
struct PropertyFile {
    let path: String
    /// The values by key; nil if the file is not a property list with keys.
    let fields: [String: Any]?
    private let data: Data

    /// Reads a file; nil if there is none.
    init?(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.path = path
        self.data = data
        fields = PropertyList.fields(of: data)
    }

    /// Whether these are entitlements that an extension would lack on a phone, and not only those of a Mac's sandbox.
    var isMissed: Bool {
        fields?.keys.contains { $0 == PropertyList.appGroupsKey || !$0.hasPrefix("com.apple.security.") } != false
    }

    func text(_ key: String) -> String? { fields?[key] as? String }

    /// The line that names a key; 1 in a binary list.
    func place(_ key: String) -> FindingPlace {
        let line = data.textLines.firstIndex {
            $0.contains(">\(key)<") || $0.contains("\"\(key)\"") || $0.contains("\(key) =")
        }
        return FindingPlace(file: path, line: (line ?? 0) + 1)
    }
}

extension Data {
    /// The lines of a text, whose ends may be those of another system.
    var textLines: [Substring] {
        String(decoding: self, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
}
