package import Foundation

/// Property lists of any form from files that others wrote.
package enum PropertyList {
    /// Reads a property list.
    ///
    /// - Throws: `CocoaError` if the data are not a property list, or if they stand for more values than they have
    ///   bytes, which an honest list never does.
    package static func value(of data: Data) throws -> Any {
        guard BinaryPropertyList(data)?.hasMoreValuesThanBytes != true else {
            throw CocoaError(.propertyListReadCorrupt)
        }
        return try PropertyListSerialization.propertyList(from: data, format: nil)
    }

    /// The values by key of a property list that has keys; nil for any other data.
    package static func fields(of data: Data) -> [String: Any]? { (try? value(of: data)) as? [String: Any] }

    /// The App Groups of entitlements; some projects write a single one as a text in place of a list.
    package static func appGroups(in entitlements: [String: Any]?) -> [String] {
        let value = entitlements?["com.apple.security.application-groups"]
        return value as? [String] ?? (value as? String).map { [$0] } ?? []
    }
}
