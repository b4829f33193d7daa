import VitrineWire

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file in which a device keeps something while it is off: `NAME.json` in its state folder.
///
/// A file that cannot be read as what it should be is set aside as `NAME.damaged-1.json` and so on, for a person to look at;
/// the device goes on with its defaults.
struct StateFile<Value: Codable & Hashable & Sendable>: Sendable {
    /// What was found.
    enum Contents: Hashable {
        case missing
        case found(Value)
        /// The file was something else and now lies under another name.
        case damaged(reason: String, setAside: String)
    }

    /// The device's state folder.
    var folder: String
    /// The file's name without its ending.
    var name: String

    private var byteLimit: Int { 1 << 20 }

    private var path: String { "\(folder)/\(name).json" }

    /// Reads what is stored.
    /// - Throws: ``DeviceError`` with code `state` if a file is there but cannot be read or set aside.
    func read() throws(DeviceError) -> Contents {
        guard FileManager.default.fileExists(atPath: path) else { return .missing }
        let data = try attempt("read") { try Data(contentsOf: URL(fileURLWithPath: path)) }
        guard data.count <= byteLimit else { return try setAside("it has \(data.count) bytes") }
        do {
            return .found(try JSONDecoder().decode(Value.self, from: data))
        } catch {
            return try setAside(JSONFailure.describe(error))
        }
    }

    /// Replaces what is stored, atomically.
    /// - Throws: ``DeviceError`` with code `state`; the old file is kept then.
    func write(_ value: Value) throws(DeviceError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try attempt("write") {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try encoder.encode(value).write(to: URL(fileURLWithPath: path), options: .atomic)
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
            throw DeviceError(.state, "could not \(action) \(path); check the state folder's permissions", cause: error)
        }
    }
}

extension StateFile<HomeScreen> {
    /// The file of the home screen: `home-screen.json`.
    init(folder: String) { self.init(folder: folder, name: "home-screen") }
}

extension StateFile<LocationReading> {
    /// The file of what a person answered to who asks for the device's place: `location.json`.
    init(folder: String) { self.init(folder: folder, name: "location") }
}
