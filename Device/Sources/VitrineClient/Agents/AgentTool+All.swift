import Foundation
import VitrineDevice

extension AgentTool {
    /// Every tool, in the order in which a list shows them: the commands, then those that answer an agent in another
    /// form than a terminal.
    static func all(
        device: DeviceClient,
        takePicture: @escaping Camera
    ) -> [AgentTool] {
        ClientCommand.all.map { AgentTool($0, of: device, takePicture: takePicture) } + [
            trace(of: device), screenshot(takePicture),
        ]
    }

    private static func trace(of device: DeviceClient) -> AgentTool {
        AgentTool(
            name: "trace",
            summary: "What happened on the device and why, one record a line, oldest first.",
            isReadOnly: true,
            parameters: [
                CommandParameter("after", "Only records after this number.", .integer),
                CommandParameter("last", "The newest records only; 50 by default, at most 2000.", .integer),
                CommandParameter("subject", "Only records about this widget, app or program."),
            ]
        ) { call async throws(ClientError) in
            let wanted = call["subject"]
            if let wanted { try await device.requireSubject(wanted) }
            let records = try await device.trace(after: call["after"].flatMap { Int($0) } ?? 0)
                .filter { wanted == nil || $0.subject == wanted }
            return [
                .lines(records.suffix(min(max(call["last"].flatMap { Int($0) } ?? 50, 1), 2_000)).map(\.description))
            ]
        }
    }

    private static func screenshot(_ takePicture: @escaping Camera) -> AgentTool {
        AgentTool(
            name: "screenshot",
            summary: "A picture (PNG) of a widget, or of a page of the home screen.",
            isReadOnly: true,
            parameters: [
                CommandParameter("widget", "A widget's identifier; without it, the home screen."),
                CommandParameter("page", "The page of the home screen, counted from 1.", .integer),
            ]
        ) { call async throws(ClientError) in
            let page = min(max(call["page"].flatMap { Int($0) } ?? 1, 1), 100) - 1
            return [.image(try await takePicture(call["widget"].map { .widget($0) } ?? .phone(page: page)))]
        }
    }
}
