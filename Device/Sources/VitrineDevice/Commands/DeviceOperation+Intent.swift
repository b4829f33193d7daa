import Foundation
import WidgetArchive

extension DeviceOperation {
    static let intent = DeviceOperation(
        "intent",
        "Perform an intent in an app's process; those of a stand-in write what the app would store.",
        [
            .app,
            CommandParameter("name", "The intent's name, such as WriteDefaults.", isRequired: true),
            CommandParameter(
                "parameters",
                #"Its parameters, as a JSON object such as {"key": "steps", "integer": 7}."#,
                isNamed: true
            ),
        ],
        isStep: false
    ) { device, values async throws(DeviceError) in
        let (app, name) = (values.required("app"), values.required("name"))
        let parameters = try values["parameters"].map(parameters) ?? [:]
        try await device.performAppIntent(ArchivedAction(intent: name, parameters: parameters), in: app)
        return Answer(["app": app, "intent": name], "performed \(name) in \(app)")
    }

    /// The parameters by name, each as JSON text; one that is null is missing.
    private static func parameters(_ text: String) throws(DeviceError) -> [String: String] {
        guard case .object(let members) = JSONValue(reading: text) else {
            throw DeviceError(.badValue, "parameters is a JSON object, not \(text)")
        }
        return members.filter { $0.value != .null }
            .compactMapValues { value in
                // A value that was read from JSON can be written as JSON.
                (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) }
            }
    }
}
