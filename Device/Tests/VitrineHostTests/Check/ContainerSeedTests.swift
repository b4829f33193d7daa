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

    @Test func containerHasTheFilesAndTheDefaults() throws {
        try folder.write("{}", to: "seed/files/Library/steps.json")
        let text = "<plist version=\"1.0\"><dict><key>goal</key><integer>8</integer></dict></plist>"
        let list = try folder.write(text, to: "seed/a.plist")
        try ContainerSeed(folder: "\(path)/seed/files", defaults: list).fill("group.a", in: "\(path)/containers")
        let container = "\(path)/containers/group.a"
        #expect(try String(contentsOfFile: "\(container)/Library/steps.json", encoding: .utf8) == "{}")
        #expect(FileManager.default.fileExists(atPath: "\(container)/Library/Preferences/group.a.plist"))
    }

    @Test func whatCannotBeReadIsNamed() throws {
        let text = try folder.write("not a list", to: "seed/b.plist")
        for seed in [ContainerSeed(folder: "/nowhere"), ContainerSeed(defaults: text)] {
            let error = #expect(throws: DeviceError.self) { try seed.fill("group.a", in: "\(path)/containers") }
            #expect(error?.code == .file)
            #expect(error?.message.contains(seed.folder ?? text) == true)
        }
    }
}
