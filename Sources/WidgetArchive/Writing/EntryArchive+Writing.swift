package import CompactJSON

// The archive's own form of JSON, which is that of its `Encodable` conformances, byte for byte; every type of an
// archive is in one of the files of this folder.

extension EntryArchive: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("size", size)
        json.member("background", background)
        json.member("content", content)
        json.member("url", url)
        json.member("actions", actions)
        json.member("findings", findings)
        json.member("language", language)
    }
}

extension ArchiveFinding.Kind: JSONWritable {}

extension ArchiveFinding: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("kind", kind)
        json.member("message", message)
    }
}

extension ArchivedAction: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("intent", intent)
        json.member("parameters", parameters)
    }
}

extension ArchiveNode: JSONObjectWritable {
    /// Writes a node without empty parts, so that an archive stays small.
    package func writeMembers(to json: inout JSONWriter) {
        json.member("frame", frame)
        if case .group = content {} else { json.member("content", content) }
        if !effects.isEmpty { json.member("effects", effects) }
        json.member("accessibility", accessibility)
        if isAccented { json.member("isAccented", true) }
        if !children.isEmpty { json.member("children", children) }
    }
}

extension ArchiveAccessibility: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("label", label)
        json.member("value", value)
        json.member("hint", hint)
        json.member("isHidden", isHidden)
        json.member("combinesChildren", combinesChildren)
        json.member("isHeader", isHeader)
    }
}

extension ArchiveContent: JSONWritable {
    package func write(to json: inout JSONWriter) {
        switch self {
        case .group: json.choice("group")
        case .text(let text): json.choice("text", text)
        case .liveText(let text): json.choice("liveText", text)
        case .image(let image): json.choice("image", image)
        case .symbol(let symbol): json.choice("symbol", symbol)
        case .shape(let shape): json.choice("shape", shape)
        case .gauge(let gauge): json.choice("gauge", gauge)
        case .link(let address): json.choice("link", address)
        case .button(let action): json.choice("button", action)
        case .toggle(let action, let isOn):
            json.choice("toggle") { json in
                json.member("_0", action)
                json.member("isOn", isOn)
            }
        }
    }
}

extension ArchiveEffect.BlendMode: JSONWritable {}

extension ArchiveEffect: JSONWritable {
    package func write(to json: inout JSONWriter) {
        switch self {
        case .opacity(let factor): json.choice("opacity", factor)
        case .clip(let outline): json.choice("clip", outline)
        case .mask(let nodes): json.choice("mask", nodes)
        case .shadow(let color, let radius, let x, let y):
            json.choice("shadow") { json in
                json.member("color", color)
                json.member("radius", radius)
                json.member("x", x)
                json.member("y", y)
            }
        case .blur(let radius): json.choice("blur") { $0.member("radius", radius) }
        case .rotation(let degrees, let anchor):
            json.choice("rotation") { json in
                json.member("degrees", degrees)
                json.member("anchor", anchor)
            }
        case .scale(let x, let y, let anchor):
            json.choice("scale") { json in
                json.member("x", x)
                json.member("y", y)
                json.member("anchor", anchor)
            }
        case .grayscale(let amount): json.choice("grayscale", amount)
        case .saturation(let factor): json.choice("saturation", factor)
        case .brightness(let amount): json.choice("brightness", amount)
        case .blend(let mode): json.choice("blend", mode)
        case .privacySensitive: json.choice("privacySensitive")
        case .invalidatable: json.choice("invalidatable")
        }
    }
}
