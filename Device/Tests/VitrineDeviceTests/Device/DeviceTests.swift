import Foundation
import Testing
import VitrineTesting
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// A whole device with real processes.
@Suite(.serialized, .hangGuard)
struct DeviceTests {
    @Test func placedWidgetShowsTheViewOfItsExtensionInEachAppearance() async throws {
        try await TestDevice.loaded { device, widget in
            #expect(widget.outcome == .fresh)
            #expect(widget.displayName == "Faulty")
            #expect(widget.entryDate == .morning)
            #expect(widget.nextChange == .morning.addingTimeInterval(600))
            #expect(widget.size == ArchiveSize(width: 158, height: 158))
            #expect(widget.picture?.archive.url?.hasSuffix("/0/false/fullColor") == true)
            #expect(!widget.isStale)

            let reloads = await device.count(.reloadStarted)
            try await device.set(\.appearance, to: .tinted)
            let tinted = await device.snapshot().widgets.first
            #expect(tinted?.picture?.archive.url?.hasSuffix("/true/accented") == true)
            #expect(await device.count(.reloadStarted) == reloads)

            let program = ProgramReference(app: "app.faulty", role: .widget)
            let options = try await device.options(for: "habit", of: "ChooseIntent", in: program)
            #expect(options == [ParameterOption(value: "\"run\"", title: "Run")])
        }
    }

    @Test func queryForTheExplanationDoesNotChangeTheDevice() async throws {
        try await TestDevice.loaded(try TestDevice(isHeld: false)) { device, widget in
            await device.settle()
            let revision = await device.snapshot().revision
            for _ in 0..<3 {
                let why = try await device.explanation(of: widget.id)
                #expect(why.entry?.number == 1)
            }
            #expect(await device.snapshot().revision == revision)
        }
    }

    @Test func changeOfAnotherTaskIsNotPartOfAStep() async throws {
        try await TestDevice.run { device in
            let number =
                try await device.asOneChange {
                    try await device.set("textSize", to: "xLarge")
                    try await device.set("appearance", to: "dark")
                    try await Task.detached { try await device.set("lowPower", to: "on") }.value
                }
                .number
            #expect(number == 2, "the third is the other task's")
            #expect(try await device.asOneChange { try await device.set("lowPower", to: "on") }.number == nil)
            #expect(try await device.undo().text.components(separatedBy: "; ").count == 1)
            #expect(try await device.undo(number).text.components(separatedBy: "; ").count == 2)
            let settings = await device.snapshot().settings
            #expect(!settings.isLowPower && settings.appearance == .light)
        }
    }

    @Test func ledgerOutlivesARestartOfTheDevice() async throws {
        let folder = try TemporaryFolder()
        func charges(at date: Date) async throws -> Int {
            var count = 0
            let test = try TestDevice(profile: .observed, folder: folder, date: date, keepsTrace: true)
            try await TestDevice.loaded(test) { device, _ in
                await device.advance(to: date.addingTimeInterval(3 * 3_600))
                let widget = try #require(await device.snapshot().widgets.first)
                count = widget.ledger.count(.charged, at: widget.uptime)
            }
            return count
        }
        let first = try await charges(at: .morning)
        #expect(first > 0)
        let second = try await charges(at: .morning.addingTimeInterval(6 * 3_600))
        #expect(second >= 2 * first, "\(second) after \(first)")
        let dayLater = try await charges(at: .morning.addingTimeInterval(60 * 3_600))
        #expect(dayLater < second, "what is older than the window does not count")
    }

    @Test func damagedFilesOfTheStateAreSetAsideAndNamed() async throws {
        let folder = try TemporaryFolder()
        for name in ["changes", "home-screen", "ledgers"] { try folder.write("{", to: "state/\(name).json") }
        try await TestDevice.loaded(try TestDevice(folder: folder, keepsTrace: true)) { device, _ in
            let notes = await device.trace().filter { $0.kind == .stateTrouble }.map(\.message)
            #expect(notes.count == 3, "\(notes)")
            for name in ["home screen", "list of changes", "list of ledgers"] {
                let start = "the stored \(name) is damaged ("
                #expect(notes.contains { $0.hasPrefix(start) && $0.contains("it was set aside as ") }, "\(notes)")
            }
        }
        #expect(FileManager.default.fileExists(atPath: folder.path + "/state/ledgers.damaged-1.json"))
    }

