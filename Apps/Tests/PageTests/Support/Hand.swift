import BrowserTesting

/// How a person uses a page: each hand reaches all that the page offers, in its own way.
struct Hand: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case mouse, finger, keyboard
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let page: BrowserPage
    let kind: Kind

    /// Presses the first control that matches a selector.
    func press(_ selector: String) async throws {
        guard kind == .keyboard else {
            do {
                return try await page.click(selector, withFinger: kind == .finger)
            } catch {
                throw Failure(description: "a press of \(selector): \(error)")
            }
        }
        try await reach(selector)
        let isSwitch = try await page.evaluate("document.activeElement.type === 'checkbox'") == true
        try await page.press(isSwitch ? .space : .enter)
    }

    /// Opens the menu of a widget: with the second button, a long touch, or the menu key.
    func openMenu(of widget: String) async throws {
        switch kind {
        case .mouse: try await page.openMenu(of: widget)
        case .finger:
            let place = try await page.place(of: "[data-widget=\(widget)] .widget-frame")
            try await page.point(.touchStart, at: place)
            try await page.wait(for: "#widget-menu:not([hidden])")
            try await page.point(.touchEnd, at: place)
        case .keyboard:
            try await reach("[data-widget=\(widget)] .widget-open")
            try await page.press(.menu)
        }
        try await page.wait(for: "#widget-menu:not([hidden])")
    }

    /// Moves a widget to the right while widgets are arranged.
    func move(_ widget: String) async throws {
        let handle = "[data-widget=\(widget)] .widget-move"
        guard kind == .keyboard else {
            return try await page.drag(handle, byX: 150, y: 0, withFinger: kind == .finger)
        }
        try await reach(handle)
        try await page.press(.arrowRight)
    }

    /// Moves a slider: past its middle, or with a key by one step.
    func slide(_ selector: String) async throws {
        guard kind == .keyboard else {
            return try await page.drag(selector, byX: 10, y: 0, withFinger: kind == .finger)
        }
        try await reach(selector)
        try await page.press(.arrowRight)
    }

    /// Chooses the first of a list of choices after the usual one.
    ///
    /// The list that a browser opens for a mouse or a finger is not in the page, so that they choose by script.
    func choose(_ choice: String, in selector: String) async throws {
        guard kind == .keyboard else { return try await page.choose(choice, in: selector) }
        try await reach(selector)
        try await page.press(.arrowDown)
    }

    /// Moves the focus to a control by keys: with the tab key, and by the arrows within a group.
    private func reach(_ selector: String) async throws {
        try await page.wait(for: selector)
        let target = "document.querySelector(\(BrowserPage.quoted(selector)))"
        for _ in 0..<300 {
            switch try await page.evaluate("(\(Self.nextKey))(\(target))") {
            case "here": return
            case "right": try await page.press(.arrowRight)
            case "down": try await page.press(.arrowDown)
            case "forward": try await page.press(.tab)
            default: try await page.press(.tab, withShift: true)
            }
        }
        throw Failure(description: "the keys lead to “\(try await page.focused())”, not to \(selector)")
    }

    /// The key that leads from the focus towards a control.
    private static let nextKey = """
        (target) => {
          const focus = document.activeElement;
          if (focus === target || target.id && focus.getAttribute('aria-activedescendant') === target.id) return 'here';
          const group = target.closest('[role=tablist], [role=menu], [role=listbox]');
          if (group && (group.contains(focus) || focus.getAttribute('aria-controls') === group.id)) {
            return group.role === 'tablist' ? 'right' : 'down';
          }
          return focus.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING ? 'forward' : 'back';
        }
        """
}
