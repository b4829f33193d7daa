import BrowserTesting
import Foundation
import Testing
import VitrineDevice
import VitrineTesting

/// Walks the flows of a page with one hand, in one window; each flow can be walked again.
struct Walker: Sendable {
    enum Scheme: String, CaseIterable, Sendable {
        case light, dark, forced
    }

    let hand: Hand
    let device: Device
    /// The window's width in CSS pixels.
    let width: Int
    let scheme: Scheme
    /// The folder for a picture of each step; nil keeps none.
    let pictures: URL?

    private var page: BrowserPage { hand.page }
    private var name: String { "\(width)-\(scheme)-\(hand.kind)" }
    /// Whether the window shows the phone or one tab at a time.
    private var isNarrow: Bool { width <= 700 }

    /// Walks a flow, and names it if it fails.
    func walk(_ flow: Flow) async throws {
        try await page.setViewport(width: width, height: isNarrow ? 844 : 1000, scale: 1)
        try await page.setPreferences(isDark: scheme == .dark, reducesMotion: true, forcesColors: scheme == .forced)
        try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": .bool(hand.kind == .finger)])
        do {
            try await steps(of: flow)
            try await settle()
        } catch {
            try await keepPicture("\(flow)-failed")
            throw Hand.Failure(description: "\(name), \(flow): \(error)")
        }
        let fits = try await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        #expect(fits == true, "\(name), \(flow)")
    }

    /// Waits until the device has nothing to do, and the page shows what it has.
    private func settle() async throws {
        #expect(await device.settle(waitingFor: Patience.limit))
        let end = ContinuousClock.now + Patience.limit
        // A reload that was held back may begin after that, so what the device has is asked again.
        while true {
            var missing: [String] = []
            for widget in await device.snapshot().widgets {
                guard let digest = widget.picture?.digest else { continue }
                let shown = "[data-widget=\(widget.id)][data-digest='\(digest)']:not([data-status=pending])"
                if try await page.count(shown) == 0 { missing.append(shown) }
            }
            if missing.isEmpty { return }
            guard ContinuousClock.now < end else {
                throw Hand.Failure(description: "the page does not show \(missing)")
            }
        }
    }

    /// Shows a tab; `home` is the phone, which a wide window always shows.
    private func show(_ tab: String) async throws {
        guard tab != "home" || isNarrow else { return }
        try await hand.press("[role=tab][data-tab=\(tab)]")
        try await page.wait(for: "[role=tab][data-tab=\(tab)][aria-selected=true]")
    }

    /// Undoes the last change with the button in the header.
    private func undo(_ change: String) async throws {
        try await hand.press("#undo")
        try await page.wait(for: "Undone: ", in: "#toast.shown")
        try await page.wait(for: change, in: "#toast.shown")
    }

    private func keepPicture(_ step: String) async throws {
        guard let pictures else { return }
        try await page.screenshot(isWhole: false).write(to: pictures.appending(path: "\(name)-\(step).png"))
    }
}

// The flows.
extension Walker {
    enum Flow: CaseIterable, Sendable {
        case habit, faults, inspector, timeline, arranging, gallery, commands, time, lock, variants
    }

    private func steps(of flow: Flow) async throws {
        switch flow {
        case .habit: try await logHabit()
        case .faults: try await endConditions()
        case .inspector: try await inspect()
        case .timeline: try await moveTheClock()
        case .arranging: try await arrange()
        case .gallery: try await add()
        case .commands: try await command()
        case .time: try await advance()
        case .lock: try await lock()
        case .variants: try await compareVariants()
        }
    }

    /// Logs a habit, or takes that back, follows the line that names the reload into the trace, and goes back: the
    /// widget shows it.
    private func logHabit() async throws {
        try await show("home")
        let before = try await page.text("[data-widget=w1] .vw")
        try await hand.press("[data-app='app.lucidpal']")
        try await page.wait(for: ".app-window .vw")
        try await hand.press("[aria-label$='Call family']")
        try await page.wait(for: "LucidPal reloaded, free", in: "#toast.shown")
        try await keepPicture("habit")
        try await hand.press("#toast button")
        try await page.wait(for: "#trace > li")
        try await keepPicture("trace")
        if !isNarrow { try await hand.press("#trace-close") }
        try await show("home")
        try await hand.press(".app-bar .leave")
        try await page.wait(forNo: ".app-window")
        let shown = "document.querySelector('[data-widget=w1] .vw').textContent"
        try await page.wait(until: "\(shown) !== \(BrowserPage.quoted(before))")
        try await keepPicture("habit-done")
    }

    /// Breaks a program, saves power, ends both in the header, and takes that back.
    private func endConditions() async throws {
        try await show("world")
        try await hand.choose("hang", in: "[data-setting='fault.app.lucidpal/widget']")
        try await page.wait(for: "LucidPal’s widgets: Hang", in: "#conditions:not([hidden])")
        try await hand.press("[data-setting=lowPower]")
        try await page.wait(for: "Low Power Mode", in: "#conditions")
        try await keepPicture("faults")
        try await hand.press("#conditions [data-clear]")
        try await page.wait(for: "#conditions[hidden]")
        // A message may be gone before keys lead to it on a busy machine.
        try await hand.press("#undo")
        try await page.wait(for: "Low Power Mode", in: "#conditions:not([hidden])")
        try await page.wait(for: "LucidPal’s widgets: Hang", in: "#conditions")
        try await keepPicture("faults-undone")
        try await hand.press("#conditions [data-clear]")
        try await page.wait(for: "#conditions[hidden]")
    }

