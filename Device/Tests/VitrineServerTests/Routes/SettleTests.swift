import Foundation
import Hummingbird
import HummingbirdTesting
import Testing
import VitrineDevice
import VitrineTesting
import WidgetArchive

@testable import VitrineServer

/// Waiting over HTTP until the widgets have followed a change.
@Suite(.serialized, .hangGuard)
struct SettleTests {
    private func settle(_ client: any TestClientProtocol) async throws -> String {
        try await client.execute(
            uri: "/api/settle",
            method: .post,
            headers: [.contentType: "application/json"],
            body: ByteBuffer(string: "{}")
        ) { String(buffer: $0.body) }
    }

    @Test func answerComesWhenEveryWidgetShowsTheChange() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            for size in [DeviceTextSize.small, .xLarge, .accessibility5] {
                try await served.device.set(\.display.textSize, to: size)
                #expect(try await settle(client) == #"{"done":true}"#)
                let widgets = await served.device.snapshot().widgets
                #expect(widgets.allSatisfy { !$0.isLoading && $0.pending == nil && $0.outcome == .fresh })
            }

            // An app's request for a reload waits for further ones.
            let made = await served.device.snapshot().widgets.map(\.reloads.made)
            try await served.device.performAppIntent(ArchivedAction(intent: "ReloadIntent"), in: "app.faulty")
            #expect(try await settle(client) == #"{"done":true}"#)
            #expect(await served.device.snapshot().widgets.map(\.reloads.made) == made.map { $0 + 1 })
        }
    }

    @Test func programThatDoesNotAnswerIsNotWaitedForWithoutEnd() async throws {
        let served = try ServedDevice(behaviour: "hang:timeline")
        try await served.withRoutes(jumpLimit: .milliseconds(50)) { client in
            for await snapshot in await served.device.updates() where snapshot.widgets.allSatisfy(\.isLoading) { break }
            let answer = try await settle(client)
            #expect(answer == #"{"done":false}"#)
        }
    }
}
