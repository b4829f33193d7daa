import Glibc
import SwiftUI
import Testing
import VitrineTesting
import WidgetKit

/// An extension that asks the network for its values.
@MainActor
struct NetworkTests {
    private struct Tide: TimelineEntry {
        let date: Date
        let height: String
    }

    private struct TideProvider: TimelineProvider {
        let address: URL

        func placeholder(in context: Context) -> Tide { Tide(date: .now, height: "-") }

        func getSnapshot(in context: Context, completion: @escaping @Sendable (Tide) -> Void) {
            completion(placeholder(in: context))
        }

        func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Tide>) -> Void) {
            let task = URLSession.shared.dataTask(with: address) { _, _, error in
                let height = error == nil ? "answered" : "no connection"
                completion(Timeline(entries: [Tide(date: .now, height: height)], policy: .never))
            }
            task.resume()
        }
    }

    private struct TideWidget: Widget {
        var address = URL(filePath: "/")

        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "tides", provider: TideProvider(address: address)) {
                Text(verbatim: $0.height).containerBackground(.background, for: .widget)
            }
        }
    }

    @Test func refusedConnectionIsTheExtensionsOwnAnswer() async throws {
        // The port belongs to this socket, which listens to nobody.
        let socket = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(socket, address, length) == 0 ? getsockname(socket, address, &length) : -1
            }
        }
        try #require(status == 0)
        let url = try #require(URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/tides"))
        let host = ExtensionHost(TideWidget(address: url), time: ManualTime("2026-06-03T09:41:00Z"))
        let timeline = try await host.timeline(kind: "tides", family: .systemSmall)
        #expect(timeline.entries.map(\.text) == [["no connection"]])
    }
}
