import Foundation
import Testing
import VitrineTesting
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// A whole device with real processes.
@Suite(.serialized, .hangGuard)
struct DeviceTests {
    @Test func placedWidgetShowsTheViewOfItsExtension() async throws {
        try await TestDevice()
            .run { device in
                let widget = try #require(await device.loadedWidget())
                #expect(widget.outcome == .fresh)
                #expect(widget.displayName == "Faulty")
                #expect(widget.entryDate == .morning)
                #expect(widget.nextChange == .morning.addingTimeInterval(600))
                #expect(widget.size == ArchiveSize(width: 158, height: 158))
                #expect(widget.picture?.archive.url?.hasSuffix("/0/false/fullColor") == true)
                #expect(!widget.isStale)
            }
    }

    @Test func queryForTheExplanationDoesNotChangeTheDevice() async throws {
        try await TestDevice(isHeld: false)
            .run { device in
                let widget = try #require(await device.loadedWidget())
                await device.settle()
                let revision = await device.snapshot().revision
                for _ in 0..<3 { #expect(try await device.explanation(of: widget.id).entry?.number == 1) }
                #expect(await device.snapshot().revision == revision)
            }
    }

    @Test func appearanceChangeUsesTheSameTimeline() async throws {
        try await TestDevice()
            .run { device in
                _ = await device.loadedWidget()
                let before = await device.snapshot().trace.count { $0.kind == .reloadStarted }
                try await device.set(\.appearance, to: .tinted)
                let snapshot = await device.snapshot()
                #expect(snapshot.widgets.first?.picture?.archive.url?.hasSuffix("/true/accented") == true)
                #expect(snapshot.trace.count { $0.kind == .reloadStarted } == before)
            }
    }

    @Test func changeOfAnotherTaskIsNotPartOfAStep() async throws {
        try await TestDevice()
            .run { device in
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

    @Test func tapPerformsTheIntentAndReloadsOnce() async throws {
        try await TestDevice()
            .run { device in
                let widget = try #require(await device.loadedWidget())
                let digest = try #require(widget.picture).digest
                try await device.tap("a0", on: widget.id, digest: digest)
                await device.settle()
                #expect(await device.trace().count { $0.kind == .intentPerformed } == 1)
                #expect(await device.trace().count { $0.kind == .reloadStarted } == 2)
            }
    }

    @Test func ledgerOutlivesARestartOfTheDevice() async throws {
        let folder = try TemporaryFolder()
        func charges(at date: Date) async throws -> Int {
            let test = try TestDevice(profile: .observed, folder: folder, date: date, keepsTrace: true)
            var count = 0
            try await test.run { device in
                let widget = try #require(await device.loadedWidget())
                await device.advance(to: date.addingTimeInterval(3 * 3_600))
                count =
                    await device.snapshot().widgets.first { $0.id == widget.id }
                    .map {
                        $0.ledger.count(.charged, at: $0.uptime)
                    } ?? 0
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

    @Test func damagedLedgersAreSetAside() async throws {
        let folder = try TemporaryFolder()
        try folder.write("{", to: "state/ledgers.json")
        let test = try TestDevice(folder: folder, keepsTrace: true)
        try await test.run { device in
            _ = await device.loadedWidget()
            let notes = await device.trace().filter { $0.kind == .stateTrouble }.map(\.message)
            #expect(notes.count == 1)
            #expect(notes.first?.contains("the stored list of ledgers is damaged") == true, "\(notes)")
        }
        #expect(FileManager.default.fileExists(atPath: folder.path + "/state/ledgers.damaged-1.json"))
    }

    @Test func staleTapIsRefused() async throws {
        try await TestDevice()
            .run { device in
                let widget = try #require(await device.loadedWidget())
                let digest = try #require(widget.picture).digest
                try await device.advanceToNextEntry()
                let error = await #expect(throws: DeviceError.self) {
                    try await device.tap("a0", on: widget.id, digest: digest)
                }
                #expect(error?.code == .staleTap)
            }
    }

    @Test func crashDuringAnIntentFailsTheTapAndReloadsTheWidget() async throws {
        try await TestDevice(widget: "abort:intent")
            .run { device in
                let widget = try #require(await device.loadedWidget())
                let digest = try #require(widget.picture).digest
                let error = await #expect(throws: DeviceError.self) {
                    try await device.tap("a0", on: widget.id, digest: digest)
                }
                #expect(error?.code == .crashed)
                await device.settle()
                #expect(await device.snapshot().widgets.first?.outcome == .fresh)
            }
    }

    @Test func crashDuringTheFirstTimelineKeepsThePlaceholder() async throws {
        try await TestDevice(widget: "abort:timeline")
            .run { device in
                let widget = try #require(
                    await device.firstWidget { if case .failed = $0.outcome { true } else { false } }
                )
                #expect(widget.isPlaceholder)
                #expect(widget.picture?.archive.url?.hasPrefix("faulty://placeholder") == true)
                #expect(widget.pending?.reasons == [.retry])
            }
    }

    @Test func linkOpensAColdAppAndThenAWarmApp() async throws {
        try await TestDevice()
            .run { device in
                try await device.openLink("faulty://day/1")
                #expect(await device.snapshot().foreground == "app.faulty")
                try await device.goHome()
                try await device.openLink("faulty://day/2")
                let opened = await device.trace().filter { $0.kind == .linkOpened }
                #expect(opened.map { $0.message.contains("cold") } == [true, false])
            }
    }

    @Test func linkThatTheAppRefusesIsRefused() async throws {
        try await TestDevice()
            .run { device in
                let error = await #expect(throws: DeviceError.self) { try await device.openLink("faulty://refused") }
                #expect(error?.code == .linkRefused)
                #expect(error?.message.contains("there is no such page") == true)
            }
    }

    @Test func openAppReturnsItsScreen() async throws {
        try await TestDevice()
            .run { device in
                let request = ScreenRequest(width: 393, height: 700)
                await #expect(throws: DeviceError.self) { try await device.appScreen("app.faulty", request) }
                try await device.openApp("app.faulty")
                let picture = try await device.appScreen("app.faulty", request)
                #expect(picture.archive.size == ArchiveSize(width: 393, height: 700))
            }
    }

    @Test func appKeepsRunningInTheBackgroundUntilItIsClosed() async throws {
        try await TestDevice()
            .run { device in
                try await device.openApp("app.faulty")
                let first = try #require(await pid(of: .app, device))
                try await device.goHome()
                try await device.openApp("app.faulty")
                #expect(await pid(of: .app, device) == first)
                try await device.closeApp("app.faulty")
                try await device.openApp("app.faulty")
                #expect(await pid(of: .app, device) != first)
            }
    }

    @Test func crashedAppIsClosedAndCanBeOpenedAgain() async throws {
        try await TestDevice(app: "abort:screen")
            .run { device in
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
        try await TestDevice()
            .run { device in
                _ = await device.loadedWidget()
                try await device.performAppIntent(ArchivedAction(intent: "ReloadIntent"), in: "app.faulty")
                #expect(await device.snapshot().widgets.first?.pending?.reasons == [.asked])
                await device.advance(to: .morning.addingTimeInterval(2))
                #expect(await device.trace().count { $0.kind == .reloadStarted } == 2)
                #expect(await device.snapshot().widgets.first?.acceptedAt.map { $0 > .morning } == true)
            }
    }

    @Test func reloadRequestIsCarriedOutWhileTheClockIsHeld() async throws {
        try await TestDevice()
            .run { device in
                _ = await device.loadedWidget()
                try await device.performAppIntent(ArchivedAction(intent: "ReloadIntent"), in: "app.faulty")
                // This takes two seconds of real time: the coalescing time passes while the clock is held.
                for await snapshot in await device.updates()
                where snapshot.trace.count(where: { $0.kind == .reloadStarted }) == 2 { break }
                #expect(await device.snapshot().clock.date == .morning)
            }
    }

    @Test func optionsOfAParameterAreReturned() async throws {
        try await TestDevice()
            .run { device in
                let program = ProgramReference(app: "app.faulty", role: .widget)
                let options = try await device.options(for: "habit", of: "ChooseIntent", in: program)
                #expect(options == [ParameterOption(value: "\"run\"", title: "Run")])
            }
    }

    @Test func galleryOffersEveryFamilyAndCachesTheItems() async throws {
        try await TestDevice()
            .run { device in
                _ = await device.loadedWidget()
                let items = await device.galleryItems()
                #expect(items.map(\.family) == [.systemSmall, .systemMedium, .accessoryCircular])
                #expect(items.allSatisfy { $0.placeholder != nil && $0.snapshot != nil && $0.trouble == nil })
                #expect(items.first?.snapshot?.pictures.first?.archive.url?.contains("snapshot true") == true)
                #expect(await device.keptGalleryItems == items)
                try await device.reload()
                #expect(await device.keptGalleryItems == nil)
            }
    }

    @Test func galleryReportsItemsThatCannotBeRendered() async throws {
        try await TestDevice(widget: "abort:snapshot")
            .run { device in
                _ = await device.loadedWidget()
                let items = await device.galleryItems()
                #expect(items.count == 3)
                #expect(items.allSatisfy { $0.trouble?.contains("signal 9") == true && $0.placeholder != nil })
            }
    }

    @Test func placedWidgetsPersistAfterARestart() async throws {
        let folder = try TemporaryFolder()
        try await TestDevice(placements: [], folder: folder)
            .run { device in
                for await snapshot in await device.updates() where snapshot.apps.first?.widgets != nil { break }
                try await device.place("faulty", .systemMedium, of: "app.faulty", at: GridPosition(column: 0, row: 2))
            }
        try await TestDevice(placements: [], folder: folder)
            .run { device in
                let widget = try #require(await device.loadedWidget())
                #expect(widget.family == .systemMedium)
                #expect(widget.position == GridPosition(column: 0, row: 2))
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

    @Test func damagedHomeScreenIsReportedAndReplacedByTheDefaults() async throws {
        let folder = try TemporaryFolder()
        try folder.write("{", to: "state/home-screen.json")
        try await TestDevice(folder: folder)
            .run { device in
                _ = await device.loadedWidget()
                #expect(await device.trace().contains { $0.kind == .stateTrouble && $0.message.contains("set aside") })
            }
    }

    @Test func placeThatCannotBeStoredSaysSoAndLeavesNothing() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/state/home-screen.json"
        try await TestDevice(folder: folder)
            .run { device in
                let widget = try #require(await device.loadedWidget())
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
        try await TestDevice()
            .run { device in
                _ = await device.loadedWidget()
                let next = try await device.advanceToNextEntry()
                #expect(next == .morning.addingTimeInterval(600))
                #expect(await device.snapshot().widgets.first?.entryDate == .morning.addingTimeInterval(600))
                #expect(await device.advanceToNextMidnight() == Date(iso8601: "2026-02-04T00:00:00Z"))
                #expect(await device.trace().contains { $0.kind == .dayBegan })
                // Fourteen hourly timelines with three entries each, and the first entry of the timeline at midnight.
                let shown = await device.trace().filter { $0.kind == .entryShown }.map(\.date)
                #expect(shown == shown.sorted())
                #expect(shown.count == 14 * 3 + 1)
            }
    }

    @Test func entryInTwoThousandYearsIsNotWalkedTo() async throws {
        try await TestDevice(widget: "far")
            .run { device in
                _ = await device.loadedWidget()
                let error = await #expect(throws: DeviceError.self) { try await device.advanceToNextEntry() }
                #expect(error?.code == .badValue)
                #expect(error?.message.contains("4001") == true, "\(error?.message ?? "")")
                #expect(await device.snapshot().clock.date == .morning)
            }
    }

    /// Time stands still between the steps of a jump, so that no entry is late and the jump ends at any speed.
    @Test func jumpAtTheHighestSpeedShowsEveryEntryAtItsMoment() async throws {
        try await TestDevice(isHeld: false)
            .run { device in
                _ = await device.loadedWidget()
                try await device.setSpeed(DeviceClock.fastest)
                let start = await device.snapshot().clock.date
                let midnight = try #require(await device.advanceToNextMidnight())
                let shown = await device.trace()
                    .filter {
                        $0.kind == .entryShown && $0.date <= midnight && $0.date > start.addingTimeInterval(7_200)
                    }
                for record in shown {
                    #expect(record.facts.first { $0.name == "date" }?.text == TraceDate.text(record.date))
                }
                #expect(shown.count > 10)
                #expect(await !device.snapshot().clock.isHeld)
            }
    }

    /// A jump carries out hundreds of reloads, each as slow as its program; the request for it is answered before that.
    @Test func slowJumpAnswersAfterItsLimitAndGoesOn() async throws {
        let clock = ManualHostClock()
        try await TestDevice(widget: "hang", host: clock.host)
            .run { device in
                let date = Date.morning.addingTimeInterval(86_400)
                async let answer = device.advance(to: date, waitingFor: .seconds(20))
                await clock.sleeper(of: .seconds(20))
                for await snapshot in await device.updates() where snapshot.clock.destination == date { break }
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
        let clock = ManualHostClock()
        try await TestDevice(widget: "hang", host: clock.host)
            .run { device in
                let date = Date.morning.addingTimeInterval(3_600)
                async let answer = device.asOneChange {
                    await device.advance(to: date, waitingFor: .seconds(1_000_000))
                }
                for await snapshot in await device.updates() where snapshot.clock.destination == date { break }
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
        try await TestDevice()
            .run { device in
                _ = await device.loadedWidget()
                let (hour, day) = (Date.morning.addingTimeInterval(3_600), Date.morning.addingTimeInterval(86_400))
                async let first = device.advance(to: day, waitingFor: .seconds(100))
                async let second = device.advance(to: hour, waitingFor: .seconds(100))
                #expect(await [first, second] == [true, true])
                let clock = await device.snapshot().clock
                #expect(clock.date == day && clock.destination == nil)
            }
    }

    @Test(arguments: ["hold", "set"])
    func clockThatIsHeldOrSetEndsTheJumps(way: String) async throws {
        let clock = ManualHostClock()
        try await TestDevice(widget: "hang", host: clock.host)
            .run { device in
                let date = Date.morning.addingTimeInterval(86_400)
                async let answer = device.advance(to: date, waitingFor: .seconds(20))
                for await snapshot in await device.updates() where snapshot.clock.destination == date { break }
                if way == "hold" { await device.setHeld(true) } else { await device.setClock(to: .morning) }
                // The step under way ends with its program's deadline.
                while await device.snapshot().clock.destination != nil { await clock.advance(by: .seconds(1)) }
                _ = await answer
                #expect(await device.snapshot().clock.date < date)
            }
    }

    /// A wait for no time waits for the jumps before it.
    @Test(arguments: [false, true])
    func jumpForWhichNobodyWaitsAnyMoreEnds(isWaitForAnother: Bool) async throws {
        let clock = ManualHostClock()
        try await TestDevice(widget: "hang", host: clock.host)
            .run { device in
                let date = Date.morning.addingTimeInterval(86_400)
                let jump = Task { await device.advance(to: date, waitingFor: .seconds(20)) }
                for await snapshot in await device.updates() where snapshot.clock.destination == date { break }
                let wait = Task { await device.advance(to: .morning, waitingFor: .seconds(20)) }
                let givenUp = isWaitForAnother ? wait : jump
                givenUp.cancel()
                #expect(await givenUp.value == false)
                // The step under way ends with its program's deadline.
                while await device.snapshot().clock.destination != nil { await clock.advance(by: .seconds(1)) }
                _ = await (jump.value, wait.value)
                #expect(await device.snapshot().clock.date < date)
            }
    }

    @Test func stoppedDeviceAnswersThoseWhoWaitForAJump() async throws {
        let clock = ManualHostClock()
        let test = try TestDevice(widget: "hang", host: clock.host)
        let device = test.device
        async let answer = device.advance(to: .morning.addingTimeInterval(86_400), waitingFor: .seconds(20))
        try await test.run { device in
            for await snapshot in await device.updates() where snapshot.clock.destination != nil { break }
        }
        #expect(await answer == false)
        #expect(await device.advance(to: .distantFuture, waitingFor: .seconds(20)) == false)
    }

    @Test func removedPipeForReloadNoticesIsMadeAgain() async throws {
        let clock = ManualHostClock()
        let test = try TestDevice(placements: [], host: clock.host)
        try await test.run { device in
            let pipe = ReloadPipe(containers: device.configuration.containersFolder)
            await clock.sleeper(of: .seconds(3))
            try FileManager.default.removeItem(atPath: device.configuration.containersFolder + "/.device")
            await clock.advance(by: .seconds(3))
            let notice = ReloadNotice(group: "group.faulty", reloads: [ReloadRequest(kind: "faulty")])
            while try !pipe.send(notice) { await Task.yield() }
            for await _ in await device.updates() {
                if await device.trace().contains(where: { $0.kind == .reloadAsked }) { break }
            }
        }
    }

    @Test func fileInPlaceOfThePipeIsNamedAndNoticesArriveAgainWithoutIt() async throws {
        let clock = ManualHostClock()
        let test = try TestDevice(placements: [], host: clock.host)
        try await test.run { device in
            let pipe = ReloadPipe(containers: device.configuration.containersFolder)
            await clock.sleeper(of: .seconds(3))
            try FileManager.default.removeItem(atPath: pipe.path)
            try Data().write(to: URL(filePath: pipe.path))
            await clock.advance(by: .seconds(3))
            for await _ in await device.updates() {
                if await device.trace().contains(where: { $0.message.contains("is not a named pipe") }) { break }
            }
            await clock.sleeper(of: .seconds(3))
            try FileManager.default.removeItem(atPath: pipe.path)
            await clock.advance(by: .seconds(3))
            let notice = ReloadNotice(group: "group.faulty", reloads: [ReloadRequest(kind: "faulty")])
            while try !pipe.send(notice) { await Task.yield() }
        }
    }

    @Test func sameScriptWithRealProcessesGivesTheSameModelTrace() async throws {
        func trace() async throws -> [String] {
            var lines: [String] = []
            try await TestDevice()
                .run { device in
                    _ = await device.loadedWidget()
                    await device.advance(to: .morning.addingTimeInterval(7_200))
                    // Records of processes depend on the host's time, the order of some answers on the scheduler.
                    let kinds: Set<TraceKind> = [
                        .reloadStarted, .timelineAccepted, .entryShown, .policyScheduled, .dayBegan,
                    ]
                    lines = await device.trace().filter { kinds.contains($0.kind) }
                        .map {
                            "\(TraceDate.text($0.date)) \($0.kind) \($0.subject) \($0.message)"
                        }
                }
            return lines
        }
        let first = try await trace()
        #expect(first.count > 15)
        #expect(try await trace() == first)
    }

    @Test func settingTheClockReloadsWidgets() async throws {
        try await TestDevice()
            .run { device in
                _ = await device.loadedWidget()
                await device.setClock(to: .morning.addingTimeInterval(-86_400))
                await device.settle()
                #expect(await device.snapshot().widgets.first?.entryDate == .morning.addingTimeInterval(-86_400))
            }
    }

    @Test(arguments: [0, -1, Double.nan, 1e9])
    func invalidSpeedIsRefused(speed: Double) async throws {
        let test = try TestDevice()
        await #expect(throws: DeviceError.self) { try await test.device.setSpeed(speed) }
    }

    @Test func waitingCommandsAreRefusedWhenTheDeviceStops() async throws {
        let test = try TestDevice(app: "hang:screen")
        let waiting = try await { () async throws -> Task<DeviceError?, Never> in
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
            return try #require(waiting)
        }()
        #expect(await waiting.value?.code == .stopping)
        let later = await #expect(throws: DeviceError.self) { try await test.device.goHome() }
        #expect(later?.code == .stopping)
        var updates = await test.device.updates().makeAsyncIterator()
        #expect(await updates.next() == nil)
    }

    @Test func slowReaderOfUpdatesReceivesTheNewestState() async throws {
        try await TestDevice()
            .run { device in
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
        let test = try TestDevice()
        for role in ["app", "widget"] {
            var isFolder: ObjCBool = false
            let path = test.folder.path + "/state/homes/app.faulty/" + role
            #expect(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue)
        }
        let attributes = try FileManager.default.attributesOfItem(atPath: test.folder.path + "/containers/group.faulty")
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    private func pid(of role: ProgramRole, _ device: Device) async -> Int? {
        await device.snapshot().apps.first?.programs.first { $0.program.role == role }?.pid
    }
}
