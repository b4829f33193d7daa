import AppIntents
import SwiftUI
import Testing
import WidgetKit

struct ActivityTests {
    private struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var stops: Int
        }
    }

    private struct Pay: AppIntent {
        static let title: LocalizedStringResource = "Pay"

        func perform() async throws -> some IntentResult {
            try await requestConfirmation()
            return .result()
        }
    }

    private struct Stop: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
        static let defaultQuery = StopQuery()
        let id: Int
        @Property(title: "Line") var line: String
        @Property(title: "Note") var note: String?
        var displayRepresentation: DisplayRepresentation { "\(line)" }

        init(id: Int, line: String) {
            self.id = id
            self.line = line
        }
    }

    private struct StopQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Stop] { [] }
    }

    @Test func everyFormOfARequestIsRefused() {
        #expect(throws: ActivityAuthorizationError.unsupported) {
            _ = try Activity.request(attributes: Ride(), contentState: .init(stops: 3))
        }
        #expect(throws: ActivityAuthorizationError.unsupported) {
            _ = try Activity.request(attributes: Ride(), content: .init(state: .init(stops: 3), staleDate: nil))
        }
        #expect(Activity<Ride>.activities.isEmpty)
    }

    @Test func streamsOfAnActivityEnd() async {
        var seen = 0
        for await _ in ActivityAuthorizationInfo().activityEnablementUpdates { seen += 1 }
        for await _ in Activity<Ride>.pushToStartTokenUpdates { seen += 1 }
        #expect(seen == 0)
    }

    @Test func intentThatAsksForConfirmationEnds() async {
        await #expect(throws: IntentConfirmationError.needsConfirmation) { _ = try await Pay().perform() }
    }

    @Test func propertyOfAnEntityHoldsItsValue() {
        let stop = Stop(id: 1, line: "9")
        #expect(stop.line == "9")
        #expect(stop.note == nil)
        stop.note = "late"
        #expect(stop.note == "late")
    }
}
