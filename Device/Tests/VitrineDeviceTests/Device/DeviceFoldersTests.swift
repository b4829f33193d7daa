import Foundation
import Testing

@testable import VitrineDevice

/// Links in the device's folders, which a repository brought along or a program put there.
struct DeviceFoldersTests {
    private let folder: TemporaryFolder
    private let target: String

    init() throws {
        folder = try TemporaryFolder()
        target = folder.path + "/target"
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
        try Data("kept".utf8).write(to: URL(filePath: target + "/kept"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: target)
    }

    private func link(_ path: String) throws -> String {
        let link = "\(folder.path)/\(path)"
        let parent = URL(filePath: link).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        return link
    }

    private func expectTargetAsItWas() throws {
        #expect(try FileManager.default.contentsOfDirectory(atPath: target) == ["kept"])
        #expect(try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int == 0o755)
    }

    @Test(arguments: [
        "trace.jsonl", "first-start", "homes", "homes/app.faulty", "homes/app.faulty/app", "services/app.faulty",
        "filters",
        "states", "states/.restored", "states/.restored/homes",
    ])
    func linkAmongTheDevicesFilesIsRefused(_ place: String) throws {
        let link = try link("state/\(place)")
        let error = #expect(throws: DeviceError.self) { try TestDevice(folder: folder) }
        #expect(error?.code == .state)
        #expect(error?.message == "\(link) is a link; links are not followed, so remove it")
        // Before a device there is its lock, and what it notes about a first start.
        #expect(throws: DeviceError.self) { try ProcessLock(stateFolder: folder.path + "/state") }
        try expectTargetAsItWas()
    }

    @Test func linkOfAProgramIsItsOwnMatter() throws {
        for place in ["state/homes/app.faulty/app/link", "containers/group.faulty/link"] { _ = try link(place) }
        _ = try TestDevice(folder: folder)
        try expectTargetAsItWas()
    }

    @Test func linkInPlaceOfAContainerDoesNotGetItsMode() async throws {
        let folders = try await Confined.folders([FaultyProgram.app([])], in: folder)
        try FileManager.default.removeItem(atPath: folder.path + "/containers/group.faulty")
        let link = try link("containers/group.faulty")
        let error = #expect(throws: DeviceError.self) { try folders.protectGroups(true) }
        #expect(error?.message == "cannot change the mode of \(link); remove it if it is a link")
        try expectTargetAsItWas()
    }
}
