package import CompactJSON
import WidgetArchive

extension WireResponse: JSONWritable {
    /// Writes what ``encode(to:)`` encodes.
    package func write(to json: inout JSONWriter) {
        let shared = SharedPictures(in: body)
        json.object { json in
            json.member("id", id)
            if !shared.pictures.isEmpty {
                json.member("form", Self.newestForm)
                json.member("pictures", shared.pictures)
            }
            json.member("body", shared.removed(from: body))
            json.member("reloads", reloads)
            json.member("notes", notes)
            json.member("wakeAfter", wakeAfter)
            json.member("asksForLocation", asksForLocation)
        }
    }
}

extension WireResponse.Body: JSONWritable {
    package func write(to json: inout JSONWriter) {
        switch self {
        case .description(let description): json.choice("description", description)
        case .rendering(let rendering): json.choice("rendering", rendering)
        case .timeline(let timeline): json.choice("timeline", timeline)
        case .done(let opensApp): json.choice("done") { $0.member("opensApp", opensApp) }
        case .link(let accepted, let reason):
            json.choice("link") { json in
                json.member("accepted", accepted)
                json.member("reason", reason)
            }
        case .options(let options): json.choice("options", options)
        case .failed(let failure): json.choice("failed", failure)
        }
    }
}

extension ArchivedTimeline: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("entries", entries)
        json.member("policy", policy)
    }
}

extension ArchivedTimeline.Entry: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("date", date)
        json.member("relevance", relevance)
        json.member("reasons", reasons)
        json.member("rendering", rendering)
    }
}

extension ArchivedTimeline.Policy: JSONWritable {
    package func write(to json: inout JSONWriter) {
        switch self {
        case .atEnd: json.choice("atEnd")
        case .never: json.choice("never")
        case .after(let date): json.choice("after", date)
        }
    }
}

extension ArchivedRendering: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("archives", archives)
        json.member("variants", variants)
    }
}

extension SharedPictures.Picture: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("data", data)
        json.member("places", places)
    }
}

extension ReloadRequest: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { $0.member("kind", kind) }
    }
}

extension ReloadNote.Outcome: JSONWritable {}

extension ReloadNote: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("kind", kind)
        json.member("outcome", outcome)
        json.member("reason", reason)
    }
}

extension WireFailure: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("code", code)
        json.member("message", message)
    }
}
