import Foundation
import Testing
import VitrineTesting

@testable import VitrineHost

/// An extension does not see the modules of the one that was built before.
struct OtherModulesTests {
    @Test
    func modulesOfAnotherPackageAreRemoved() throws {
        let folder = try TemporaryContainers()
        let modules = folder.path + "/debug/Modules"
        for name in ["Kit.swiftmodule", "Kit.swiftdoc", "Tides.swiftmodule", "SwiftUI.swiftmodule"] {
            try folder.write("", to: "debug/Modules/" + name)
        }
        let others = OtherModules(folder: folder.path)
        try others.leave(only: ["Kit", "Tides"])
        let all = try FileManager.default.contentsOfDirectory(atPath: modules)
        #expect(all.count == 4)
        try others.leave(only: ["Boats", "Tides"])
        let left = try FileManager.default.contentsOfDirectory(atPath: modules).sorted()
        #expect(left == ["SwiftUI.swiftmodule", "Tides.swiftmodule"])
    }
}
