import Foundation
import Synchronization
import VitrineDevice

/// The key of the device that this command runs, and the files in which other commands find it as long as it does.
final class DeviceKey: Sendable {
    let key: AccessKey
    private let stateFile: String
    private let files: Mutex<[String]>

    /// Makes a key and stores it in the state folder.
    /// - Throws: ``DeviceError`` with code `state`.
    init(stateFolder: String) throws(DeviceError) {
        var generator = SystemRandomNumberGenerator()
        key = AccessKey(using: &generator)
        stateFile = stateFolder + "/key"
        try key.store(in: stateFile)
        files = Mutex([stateFile])
    }

    /// Removes the files, so that no command finds the key of a device that has ended.
    func remove() { for file in files.withLock(\.self) { key.remove(file) } }

    /// Stores the key where the commands of this person look for that of a port.
    func serve(port: Int) {
        do throws(DeviceError) {
            guard let file = Self.file(port: port, environment: ProcessInfo.processInfo.environment) else {
                throw DeviceError(.state, "this person has no home for the key")
            }
            try key.store(in: file)
            files.withLock { $0.append(file) }
        } catch {
            CommandFiles.report("\(error.message). Commands for this device need --key-file \(stateFile).")
        }
    }

    /// Where the commands of a person look for the key of the device that serves a port; nil for a person without a
    /// home.
    static func file(port: Int, environment: [String: String]) -> String? {
        SampleApps.stateHome(environment).map { "\($0)/vitrine/keys/\(port)" }
    }
}
