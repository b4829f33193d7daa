package import VitrinePlatform

/// A value that writes itself as JSON, in the form in which ``CompactJSONEncoder`` encodes it.
///
/// `Encodable` makes containers of a type's own for each type of key, at run time and at each start. For a value that
/// every answer of an extension consists of, that cost more than all its other work.
package protocol JSONWritable {
    /// Writes exactly one value.
    func write(to json: inout JSONWriter)
}

/// A value that writes itself as a JSON object.
package protocol JSONObjectWritable: JSONWritable {
    /// Writes the object's members.
    func writeMembers(to json: inout JSONWriter)
}

extension JSONObjectWritable {
    package func write(to json: inout JSONWriter) { json.object(writeMembers) }
}

extension JSONWritable where Self: RawRepresentable, RawValue == String {
    package func write(to json: inout JSONWriter) { json.write(rawValue) }
}

extension String: JSONWritable {
    package func write(to json: inout JSONWriter) { json.write(self) }
}

extension Bool: JSONWritable {
    package func write(to json: inout JSONWriter) { json.write(self) }
}

extension Int: JSONWritable {
    package func write(to json: inout JSONWriter) { json.write(self) }
}

extension Double: JSONWritable {
    package func write(to json: inout JSONWriter) { json.write(self) }
}

extension Date: JSONWritable {
    package func write(to json: inout JSONWriter) { json.write(self) }
}

extension Data: JSONWritable {
    package func write(to json: inout JSONWriter) { json.write(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.array { json in
            for element in self { element.write(to: &json) }
        }
    }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
    /// Writes the members in the order of their keys, so that equal dictionaries give equal bytes.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            func write(_ key: String, _ value: Value) {
                json.key(key)
                value.write(to: &json)
            }
            // One member has an order, and what sorts several makes types at run time, at each start of an extension.
            guard count > 1 else {
                for (key, value) in self { write(key, value) }
                return
            }
            for (key, value) in sorted(by: { $0.key < $1.key }) { write(key, value) }
        }
    }
}
