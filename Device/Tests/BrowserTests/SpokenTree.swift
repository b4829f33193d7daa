import BrowserTesting
import WidgetArchive

/// The accessibility tree of a page, in a line format for comparison with a reading.
struct SpokenTree {
    private let nodes: [String: BrowserValue]

    init(page: BrowserPage) async throws {
        self.page = page
        try await page.call("Accessibility.enable")
        let tree = try await page.call("Accessibility.getFullAXTree")
        nodes = Dictionary(uniqueKeysWithValues: tree["nodes"].array.map { ($0["nodeId"].string ?? "", $0) })
    }

    private let page: BrowserPage

    /// For each element that matches the selector, one line for each accessible element below it.
    func lines(below selector: String) async throws -> [[String]] {
        let document = try await page.call("DOM.getDocument", ["depth": 0])
        let found = try await page.call(
            "DOM.querySelectorAll",
            ["nodeId": document["root"]["nodeId"], "selector": .string(selector)]
        )
        let elements = Dictionary(nodes.values.map { ($0["backendDOMNodeId"], $0) }) { first, _ in first }
        var result: [[String]] = []
        for node in found["nodeIds"].array {
            let described = try await page.call("DOM.describeNode", ["nodeId": node])
            let root = elements[described["node"]["backendNodeId"]]
            result.append(root.map { children(of: $0).flatMap(lines) } ?? [])
        }
        return result
    }

    /// The line for an element of a reading.
    static func line(_ element: ArchiveReading.Element) -> String {
        var name = element.label
        if element.role != .gauge, let value = element.value { name += name.isEmpty ? value : ", " + value }
        var parts = ["\(element.role.rawValue) \(normal(name))"]
        if element.role == .gauge, let value = element.value { parts.append(value) }
        if let isOn = element.isOn { parts.append(isOn ? "on" : "off") }
        if let hint = element.hint { parts.append("hint \(hint)") }
        return parts.joined(separator: " | ")
    }

    private func lines(_ node: BrowserValue) -> [String] {
        let role = node["role"]["value"].string ?? ""
        guard node["ignored"] != true, let known = Self.roles[role] else { return children(of: node).flatMap(lines) }
        let name = role == "heading" || role == "StaticText" ? text(below: node) : node["name"]["value"].string ?? ""
        var parts = ["\(known) \(Self.normal(name))"]
        // DevTools reports only the number and not `aria-valuetext`.
        if role == "meter", let value = node["value"]["value"].number { parts.append("\(Int(value.rounded()))%") }
        if role == "switch" { parts.append(property("checked", of: node)?.string == "true" ? "on" : "off") }
        if let hint = node["description"]["value"].string, !hint.isEmpty { parts.append("hint \(hint)") }
        let line = parts.joined(separator: " | ")
        return role == "group" ? [line] + children(of: node).flatMap(lines) : [line]
    }

    private func text(below node: BrowserValue) -> String {
        if node["role"]["value"] == "StaticText" { return node["name"]["value"].string ?? "" }
        let own = node["name"]["value"].string ?? ""
        return own.isEmpty ? children(of: node).map(text).joined() : own
    }

    private func children(of node: BrowserValue) -> [BrowserValue] {
        node["childIds"].array.compactMap { $0.string.flatMap { nodes[$0] } }
    }

    private func property(_ name: String, of node: BrowserValue) -> BrowserValue? {
        node["properties"].array.first { $0["name"].string == name }?["value"]["value"]
    }

    /// Collapses white space as a browser does; the reading keeps it.
    private static func normal(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static let roles = [
        "StaticText": "text", "heading": "heading", "image": "image", "img": "image", "button": "button",
        "switch": "toggle",
        "link": "link", "meter": "gauge", "progressbar": "gauge", "group": "group",
    ]
}
