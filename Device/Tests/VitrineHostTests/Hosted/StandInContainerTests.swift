import Foundation
import Testing
import Vitrine
import VitrineTesting

@testable import VitrineHost

struct StandInContainerTests {
    private let folder: TemporaryContainers
    private let environment: [String: String]

    init() throws {
        folder = try TemporaryContainers()
        environment = ["VITRINE_CONTAINERS": folder.directory.path, "VITRINE_APP_GROUPS": "group.a,group.b"]
    }

    @Test func valueIsInThePropertyListOfTheGroup() throws {
        let container = try StandInContainer(nil, environment)
        try container.set(try StandInValue.json(#"["Book"]"#), forKey: "done")
        try container.set(8, forKey: "goal")
        try container.set(nil, forKey: "done")
        let file = "\(folder.directory.path)/group.a/Library/Preferences/group.a.plist"
        let data = try Data(contentsOf: URL(filePath: file))
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        #expect(list as? [String: Int] == ["goal": 8])
    }

    @Test func fileIsWrittenAndRemoved() throws {
        let container = try StandInContainer("group.b", environment)
        try container.write(StandInValue.data("{}"), to: "Library/steps.json")
        let file = "\(folder.directory.path)/group.b/Library/steps.json"
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "{}")
        try container.write(nil, to: "Library/steps.json")
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test(arguments: ["../group.b/x", "/etc/x", "", "a//b", "./x"])
    func pathStaysInTheContainer(path: String) throws {
        let container = try StandInContainer(nil, environment)
        #expect(throws: HostError.self) { try container.write(Data(), to: path) }
    }

    @Test(arguments: ["group.c", "../x", ""])
    func groupIsOneOfTheExtensions(group: String) {
        #expect(throws: HostError.self) { try StandInContainer(group, environment) }
    }

    @Test(arguments: ["{", "", "[1,"])
    func textThatIsNoJSONIsRefused(text: String) {
        #expect(throws: HostError.self) { try StandInValue.json(text) }
    }
}