    /// Asks why, reloads, and looks at a part.
    private func inspect() async throws {
        try await show("widgets")
        try await hand.press("[data-row=w1] .name")
        try await page.wait(for: "If the app asked now", in: "#detail-why")
        try await keepPicture("why")
        try await hand.press("#detail [data-part=budget]")
        try await hand.press("#detail [data-perform=reload]")
        try await page.wait(for: "free: requested on the device", in: ".charges li")
        try await keepPicture("budget")
        try await hand.press("#detail [data-part=parts]")
        try await hand.press("#inspector-tree button")
        try await page.wait(for: "#inspected dt")
        #expect(!(try await page.text("#inspected").contains("NaN")), "\(name)")
        try await keepPicture("parts")
        try await leaveDetail()
    }

    /// Compares variants of a widget; a device draws each of them, which takes it seconds.
    private func compareVariants() async throws {
        try await show("widgets")
        try await hand.press("[data-row=w1] .name")
        try await hand.press("#detail .in-variants")
        try await page.wait(for: "#variants .variants-row .vw")
        try await keepPicture("variants")
        try await hand.press("#variants [data-close]")
        try await page.wait(forNo: "#variants[open]")
        try await leaveDetail()
    }

    /// Closes the inspector, which opens next at its first part.
    private func leaveDetail() async throws {
        try await hand.press("#detail [data-part=why]")
        try await hand.press("#detail-close")
        try await page.wait(for: "#detail[hidden]")
    }

    /// Previews a later moment of the timeline, moves the clock there, and back.
    private func moveTheClock() async throws {
        try await show("widgets")
        try await hand.press("[data-row=w1] .name")
        try await hand.press("#detail [data-part=timeline]")
        try await page.wait(for: "#timeline-entries li")
        try await hand.slide("#scrubber")
        try await page.wait(for: "#timeline-go:not(:disabled)")
        try await keepPicture("scrubber")
        try await hand.press("#timeline-go")
        try await page.wait(until: "document.getElementById('undo').title.includes('the clock was moved')")
        try await undo("the clock was moved")
        try await leaveDetail()
    }

    /// Moves a widget and undoes that, then removes it and undoes that.
    private func arrange() async throws {
        try await show("home")
        try await hand.openMenu(of: "w1")
        try await hand.press("#widget-menu [data-item=arrange]")
        try await page.wait(for: ".arranging")
        try await hand.move("w1")
        try await page.wait(for: "was moved to", in: "#toast.shown")
        try await keepPicture("arranging")
        try await hand.press("#arrange-done")
        try await page.wait(forNo: ".arranging")
        try await undo("was moved to")
        try await hand.openMenu(of: "w1")
        try await hand.press("#widget-menu [data-item=remove]")
        try await page.wait(forNo: "[data-widget=w1]")
        try await hand.press("#undo")
        try await page.wait(for: "[data-widget=w1] .vw")
    }

    /// Adds a widget from the gallery.
    private func add() async throws {
        try await hand.press("#open-gallery")
        try await page.wait(for: ".gallery-item .vw")
        try await keepPicture("gallery")
        try await hand.press(".gallery-item button")
        try await page.wait(forNo: "#gallery[open]")
        try await page.wait(until: "document.querySelectorAll('.widget .vw').length === 4")
        try await undo("was added")
    }

    /// Finds a command by its words, and reads the help.
    private func command() async throws {
        try await hand.press("#open-palette")
        try await page.wait(for: "#palette[open]")
        try await page.type("dark or light")
        try await keepPicture("palette")
        try await hand.press("#palette-list [role=option]")
        try await page.wait(for: ":root[data-appearance=dark]")
        try await undo("appearance was changed")
        try await hand.press("#open-help")
        try await page.wait(for: "#help[open]")
        try await keepPicture("help")
        try await hand.press("#help [data-close]")
        try await page.wait(forNo: "#help[open]")
    }

    /// Lets an hour pass, and takes it back.
    private func advance() async throws {
        try await show("time")
        try await hand.press("[data-advance='3600']")
        try await page.wait(until: "document.getElementById('undo').title.includes('forward by 1 h')")
        try await keepPicture("time")
        try await undo("forward by 1 h")
    }

    /// Locks the screen, unlocks it, and looks at the findings.
    private func lock() async throws {
        try await show("world")
        try await hand.press("#lock")
        try await page.wait(for: ".lock:not([hidden])")
        try await show("home")
        try await keepPicture("lock")
        try await hand.press(".unlock")
        try await page.wait(forNo: ".lock:not([hidden])")
        try await show("findings")
        try await keepPicture("findings")
    }
}
