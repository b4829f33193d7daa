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
        /// Goes one on to the right.
        public static let arrowRight = Key(name: "ArrowRight", code: 39, text: nil)
        /// Goes one down.
        public static let arrowDown = Key(name: "ArrowDown", code: 40, text: nil)
    }

    /// Presses and releases the left button in the middle of the first element that a selector finds.
    ///
    /// Waits until the element is there, rests at its place for a frame, and nothing lies above its middle: a page that is
    /// still arranging itself would be clicked beside it.
    /// - Throws: `BrowserError` with `script` if that takes longer than so many seconds.
    public func click(_ selector: String, seconds: Double = 30) async throws {
        let middle = try await place(of: selector, seconds: seconds)
        for type in ["mousePressed", "mouseReleased"] {
            try await call(
                "Input.dispatchMouseEvent",
                ["type": .string(type), "x": middle[0], "y": middle[1], "button": "left", "clickCount": 1]
            )
        }
    }

    /// The middle of an element that can be pressed there.
    private func place(of selector: String, seconds: Double) async throws -> BrowserValue {
        try await evaluate(
            """
            new Promise((done, fail) => {
              const end = performance.now() + \(seconds * 1000);
              let last, hurdle;
              const look = () => {
                const element = document.querySelector(\(Self.quoted(selector)));
                const box = element?.getBoundingClientRect();
                const place = box && [box.x + box.width / 2, box.y + box.height / 2];
                const hit = place && document.elementFromPoint(...place);
                if (!element) hurdle = "there is no such element";
                else if (!element.contains(hit)) {
                  hurdle = `${hit?.outerHTML.slice(0, 80) ?? "nothing"} is seen there`;
                  element.scrollIntoView({ block: last ? "center" : "nearest", behavior: "instant" });
                } else if (last?.join() === place.join()) return done(place);
                else hurdle = "it moves";
                last = place;
                if (performance.now() > end) return fail(new Error(`cannot be clicked: ${hurdle}`));
                return requestAnimationFrame(look);
              };
              look();
            })
            """
        )
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

    /// Presses the left button in the middle of the first element that a selector finds, and releases it so far away.
    /// - Throws: `BrowserError` with `script` if it cannot be pressed.
    public func drag(_ selector: String, byX: Double, y: Double) async throws {
        let start = try await place(of: selector, seconds: 30)
        let middle = (x: start[0].number ?? 0, y: start[1].number ?? 0)
        for (type, part) in [("mousePressed", 0.0), ("mouseMoved", 0.5), ("mouseMoved", 1), ("mouseReleased", 1)] {
            try await call(
                "Input.dispatchMouseEvent",
                [
                    "type": .string(type), "x": .number(middle.x + byX * part), "y": .number(middle.y + y * part),
                    "button": "left", "buttons": 1, "clickCount": 1,
                ]
            )
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
