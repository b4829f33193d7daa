extension WireMessage {
    /// Writes a response.
    ///
    /// Looks and timelines are written by hand: they are what a short-lived extension sends.
    /// - Throws: `WireError` with code `notAMessage` if a number is not finite.
    public static func encode(_ response: WireResponse) throws(WireError) -> [UInt8] {
        var text = JSONText(capacity: 1 << 14)
        switch response.body {
        case .look(let look): response.write(to: &text, body: "look", look)
        case .timeline(let timeline): response.write(to: &text, body: "timeline", timeline)
        case .description, .done, .link, .options, .failed: return try encodeByCodable(response)
        }
        if let key = text.unwritableKey {
            throw WireError(
                code: .notAMessage,
                message: "a look holds a number at \(key) that is not finite, which JSON cannot say"
            )
        }
        return text.bytes
    }
}

extension WireResponse {
    fileprivate func write(to text: inout JSONText, body name: StaticString, _ value: some JSONTextWritable) {
        text.object { text in
            text.member("id", id)
            text.key("body")
            text.enumCase(name) { $0.member("_0", value) }
            text.member("reloads", reloads)
        }
    }
}

extension ReloadRequest: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { $0.member("kind", kind) }
    }
}

extension ArchivedLook: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("archives", archives)
            text.member("variants", variants)
        }
    }
}

extension ArchivedTimeline: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("entries", entries)
            text.member("policy", policy)
        }
    }
}

extension ArchivedTimeline.Entry: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("date", date)
            text.member("relevance", relevance)
            text.member("look", look)
        }
    }
}

extension ArchivedTimeline.Policy: JSONTextWritable {
    func write(to text: inout JSONText) {
        switch self {
        case .atEnd: text.enumCase("atEnd")
        case .never: text.enumCase("never")
        case .after(let date): text.enumCase("after") { $0.member("_0", date) }
        }
    }
}
