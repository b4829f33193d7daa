import Foundation
import PropertyLists
import VitrineDevice

/// The container of an App Group, into which a stand-in writes what the extension's own app would.
struct StandInContainer {
    let group: String
    let folder: URL

    /// - Parameters:
    ///   - group: The group's identifier; nil for the one that the device knows the app by.
    ///   - environment: The process's variables: where the containers are, and which groups the extension has.
    /// - Throws: ``HostError`` for a group that the extension does not have.
    init(_ group: String?, _ environment: [String: String]) throws(HostError) {
        let entitled = environment["VITRINE_APP_GROUPS"]?.split(separator: ",").map(String.init)
        let name = group ?? entitled?.first ?? environment[StandInSettings.groupKey] ?? ""
        if let entitled, !entitled.contains(name) {
            let known = entitled.isEmpty ? "it has none" : "it has \(entitled.joined(separator: ", "))"
            throw HostError(.notFound, "the extension's entitlements do not have the group \"\(name)\"; \(known)")
        }
        guard Self.isName(name), let containers = environment["VITRINE_CONTAINERS"] else {
            throw HostError(.notFound, "\"\(name)\" is not a group's identifier; name the group of the extension")
        }
        self.group = name
        folder = URL(filePath: containers).appending(path: name)
    }

    /// Writes a file of the container, or removes it.
    /// - Throws: ``HostError`` for a path that leaves the container, and where the disk refuses.
    func write(_ data: Data?, to path: String) throws(HostError) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ Self.isName(String($0)) || $0.hasPrefix(".") && $0.count > 2 }) else {
            throw HostError(.file, "\"\(path)\" is not a path within the container; write it as Library/data.json")
        }
        let file = folder.appending(path: path)
        try attempt(path) {
            if let data {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try data.write(to: file, options: .atomic)
            } else if FileManager.default.fileExists(atPath: file.path) {
                try FileManager.default.removeItem(at: file)
            }
        }
    }

    /// Sets a value of the group's defaults, or removes it; the file and its lock are those of a hosted `UserDefaults`.
    /// - Throws: ``HostError`` where the disk refuses, or for a value that is not a property list.
    func set(_ value: Any?, forKey key: String) throws(HostError) {
        let folder = folder.appending(path: "Library/Preferences")
        let file = folder.appending(path: "\(group).plist")
        try attempt(file.lastPathComponent) {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let lock = open(file.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
            defer { close(lock) }
            // Without a lock a change may overwrite that of another process, but it is still made.
            _ = flock(lock, LOCK_EX)
            // As on Apple's platforms, a missing or damaged file has no values.
            var values = (try? Data(contentsOf: file)).flatMap(PropertyList.fields) ?? [:]
            values[key] = value
            try PropertyList.xml(values).write(to: file, options: .atomic)
        }
    }

    /// Whether a text can be the name of a file.
    private static func isName(_ text: String) -> Bool { !text.isEmpty && !text.hasPrefix(".") && !text.contains("/") }

    private func attempt(_ name: String, _ work: () throws -> Void) throws(HostError) {
        do {
            try work()
        } catch {
            throw HostError(.file, "\(name) of \(group) cannot be written: \(error)", cause: error)
        }
    }
}

/// A value of a group's defaults as a script states it.
enum StandInValue {
    /// The property list of a JSON text: an object, a list, a text, a number or a truth value.
    /// - Throws: ``HostError`` for another text.
    static func json(_ text: String) throws(HostError) -> Any {
        do {
            return try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        } catch {
            throw HostError(.project, "the value is not JSON: \(text.prefix(80))", cause: error)
        }
    }

    /// A date as `2026-06-03T09:41:00Z`.
    /// - Throws: ``HostError`` for another text.
    static func date(_ text: String) throws(HostError) -> Any {
        guard let date = DeviceClock.isoDate(text) else {
            throw HostError(.project, "\(text.prefix(80)) is not a date; write it as 2026-06-03T09:41:00Z")
        }
        return date
    }

    /// A text's bytes.
    static func data(_ text: String) -> Data { Data(text.utf8) }

    /// Bytes that are written in Base64.
    /// - Throws: ``HostError`` for another text.
    static func base64(_ text: String) throws(HostError) -> Data {
        guard let data = Data(base64Encoded: text) else {
            throw HostError(.project, "the bytes are not Base64: \(text.prefix(80))")
        }
        return data
    }

    /// The variables of this process.
    static var environment: [String: String] { ProcessInfo.processInfo.environment }
}
