import WidgetArchive

extension HTMLPen {
    /// Writes what an element is for keyboard, screen reader and the page's script.
    mutating func writeAttributes(_ element: BoxElement) {
        switch element.role {
        case .none, .text: break
        case .hidden: html.markup(" aria-hidden=\"true\"")
        case .heading: html.markup(" role=\"heading\" aria-level=\"2\"")
        case .image: attribute(" role=\"img\" aria-label=\"", element.spoken?.sentence)
        case .group: attribute(" role=\"group\" aria-label=\"", element.spoken?.sentence)
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

    /// Writes the address that a tap asks for, if it may be passed on.
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
        attribute(" role=\"meter\" aria-label=\"", element.spoken?.label)
        guard let fraction = element.gauge?.progress.fraction(at: drawing.now) else { return }
        html.markup(" aria-valuemin=\"0\" aria-valuemax=\"100\" aria-valuenow=\"")
        html.number(fraction * 100)
        html.markup("\"")
        attribute(" aria-valuetext=\"", element.spoken?.value)
    }

    private mutating func attribute(_ opening: StaticString, _ value: String?) {
        guard let value, !value.isEmpty else { return }
        html.markup(opening)
        html.text(value)
        html.markup("\"")
    }
}
