import Foundation
import Hummingbird
import HummingbirdTesting
import Testing
import VitrineDevice
import VitrineSheet
import VitrineTesting
import WidgetArchive

@testable import VitrineServer

/// The variants of a placed widget.
@Suite(.hangGuard)
struct VariantTests {
    private static let tables = [
        ("", SheetAppearance.allCases.map(\.rawValue)), ("axis=textSize", DeviceTextSize.allCases.map(\.rawValue)),
        ("axis=locale&textSize=accessibility5", VariantChoice.locales),
        ("axis=content&locale=ar_EG", ["entry", "snapshot", "placeholder"]),
    ]

    private func variants(_ query: String, from client: any TestClientProtocol) async throws -> VariantsAnswer {
        let path = "/api/widgets/w1/variants?\(query)"
        let response = try await client.executeRequest(uri: path, method: .get, headers: [:], body: nil)
        #expect(response.status == .ok)
        return try JSONDecoder().decode(VariantsAnswer.self, from: Data(response.body.readableBytesView))
    }

    @Test func everyColumnOfEveryFamilyIsDrawnAndTheDeviceStaysAsItIs() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            let before = await served.device.snapshot()
            for (query, columns) in Self.tables {
                let answer = try await variants(query, from: client)
                #expect(answer.columns == columns)
                #expect(answer.rows.count >= 2)
                for row in answer.rows where !row.isAccessory {
                    // Only small widgets are shown in StandBy.
                    let isWhole = row.name == "Small" || query != ""
                    #expect(row.cells.count == (isWhole ? columns.count : DeviceAppearance.allCases.count))
                }
                #expect(answer.rows.flatMap(\.cells).allSatisfy { $0.html != nil && $0.message.isEmpty })
            }
            // An unknown locale is reported in every cell.
            let cells = try await variants("locale=1%22%3E", from: client).rows.flatMap(\.cells)
            #expect(!cells.isEmpty)
            #expect(cells.allSatisfy { $0.html == nil && $0.message.contains("not a locale") })

            let after = await served.device.snapshot()
            #expect(after.settings == before.settings)
            #expect(after.widgets.map(\.ledger) == before.widgets.map(\.ledger))
            #expect(after.widgets.map(\.picture) == before.widgets.map(\.picture))
        }
    }
}
