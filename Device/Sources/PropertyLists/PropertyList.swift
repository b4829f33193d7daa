package import Foundation

/// Property lists of any form from files that others wrote.
package enum PropertyList {
    /// Reads a property list.
    ///
    /// - Throws: `CocoaError` if the data are not a property list, or one that no honest program writes: with more
    ///   values than bytes, a set, or a date that is not a number.
    package static func value(of data: Data) throws -> Any {
        if BinaryPropertyList.isForm(of: data), BinaryPropertyList(data)?.isHarmful ?? true {
            throw CocoaError(.propertyListReadCorrupt)
        }
        return try PropertyListSerialization.propertyList(from: data, format: nil)
    }

    /// The values by key of a property list that has keys; nil for any other data.
    package static func fields(of data: Data) -> [String: Any]? { (try? value(of: data)) as? [String: Any] }

    /// A property list as XML.
    ///
    /// Lists are bridged by name: a release is linked with Swift's static libraries, from which the linker takes
    /// Foundation's bridge of lists only if some code names it, and without it no list can be written.
    /// - Throws: `CocoaError` for a value that cannot stand in a property list.
    package static func xml(_ fields: [String: Any]) throws -> Data {
        let bridged = fields.mapValues { value in (value as? [Any]).map { $0 as NSArray } ?? value }
        return try PropertyListSerialization.data(fromPropertyList: bridged, format: .xml, options: 0)
    }

    /// The key of entitlements under which the App Groups stand.
    package static let appGroupsKey = "com.apple.security.application-groups"

    /// The App Groups of entitlements; some projects write a single one as a text in place of a list.
    package static func appGroups(in entitlements: [String: Any]?) -> [String] {
        let value = entitlements?[appGroupsKey]
        return value as? [String] ?? (value as? String).map { [$0] } ?? []
    }
}
