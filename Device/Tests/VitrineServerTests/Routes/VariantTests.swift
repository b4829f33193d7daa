import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing
import VitrineDevice
import VitrineSheet
import VitrineTesting
import WidgetArchive

@testable import VitrineServer

/// The variants of a placed widget.
@Suite(.serialized, .hangGuard)
struct VariantTests {
    @Test(arguments: [
        ("", SheetAppearance.allCases.map(\.rawValue)),
        ("?axis=textSize", DeviceTextSize.allCases.map(\.rawValue)),
        ("?axis=locale&textSize=accessibility5", VariantChoice.locales),
        ("?axis=content&locale=ar_EG", ["entry", "snapshot", "placeholder"]),
    ])
    func everyColumnOfEveryFamilyIsDrawnAndTheDeviceStaysAsItIs(_ query: String, _ columns: [String]) async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            let before = await served.device.snapshot()
            try await client.execute(uri: "/api/widgets/w1/variants\(query)", method: .get) { response in
                #expect(response.status == .ok)
                let answer = try JSONDecoder().decode(VariantsAnswer.self, from: Data(response.body.readableBytesView))
                #expect(answer.columns == columns)
                #expect(answer.rows.count >= 2)
                for row in answer.rows where !row.isAccessory {
                    // Only small widgets are shown in StandBy.
                    let isWhole = row.name == "Small" || query != ""
                    #expect(row.cells.count == (isWhole ? columns.count : DeviceAppearance.allCases.count))
                }
                #expect(answer.rows.flatMap(\.cells).allSatisfy { $0.html != nil && $0.message.isEmpty })
            }
            let after = await served.device.snapshot()
            #expect(after.settings == before.settings)
            #expect(after.widgets.map(\.ledger) == before.widgets.map(\.ledger))
            #expect(after.widgets.map(\.picture) == before.widgets.map(\.picture))
        }
    }

    @Test(arguments: [
        ("/api/widgets/w9/variants", HTTPResponse.Status.notFound, "w9"),
        ("/api/widgets/w1/variants?axis=colour", .badRequest, "appearance"),
        ("/api/widgets/w1/variants?textSize=huge", .badRequest, "huge"),
        ("/api/widgets/w1/variants?content=all", .badRequest, "entry"),
    ])
    func whatDoesNotExistIsNamed(_ path: String, _ status: HTTPResponse.Status, _ name: String) async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            try await client.execute(uri: path, method: .get) { response in
                #expect(response.status == status)
                #expect(String(buffer: response.body).contains(name))
            }
        }
    }

    @Test func unknownLocaleIsReportedInEveryCell() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            try await client.execute(uri: "/api/widgets/w1/variants?locale=1%22%3E", method: .get) { response in
                let answer = try JSONDecoder().decode(VariantsAnswer.self, from: Data(response.body.readableBytesView))
                let cells = answer.rows.flatMap(\.cells)
                #expect(!cells.isEmpty)
                #expect(cells.allSatisfy { $0.html == nil && $0.message.contains("not a locale") })
            }
        }
    }
}
