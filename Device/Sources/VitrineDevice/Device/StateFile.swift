import Foundation
import VitrineWire

/// A file in which a device stores a value while it is off: `NAME.json` in its state folder.
///
/// A file that cannot be decoded is set aside as `NAME.damaged-1.json` and so on, so that a person can examine it. The
/// device continues with its defaults.
struct StateFile<Value: Codable & Hashable & Sendable>: Sendable {
    enum Contents: Hashable {
        case missing
        case found(Value)
        /// The file could not be decoded and was renamed to `setAside`.
        case damaged(reason: String, setAside: String)
    }

    var folder: String
    /// The file's name without its extension.
    var name: String
    /// Why a decoded value cannot be used; nil if it can.
    var problem: @Sendable (Value) -> String? = { _ in nil }

    private var byteLimit: Int { 16 << 20 }

    private var path: String { "\(folder)/\(name).json" }

    /// Reads the stored value.
    /// - Throws: ``DeviceError`` with code `state` if a file exists but cannot be read or set aside.
    func read() throws(DeviceError) -> Contents {
        guard FileManager.default.fileExists(atPath: path) else { return .missing }
        let data = try attempt("read") { try Data(contentsOf: URL(fileURLWithPath: path)) }
        guard data.count <= byteLimit else { return try setAside("it has \(data.count) bytes") }
        let value: Value
        do {
            value = try JSONDecoder().decode(Value.self, from: data)
        } catch {
            return try setAside(JSONFailure.describe(error))
        }
        if let problem = problem(value) { return try setAside(problem) }
        return .found(value)
    }

    /// Replaces the stored value atomically.
    /// - Throws: ``DeviceError`` with code `state`; the old file then stays unchanged.
    func write(_ value: Value) throws(DeviceError) {
        try attempt("write") {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try PrivateFile.replace(path, by: JSONEncoder.readable.encode(value))
        }
    }

    private func setAside(_ reason: String) throws(DeviceError) -> Contents {
        var number = 1
        while FileManager.default.fileExists(atPath: damagedPath(number)) { number += 1 }
        let target = damagedPath(number)
        try attempt("set aside") { try FileManager.default.moveItem(atPath: path, toPath: target) }
        return .damaged(reason: reason, setAside: target)
    }

    private func damagedPath(_ number: Int) -> String { "\(folder)/\(name).damaged-\(number).json" }

    private func attempt<Result>(_ action: String, _ body: () throws -> Result) throws(DeviceError) -> Result {
        do {
            return try body()
        } catch {
            let remedy = WriteTrouble.remedy(error, "check the state folder's permissions")
            throw DeviceError(.state, "could not \(action) \(path); \(remedy)", cause: error)
        }
    }
}

extension StateFile<HomeScreen> {
    /// The file of the home screen: `home-screen.json`.
    init(folder: String) { self.init(folder: folder, name: "home-screen", problem: { $0.problem }) }
}

extension StateFile<LocationReading> {
    /// The file of the user's answer about the device's location: `location.json`.
    init(folder: String) { self.init(folder: folder, name: "location") }
}
