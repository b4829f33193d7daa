import Foundation
import Testing

@testable import VitrineHost

/// An extension does not see the modules of the one that was built before.
struct OtherModulesTests {
    @Test
    func modulesOfAnotherPackageAreRemoved() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let modules = folder + "/debug/Modules"
        try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
        for name in ["Kit.swiftmodule", "Kit.swiftdoc", "Tides.swiftmodule", "SwiftUI.swiftmodule"] {
            try Data().write(to: URL(filePath: modules + "/" + name))
        }
        let others = OtherModules(folder: folder)
        try others.leave(only: ["Kit", "Tides"])
        let all = try FileManager.default.contentsOfDirectory(atPath: modules)
        #expect(all.count == 4)
        try others.leave(only: ["Boats", "Tides"])
        let left = try FileManager.default.contentsOfDirectory(atPath: modules).sorted()
        #expect(left == ["SwiftUI.swiftmodule", "Tides.swiftmodule"])
    }
}
