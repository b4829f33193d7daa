import Dispatch
import Testing
import Vitrine
import VitrineTesting
import VitrineUI
import VitrineWidgets
import VitrineWire
import WidgetArchive

@MainActor
struct ExtensionHostTests {
    let time = ManualTime("2026-06-03T09:41:00Z", timeZoneIdentifier: "Asia/Seoul")

    private var samples: ExtensionHost { ExtensionHost(SampleWidgets(), time: time) }

    private func host(_ timeline: @escaping ScriptedProvider.Timelines) -> ExtensionHost {
        ExtensionHost(ScriptedWidget(timeline: timeline), time: time)
    }

    private func timeline(_ timeline: @escaping ScriptedProvider.Timelines) async throws -> ArchivedTimeline {
        try await host(timeline).timeline(kind: "scripted", family: .systemSmall)
    }

    @Test func descriptionListsWidgetsInTheBundlesOrder() async throws {
        let description = try await samples.describe()
        #expect(description.widgets.map(\.kind) == ["scripted", "park", "appearance"])
        let scripted = description.widgets[0]
        #expect(scripted.displayName == "Scripted")
        #expect(scripted.details == "Shows the test's entries.")
        #expect(scripted.families == ["systemSmall", "systemMedium", "accessoryInline"])
        #expect(scripted.hasContentMarginsDisabled)
        #expect(scripted.configurationIntent == nil)
        let park = description.widgets[1]
        #expect(park.displayName == "park")
        #expect(park.configurationIntent == "VitrineWidgetsTests.PickPark")
        #expect(description.intents.map(\.name) == ["VitrineWidgetsTests.PickPark"])
        let without = try await ExtensionHost(SampleWidgets(hasPark: false), time: time).describe()
        #expect(without.widgets.map(\.kind) == ["scripted", "appearance"], "a false condition leaves its widget out")
    }

    @Test func placeholderIsRedacted() async throws {
        let rendering = try await host { _, _ in }.placeholder(kind: "scripted", family: .systemSmall)
        let archive = try #require(rendering.archives.first)
        #expect(archive.reading(now: time.now).elements.isEmpty)
        #expect(PlainTextDrawing(now: time.now).text(for: archive).contains("▒"))
    }

    @Test(arguments: [(false, "snapshot in systemSmall"), (true, "preview in systemSmall")])
    func snapshotIsAPreviewInTheGallery(isPreview: Bool, says: String) async throws {
        let rendering = try await host { _, _ in }
            .snapshot(kind: "scripted", family: .systemSmall, isPreview: isPreview)
        #expect(rendering.text(at: time.now) == [says])
    }

    @Test func timelineUsesTheMomentAndSizeOfTheRequest() async throws {
        let host = host { context, completion in
            let moment = DeviceMoment.current
            let text = "\(moment.timeZoneIdentifier) \(context.displaySize.width)"
            completion(Timeline(entries: [NoteEntry(date: moment.now, text: text)], policy: .atEnd))
        }
        let timeline = try await host.timeline(kind: "scripted", family: .systemMedium)
        #expect(timeline.policy == .atEnd)
        #expect(timeline.entries.map(\.date) == [time.now])
        #expect(timeline.entries[0].text == ["Asia/Seoul 338.0 in systemMedium"])
        #expect(timeline.entries[0].rendering.archives[0].size == ArchiveSize(width: 338, height: 158))
        #expect(timeline.entries[0].rendering.archives[0].background.count == 1)
        time.advance(by: .seconds(60))
        #expect(try await host.timeline(kind: "scripted", family: .systemMedium).entries.map(\.date) == [time.now])
    }

    @Test func reasonsOfAPlanReachTheDevice() async throws {
        let now = time.now
        let changes = [PlannedChange(now + 600, .age), PlannedChange(now + 600, .eventEnd)]
        let plan = TimelinePlan(from: now, until: now + 900, changes: changes, reload: .never)
        let planned = try await timeline { _, completion in completion(Timeline(plan) { NoteEntry(date: $0.date) }) }
        #expect(planned.entries.map(\.reasons) == [["start"], ["age", "eventEnd"]])
        let unplanned = try await timeline { _, completion in
            completion(Timeline(entries: [NoteEntry(date: now)], policy: .never))
        }
        #expect(unplanned.entries.map(\.reasons) == [nil])
    }

