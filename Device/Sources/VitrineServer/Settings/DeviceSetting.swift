import VitrineDevice

/// A setting of the device that a person or a script changes by its name, with a text as its value.
///
/// A new setting is one row of ``all(for:)``: commands, the protocol for agents and `GET /api/settings` show what is there.
struct DeviceSetting: Sendable {
    /// The name, in camel case.
    var name: String
    /// What it is, in a few words.
    var summary: String
    /// The values that it can have; empty if there are too many to list.
    var choices: [String] = []
    /// How a value is written, if the values are not listed.
    var example: String?
    /// The present value.
    var value: String
    /// Changes it.
    ///
    /// - Throws: ``DeviceError``; `badValue` for a text that is not a value.
    var change: @Sendable (Device, String) async throws -> Void
}

extension DeviceSetting {
    /// A setting as JSON.
    struct Answer: Codable {
        var name, summary, value: String
        var choices: [String]
        var example: String?
    }

    var answer: Answer {
        Answer(name: name, summary: summary, value: value, choices: choices, example: example)
    }

    /// The error for a text that is not one of the choices.
    static func badValue(_ text: String, of name: String, _ choices: [String]) -> DeviceError {
        DeviceError(.badValue, "\(text) is not a value of \(name); \(Spelling.hint(for: text, of: choices))")
    }
}
