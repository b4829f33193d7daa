import Foundation
import VitrineWire

extension IntentForm {
    /// Why a form does not offer some values, each as JSON text by its parameter's name; nil if it offers all of them.
    ///
    /// An identifier of an entity is not checked: only the entity's query knows which there are.
    func problem(in values: [String: String]) -> String? {
        for (name, text) in values.sorted(by: { $0.key < $1.key }) {
            guard let parameter = parameters.first(where: { $0.name == name }) else {
                return "there is no parameter \(name); \(Spelling.hint(for: name, of: parameters.map(\.name)))"
            }
            let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
            guard value.map(parameter.offers) ?? false else {
                let given = value?.string.map { "the text \(TraceText.quoted($0))" } ?? TraceText.quoted(text)
                return "the parameter \(name) is \(parameter.offer), not \(given)"
            }
        }
        return nil
    }
}

extension IntentForm.Parameter {
    fileprivate func offers(_ value: JSONValue) -> Bool {
        switch value {
        case .null: isOptional
        case .array(let list): isList && list.allSatisfy(offersOne)
        default: !isList && offersOne(value)
        }
    }

    private func offersOne(_ value: JSONValue) -> Bool {
        switch (type, value, value.double) {
        case ("integer", _, let number?): Int64(exactly: number) != nil && range.contains(number)
        case ("number", _, let number?): range.contains(number)
        case ("boolean", .bool, _), ("date", _, _?), ("string", .string, _), ("url", .string, _): true
        case ("date", .string(let text), _):
            DeviceClock.isoDate(text) != nil || DeviceClock.isoDate(text.prefix(16) + ":00" + text.dropFirst(16)) != nil
        case ("enum", .string(let text), _): options.contains { $0.value == "\"\(text)\"" } || options.isEmpty
        case ("enum", _, let number?): options.contains { Double($0.value) == number } || options.isEmpty
        case ("integer", _, _), ("number", _, _), ("boolean", _, _), ("date", _, _), ("string", _, _), ("url", _, _),
            ("enum", _, _):
            false
        default: true
        }
    }

    private var range: ClosedRange<Double> {
        let least = least ?? -.infinity
        return least...max(greatest ?? .infinity, least)
    }

    /// What the form offers, in words.
    fileprivate var offer: String {
        let one =
            switch type {
            case "integer": "a whole number\(bounds)"
            case "number": "a number\(bounds)"
            case "boolean": "true or false"
            case "date": "a date such as 2026-01-31T09:30:00Z"
            case "enum": "one of \(options.map(\.value).joined(separator: ", "))"
            default: "a text"
            }
        return (isList ? "a list, each value \(one)" : one) + (isOptional ? ", or null" : "")
    }

    private var bounds: String {
        let text = { (number: Double) in number == number.rounded() ? String(Int(clamping: number)) : "\(number)" }
        return switch (least, greatest) {
        case (let least?, let greatest?): " from \(text(least)) to \(text(greatest))"
        case (let least?, nil): " of at least \(text(least))"
        case (nil, let greatest?): " of at most \(text(greatest))"
        case (nil, nil): ""
        }
    }
}

extension Int {
    fileprivate init(clamping number: Double) { self = Int(Swift.min(Swift.max(number, -1e15), 1e15)) }
}

extension JSONValue {
    /// The number; nil for any other value.
    fileprivate var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }
}
