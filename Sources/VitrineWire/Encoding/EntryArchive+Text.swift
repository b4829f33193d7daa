import WidgetArchive

extension EntryArchive: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("size", size)
            text.member("background", background)
            text.member("content", content)
            text.member("url", url)
            text.key("actions")
            text.object { text in
                for (identifier, action) in actions {
                    text.key(text: identifier)
                    action.write(to: &text)
                }
            }
            text.member("findings", findings)
        }
    }
}

extension ArchivedAction: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("intent", intent)
            text.key("parameters")
            text.object { text in
                for (name, value) in parameters {
                    text.key(text: name)
                    text.string(value)
                }
            }
        }
    }
}

extension ArchiveFinding: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("kind", kind.rawValue)
            text.member("message", message)
        }
    }
}

extension ArchiveNode: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("frame", frame)
            if content != .group { text.member("content", content) }
            if !effects.isEmpty { text.member("effects", effects) }
            text.member("accessibility", accessibility)
            if isAccented { text.member("isAccented", true) }
            if !children.isEmpty { text.member("children", children) }
        }
    }
}

extension ArchiveRect: JSONTextWritable {
    func write(to text: inout JSONText) {
        let numbers = [origin.x, origin.y, size.width, size.height]
        text.list(numbers) { number, text in text.number(number.roundedToThousandths) }
    }
}

extension ArchivePoint: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("x", x)
            text.member("y", y)
        }
    }
}

extension ArchiveSize: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("width", width)
            text.member("height", height)
        }
    }
}

extension ArchiveAccessibility: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("label", label)
            text.member("value", value)
            text.member("hint", hint)
            text.member("isHidden", isHidden)
            text.member("combinesChildren", combinesChildren)
            text.member("isHeader", isHeader)
        }
    }
}

extension ArchiveContent: JSONTextWritable {
    func write(to text: inout JSONText) {
        switch self {
        case .group: text.enumCase("group")
        case .text(let value): text.enumCase("text") { $0.member("_0", value) }
        case .liveText(let value): text.enumCase("liveText") { $0.member("_0", value) }
        case .image(let value): text.enumCase("image") { $0.member("_0", value) }
        case .symbol(let value): text.enumCase("symbol") { $0.member("_0", value) }
        case .shape(let value): text.enumCase("shape") { $0.member("_0", value) }
        case .gauge(let value): text.enumCase("gauge") { $0.member("_0", value) }
        case .link(let url): text.enumCase("link") { $0.member("_0", url) }
        case .button(let action): text.enumCase("button") { $0.member("_0", action) }
        case .toggle(let action, let isOn):
            text.enumCase("toggle") { text in
                text.member("_0", action)
                text.member("isOn", isOn)
            }
        }
    }
}

extension ArchiveEffect: JSONTextWritable {
    func write(to text: inout JSONText) {
        switch self {
        case .opacity(let factor): text.enumCase("opacity") { $0.member("_0", factor) }
        case .clip(let outline): text.enumCase("clip") { $0.member("_0", outline) }
        case .mask(let nodes): text.enumCase("mask") { $0.member("_0", nodes) }
        case .shadow(let color, let radius, let x, let y):
            text.enumCase("shadow") { text in
                text.member("color", color)
                text.member("radius", radius)
                text.member("x", x)
                text.member("y", y)
            }
        case .blur(let radius): text.enumCase("blur") { $0.member("radius", radius) }
        case .rotation(let degrees, let anchor):
            text.enumCase("rotation") { text in
                text.member("degrees", degrees)
                text.member("anchor", anchor)
            }
        case .scale(let x, let y, let anchor):
            text.enumCase("scale") { text in
                text.member("x", x)
                text.member("y", y)
                text.member("anchor", anchor)
            }
        case .grayscale(let amount): text.enumCase("grayscale") { $0.member("_0", amount) }
        case .saturation(let factor): text.enumCase("saturation") { $0.member("_0", factor) }
        case .brightness(let amount): text.enumCase("brightness") { $0.member("_0", amount) }
        case .privacySensitive: text.enumCase("privacySensitive")
        case .invalidatable: text.enumCase("invalidatable")
        }
    }
}
