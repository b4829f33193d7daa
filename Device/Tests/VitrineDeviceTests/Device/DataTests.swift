import Foundation
import Testing
import VitrineTesting

@testable import VitrineDevice

/// What a person replaces at once: the data of an app, and saved states.
@Suite(.serialized, .hangGuard)
struct DataTests {
    @Test func resetDeletesTheFilesOfTheAppAndLetsItBeginAgain() async throws {
        let folder = try TemporaryFolder()
        let note = "echo $VITRINE_DATA >>'\(folder.path)/data'"
        let program = try folder.program("noting", "\(note)\nexec '\(FaultyProgram.path)' good")
        try await TestDevice.loaded(try TestDevice(widgetProgram: program, folder: folder)) { device, _ in
            // The only app of a device may have used any group.
            let files = ["group.faulty/steps.json", "app.faulty/own.json", "group.other/Library/group.other.plist"]
                .map { "containers/\($0)" }
            for file in files { try folder.write("{}", to: file) }
            try await device.resetData(of: "app.faulty", to: .empty)
            await device.settle()
            #expect(files.allSatisfy { !FileManager.default.fileExists(atPath: "\(folder.path)/\($0)") })
            #expect(FileManager.default.fileExists(atPath: folder.path + "/containers/group.faulty"))
            let snapshot = await device.snapshot()
            #expect(snapshot.foreground == nil)
            #expect(snapshot.widgets.first?.outcome == .fresh)
            let kinds = await device.trace().map(\.kind)
            let replaced = try #require(kinds.lastIndex(of: .dataReplaced))
            #expect(kinds[replaced...].contains(.appReady))
            #expect(kinds[replaced...].contains(.timelineAccepted))
            let data = try String(contentsOfFile: folder.path + "/data", encoding: .utf8)
            #expect(data.split(separator: "\n").last == "empty")
        }
    }

    /// Only root can read and delete in a folder whose mode is 0, so that as another user this also shows that it is
    /// readable meanwhile.
    @Test func appsFilesAreSavedAndResetBeforeTheFirstUnlockAndStayProtected() async throws {
        let test = try TestDevice()
        let group = test.folder.path + "/containers/group.faulty"
        try await TestDevice.loaded(test) { device, _ in
            try await device.reboot()
            try await device.saveState(named: "day")
            try await device.resetData(of: "app.faulty", to: .empty)
            #expect(try FileManager.default.attributesOfItem(atPath: group)[.posixPermissions] as? Int == 0)
            try await device.restoreState(named: "day")
            #expect(try FileManager.default.attributesOfItem(atPath: group)[.posixPermissions] as? Int == 0o700)
        }
    }

    private func app(_ id: String, of whole: String, groups: [String], entitled: Bool = true) -> AppManifest {
        AppManifest(
            id: id,
            name: id,
            group: groups[0],
            program: "/nowhere/app",
            widgetProgram: "/nowhere/widget",
            environment: entitled ? ["VITRINE_APP_GROUPS": groups.joined(separator: ",")] : [:],
            partOf: whole
        )
    }

    /// The containers of `group.own`, `group.shared` and `group.old` that stay when the data of the app `one` is
    /// deleted.
    private func keptContainers(_ apps: [AppManifest], earlier: String = "one") throws -> [String] {
        let folder = try TemporaryFolder()
        let configuration = folder.configuration(of: DeviceManifest(apps: apps))
        let names = ["group.old", "group.own", "group.shared"]
        for place in names.map({ "containers/\($0)" }) + ["state/homes/\(earlier)"] {
            try folder.write("", to: "\(place)/file")
        }
        try DeviceFolders(configuration).removeData(of: AppManifest.parts(of: "one", among: apps))
        return names.filter { FileManager.default.fileExists(atPath: "\(folder.path)/containers/\($0)/file") }
    }

    @Test func resetKeepsTheGroupsThatAnotherAppHas() throws {
        let one = app("one", of: "one", groups: ["group.own", "group.shared"])
        let part = app("part", of: "one", groups: ["group.own"])
        let other = app("other", of: "other", groups: ["group.shared"])
        #expect(try keptContainers([one, part, other]) == ["group.old", "group.shared"])
        #expect(try keptContainers([one, part]) == ["group.old"])
    }

    @Test func resetKeepsTheGroupsOfAnAppThatTheFolderHadBefore() throws {
        let unstated = [app("one", of: "one", groups: ["group.own"], entitled: false)]
        #expect(try keptContainers(unstated) == [])
        #expect(try keptContainers(unstated, earlier: "old") == ["group.old", "group.shared"])
    }

