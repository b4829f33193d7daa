extension BrowserPage {
    /// A key on the keyboard.
    public struct Key: Sendable {
        let name: String
        let code: Int
        let text: String?

        /// Moves the focus forward.
        public static let tab = Key(name: "Tab", code: 9, text: nil)
        /// Activates a button or link.
        public static let enter = Key(name: "Enter", code: 13, text: "\r")
        /// Activates a button or switch.
        public static let space = Key(name: " ", code: 32, text: " ")
        /// Closes a dialogue.
        public static let escape = Key(name: "Escape", code: 27, text: nil)
        /// Types a letter, a digit or a sign.
        public static func character(_ character: Character) -> Key {
            let code = character.uppercased().unicodeScalars.first.map { Int($0.value) } ?? 0
            return Key(name: String(character), code: code, text: String(character))
        }

        /// Opens the menu of the focused element.
        public static let menu = Key(name: "ContextMenu", code: 93, text: nil)
        /// Moves one step to the right.
        public static let arrowRight = Key(name: "ArrowRight", code: 39, text: nil)
        /// Moves one step down.
        public static let arrowDown = Key(name: "ArrowDown", code: 40, text: nil)
    }

    /// Clicks the middle of the first element that matches a selector, or taps it with a finger.
    ///
    /// The method first waits until the element exists, does not move for a frame, and is not covered at its middle. If
    /// the element moves away before the click arrives, the page does not receive the click, and the method tries
    /// again.
    /// - Throws: `BrowserError` with `script` if the wait takes longer than `Patience.limit`, `deadline` if 20 clicks
    ///   miss the element.
    public func click(_ selector: String, withFinger: Bool = false) async throws {
        for _ in 0..<20 {
            let middle = try await place(of: selector, thenDo: Self.clickGuard)
            if withFinger {
                try await tap(at: middle)
            } else {
                for event in [PointerEvent.mousePressed, .mouseReleased] { try await point(event, at: middle) }
            }
            do {
                if try await evaluate("window.clickGuard?.end() === true") == false { return }
            } catch let error as BrowserError where error.code == .refused {
                // The click has replaced the page.
                return
            }
        }
        throw BrowserError(.deadline, "moved away from 20 clicks: \(selector)")
    }

    /// Taps a place with a finger, and waits until the page has received the click.
    private func tap(at place: BrowserValue) async throws {
        // A busy browser answers late, and a finger that rests meanwhile would be a long touch.
        post("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [["x": place[0], "y": place[1]]]])
        try await point(.touchEnd, at: place)
        // A browser without a window hands a touch on with its next frame, and draws none where nothing changes.
        try await wait(until: "requestAnimationFrame(() => {}), window.clickGuard?.isDecided() ?? true")
    }

    /// Keeps a click from the page if it misses `element`: a press beside it, or a release after it has moved.
    ///
    /// A finger whose release a busy browser receives late has rested, one that is taken for the start of a scroll is
    /// cancelled, and one that comes down right after a drag ends that movement: none of them clicks.
    private static let clickGuard = """
        const types = ["pointerdown", "mousedown", "pointerup", "pointercancel", "mouseup", "click"];
        let isPressed = false, isMissed = false, hasLanded = false, isRefused = false, pressedAt = 0;
        const judge = (event) => {
          if (hasLanded) return;
          const isInside = element.contains(event.target);
          if (event.type === "pointerdown") pressedAt = event.timeStamp;
          const isRelease = event.type === "pointerup" && event.pointerType === "touch";
          if (isRelease && event.timeStamp - pressedAt > 400 || event.type === "pointercancel") {
            // A click that comes all the same comes by then.
            requestAnimationFrame(() => requestAnimationFrame(() => { isRefused = true; }));
          } else if (isRelease) setTimeout(() => { isRefused = true; }, 400);
          if (event.type === "pointerdown") [isPressed, isMissed] = [isInside, !isInside];
          if (event.type === "click") {
            if (isInside && !isMissed) hasLanded = true;
            // A handler that captures the pointer receives the click in place of an element that stayed where it was.
            else isMissed ||= !element.isConnected || middleOf(element).join() !== place.join();
          }
          if (!isMissed) return;
          event.preventDefault();
          event.stopImmediatePropagation();
        };
        types.forEach((type) => addEventListener(type, judge, true));
        window.clickGuard = {
          isDecided: () => hasLanded || isMissed || isRefused || !element.isConnected,
          end() {
            types.forEach((type) => removeEventListener(type, judge, true));
            // An element that the page replaces under the press receives no click at all.
            return isMissed || !hasLanded && (isRefused || isPressed && !element.isConnected);
          }
        };
        """

    /// The middle of an element, after it can be clicked there.
    ///
    /// At that moment, `script` runs; it sees `element` and its middle, `place`.
    /// - Throws: `BrowserError` with `script` if the wait takes longer than `Patience.limit`.
    public func place(of selector: String, thenDo script: String = "") async throws -> BrowserValue {
        try await evaluate(
            """
            new Promise((done, fail) => {
              const end = performance.now() + \(Self.patience);
              const middleOf = (element) => {
                const box = element.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
              };
              let last, hurdle;
              const check = () => {
                const element = document.querySelector(\(Self.quoted(selector)));
                const place = element && middleOf(element);
                const hit = place && document.elementFromPoint(...place);
                if (!element) hurdle = "there is no such element";
                else if (!element.contains(hit)) {
                  hurdle = `${hit?.outerHTML.slice(0, 80) ?? "nothing"} covers it`;
                  element.scrollIntoView({ block: last ? "center" : "nearest", behavior: "instant" });
                } else if (last?.join() === place.join()) {
                  \(script)
                  return done(place);
                } else hurdle = "it moves";
                last = place;
                if (performance.now() > end) return fail(new Error(`cannot be clicked: ${hurdle}`));
                return requestAnimationFrame(check);
              };
              check();
            })
            """
        )
    }

    /// Presses and releases a key, optionally with Shift or Control.
    public func press(_ key: Key, withShift: Bool = false, withControl: Bool = false) async throws {
        var parameters: [String: BrowserValue] = [
            "key": .string(key.name), "code": .string(key.name == " " ? "Space" : key.name),
            "windowsVirtualKeyCode": .number(Double(key.code)),
            "modifiers": .number((withShift ? 8 : 0) + (withControl ? 2 : 0)),
        ]
        if let text = key.text, !withControl { parameters["text"] = .string(text) }
        parameters["type"] = .string(key.text == nil || withControl ? "rawKeyDown" : "keyDown")
        post("Input.dispatchKeyEvent", .object(parameters))
        parameters["type"] = "keyUp"
        try await call("Input.dispatchKeyEvent", .object(parameters))
    }

    /// Drags from the middle of the first element that matches a selector, by a distance in CSS pixels.
    /// - Throws: `BrowserError` with `script` if the element cannot be clicked.
    public func drag(_ selector: String, byX: Double, y: Double, withFinger: Bool = false) async throws {
        let start = try await place(of: selector)
        try await point(withFinger ? .touchStart : .mousePressed, at: start)
        for part in [0.5, 1] {
            try await point(withFinger ? .touchMove : .mouseMoved, at: start, byX: byX * part, y: y * part)
        }
        try await point(withFinger ? .touchEnd : .mouseReleased, at: start, byX: byX, y: y)
    }

    /// What a mouse or a finger does, by its name in the protocol of the browser.
    public enum PointerEvent: String, Sendable {
        case mousePressed, mouseMoved, mouseReleased, touchStart, touchMove, touchEnd
    }

    /// Presses, moves or releases the mouse or a finger, at a distance from a place, which is an array of x and y.
    public func point(_ event: PointerEvent, at place: BrowserValue, byX: Double = 0, y: Double = 0) async throws {
        let type = BrowserValue.string(event.rawValue)
        let x = BrowserValue.number((place[0].number ?? 0) + byX)
        let y = BrowserValue.number((place[1].number ?? 0) + y)
        switch event {
        case .mousePressed, .mouseMoved, .mouseReleased:
            let button: [String: BrowserValue] = ["type": type, "x": x, "y": y, "button": "left", "buttons": 1]
            try await call("Input.dispatchMouseEvent", .object(button.merging(["clickCount": 1]) { $1 }))
        case .touchStart, .touchMove, .touchEnd:
            let fingers: BrowserValue = event == .touchEnd ? [] : [["x": x, "y": y]]
            try await call("Input.dispatchTouchEvent", ["type": type, "touchPoints": fingers])
        }
    }

    /// Inserts text into the focused element in one step.
    public func type(_ text: String) async throws {
        try await call("Input.insertText", ["text": .string(text)])
    }

    /// A text as a JavaScript string literal.
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
