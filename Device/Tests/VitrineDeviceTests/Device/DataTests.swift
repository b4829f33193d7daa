import Foundation
import Testing
import VitrineTesting

@testable import VitrineDevice

/// What a person replaces at once: the data of an app, and saved states.
@Suite(.serialized, .hangGuard)
struct DataTests {
    private static func group(_ test: TestDevice) -> String { test.folder.path + "/containers/group.faulty" }

    private func write(_ text: String, to path: String) throws {
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    @Test func resetDeletesTheFilesOfTheAppAndLetsItBeginAgain() async throws {
        let folder = try TemporaryFolder()
        let program = folder.path + "/noting"
        let note = "echo $VITRINE_DATA >>'\(folder.path)/data'"
        try Data("#!/bin/sh\n\(note)\nexec '\(FaultyProgram.path)' good\n".utf8).write(to: URL(filePath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let test = try TestDevice(widgetProgram: program, folder: folder)
        try await test.run { device in
            _ = await device.loadedWidget()
            // The only app of a device may have used any group.
            let files = ["group.faulty/steps.json", "app.faulty/own.json", "group.other/Library/group.other.plist"]
                .map { test.folder.path + "/containers/" + $0 }
            for file in files { try write("{}", to: file) }
            try await device.resetData(of: "app.faulty", to: .empty)
            await device.settle()
            #expect(files.allSatisfy { !FileManager.default.fileExists(atPath: $0) })
            #expect(FileManager.default.fileExists(atPath: Self.group(test)))
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
        let configuration = DeviceConfiguration(
            manifest: DeviceManifest(apps: apps),
            stateFolder: folder.path + "/state",
            containersFolder: folder.path + "/containers",
            date: .morning
        )
        let names = ["group.old", "group.own", "group.shared"]
        let files = names.map { "\(configuration.containersFolder)/\($0)/file" }
        for file in files + ["\(configuration.stateFolder)/homes/\(earlier)/file"] { try write("", to: file) }
        try DeviceFolders(configuration).removeData(of: AppManifest.parts(of: "one", among: apps))
        return zip(names, files).filter { FileManager.default.fileExists(atPath: $1) }.map(\.0)
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
        try await TestDevice()
            .run { device in
                let error = await #expect(throws: DeviceError.self) {
                    try await device.resetData(of: "app.none", to: .sample)
                }
                #expect(error?.code == .notFound)
            }
    }

    @Test func stateIsRestoredWithFilesHomeScreenSettingsAndDate() async throws {
        let test = try TestDevice()
        try await test.run { device in
            _ = await device.loadedWidget()
            let file = "\(Self.group(test))/steps.json"
            try write("before", to: file)
            try await device.set(\.appearance, to: .dark)
            try await device.saveState(named: "With steps 1")
            let saved = await device.snapshot()

            try write("after", to: file)
            try write("new", to: "\(Self.group(test))/new.json")
            try await device.set(\.appearance, to: .light)
            try await device.setScreen("440x956")
            try await device.remove("w1")
            let second = try await device.place("faulty", .systemMedium, of: "app.faulty")
            await device.advance(to: .morning.addingTimeInterval(7_200))
            try await device.restoreState(named: "With steps 1")
            await device.settle()

            let restored = await device.snapshot()
            #expect(try String(contentsOfFile: file, encoding: .utf8) == "before")
            #expect(!FileManager.default.fileExists(atPath: "\(Self.group(test))/new.json"))
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
        let test = try TestDevice()
        try await test.run { device in
            _ = await device.loadedWidget()
            let group = Self.group(test)
            try FileManager.default.createDirectory(atPath: group + "/inner", withIntermediateDirectories: true)
            try write("kept", to: group + "/inner/steps.json")
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
        let test = try TestDevice()
        try await test.run { device in
            _ = await device.loadedWidget()
            for number in 0..<100 { try write("\(number)", to: Self.group(test) + "/\(number)") }
            let states = test.folder.path + "/state/states"
            async let saving: Void = device.saveState(named: "many")
            func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: states + path) }
            while !exists("/.new/containers"), !exists("/many") { await Task.yield() }
            _ = await device.snapshot()
            #expect(!exists("/many"), "it must not have waited for the state")
            try await saving
            #expect(exists("/many/containers/group.faulty/99"))
        }
    }

    @Test(arguments: ["state", "containers", "containers/group.faulty", "state/homes/app.faulty/widget"])
    func linkInPlaceOfAFolderIsRefused(_ path: String) throws {
        let folder = try TemporaryFolder()
        let elsewhere = try TemporaryFolder()
        let link = folder.path + "/" + path
        try FileManager.default.createDirectory(
            atPath: URL(filePath: link).deletingLastPathComponent().path,
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: elsewhere.path)
        let error = #expect(throws: DeviceError.self) { try TestDevice(folder: folder) }
        #expect(error?.message.contains("\(path) is a link") == true, "\(error?.message ?? "")")
    }

    @Test func restoredStateEndsTheJumpUnderWay() async throws {
        let test = try TestDevice()
        try await test.run { device in
            _ = await device.loadedWidget()
            try await device.saveState(named: "before")
            // Sixty days have 1,440 reloads by real programs: the jump is under way until it is ended.
            async let hasEnded = device.advance(to: .morning.addingTimeInterval(60 * 86_400), waitingFor: .seconds(600))
            for await snapshot in await device.updates() where snapshot.clock.destination != nil { break }
            try await device.restoreState(named: "before")
            #expect(await hasEnded)
            await device.settle()
            let clock = await device.snapshot().clock
            #expect(clock.date == .morning)
            #expect(clock.destination == nil)
        }
    }

    @Test(arguments: [
        "", ".", "..", "../x", "a/b", ".hidden", " a", "a ", "a\nb", "ä", String(repeating: "a", count: 41),
    ])
    func nameThatIsNotAFolderNameIsRefused(name: String) async throws {
        let test = try TestDevice()
        try await test.run { device in
            let saving = await #expect(throws: DeviceError.self) { try await device.saveState(named: name) }
            #expect(saving?.code == .badValue)
            let restoring = await #expect(throws: DeviceError.self) { try await device.restoreState(named: name) }
            #expect(restoring?.code == .notFound)
        }
    }

    @Test func unknownAndDamagedStatesAreRefusedAndTheOldStateStays() async throws {
        let test = try TestDevice()
        try await test.run { device in
            let widget = await device.loadedWidget()
            try await device.saveState(named: "busy day")
            let unknown = await #expect(throws: DeviceError.self) { try await device.restoreState(named: "busy dya") }
            #expect(unknown?.code == .notFound)
            #expect(unknown?.message.contains("did you mean busy day?") == true, "\(unknown?.message ?? "")")
            try write("{", to: test.folder.path + "/state/states/busy day/state.json")
            let damaged = await #expect(throws: DeviceError.self) { try await device.restoreState(named: "busy day") }
            #expect(damaged?.code == .state)
            #expect(await device.snapshot().widgets.map(\.id) == [widget?.id])
        }
    }

    @Test func deviceThatDoesNotRunSavesNothing() async throws {
        let test = try TestDevice()
        await #expect(throws: DeviceError.self) {
            try await test.device.whileStopped([ProgramReference(app: "app.faulty", role: .widget)]) {}
        }
    }
}
