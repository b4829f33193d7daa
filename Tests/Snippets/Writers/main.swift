// A writer for Scripts/snapshot-conformance: `COMMAND CONTAINER FILE OWNER SCHEMA`, with the fields on its input. A
// bridge has an owner and a schema of its own.
import Foundation

do {
    let container = URL(fileURLWithPath: CommandLine.arguments[1])
    setenv("VITRINE_CONTAINERS", container.deletingLastPathComponent().path, 1)
    let json = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    guard try Bridge.update(container.lastPathComponent, CommandLine.arguments[2], json) else {
        throw CocoaError(.featureUnsupported)
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
