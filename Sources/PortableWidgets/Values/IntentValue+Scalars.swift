import VitrinePlatform

extension String: _IntentValue {
    public static var _form: _IntentValueForm { _IntentValueForm(type: "string") }

    public static func _read(_ json: _IntentJSON) throws -> String {
        guard case .string(let value) = json else { throw json.unexpected("a text") }
        return value
    }

    public var _json: _IntentJSON { .string(self) }
}

extension Int: _IntentValue {
    public static var _form: _IntentValueForm { _IntentValueForm(type: "integer") }

    /// Reads a whole number, including one written as `3.0`.
    public static func _read(_ json: _IntentJSON) throws -> Int {
        switch json {
        case .integer(let value): return value
        case .number(let value):
            guard let whole = Int(exactly: value) else { throw json.unexpected("a whole number") }
            return whole
        default: throw json.unexpected("a whole number")
        }
    }

    public var _json: _IntentJSON { .integer(self) }
}

extension Double: _IntentValue {
    public static var _form: _IntentValueForm { _IntentValueForm(type: "number") }

    public static func _read(_ json: _IntentJSON) throws -> Double {
        switch json {
        case .integer(let value): return Double(value)
        case .number(let value): return value
        default: throw json.unexpected("a number")
        }
    }

    /// The number, or `null` if it is not finite, because JSON has no form for it.
    public var _json: _IntentJSON { isFinite ? .number(self) : .null }
}

extension Bool: _IntentValue {
    public static var _form: _IntentValueForm { _IntentValueForm(type: "boolean") }

    public static func _read(_ json: _IntentJSON) throws -> Bool {
        guard case .boolean(let value) = json else { throw json.unexpected("true or false") }
        return value
    }

    public var _json: _IntentJSON { .boolean(self) }
}

extension Date: _IntentValue {
    public static var _form: _IntentValueForm { _IntentValueForm(type: "date") }

    /// Reads seconds since 2001-01-01T00:00:00Z, or ISO 8601 text such as `2026-06-03T09:41:00Z`.
    public static func _read(_ json: _IntentJSON) throws -> Date {
        let date: Date? =
            switch json {
            case .integer(let value): Date(timeIntervalSinceReferenceDate: Double(value))
            case .number(let value): Date(timeIntervalSinceReferenceDate: value)
            case .string(let text): ISO8601.date(text)
            default: nil
            }
        guard let date, SupportedDates.contains(date) else {
            throw json.unexpected("a date such as 2026-06-03T09:41:00Z")
        }
        return date
    }

    /// The seconds since 2001-01-01T00:00:00Z, without loss of precision.
    public var _json: _IntentJSON { .number(timeIntervalSinceReferenceDate) }
}

extension URL: _IntentValue {
    public static var _form: _IntentValueForm { _IntentValueForm(type: "url") }

    public static func _read(_ json: _IntentJSON) throws -> URL {
        guard case .string(let text) = json, let url = URL(string: text) else { throw json.unexpected("a URL") }
        return url
    }

    public var _json: _IntentJSON { .string(absoluteString) }
}
