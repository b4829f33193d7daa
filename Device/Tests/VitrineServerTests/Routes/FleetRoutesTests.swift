import Foundation
import Hummingbird
import HummingbirdTesting
import Testing
import VitrineTesting

@testable import VitrineServer

/// Policies side by side on the page.
@Suite(.hangGuard)
struct FleetRoutesTests {
    private struct Answer: Decodable {
        var policies: [String]
        var rows: [Row]
        var charts: [String]
        struct Row: Decodable {
            var title: String
            var values: [String]
        }
    }

    @Test func policiesAreComparedInATableAndInCharts() async throws {
        try await ServedDevice()
            .withRoutes { client in
                let body = try await client.execute(uri: "/api/fleet?policies=60m,30m~10m", method: .get) { response in
                    #expect(response.status == .ok)
                    return Data(String(buffer: response.body).utf8)
                }
                let answer = try JSONDecoder().decode(Answer.self, from: body)
                #expect(answer.policies == ["60m", "30m~10m"])
                #expect(answer.charts.count == 2)
                #expect(answer.charts.allSatisfy { $0.hasPrefix("<svg") && $0.contains("30m~10m") })
                #expect(answer.rows.count > 5)
                #expect(answer.rows.allSatisfy { $0.values.count == 2 })
            }
    }
}
