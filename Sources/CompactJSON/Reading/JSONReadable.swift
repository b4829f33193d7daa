package import VitrinePlatform

/// A value that reads itself from parsed JSON, in the form that ``CompactJSONDecoder`` decodes; the counterpart of
/// ``JSONWritable``.
package protocol JSONReadable {
    /// Reads a value.
    ///
    /// - Throws: `JSONFault` for every other form, also for one that the decoder would take, such as `1.0` for an
    ///   integer. A caller that is refused asks the decoder, whose error names the place.
    init(json: JSONDocument) throws(JSONFault)
}

extension JSONDocument {
    /// The value of a member.
    /// - Throws: `JSONFault` if there is no such member, or it has another form.
    package func value<Value: JSONReadable>(_ key: String) throws(JSONFault) -> Value {
        guard let member = self[key] else { throw fault("a key is missing") }
        return try Value(json: member)
    }

    /// The value of a member; nil if it is absent or `null`.
    /// - Throws: `JSONFault` if the member has another form.
    package func optional<Value: JSONReadable>(_ key: String) throws(JSONFault) -> Value? {
        guard let member = self[key], !member.isNull else { return nil }
        return try Value(json: member)
    }
}

extension String: JSONReadable {
    package init(json: JSONDocument) throws(JSONFault) {
        guard let text = json.text else { throw json.fault("expected a text") }
        self = text
    }
}

extension JSONReadable where Self: RawRepresentable<String> {
    package init(json: JSONDocument) throws(JSONFault) {
        guard let value = Self(rawValue: try String(json: json)) else { throw json.fault("expected a known name") }
        self = value
    }
}

extension Bool: JSONReadable {
    package init(json: JSONDocument) throws(JSONFault) {
        guard let boolean = json.boolean else { throw json.fault("expected true or false") }
        self = boolean
    }
}

extension Int: JSONReadable {
    package init(json: JSONDocument) throws(JSONFault) {
        guard let number = json.number.flatMap({ Int($0) }) else { throw json.fault("expected a whole number") }
        self = number
    }
}

extension Double: JSONReadable {
    package init(json: JSONDocument) throws(JSONFault) {
        guard let number = json.number.flatMap({ Double($0) }), number.isFinite else {
            throw json.fault("expected a number")
        }
        self = number
    }
}

extension Date: JSONReadable {
    package init(json: JSONDocument) throws(JSONFault) {
        self.init(timeIntervalSinceReferenceDate: try Double(json: json))
        guard SupportedDates.contains(self) else { throw json.fault("expected \(SupportedDates.description)") }
    }
}

extension Array: JSONReadable where Element: JSONReadable {
    package init(json: JSONDocument) throws(JSONFault) {
        guard let elements = json.elements else { throw json.fault("expected a list") }
        self.init()
        for element in elements { append(try Element(json: element)) }
    }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
    /// Of equal keys the first counts.
    package init(json: JSONDocument) throws(JSONFault) {
        guard json.isObject else { throw json.fault("expected an object") }
        self.init()
        for member in json.members {
            let key = member.key
            if self[key] == nil { self[key] = try Value(json: member.value) }
        }
    }
}