    @Test func resetOfAnUnknownAppIsRefused() async throws {
        try await TestDevice.run { device in
            let error = await #expect(throws: DeviceError.self) {
                try await device.resetData(of: "app.none", to: .sample)
            }
            #expect(error?.code == .notFound)
        }
    }

    @Test func stateIsRestoredWithFilesHomeScreenSettingsAndDate() async throws {
        let folder = try TemporaryFolder()
        try await TestDevice.loaded(try TestDevice(folder: folder)) { device, _ in
            let group = "containers/group.faulty"
            try folder.write("before", to: "\(group)/steps.json")
            try await device.set(\.appearance, to: .dark)
            try await device.saveState(named: "With steps 1")
            let saved = await device.snapshot()

            try folder.write("after", to: "\(group)/steps.json")
            try folder.write("new", to: "\(group)/new.json")
            try await device.set(\.appearance, to: .light)
            try await device.setScreen("440x956")
            try await device.remove("w1")
            let second = try await device.place("faulty", .systemMedium, of: "app.faulty")
            await device.advance(to: .morning.addingTimeInterval(7_200))
            try await device.restoreState(named: "With steps 1")
            await device.settle()

            let restored = await device.snapshot()
            #expect(try String(contentsOfFile: "\(folder.path)/\(group)/steps.json", encoding: .utf8) == "before")
            #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/\(group)/new.json"))
            #expect(restored.widgets.map(\.id) == ["w1"])
            #expect(restored.widgets.first?.outcome == .fresh)
            #expect(restored.settings == saved.settings)
            #expect(restored.screen == saved.screen)
            #expect(restored.clock.date == .morning)
            // An identifier is never used again.
            #expect(try await device.place("faulty", .systemMedium, of: "app.faulty") != second)
            #expect(try await device.savedStates() == ["With steps 1"])
            try await device.removeState(named: "With steps 1")
            #expect(try await device.savedStates() == [])
        }
    }

    // A pipe without a writer would keep its reader waiting for ever
    @Test(.hangGuard) func stateHasRegularFilesAndFoldersOnly() async throws {
        let folder = try TemporaryFolder()
        try await TestDevice.loaded(try TestDevice(folder: folder)) { device, _ in
            try folder.write("kept", to: "containers/group.faulty/inner/steps.json")
            let group = folder.path + "/containers/group.faulty"
            #expect(mknod(group + "/pipe", S_IFIFO | 0o600, 0) == 0)
            #expect(mknod(group + "/socket", S_IFSOCK | 0o600, 0) == 0)
            // `/dev/zero`, which has no end; root alone can make it.
            _ = mknod(group + "/device", S_IFCHR | 0o600, 1 << 8 | 5)
            for (name, destination) in [("link", "/"), ("loop", group + "/loop")] {
                try FileManager.default.createSymbolicLink(
                    atPath: "\(group)/\(name)",
                    withDestinationPath: destination
                )
            }
            try await device.saveState(named: "odd")
            try await device.restoreState(named: "odd")
            await device.settle()
            #expect(try String(contentsOfFile: group + "/inner/steps.json", encoding: .utf8) == "kept")
            let odd: Set = ["pipe", "socket", "device", "link", "loop"]
            #expect(try odd.isDisjoint(with: FileManager.default.contentsOfDirectory(atPath: group)))
        }
    }

    @Test(.hangGuard) func deviceAnswersWhileAStateIsSaved() async throws {
        let folder = try TemporaryFolder()
        try await TestDevice.loaded(try TestDevice(folder: folder)) { device, _ in
            for number in 0..<100 { try folder.write("\(number)", to: "containers/group.faulty/\(number)") }
            func exists(_ path: String) -> Bool {
                FileManager.default.fileExists(atPath: "\(folder.path)/state/states/\(path)")
            }
            async let saving: Void = device.saveState(named: "many")
            while !exists(".new/containers"), !exists("many") { await Task.yield() }
            _ = await device.snapshot()
            #expect(!exists("many"), "it must not have waited for the state")
            try await saving
            #expect(exists("many/containers/group.faulty/99"))
        }
    }

    @Test(arguments: ["state", "containers", "containers/group.faulty", "state/homes/app.faulty/widget"])
    func linkInPlaceOfAFolderIsRefused(_ path: String) throws {
        let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
        let link = URL(filePath: "\(folder.path)/\(path)")
        try FileManager.default.createDirectory(
            at: link.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: elsewhere.path)
        let error = #expect(throws: DeviceError.self) { try TestDevice(folder: folder) }
        #expect(error?.message.contains("\(path) is a link") == true, "\(error?.message ?? "")")
    }

    @Test func restoredStateEndsTheJumpUnderWay() async throws {
        try await TestDevice.loaded { device, _ in
            try await device.saveState(named: "before")
            // Sixty days have 1,440 reloads by real programs: the jump is under way until it is ended.
            async let hasEnded = device.advance(to: .morning.addingTimeInterval(60 * 86_400), waitingFor: .seconds(600))
            await device.jumps()
            try await device.restoreState(named: "before")
            #expect(await hasEnded)
            await device.settle()
            let clock = await device.snapshot().clock
            #expect(clock.date == .morning)
            #expect(clock.destination == nil)
        }
    }

    @Test func nameThatIsNotAFolderNameIsRefused() async throws {
        let long = String(repeating: "a", count: 41)
        try await TestDevice.run { device in
            for name in ["", ".", "..", "../x", "a/b", ".hidden", " a", "a ", "a\nb", "ä", long] {
                let saving = await #expect(throws: DeviceError.self) { try await device.saveState(named: name) }
                #expect(saving?.code == .badValue, "\(name)")
                let restoring = await #expect(throws: DeviceError.self) { try await device.restoreState(named: name) }
                #expect(restoring?.code == .notFound, "\(name)")
            }
        }
    }

    @Test func unknownAndDamagedStatesAreRefusedAndTheOldStateStays() async throws {
        let folder = try TemporaryFolder()
        try await TestDevice.loaded(try TestDevice(folder: folder)) { device, widget in
            try await device.saveState(named: "busy day")
            let unknown = await #expect(throws: DeviceError.self) { try await device.restoreState(named: "busy dya") }
            #expect(unknown?.code == .notFound)
            #expect(unknown?.message.contains("did you mean busy day?") == true, "\(unknown?.message ?? "")")
            try folder.write("{", to: "state/states/busy day/state.json")
            let damaged = await #expect(throws: DeviceError.self) { try await device.restoreState(named: "busy day") }
            #expect(damaged?.code == .state)
            #expect(await device.snapshot().widgets.map(\.id) == [widget.id])
        }
    }

    @Test func deviceThatDoesNotRunSavesNothing() async throws {
        let test = try TestDevice()
        await #expect(throws: DeviceError.self) {
            try await test.device.whileStopped([ProgramReference(app: "app.faulty", role: .widget)]) {}
        }
    }
}
