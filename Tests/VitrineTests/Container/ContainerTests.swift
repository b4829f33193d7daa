import Foundation
import ProbeValues
import Testing
import Vitrine

/// Where containers are, and which names are valid file names.
struct ContainerTests {
    @Test(arguments: [
        (["VITRINE_CONTAINERS": "/c", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/c"),
        (["VITRINE_CONTAINERS": "", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/x/vitrine/containers"),
        (["XDG_DATA_HOME": "relative", "HOME": "/h"], "/h/.local/share/vitrine/containers"),
        (["HOME": "/h"], "/h/.local/share/vitrine/containers"),
    ])
    func environmentDeterminesTheFolder(environment: [String: String], path: String) throws {
        #expect(try ContainersDirectory(environment: environment).path == path)
    }

    @Test func emptyEnvironmentIsAnErrorThatNamesTheVariable() throws {
        let error = #expect(throws: VitrineError.self) { try ContainersDirectory(environment: ["HOME": ""]) }
        #expect(error?.code == .containerMissing)
        #expect(error?.message.contains("VITRINE_CONTAINERS") == true)
    }

    @Test func relativeFolderIsRefusedBecauseItDependsOnTheProcess() throws {
        let error = #expect(throws: VitrineError.self) {
            try ContainersDirectory(environment: ["VITRINE_CONTAINERS": "data", "HOME": "/h"])
        }
        #expect(error?.message.contains("VITRINE_CONTAINERS is a relative path") == true)
    }

    @Test(arguments: ["nothing", "elsewhere"], [".vitrine", ".vitrine/damaged"])
    func linkInPlaceOfAHiddenFolderIsNotFollowed(target: String, name: String) throws {
        let folder = try TestFolder()
        try folder.put("{", as: "probe.json")
        #expect(mkdir(folder.path + "/elsewhere", 0o700) == 0)
        if name != ".vitrine" {
            #expect(mkdir(folder.path + "/.vitrine", 0o700) == 0)
        }
        #expect(symlink("\(folder.path)/\(target)", "\(folder.path)/\(name)") == 0)
        let error = #expect(throws: VitrineError.self) { try folder.store.update(.probe, now: .noon) { _ in } }
        let message = error?.message ?? ""
        #expect(message.hasPrefix("\(folder.path)/\(name): not a folder; remove it"), "\(message)")
        #expect(try folder.names(in: "elsewhere").isEmpty)
    }

    #if os(Linux)
    @Test func folderThatNobodyCanMakeHasAnotherRemedyThanToMakeIt() throws {
        let error = #expect(throws: VitrineError.self) { try GroupContainer(path: "/proc/vitrine/group.test").create() }
        #expect(error?.message.contains("choose another containers folder") == true)
    }
    #endif

    @Test func groupHasItsOwnFolder() throws {
        let container = try ContainersDirectory(path: "/c").container(of: AppGroup("group.app.lucidpal"))
        #expect(container.path == "/c/group.app.lucidpal")
    }

    @Test(arguments: [
        "", ".", "..", "../x", "a/b", "/a", ".hidden", "a\0b", "a\nb", String(repeating: "x", count: 181),
    ])
    func unsafeNamesAreRejected(name: String) throws {
        let container = GroupContainer(path: "/c")
        #expect(throws: VitrineError.self) { try container.path(ofFile: name) }
        #expect(throws: VitrineError.self) { try ContainersDirectory(path: "/c").container(of: AppGroup(name)) }
    }

    @Test func createdFoldersArePrivate() throws {
        let folder = try TestFolder()
        let container = GroupContainer(path: folder.path + "/a/b/group")
        try container.create()
        try container.create()
        for path in ["/a", "/a/b", "/a/b/group"] {
            var status = stat()
            #expect(stat(folder.path + path, &status) == 0)
            #expect(status.st_mode & 0o777 == 0o700)
        }
    }

    @Test func aLinkInPlaceOfTheContainerIsNotFollowed() throws {
        let folder = try TestFolder()
        try GroupContainer(path: folder.path + "/elsewhere").create()
        let link = folder.path + "/group"
        #expect(symlink(folder.path + "/elsewhere", link) == 0)
        let container = GroupContainer(path: link)
        for attempt in [{ () throws(VitrineError) in _ = try container.create() }, { try Self.write(in: container) }] {
            let error = #expect(throws: VitrineError.self) { try attempt() }
            #expect(error?.code == .containerMissing)
            #expect(error?.message.contains("links are not followed") == true)
        }
        #expect(try folder.names(in: "elsewhere").isEmpty)
    }

    @Test func aContainerThatOthersCanChangeIsNotWritten() throws {
        let folder = try TestFolder()
        let container = try GroupContainer(path: folder.path + "/group").create()
        #expect(chmod(container.path, 0o777) == 0)
        let error = #expect(throws: VitrineError.self) { try Self.write(in: container) }
        #expect(error?.code == .notWritable)
        #expect(error?.message.contains("mode 0700") == true)
        #expect(chmod(container.path, 0o750) == 0)
        try Self.write(in: container)
    }

    private static func write(in container: GroupContainer) throws {
        try SnapshotStore(container).write(ProbeSnapshot(), to: .probe)
    }

    @Test func fileAtTheContainersPathIsReported() throws {
        let folder = try TestFolder()
        try folder.put("", as: "taken")
        for path in ["/taken", "/taken/group"] {
            let error = #expect(throws: VitrineError.self) { try GroupContainer(path: folder.path + path).create() }
            #expect(error?.code == .containerMissing)
            #expect(error?.message.contains("/taken") == true)
        }
    }

    @Test(arguments: [
        (["yeouido", "okay"], "parking.yeouido.okay.json"),
        (["a/b", "../x"], "parking.a_2fb._2e_2e_2fx.json"),
        (["a.b"], "parking.a_2eb.json"),
        (["A_b-9"], "parking._41_5fb-9.json"),
        (["\u{1}"], "parking._01.json"),
        (["\u{AC15}"], "parking._ea_b0_95.json"),
    ])
    func purposesBecomeFileNames(purpose: [String], name: String) throws {
        #expect(try SnapshotKey<ProbeSnapshot>("parking.json", purpose: purpose).fileName == name)
    }

    @Test func differentPurposesNeverShareAFile() throws {
        let parts = ["a", "b", "a.b", "a_2eb", "a/b", "A", "_", ".", "\u{E9}", "e\u{301}"]
        var names: Set<String> = []
        for first in parts {
            names.insert(try SnapshotKey<ProbeSnapshot>("p.json", purpose: [first]).fileName)
            for second in parts {
                names.insert(try SnapshotKey<ProbeSnapshot>("p.json", purpose: [first, second]).fileName)
            }
        }
        #expect(names.count == parts.count + parts.count * parts.count)
        #expect(Set(names.map { $0.lowercased() }).count == names.count, "two names are one where case does not count")
    }

    @Test(arguments: [["" as String], [String(repeating: "\u{AC15}", count: 40)]])
    func emptyAndOverlongPurposesAreRejected(purpose: [String]) {
        #expect(throws: VitrineError.self) { try SnapshotKey<ProbeSnapshot>("p.json", purpose: purpose) }
    }
}