    @Test func crashDuringAnIntentFailsTheTapAndReloadsTheWidget() async throws {
        try await TestDevice.loaded(try TestDevice(widget: "abort:intent")) { device, widget in
            let digest = try #require(widget.picture).digest
            let error = await #expect(throws: DeviceError.self) {
                try await device.tap("a0", on: widget.id, digest: digest)
            }
            #expect(error?.code == .crashed)
            await device.settle()
            #expect(await device.snapshot().widgets.first?.outcome == .fresh)
        }
    }

    @Test func appIsOpenedColdOrWarmShowsItsScreenAndRunsUntilItIsClosed() async throws {
        try await TestDevice.run { device in
            func pid() async -> Int? {
                await device.snapshot().apps.first?.programs.first { $0.program.role == .app }?.pid
            }
            let request = ScreenRequest(width: 393, height: 700)
            let closed = await #expect(throws: DeviceError.self) { try await device.appScreen("app.faulty", request) }
            #expect(closed?.code == .notFound)
            try await device.openLink("faulty://day/1")
            #expect(await device.snapshot().foreground == "app.faulty")
            let picture = try await device.appScreen("app.faulty", request)
            #expect(picture.archive.size == ArchiveSize(width: 393, height: 700))
            let first = try #require(await pid())
            try await device.goHome()
            try await device.openLink("faulty://day/2")
            let opened = await device.trace().filter { $0.kind == .linkOpened }
            #expect(opened.map { $0.message.contains("cold") } == [true, false])
            #expect(await pid() == first)
            let error = await #expect(throws: DeviceError.self) { try await device.openLink("faulty://refused") }
            #expect(error?.code == .linkRefused)
            #expect(error?.message.contains("there is no such page") == true)
            try await device.closeApp("app.faulty")
            try await device.openApp("app.faulty")
            #expect(await pid() != first)
        }
    }

    @Test func crashedAppIsClosedAndCanBeOpenedAgain() async throws {
        try await TestDevice.run(try TestDevice(app: "abort:screen")) { device in
            try await device.openApp("app.faulty")
            await #expect(throws: DeviceError.self) {
                try await device.appScreen("app.faulty", ScreenRequest(width: 1, height: 1))
            }
            for await snapshot in await device.updates() where snapshot.apps.first?.phase == .closed { break }
            try await device.openApp("app.faulty")
            #expect(await device.snapshot().foreground == "app.faulty")
        }
    }

    @Test func appIntentIsPerformedAndItsReloadRequestIsCarriedOut() async throws {
        try await TestDevice.loaded { device, _ in
            try await device.performAppIntent(ArchivedAction(intent: "ReloadIntent"), in: "app.faulty")
            #expect(await device.snapshot().widgets.first?.pending?.reasons == [.asked])
            await device.advance(to: .morning.addingTimeInterval(2))
            #expect(await device.count(.reloadStarted) == 2)
            #expect(await device.snapshot().widgets.first?.acceptedAt.map { $0 > .morning } == true)
        }
    }

    @Test func reloadRequestIsCarriedOutWhileTheClockIsHeld() async throws {
        let clock = ManualHostClock()
        try await TestDevice.loaded(try TestDevice(host: clock.host)) { device, _ in
            try await device.performAppIntent(ArchivedAction(intent: "ReloadIntent"), in: "app.faulty")
            // The coalescing time passes on the host.
            while await device.count(.reloadStarted) < 2 { await clock.advance(by: .milliseconds(500)) }
            #expect(await device.snapshot().clock.date == .morning)
        }
    }

    @Test func placedWidgetsPersistAfterARestart() async throws {
        let folder = try TemporaryFolder()
        let place = GridPosition(column: 0, row: 2)
        try await TestDevice.run(try TestDevice(placements: [], folder: folder)) { device in
            for await snapshot in await device.updates() where snapshot.apps.first?.widgets != nil { break }
            try await device.place("faulty", .systemMedium, of: "app.faulty", at: place)
        }
        try await TestDevice.loaded(try TestDevice(placements: [], folder: folder)) { _, widget in
            #expect(widget.family == .systemMedium)
            #expect(widget.position == place)
        }
    }

    @Test(arguments: [
        LocationReading(authorization: .denied),
        LocationReading(authorization: .authorized, latitude: 37.53, longitude: 127.07),
    ])
    func locationAnswerPersistsAfterARestart(answer: LocationReading) async throws {
        let folder = try TemporaryFolder()
        try await TestDevice(placements: [], folder: folder).run { try await $0.set(\.location, to: answer) }
        let again = try TestDevice(placements: [], folder: folder)
        #expect(await again.device.snapshot().settings.location == answer)
    }

    @Test(arguments: ["{", "[]", #"{"authorization":"perhaps"}"#, #"{"authorization":"authorized","latitude":91}"#])
    func invalidStoredLocationIsIgnored(text: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "state/location.json")
        let device = try TestDevice(placements: [], folder: folder).device
        #expect(await device.snapshot().settings.location.authorization == .notDetermined)
    }

    @Test func placeThatCannotBeStoredSaysSoAndLeavesNothing() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/state/home-screen.json"
        try await TestDevice.loaded(try TestDevice(folder: folder)) { device, widget in
            try? FileManager.default.removeItem(atPath: file)
            // No file takes the place of a folder.
            try FileManager.default.createDirectory(atPath: file + "/a", withIntermediateDirectories: true)
            let error = await #expect(throws: DeviceError.self) {
                try await device.place(widget.kind, .systemSmall, of: widget.app)
            }
            #expect(error?.code == .state)
            let start = "w2 is placed, but lost when the device ends: could not write \(file); "
            #expect(error?.message.hasPrefix(start) == true, "\(String(describing: error))")
            #expect(await device.snapshot().widgets.count == 2)
        }
        #expect(!FileManager.default.fileExists(atPath: file + ".new"))
    }

    @Test func advancingPassesEveryEntryAndMidnightInOrder() async throws {
        try await TestDevice.loaded { device, _ in
            let next = try await device.advanceToNextEntry()
            #expect(next == .morning.addingTimeInterval(600))
            #expect(await device.snapshot().widgets.first?.entryDate == .morning.addingTimeInterval(600))
            #expect(await device.advanceToNextMidnight() == Date(iso8601: "2026-02-04T00:00:00Z"))
            #expect(await device.count(.dayBegan) == 1)
            // Fourteen hourly timelines with three entries each, and the first entry of the timeline at midnight.
            let shown = await device.trace().filter { $0.kind == .entryShown }.map(\.date)
            #expect(shown == shown.sorted())
            #expect(shown.count == 14 * 3 + 1)
        }
    }

    @Test func entryInTwoThousandYearsIsNotWalkedTo() async throws {
        try await TestDevice.loaded(try TestDevice(widget: "far")) { device, _ in
            let error = await #expect(throws: DeviceError.self) { try await device.advanceToNextEntry() }
            #expect(error?.code == .badValue)
            #expect(error?.message.contains("4001") == true, "\(error?.message ?? "")")
            #expect(await device.snapshot().clock.date == .morning)
        }
    }

    /// Time stands still between the steps of a jump, so that no entry is late and the jump ends at any speed.
    @Test func jumpAtTheHighestSpeedShowsEveryEntryAtItsMoment() async throws {
        try await TestDevice.loaded(try TestDevice(isHeld: false)) { device, _ in
            try await device.setSpeed(DeviceClock.fastest)
            let start = await device.snapshot().clock.date.addingTimeInterval(7_200)
            let midnight = try #require(await device.advanceToNextMidnight())
            let shown = await device.trace().filter { $0.kind == .entryShown && $0.date <= midnight && $0.date > start }
            for record in shown {
                #expect(record.facts.first { $0.name == "date" }?.text == TraceDate.text(record.date))
            }
            #expect(shown.count > 10)
            #expect(await !device.snapshot().clock.isHeld)
        }
    }

    /// A jump carries out hundreds of reloads, each as slow as its program; the request for it is answered before that.
    @Test func slowJumpAnswersAfterItsLimitAndGoesOn() async throws {
        try await jumping { device, clock in
            let date = Date.morning.addingTimeInterval(86_400)
            async let answer = device.advance(to: date, waitingFor: .seconds(20))
            await clock.sleeper(of: .seconds(20))
            await device.jumps(to: date)
            await clock.advance(by: .seconds(20))
            #expect(await answer == false)
            #expect(await device.snapshot().clock.destination == date, "the jump goes on")
        }
    }

    /// A jump belongs to the change of the request that asked for it, and a clock that is set meanwhile is another one.
    ///
    ///     jump                       | person
    ///     ---------------------------|-----------------------
    ///     waits for a program        |
    ///                                | sets the clock to 12 h later
    ///     ends after this step       |
    ///                                | undoes both
    @Test func clockThatIsSetDuringAJumpIsUndoneAlone() async throws {
        try await jumping { device, clock in
            async let answer = device.asOneChange {
                await device.advance(to: .morning.addingTimeInterval(3_600), waitingFor: .seconds(1_000_000))
            }
            await device.jumps()
            let reached = await device.snapshot().clock.date
            await device.setClock(to: .morning.addingTimeInterval(12 * 3_600))
            while await device.snapshot().clock.destination != nil { await clock.advance(by: .seconds(30)) }
            let jump = try await answer
            #expect(jump.result)
            #expect((jump.number == nil) == (reached == .morning))
            while (try? await device.undo()) != nil {}
            #expect(await device.snapshot().clock.date == .morning)
        }
    }

    @Test func jumpsFollowOneAnotherAndAnswerAtTheirEnd() async throws {
        try await TestDevice.loaded { device, _ in
            let (hour, day) = (Date.morning.addingTimeInterval(3_600), Date.morning.addingTimeInterval(86_400))
            async let first = device.advance(to: day, waitingFor: .seconds(100))
            async let second = device.advance(to: hour, waitingFor: .seconds(100))
            #expect(await [first, second] == [true, true])
            let clock = await device.snapshot().clock
            #expect(clock.date == day && clock.destination == nil)
        }
    }

    /// How a jump ends before its date.
    enum EarlyEnd: CaseIterable { case held, set, nobodyWaits, nobodyWaitsForItsEnd }

    @Test(arguments: EarlyEnd.allCases) func jumpEndsEarly(_ end: EarlyEnd) async throws {
        try await jumping { device, clock in
            let date = Date.morning.addingTimeInterval(86_400)
            let jump = Task { await device.advance(to: date, waitingFor: .seconds(20)) }
            await device.jumps(to: date)
            // A wait for no time waits for the jumps before it.
            let wait = Task { await device.advance(to: .morning, waitingFor: .seconds(20)) }
            switch end {
            case .held: await device.setHeld(true)
            case .set: await device.setClock(to: .morning)
            case .nobodyWaits, .nobodyWaitsForItsEnd:
                let givenUp = end == .nobodyWaits ? jump : wait
                givenUp.cancel()
                #expect(await givenUp.value == false)
            }
            // The step under way ends with its program's deadline.
            while await device.snapshot().clock.destination != nil { await clock.advance(by: .seconds(1)) }
            _ = await (jump.value, wait.value)
            #expect(await device.snapshot().clock.date < date)
        }
    }

    @Test func stoppedDeviceAnswersThoseWhoWaitForAJump() async throws {
        let test = try TestDevice(widget: "hang", host: ManualHostClock().host)
        let device = test.device
        async let answer = device.advance(to: .morning.addingTimeInterval(86_400), waitingFor: .seconds(20))
        try await test.run { await $0.jumps() }
        #expect(await answer == false)
        #expect(await device.advance(to: .distantFuture, waitingFor: .seconds(20)) == false)
    }

    @Test func pipeForReloadNoticesIsMadeAgainAndAFileInItsPlaceIsNamed() async throws {
        let clock = ManualHostClock()
        try await TestDevice.run(try TestDevice(placements: [], host: clock.host)) { device in
            let pipe = ReloadPipe(containers: device.configuration.containersFolder)
            await clock.sleeper(of: .seconds(3))
            try FileManager.default.removeItem(atPath: pipe.path)
            try Data().write(to: URL(filePath: pipe.path))
            await clock.advance(by: .seconds(3))
            for await _ in await device.updates() {
                if await device.trace().contains(where: { $0.message.contains("is not a named pipe") }) { break }
            }
            await clock.sleeper(of: .seconds(3))
            try FileManager.default.removeItem(atPath: device.configuration.containersFolder + "/.device")
            await clock.advance(by: .seconds(3))
            let notice = ReloadNotice(group: "group.faulty", reloads: [ReloadRequest(kind: "faulty")])
            while try !pipe.send(notice) { await Task.yield() }
            for await _ in await device.updates() where await device.count(.reloadAsked) > 0 { break }
        }
    }

    @Test(arguments: [0, -1, Double.nan, 1e9])
    func invalidSpeedIsRefused(speed: Double) async throws {
        let test = try TestDevice()
        await #expect(throws: DeviceError.self) { try await test.device.setSpeed(speed) }
    }

    @Test func waitingCommandsAreRefusedWhenTheDeviceStops() async throws {
        let test = try TestDevice(app: "hang:screen")
        var waiting: Task<DeviceError?, Never>?
        try await test.run { device in
            try await device.openApp("app.faulty")
            waiting = Task {
                do throws(DeviceError) {
                    _ = try await device.appScreen("app.faulty", ScreenRequest(width: 1, height: 1))
                    return nil
                } catch {
                    return error
                }
            }
            // The request has been sent when the device is no longer settled.
            while await device.model.isSettled { await Task.yield() }
        }
        #expect(await waiting?.value?.code == .stopping)
        let later = await #expect(throws: DeviceError.self) { try await test.device.goHome() }
        #expect(later?.code == .stopping)
        var updates = await test.device.updates().makeAsyncIterator()
        #expect(await updates.next() == nil)
    }

    @Test func slowReaderOfUpdatesReceivesTheNewestState() async throws {
        try await TestDevice.run { device in
            var updates = await device.updates().makeAsyncIterator()
            _ = await updates.next()
            _ = await device.loadedWidget()
            for appearance in [DeviceAppearance.dark, .tinted, .light, .dark] {
                try await device.set(\.appearance, to: appearance)
            }
            let next = try #require(await updates.next())
            #expect(next.settings.appearance == .dark)
            #expect(next.revision == (await device.snapshot().revision))
        }
    }

    @Test func eachProgramHasItsOwnHomeFolder() async throws {
        let folder = try TemporaryFolder()
        _ = try TestDevice(folder: folder)
        for role in ["app", "widget"] {
            var isFolder: ObjCBool = false
            let path = "\(folder.path)/state/homes/app.faulty/\(role)"
            #expect(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue)
        }
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/containers/group.faulty")
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    /// Runs a device whose extension never answers, so that a jump of its clock stays under way.
    private func jumping(_ body: (Device, ManualHostClock) async throws -> Void) async throws {
        let clock = ManualHostClock()
        try await TestDevice(widget: "hang", host: clock.host).run { device in try await body(device, clock) }
    }
}
