import BrowserTesting
import Testing
import VitrineDevice

extension PageTests {
    /// Hangangjari's widgets under the network and location conditions that the panel simulates.
    @Suite struct ParkRows {
        /// A situation, the steps that lead to it, and the expected texts of the two kinds of widgets.
        struct Row {
            let name: String
            var steps: [ParkStep] = []
            /// The ids of a parking widget and a park widget.
            var widgets = ["w1", "w2"]
            /// Texts that both widgets show.
            let says: [String]
            /// Whether the widgets show a value.
            var hasValue = true
        }

        static let rows = [
            Row(name: "fresh", says: ["ago"]),
            Row(name: "location never asked", widgets: ["w3", "w4"], says: ["Which park is near?"], hasValue: false),
            Row(
                name: "location denied",
                steps: [.location("denied")],
                widgets: ["w3", "w4"],
                says: ["Location is off"],
                hasValue: false
            ),
            Row(
                name: "place unknown",
                steps: [.location("authorized")],
                widgets: ["w3", "w4"],
                says: ["Looking for you"],
                hasValue: false
            ),
            Row(
                name: "fresh, nearby",
                steps: [.location("37.5126,126.9995")],
                widgets: ["w3", "w4"],
                says: ["Banpo", "nearest to you", "ago"]
            ),
            Row(
                name: "forced while offline",
                steps: [.location("denied"), .network("off"), .force],
                says: ["old", "offline"]
            ),
            Row(name: "server error", steps: [.network("serverError"), .clock(40)], says: ["old", "service down"]),
            Row(name: "garbage", steps: [.network("garbage"), .reloadAll], says: ["old", "bad answer"]),
            Row(name: "empty", steps: [.network("empty"), .reloadAll], says: ["old", "empty answer"]),
            Row(name: "slow", steps: [.network("slow"), .reloadAll], says: ["old", "no answer"]),
            Row(name: "wrong park", steps: [.network("wrongPark"), .reloadAll], says: ["old", "wrong park"]),
            Row(
                name: "confirmed, but its values are old",
                steps: [
                    .network("none"), .reloadAll, .wait(["w1", "w2"], "ago"), .network("notModified"), .clock(130),
                ],
                says: ["old"]
            ),
            Row(
                name: "withdrawn",
                steps: [.network("off"), .clock(130 + 240)],
                says: ["Too old to show", "old"],
                hasValue: false
            ),
            Row(
                name: "nothing stored, offline",
                steps: [.configure(["w1", "w2"], "park", "yeouido")],
                says: ["Yeouido", "No connection"],
                hasValue: false
            ),
            Row(
                name: "nothing stored, server error",
                steps: [.network("serverError"), .reloadAll],
                says: ["Yeouido", "Service is down"],
                hasValue: false
            ),
            Row(
                name: "nothing stored, garbage",
                steps: [.network("garbage"), .reloadAll],
                says: ["Yeouido", "Unreadable answer"],
                hasValue: false
            ),
            Row(
                name: "nothing stored, empty",
                steps: [.network("empty"), .reloadAll],
                says: ["Yeouido", "Empty answer"],
                hasValue: false
            ),
            Row(
                name: "nothing stored, wrong park",
                steps: [.network("wrongPark"), .reloadAll],
                says: ["Yeouido", "No data"],
                hasValue: false
            ),
            Row(
                name: "park gone",
                steps: [.network("none"), .place(park: "atlantis")],
                widgets: ["w5", "w6"],
                says: ["atlantis", "Park not found"],
                hasValue: false
            ),
        ]

        @Test func everyRowOfTheFailureTableHasADistinctReading() async throws {
            try await PageTests.onPage(
                of: [.hangangjari()],
                at: RunningDevice.noonInSeoul,
                in: "Asia/Seoul"
            ) { page, device in
                try await page.waitForWidgets()
                // The name of the row for each reading; the key is the kind of widget and the reading without numbers.
                var rows: [[String]: String] = [:]
                for row in Self.rows {
                    for step in row.steps { try await step.perform(on: page, device) }
                    for (kind, widget) in zip(["parking", "park"], row.widgets) {
                        let reading = try await self.reading(of: widget, in: row, on: page)
                        #expect(Self.hasValue(reading) == row.hasValue, "\(row.name): \(reading)")
                        let other = rows.updateValue(row.name, forKey: [kind, Self.words(in: reading)])
                        #expect(other == nil, "\(row.name) has the same reading as \(other ?? ""): \(reading)")
                    }
                }
                #expect(rows.count == 2 * Self.rows.count)
            }
        }

        /// Waits for the expected texts and returns the whole reading of a widget.
        private func reading(of widget: String, in row: Row, on page: BrowserPage) async throws -> String {
            let rendering = "[data-widget=\(widget)] .widget-rendering"
            do {
                for words in row.says { try await page.wait(forReading: words, in: rendering) }
            } catch {
                Issue.record(
                    "\(row.name): \(widget) must show \(row.says) but shows: \(try await page.reading(rendering))"
                )
                throw error
            }
            return try await page.reading(rendering)
        }

        /// Whether the reading contains a measured value: parking spaces, people, degrees.
        private static func hasValue(_ reading: String) -> Bool {
            reading.contains(/free of \d|\d free|people|\d°/)
        }

        /// The reading with all numbers replaced by 0, because situations that differ only in numbers count as the
        /// same.
        private static func words(in reading: String) -> String {
            reading.replacing(/[0-9][0-9.,:]*/, with: "0")
        }
    }
}
