import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing
import VitrineDevice
import VitrineTesting

@testable import VitrineServer

/// Why a widget shows what it shows, over HTTP and by the command.
@Suite(.serialized, .hangGuard)
struct WhyTests {
    @Test func placedWidgetIsExplained() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            try await client.execute(uri: "/api/widgets/w1/why", method: .get) { response in
                #expect(response.status == .ok)
                let why = try WidgetExplanation(json: Data(String(buffer: response.body).utf8))
                #expect(why.content == .entry)
                #expect(why.widget == "w1")
            }
        }
    }

    @Test(arguments: [
        ("/api/widgets/w9/why", HTTPResponse.Status.notFound), ("/api/widgets/w1/why?at=noon", .badRequest),
        ("/api/widgets/w1/why?at=1999-01-01T00:00:00Z", .badRequest),
    ])
    func impossibleQuestionIsRefused(path: String, status: HTTPResponse.Status) async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            try await client.execute(uri: path, method: .get) { #expect($0.status == status) }
        }
    }

    @Test func commandPrintsTheExplanation() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            let (status, output, _) = try await VitrineCommandLine.run(["why", "w1", "--port", "\(port)"])
            #expect(status == 0)
            #expect(output.contains("w1: faulty, small, of app.faulty"), "\(output)")
            #expect(output.contains("shows        entry 1 of 3"), "\(output)")
            let (failed, _, errors) = try await VitrineCommandLine.run(["why", "w9", "--port", "\(port)"])
            #expect(failed == 65)
            #expect(errors == "vitrine: there is no widget \"w9\"; did you mean w1?\n")
            let (_, _, others) = try await VitrineCommandLine.run(["why", "my clock", "--port", "\(port)"])
            #expect(others == "vitrine: there is no widget \"my clock\"; known are w1, w2\n")
        }
    }

    @Test func commandWithoutADeviceNamesTheRemedy() async throws {
        let (status, _, errors) = try await VitrineCommandLine.run(["why", "w1", "--port", "1"])
        #expect(status == 69)
        #expect(errors.contains("vitrine run"))
    }

    @Test func profileIsChangedByItsName() async throws {
        let served = try ServedDevice()
        try await served.withRoutes { client in
            for (body, status) in [
                (#"{"name": "profile", "value": "harsh"}"#, HTTPResponse.Status.ok),
                (#"{"name": "profile", "value": "lenient"}"#, .badRequest),
            ] {
                try await client.execute(
                    uri: "/api/settings",
                    method: .post,
                    headers: [.contentType: "application/json"],
                    body: ByteBuffer(string: body)
                ) { #expect($0.status == status) }
            }
        }
        #expect(await served.device.snapshot().profile == .harsh)
    }

    @Test func stateForThePageShowsBudgetAndProfile() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { _ in
            await served.isLoaded()
            try await served.device.setProfile(.observed)
            var connection = PageConnection()
            let events = try connection.events(for: await served.device.snapshot())
            let text = events.map { String(buffer: $0.buffer) }.joined()
            #expect(text.contains(#""budget":{"#))
            #expect(text.contains(#""limit":48"#))
            #expect(text.contains(#""name":"chargedReloads""#))
        }
    }
}
