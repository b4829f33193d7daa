extension StarterPackage {
    var widget: String {
        """
        import VitrineUI  // SwiftUI on Apple's platforms
        import VitrineWidgets  // WidgetKit and AppIntents on Apple's platforms

        struct \(name)Entry: TimelineEntry {
            let date: Date
            let tip: String
        }

        /// One entry for now and one for each of the next hours: the tip changes without a reload.
        struct \(name)Provider: TimelineProvider {
            static let tips = ["Drink some water", "Look out of the window", "Stretch your back", "Take a short walk"]

            func placeholder(in context: Context) -> \(name)Entry {
                \(name)Entry(date: DeviceMoment.current.now, tip: "A tip for this hour")
            }

            func getSnapshot(in context: Context, completion: @escaping (\(name)Entry) -> Void) {
                completion(entry(at: DeviceMoment.current.now))
            }

            func getTimeline(in context: Context, completion: @escaping (Timeline<\(name)Entry>) -> Void) {
                // The device's clock, which tests and scripts set; `Date()` would be this machine's.
                let now = DeviceMoment.current.now
                let hour = Double(Self.hour(of: now)) * 3_600
                let next = (1...6).map { Date(timeIntervalSince1970: hour + Double($0) * 3_600) }
                completion(Timeline(entries: ([now] + next).map(entry), policy: .atEnd))
            }

            private func entry(at date: Date) -> \(name)Entry {
                \(name)Entry(date: date, tip: Self.tips[Self.hour(of: date) % Self.tips.count])
            }

            /// Whole hours since 1970.
            private static func hour(of date: Date) -> Int { Int(date.timeIntervalSince1970 / 3_600) }
        }

        public struct \(name)Widget: Widget {
            public init() {}

            public var body: some WidgetConfiguration {
                StaticConfiguration(kind: "\(name)", provider: \(name)Provider()) { entry in
                    VStack(alignment: .leading, spacing: 4) {
                        Label("\(name)", systemImage: "leaf.fill").font(.caption).foregroundStyle(.secondary)
                        Text(entry.tip).font(.headline)
                    }
                    .containerBackground(for: .widget) { Color.white }
                }
                .configurationDisplayName("\(name)")
                .description("A tip for every hour.")
                .supportedFamilies([.systemSmall, .systemMedium])
            }
        }

        """
    }

    var bundle: String {
        """
        import \(name)Widgets
        import VitrineWidgets

        @main
        struct \(name)Bundle: WidgetBundle {
            var body: some Widget { \(name)Widget() }
        }

        """
    }

    var app: String {
        """
        import VitrineUI
        import VitrineWidgets

        @main
        struct \(name)App: DeviceApp {
            var body: some Scene { WindowGroup { Text("\(name)") } }
        }

        """
    }

    var test: String {
        """
        // VitrineTesting runs the widget as a device does. It is there on Linux only.
        #if os(Linux)
        import \(name)Widgets
        import Testing
        import VitrineTesting

        @MainActor
        struct \(name)WidgetTests {
            @Test func theTipChangesWithTheHour() async throws {
                let host = ExtensionHost(\(name)Widget(), time: ManualTime("2026-06-03T09:41:00Z"))
                let entries = try await host.timeline(kind: "\(name)", family: .systemSmall).entries
                #expect(entries.count == 7)
                #expect(entries[0].text.contains("Look out of the window"))
                #expect(entries[1].text.contains("Stretch your back"))
            }
        }
        #endif

        """
    }

    var script: String {
        """
        # Play it with: vitrine play --package . Scripts/day.yaml
        name: A few hours
        start: 2026-06-03T09:41:00Z
        widgets:
          - {id: tip, app: app.\(program), kind: \(name), family: systemSmall}
        expect:
          - always: {shows: entry}
        steps:
          - advance: 1s
          - expect:
              - now: {widget: tip, text: Look out of the window}
          - advance: 20m
          - expect:
              - now: {widget: tip, text: Stretch your back}
          - advance: 12h

        """
    }
}
