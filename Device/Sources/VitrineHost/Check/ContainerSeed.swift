import Foundation
import PropertyLists
import VitrineDevice

/// What an extension's app has written before a check: files of the App Group's container, and its defaults.
public struct ContainerSeed: Hashable, Sendable {
    /// The folder whose content the container has; nil for an empty one.
    public var folder: String?
    /// The property list that `UserDefaults(suiteName:)` of the group reads; nil for none.
    public var defaults: String?

    /// Describes what the container of each checked extension has.
    /// - Parameters:
    ///   - folder: The absolute path of a folder.
    ///   - defaults: The absolute path of a property list with keys, in any form.
    public init(folder: String? = nil, defaults: String? = nil) {
        self.folder = folder
        self.defaults = defaults
    }

    /// Fills a group's container.
    /// - Throws: `DeviceError` with code `file`, which names what cannot be read or written.
    func fill(_ group: String, in containers: String) throws(DeviceError) {
        let container = "\(containers)/\(group)"
        if let folder {
            try attempt("the folder \(folder) cannot be copied") {
                try FileManager.default.createDirectory(atPath: container, withIntermediateDirectories: true)
                for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
                    try FileManager.default.copyItem(atPath: "\(folder)/\(name)", toPath: "\(container)/\(name)")
                }
            }
        }
        guard let defaults else { return }
        let place = container + "/Library/Preferences"
        try attempt("\(defaults) is not a property list with keys, or cannot be copied") {
            let data = try Data(contentsOf: URL(filePath: defaults))
            guard try PropertyList.value(of: data) is [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            try data.write(to: URL(filePath: "\(place)/\(group).plist"), options: .atomic)
        }
    }

    private func attempt(_ problem: String, _ work: () throws -> Void) throws(DeviceError) {
        do {
            try work()
        } catch {
            throw DeviceError(.file, "\(problem); check the path that the option names", cause: error)
        }
    }
}
