import WidgetArchive

extension HTMLPen {
    /// Writes an element's attributes for keyboard, screen reader and the page's script.
    mutating func writeAttributes(_ element: BoxElement) {
        switch element.role {
        case .none, .text: break
        case .hidden: html.markup(" aria-hidden=\"true\"")
        case .heading: html.markup(" role=\"heading\" aria-level=\"2\"")
        case .image: named(" role=\"img\"", element.spoken?.sentence)
        case .group: named(" role=\"group\"", element.spoken?.sentence)
        case .gauge: writeMeter(element)
        case .button: writeControl(element)
        case .toggle:
            html.markup(
                element.isOn ? " role=\"switch\" aria-checked=\"true\"" : " role=\"switch\" aria-checked=\"false\""
            )
            writeControl(element)
        case .link: writeControl(element)
        }
        if element.role != .none, let hint = element.spoken?.hint { attribute(" aria-description=\"", hint) }
    }

    /// Writes the text of a node whose children are read separately; a group has the text in its own tag instead.
    mutating func writeOwnWords(_ element: BoxElement) {
        guard let spoken = element.spoken, spoken.role != .group else { return }
        html.markup("<span class=\"vh\"")
        switch spoken.role {
        case .image: named(" role=\"img\"", spoken.sentence)
        case .heading: html.markup(" role=\"heading\" aria-level=\"2\"")
        default: break
        }
        attribute(" aria-description=\"", spoken.hint)
        html.markup(">")
        if spoken.role != .image { html.text(spoken.sentence) }
        html.markup("</span>")
    }

    /// Writes the address that a tap opens, if the address is allowed.
    mutating func attribute(url: String?) {
        if let url, LinkAddress.isAllowed(url) { attribute(" data-url=\"", url) }
    }

    private mutating func writeControl(_ element: BoxElement) {
        if let action = element.action { attribute(" data-action=\"", action) }
        attribute(url: element.url)
        if element.isUnreachable { html.markup(" tabindex=\"-1\" aria-hidden=\"true\"") }
        attribute(" aria-label=\"", element.spoken?.sentence)
    }

    private mutating func writeMeter(_ element: BoxElement) {
        guard let fraction = element.gauge?.progress.fraction(at: drawing.now) else {
            // A meter must have a value. Progress of unknown extent is a progress bar without a value.
            return named(" role=\"progressbar\"", element.spoken?.label)
        }
        named(" role=\"meter\"", element.spoken?.label)
        html.markup(" aria-valuemin=\"0\" aria-valuemax=\"100\" aria-valuenow=\"")
        html.number(fraction * 100)
        html.markup("\"")
        attribute(" aria-valuetext=\"", element.spoken?.value)
    }

    private mutating func named(_ role: StaticString, _ label: String?) {
        html.markup(role)
        attribute(" aria-label=\"", label)
    }

    private mutating func attribute(_ opening: StaticString, _ value: String?) {
        guard let value, !value.isEmpty else { return }
        html.markup(opening)
        html.text(value)
        html.markup("\"")
    }
}
