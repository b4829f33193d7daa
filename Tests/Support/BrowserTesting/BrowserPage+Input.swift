extension BrowserPage {
    /// A key that a test presses.
    public struct Key: Sendable {
        let name: String
        let code: Int
        let text: String?

        /// Moves the focus on.
        public static let tab = Key(name: "Tab", code: 9, text: nil)
        /// Activates a button or link.
        public static let enter = Key(name: "Enter", code: 13, text: "\r")
        /// Activates a button or switch.
        public static let space = Key(name: " ", code: 32, text: " ")
        /// Leaves a dialogue.
        public static let escape = Key(name: "Escape", code: 27, text: nil)
    }

    /// Presses and releases the left button in the middle of the first element that a selector finds.
    /// - Throws: `BrowserError` with `script` if there is none.
    public func click(_ selector: String) async throws {
        let middle = try await evaluate(
            """
            (() => {
              const element = document.querySelector(\(Self.quoted(selector)));
              if (!element) throw new Error("no element");
              element.scrollIntoView({ block: "nearest" });
              const box = element.getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2];
            })()
            """
        )
        for type in ["mousePressed", "mouseReleased"] {
            try await call(
                "Input.dispatchMouseEvent",
                ["type": .string(type), "x": middle[0], "y": middle[1], "button": "left", "clickCount": 1]
            )
        }
    }

    /// Presses and releases a key, optionally with Shift.
    public func press(_ key: Key, withShift: Bool = false) async throws {
        var parameters: [String: BrowserValue] = [
            "key": .string(key.name), "code": .string(key.name == " " ? "Space" : key.name),
            "windowsVirtualKeyCode": .number(Double(key.code)), "modifiers": withShift ? 8 : 0,
        ]
        if let text = key.text { parameters["text"] = .string(text) }
        for type in [key.text == nil ? "rawKeyDown" : "keyDown", "keyUp"] {
            parameters["type"] = .string(type)
            try await call("Input.dispatchKeyEvent", .object(parameters))
        }
    }

    /// Types characters into the focused element, all at once.
    public func type(_ text: String) async throws {
        try await call("Input.insertText", ["text": .string(text)])
    }

    /// A text as a JavaScript literal.
    public static func quoted(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029 || scalar == "<":
                let digits = String(scalar.value, radix: 16)
                literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