    @Test func emptyTimelineAndPolicyNeverPassThrough() async throws {
        let empty = try await timeline { _, completion in completion(Timeline(entries: [], policy: .never)) }
        #expect(empty == ArchivedTimeline(entries: [], policy: .never))
    }

    @Test(arguments: [(true, "entry 2"), (false, "the policy")])
    func dateThatIsNotANumberIsReported(isEntry: Bool, owner: String) async {
        let (now, none) = (time.now, Date(timeIntervalSinceReferenceDate: .nan))
        let error = await #expect(throws: WireFailure.self) {
            try await timeline { _, completion in
                let entries = [now, isEntry ? none : now].map { NoteEntry(date: $0) }
                completion(Timeline(entries: entries, policy: .after(isEntry ? now : none)))
            }
        }
        #expect(error?.code == "badDate")
        #expect(error?.message == "the date of \(owner) is not a number; check how it is computed")
    }

    @Test func unsortedEntriesPassThroughUnchanged() async throws {
        let dates = [300.0, 0, 900].map { time.now.addingTimeInterval($0) }
        let unsorted = try await timeline { _, completion in
            completion(Timeline(entries: dates.map { NoteEntry(date: $0) }, policy: .after(dates[0])))
        }
        #expect(unsorted.entries.map(\.date) == dates)
        #expect(unsorted.policy == .after(dates[0]))
    }

    @Test func hostWaitsForACompletionFromAnotherThread() async throws {
        let late = try await timeline { _, completion in
            let now = DeviceMoment.current.now
            DispatchQueue.global().async { completion(Timeline(entries: [NoteEntry(date: now)], policy: .atEnd)) }
        }
        #expect(late.entries.count == 1)
    }

    @Test func firstOfTwoCompletionsWins() async throws {
        let first = try await timeline { _, completion in
            completion(Timeline(entries: [NoteEntry(date: DeviceMoment.current.now)], policy: .atEnd))
            completion(Timeline(entries: [], policy: .never))
        }
        #expect(first.entries.count == 1)
        #expect(first.policy == .atEnd)
    }

    @Test func providerThatNeverCallsItsCompletionIsReportedImmediately() async {
        let error = await #expect(throws: WireFailure.self) { try await timeline { _, _ in } }
        #expect(error?.code == "neverCompleted")
        #expect(error?.message.contains("ScriptedProvider.getTimeline") == true)
    }

    @Test func unknownKindAndFamilyAreReportedWithTheAlternatives() async {
        let host = samples
        let kind = await #expect(throws: WireFailure.self) {
            try await host.timeline(kind: "habits", family: .systemSmall)
        }
        #expect(kind?.code == "unknownKind")
        #expect(kind?.message == "there is no widget habits; there are: scripted, park, appearance")
        let family = await #expect(throws: WireFailure.self) {
            try await host.timeline(kind: "scripted", family: .systemLarge)
        }
        #expect(family?.code == "unknownFamily")
        #expect(family?.message.contains("systemMedium, systemSmall, accessoryInline") == true)
    }

    @Test(
        arguments: [
            (nil, "Ttukseom, day"), (["park": "\"1\""], "Yeouido, day"), (["period": "\"week\""], "Ttukseom, week"),
            (["park": "\"2\"", "period": "\"week\""], "Banpo, week"),
        ] as [([String: String]?, String)]
    )
    func configurationReachesTheProvider(configuration: [String: String]?, says: String) async throws {
        let timeline = try await samples.timeline(kind: "park", family: .systemSmall, configuration: configuration)
        #expect(timeline.entries[0].text == ["\(says) in systemSmall"])
        #expect(timeline.entries[0].relevance == 3)
        #expect(timeline.policy == .after(time.now.addingTimeInterval(60)))
    }

    @Test(arguments: [["park": "\"99\""], ["period": "\"year\""], ["colour": "1"], ["park": "null"]])
    func invalidConfigurationIsRefused(configuration: [String: String]) async {
        let error = await #expect(throws: WireFailure.self) {
            try await samples.snapshot(kind: "park", family: .systemSmall, configuration: configuration)
        }
        #expect(error?.code == "badParameter")
    }

    @Test(arguments: [
        (false, false, [0, 0, 0, 0]), (true, false, [0, 1, 0, 1]), (false, true, [0, 0, 1, 1]),
        (true, true, [0, 1, 2, 3]),
    ])
    func viewIsArchivedOncePerAppearanceThatItReads(scheme: Bool, mode: Bool, positions: [Int]) async throws {
        let variants = [WireRenderingMode.fullColor, .accented]
            .flatMap { mode in [false, true].map { AppearanceVariant(isDark: $0, renderingMode: mode) } }
        let host = ExtensionHost(AppearanceWidget(readsScheme: scheme, readsMode: mode), time: time)
        let timeline = try await host.timeline(kind: "appearance", family: .systemSmall, variants: variants)
        let rendering = timeline.entries[0].rendering
        #expect(rendering.variants == positions)
        #expect(rendering.archives.count == (positions.max() ?? 0) + 1)
    }

    /// As in iOS 17 and later; an empty background is one too.
    @Test func widgetWithoutAContainerBackgroundIsNotShown() async throws {
        func archive(_ widget: some Widget, _ family: WidgetFamily) async throws -> EntryArchive {
            let timeline = try await ExtensionHost(widget, time: time).timeline(kind: "plain", family: family)
            return timeline.entries[0].rendering.archives[0]
        }
        func label(_ archive: EntryArchive) -> [String] { archive.reading(now: time.now).elements.map(\.label) }
        let plain = try await archive(BareWidget(), .systemSmall)
        #expect(label(plain) == ["Please adopt containerBackground API"])
        #expect(plain.findings.map(\.kind) == [.undefined])
        #expect(plain.url == "steps://today")
        #expect(!plain.background.isEmpty)
        #expect(label(try await archive(BareWidget(hasEmptyBackground: true), .systemSmall)) == ["12 steps"])
        #expect(label(try await archive(BareWidget(), .accessoryRectangular)) == ["12 steps"])
    }

    /// As in StandBy: the colours are full, and the container background is removed.
    @Test(arguments: [(true, [0, 1, 1]), (false, [0, 0, 0])])
    func backgroundIsRemovedInFullColour(isRead: Bool, positions: [Int]) async throws {
        let variants = [
            AppearanceVariant(isDark: true), AppearanceVariant(isDark: true, isBackgroundRemoved: true),
            AppearanceVariant(isDark: true, renderingMode: .accented),
        ]
        let host = ExtensionHost(AppearanceWidget(readsBackground: isRead), time: time)
        let rendering = try await host.timeline(kind: "appearance", family: .systemSmall, variants: variants)
            .entries[0].rendering
        #expect(rendering.variants == positions)
        if isRead {
            #expect(rendering.archives[1].reading(now: time.now).elements.map(\.label).contains { $0.contains("none") })
        }
    }

    @Test func reloadsArriveWithTheResponseInOrder() async throws {
        let host = samples
        let intent = AskForReloads()
        intent.kinds = ["b", "a"]
        try await host.perform(ArchivedAction(performing: intent))
        #expect(host.reloads == [ReloadRequest(kind: "b"), ReloadRequest(kind: "a"), ReloadRequest()])
    }

    @Test func failedIntentIsReportedAndTheExtensionContinues() async throws {
        let host = samples
        let error = await #expect(throws: WireFailure.self) {
            try await host.perform(ArchivedAction(performing: Failing()))
        }
        #expect(error?.code == "performFailed")
        #expect(error?.message == "Failing failed: the park office is closed")
        #expect(try await host.describe().widgets.count == 3)
    }

    @Test func followingIntentsArePerformedToo() async throws {
        let host = samples
        #expect(try await host.perform(ArchivedAction(performing: Chained())))
        #expect(host.reloads == [ReloadRequest(kind: "opened")])
    }

    @Test(arguments: [
        (ArchivedAction(intent: "Gone.Intent"), "unknownIntent"),
        (ArchivedAction(intent: "VitrineWidgetsTests.AskForReloads"), "badParameter"),
        (ArchivedAction(intent: "VitrineWidgetsTests.AskForReloads", parameters: ["kinds": "1"]), "badParameter"),
    ])
    func invalidActionIsRefusedBeforeItRuns(action: ArchivedAction, code: String) async {
        let host = samples
        let error = await #expect(throws: WireFailure.self) { try await host.perform(action) }
        #expect(error?.code == code)
        #expect(host.reloads.isEmpty)
    }

    @Test(
        arguments: [
            ("park", nil, ["Yeouido", "Banpo"]), ("park", "Ttuk", ["Ttukseom"]), ("park", "nowhere", []),
            ("period", nil, ["Day", "A week"]),
        ] as [(String, String?, [String])]
    )
    func parameterOffersItsValues(parameter: String, search: String?, titles: [String]) async throws {
        let options = try await samples.options(intent: "PickPark", parameter: parameter, search: search)
        #expect(options.map(\.title) == titles)
    }

    @Test func failedQueryIsReported() async {
        let error = await #expect(throws: WireFailure.self) {
            try await samples.options(intent: "PickPark", parameter: "park", search: "fail")
        }
        #expect(error?.code == "queryFailed")
        #expect(error?.message.contains("the park office is closed") == true)
    }

    @Test func widgetCenterListsThePlacedWidgets() async throws {
        let host = host { _, completion in
            WidgetCenter.shared.getCurrentConfigurations { result in
                let widgets = (try? result.get()) ?? []
                let text = widgets.map { "\($0.kind) \($0.family)" }.joined(separator: ", ")
                completion(Timeline(entries: [NoteEntry(date: DeviceMoment.current.now, text: text)], policy: .atEnd))
            }
        }
        host.place(kind: "scripted", family: .systemSmall)
        host.placedWidgets.append(WidgetPlacement(id: "w2", kind: "park", family: "fromTheFuture", width: 1, height: 1))
        let timeline = try await host.timeline(kind: "scripted", family: .systemMedium)
        #expect(timeline.entries[0].text == ["scripted systemSmall in systemMedium"])
        #expect(!timeline.entries[0].isTruncated)
    }

    @Test func typedConfigurationReachesTheProviderAndTheWidgetCenter() async throws {
        let host = samples
        let configuration = PickPark()
        configuration.period = .week
        let timeline = try await host.timeline(kind: "park", family: .systemSmall, configuration: configuration)
        #expect(timeline.entries[0].text == ["Ttukseom, week in systemSmall"])
        let snapshot = try await host.snapshot(kind: "park", family: .systemSmall, configuration: configuration)
        #expect(snapshot.text(at: time.now) == ["Ttukseom in systemSmall"])
        host.place(kind: "park", family: .systemSmall, configuration: configuration)
        #expect(host.placedWidgets.first?.configuration?["period"] == "\"week\"")
    }

    @Test func temporaryContainersAreRemovedWithTheirObject() throws {
        var folder: TemporaryContainers? = try TemporaryContainers()
        let container = try folder?.container(of: AppGroup("group.sample"))
        let path = try #require(container).path
        #expect(FileManager.default.fileExists(atPath: path))
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test(
        arguments: [.screen(ScreenRequest(width: 1, height: 1)), .openURL("x://y"), .sceneBecame(active: true)]
            as [WireRequest.Body]
    )
    func extensionRefusesRequestsForAnApp(body: WireRequest.Body) async {
        let error = await #expect(throws: WireFailure.self) { try await samples.answer(body) }
        #expect(error?.code == "unsupported")
    }
}
