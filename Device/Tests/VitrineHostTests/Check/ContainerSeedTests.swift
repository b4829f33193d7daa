import Foundation
import Testing
import Vitrine
import VitrineDevice
import VitrineTesting

@testable import VitrineHost

struct ContainerSeedTests {
    private let folder: TemporaryContainers
    private var path: String { folder.directory.path }

    init() throws { folder = try TemporaryContainers() }

    private func write(_ text: String, _ name: String) throws -> String {
        let file = URL(filePath: "\(path)/seed/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    @Test func containerHasTheFilesAndTheDefaults() throws {
        _ = try write("{}", "files/Library/steps.json")
        let list = try write(
            "<plist version=\"1.0\"><dict><key>goal</key><integer>8</integer></dict></plist>",
            "a.plist"
        )
        try ContainerSeed(folder: "\(path)/seed/files", defaults: list).fill("group.a", in: "\(path)/containers")
        let container = "\(path)/containers/group.a"
        #expect(try String(contentsOfFile: "\(container)/Library/steps.json", encoding: .utf8) == "{}")
        #expect(FileManager.default.fileExists(atPath: "\(container)/Library/Preferences/group.a.plist"))
    }

    @Test func whatCannotBeReadIsNamed() throws {
        let text = try write("not a list", "b.plist")
        for seed in [ContainerSeed(folder: "/nowhere"), ContainerSeed(defaults: text)] {
            let error = #expect(throws: DeviceError.self) { try seed.fill("group.a", in: "\(path)/containers") }
            #expect(error?.code == .file)
            #expect(error?.message.contains(seed.folder ?? text) == true)
        }
    }
}
