import Foundation
import Hummingbird
import VitrineDevice
import VitrineFleet

/// The routes for a fleet of widgets: policies side by side as a table, and as charts.
struct FleetRoutes {
    let device: Device
    let desk: FleetSimulator

    /// Adds the routes below `/api`; `policies` is a list with commas.
    func add(to group: RouterGroup<some Hummingbird.RequestContext>) {
        group.get("fleet") { request, _ in
            let report = try await desk.report(try await order(of: request))
            return Table(
                widgets: FleetSimulator.widgets,
                days: FleetSimulator.days,
                policies: report.results.map(\.policy),
                rows: report.table.map { Table.Row(title: $0.title, values: $0.values) },
                charts: report.charts.map { String($0.name.dropLast(".svg".count)) }
            )
        }
        group.get("fleet/:chart") { request, context in
            let name = try context.parameters.require("chart")
            let report = try await desk.report(try await order(of: request))
            guard let chart = report.charts.first(where: { $0.name == name }) else {
                let known = report.charts.map(\.name)
                throw DeviceError(.notFound, "there is no chart \(name); \(Spelling.hint(for: name, of: known))")
            }
            return Response(
                status: .ok,
                headers: [.contentType: "image/svg+xml", .cacheControl: "no-store"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: chart.svg))
            )
        }
    }

    private func order(of request: Request) async throws -> FleetSimulator.Order {
        let text = request.uri.queryParameters["policies"].map(String.init) ?? ""
        let policies = text.split(separator: ",", maxSplits: 4).map(String.init)
        return FleetSimulator.Order(policies: policies, profile: await device.snapshot().profile.name)
    }

    /// The report as the page shows it.
    private struct Table: ResponseEncodable {
        struct Row: Codable {
            var title: String
            /// One value for each policy, as text.
            var values: [String]
        }

        var widgets, days: Int
        var policies: [String]
        var rows: [Row]
        /// The names of the charts.
        var charts: [String]
    }
}
