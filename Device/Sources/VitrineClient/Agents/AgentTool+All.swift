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
            let last = try call.count("last", default: 50, in: 1...2_000)
            let wanted = call["subject"]
            if let wanted { try await device.requireSubject(wanted) }
            let records = try await device.trace(after: call["after"].flatMap { Int($0) } ?? 0)
                .filter { wanted == nil || $0.subject == wanted }
            return [.lines(records.suffix(last).map(\.description))]
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
            guard let widget = call["widget"] else {
                let page = try call.count("page", default: 1, in: 1...100)
                return [.image(try await takePicture(.phone(page: page - 1)))]
            }
            guard call["page"] == nil else { throw ClientError(.badValue, "a picture is of a widget or of a page") }
            return [.image(try await takePicture(.widget(widget)))]
        }
    }
}

extension CommandArguments {
    /// The value of a parameter that is a whole number within bounds.
    /// - Throws: ``ClientError`` with code `badValue`.
    fileprivate func count(_ name: String, default: Int, in range: ClosedRange<Int>) throws(ClientError) -> Int {
        let count = self[name].map { Int($0) ?? 0 } ?? `default`
        guard range.contains(count) else {
            throw ClientError(.badValue, "\(name) is a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return count
    }
}
