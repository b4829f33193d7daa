import Hummingbird
import VitrineDevice
import VitrineFleet

/// The route for a fleet of widgets: policies side by side as a table, and as charts.
struct FleetRoutes {
    let device: Device
    let desk: FleetSimulator

    /// Adds the route below `/api`; `policies` is a list with commas.
    func add(to group: RouterGroup<some Hummingbird.RequestContext>) {
        group.get("fleet") { request, _ in
            let report = try await desk.report(try await order(of: request))
            return Table(
                widgets: FleetSimulator.widgets,
                days: FleetSimulator.days,
                policies: report.results.map(\.policy),
                rows: report.table.map { Table.Row(title: $0.title, values: $0.values) },
                charts: report.charts.map(\.svg)
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
        /// SVG images.
        var charts: [String]
    }
}
