#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The file in which a device keeps its home screen: `home-screen.json` in its state folder.
///
/// A file that cannot be read as a home screen is set aside as `home-screen.damaged-1.json` and so on, for a person to
/// look at; the device goes on with its defaults.
struct HomeScreenFile: Sendable {
    /// What was found.
    enum Contents: Hashable {
        case missing
        case found(HomeScreen)
        /// The file was no home screen and now lies under another name.
        case damaged(reason: String, setAside: String)
    }

    /// The device's state folder.
    var folder: String

    private static let byteLimit = 1 << 20

    private var path: String { "\(folder)/home-screen.json" }

    /// Reads what is stored.
    /// - Throws: ``DeviceError`` with code `state` if a file is there but cannot be read or set aside.
    func read() throws(DeviceError) -> Contents {
        guard FileManager.default.fileExists(atPath: path) else { return .missing }
        let data = try attempt("read") { try Data(contentsOf: URL(fileURLWithPath: path)) }
        guard data.count <= Self.byteLimit else { return try setAside("it has \(data.count) bytes") }
        do {
            return .found(try JSONDecoder().decode(HomeScreen.self, from: data))
        } catch {
            return try setAside(JSONFailure.describe(error))
        }
    }

    /// Replaces what is stored, atomically.
    /// - Throws: ``DeviceError`` with code `state`; the old file is kept then.
    func write(_ screen: HomeScreen) throws(DeviceError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try attempt("write") {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try encoder.encode(screen).write(to: URL(fileURLWithPath: path), options: .atomic)
        }
    }

    private func setAside(_ reason: String) throws(DeviceError) -> Contents {
        var number = 1
        while FileManager.default.fileExists(atPath: damagedPath(number)) { number += 1 }
        let target = damagedPath(number)
        try attempt("set aside") { try FileManager.default.moveItem(atPath: path, toPath: target) }
        return .damaged(reason: reason, setAside: target)
    }

    private func damagedPath(_ number: Int) -> String { "\(folder)/home-screen.damaged-\(number).json" }

    private func attempt<Result>(_ action: String, _ body: () throws -> Result) throws(DeviceError) -> Result {
        do {
            return try body()
        } catch {
            throw DeviceError(.state, "could not \(action) \(path); check the state folder's permissions", cause: error)
        }
    }
}
