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
            let value = try? JSONDecoder().decode(FormValue.self, from: Data(text.utf8))
            guard value.map(parameter.offers) ?? false else {
                return "the parameter \(name) is \(parameter.offer), not \(value?.words ?? TraceText.quoted(text))"
            }
        }
        return nil
    }
}

/// A value in JSON.
private enum FormValue: Decodable {
    case null, boolean
    case number(Double)
    case text(String)
    case list([FormValue])
    case object

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Each type is tried in turn: only the right one decodes.
        if container.decodeNil() {
            self = .null
        } else if (try? container.decode(Bool.self)) != nil {
            self = .boolean
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([FormValue].self) {
            self = .list(list)
        } else {
            self = .object
        }
    }

    /// How a text that stands where another value belongs is named; nil for any other value.
    var words: String? { if case .text(let text) = self { "the text \(TraceText.quoted(text))" } else { nil } }
}

extension IntentForm.Parameter {
    fileprivate func offers(_ value: FormValue) -> Bool {
        switch value {
        case .null: isOptional
        case .list(let list): isList && list.allSatisfy(offersOne)
        default: !isList && offersOne(value)
        }
    }

    private func offersOne(_ value: FormValue) -> Bool {
        switch (type, value) {
        case ("integer", .number(let number)): number.rounded() == number && range.contains(number)
        case ("number", .number(let number)): range.contains(number)
        case ("boolean", .boolean), ("date", .number), ("string", .text), ("url", .text): true
        case ("date", .text(let text)):
            DeviceClock.isoDate(text) != nil || DeviceClock.isoDate(text.prefix(16) + ":00" + text.dropFirst(16)) != nil
        case ("enum", .text(let text)): options.contains { $0.value == "\"\(text)\"" } || options.isEmpty
        case ("enum", .number(let number)): options.contains { Double($0.value) == number } || options.isEmpty
        case ("integer", _), ("number", _), ("boolean", _), ("date", _), ("string", _), ("url", _), ("enum", _): false
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
