import BrowserTesting
import Testing
import VitrineDevice
import WidgetArchive

extension PageTests {
    @Suite struct Appearance {
        @Test func appearanceAndTextChangeAtOnceWithoutAReload() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                let look = "getComputedStyle(document.querySelector('.panel')).backgroundColor"
                let light = try await page.evaluate(look)
                try await device.set(\.appearance, to: .dark)
                try await page.wait(for: ":root[data-appearance=dark]")
                #expect(try await page.evaluate(look) == light)
                try await page.setPreferences(isDark: true, reducesMotion: true)
                #expect(try await page.evaluate(look) != light)
                let screen = "document.getElementById('screen').selectedOptions[0].textContent"
                #expect(try await page.evaluate(screen) == "iPhone 16, 393 × 852")
                try await page.setPreferences(reducesMotion: true)

                try await page.show(tab: "world")
                for appearance in DeviceAppearance.allCases {
                    try await device.set(\.appearance, to: appearance == .light ? .dark : .light)
                    let loaded = await device.snapshot().widgets.map(\.acceptedAt)
                    try await page.click("button[data-appearance=\(appearance.rawValue)]")
                    try await page.wait(for: ":root[data-appearance=\(appearance.rawValue)]")
                    let theme = appearance == .light ? "vl" : "vd"
                    try await page.wait(until: "document.querySelectorAll('.widget .vw.\(theme)').length === 2")
                    #expect(await device.snapshot().widgets.map(\.acceptedAt) == loaded)
                    #expect(
                        try await page.count("button[aria-pressed=true][data-appearance=\(appearance.rawValue)]") == 1
                    )
                }

                // Icons follow the appearance.
                let icon = """
                    ((icon) => `${getComputedStyle(icon.querySelector('img')).filter} ${getComputedStyle(icon, '::after').backgroundColor}`)(
                      document.querySelector('.app-icon'))
                    """
                try await device.set("tint", to: "#00ff00")
                var looks: Set<String> = []
                for appearance in DeviceAppearance.allCases {
                    try await device.set(\.appearance, to: appearance)
                    try await page.wait(for: ":root[data-appearance=\(appearance.rawValue)]")
                    let found = try await page.evaluate(icon).string ?? ""
                    #expect(found.contains("rgb(0, 255, 0)") == (appearance == .tinted), "\(found)")
                    if appearance != .clear { looks.insert(found) }
                }
                #expect(looks.count == 3, "\(looks)")

                try await device.set(\.appearance, to: .light)
                try await page.wait(for: ":root[data-appearance=light]")
                let opaque = """
                    ['.home .widget-frame', '.dock'].filter((each) => {
                      const { backgroundColor } = getComputedStyle(document.querySelector(each));
                      return !backgroundColor.startsWith('rgba') && !backgroundColor.includes('/');
                    }).join()
                    """
                for appearance in [DeviceAppearance.tinted, .clear] {
                    try await device.set(\.display.isTransparencyReduced, to: false)
                    try await device.set(\.appearance, to: appearance)
                    try await page.wait(for: ":root[data-appearance=\(appearance.rawValue)]")
                    try await page.wait(until: "\(opaque) === ''", showing: opaque)
                    try await device.set(\.display.isTransparencyReduced, to: true)
                    try await page.wait(until: "\(opaque) === '.home .widget-frame,.dock'", showing: opaque)
                }

                // So do text size and direction, at once.
                let picture = "document.querySelector('[data-widget=w1] .vw').outerHTML"
                try await page.evaluate("window.before = \(picture)")
                try await page.fill("#text-size", "xxxLarge")
                try await page.wait(until: "\(picture) !== window.before")
                #expect(await device.snapshot().settings.display.textSize == .xxxLarge)
                try await page.evaluate("window.before = \(picture)")
                try await device.set(\.locale, to: "ar_XB")
                try await page.wait(until: "\(picture) !== window.before")
            }
        }

        @Test func legibilityTintAndScreenAreChosenOnThePage() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                try await page.show(tab: "world")
                try await page.click("[data-setting=boldText]")
                try await page.click("[data-setting=increasedContrast]")
                try await page.click("[data-setting=reducedMotion]")
                try await page.click("[data-setting=reducedTransparency]")
                try await page.wait(for: ":root[data-motion=reduced]")
                try await page.fill("#wallpaper", "mist")
                try await page.wait(for: ":root[data-wallpaper=mist]")
                try await page.wait(for: "of 30 MiB", in: "[data-program] .memory")
                #expect(try await page.count("[data-program] .memory meter[aria-label]") == 1)
                // The phone's own clock is in its locale, as the widgets' times are.
                let clock = "document.querySelector('.status .time').textContent"
                #expect(try await page.evaluate(clock).string?.hasPrefix("9:") == true)
                try await page.fill("#hour-cycle", "twentyFourHours")
                try await page.wait(until: "\(clock).startsWith('09:')")
                try await page.click("[data-appearance=tinted]:is(button)")
                try await page.wait(for: ":root[data-appearance=tinted]")
                try await page.fill("#tint", "#ff8800")
                try await page.fill("#screen", "440x956")
                try await page.wait(until: "document.querySelector('.screen').offsetWidth === 440")
                let settings = await device.snapshot().settings
                let display = settings.display
                #expect(display.isTextBold && display.isContrastIncreased)
                #expect(display.isMotionReduced && display.isTransparencyReduced)
                #expect(settings.wallpaper == .mist)
                #expect(settings.hourCycle == .twentyFourHours)
                #expect(settings.tint == ArchiveRGBA(rawValue: 0xff88_00ff))
            }
        }

        @Test func lockScreenCoversEverythingAndStandByShowsSmallWidgetsOnBlack() async throws {
            try await PageTests.onPage(of: [.sample()]) { page, device in
                try await page.waitForWidgets()
                try await page.show(tab: "world")
                try await page.click("#lock")
                try await page.wait(for: ".lock:not([hidden])")
                #expect(await device.snapshot().settings.isLocked)
                let covered = try await page.evaluate(
                    """
                    [...document.querySelectorAll('.home :is(.widget-frame, .app-icon)')].every((element) => {
                      const box = element.getBoundingClientRect();
                      return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.lock');
                    })
                    """
                )
                #expect(covered == true)
                #expect(try await page.count(".home:not([inert])") == 0)
                #expect(try await page.text(".lock-time") == "9:41")
                #expect(try await page.text(".lock-date") == "Wednesday, June 3")
                try await page.click(".unlock")
                try await page.wait(forNo: ".lock:not([hidden])")
                #expect(try await page.count(".home[inert]") == 0)

                try await page.fill("#standby", "night")
                // The view for StandBy replaces the dark one as soon as the extension has answered.
                try await page.wait(for: ".phones[data-standby=night] .lying [data-widget=w1] .vw")
                try await page.wait(
                    until:
                        "document.querySelector('.lying .screen').offsetWidth > document.querySelector('.lying .screen').offsetHeight"
                )
                #expect(try await page.count(".lying .widget") == 1)
                #expect(try await page.evaluate("document.querySelector('.lying .app-home').offsetHeight") == 5)
                // One widget stands beside the clock.
                try await page.wait(until: "/^\\d+:\\d+$/.test(document.querySelector('.stack-clock').textContent)")
                try await page.fill("#standby", "day")
                try await page.wait(for: ".phones[data-standby=day] .lying [data-widget=w1] .vw")
                try await page.click(".lying .app-home")
                try await page.wait(forNo: ".lying")
                try await page.wait(for: ".home [data-widget=w1] .vw")
                #expect(await device.snapshot().settings.standBy == .off)

                try await page.click("[data-program] button[aria-label^=Push]")
                try await page.show(tab: "trace")
                try await page.wait(for: "push", in: "#trace")
                #expect(await device.trace().contains { $0.message == "a push asked for a reload" })

                // A person who looks at the page on a phone turns it.
                try await page.showPhone()
                try await device.set(\.standBy, to: .day)
                let screen = "document.querySelector('.lying .screen')"
                let shape = "[\(screen).offsetWidth, \(screen).offsetHeight].join()"
                try await page.wait(for: ".lying .stack")
                #expect(try await page.evaluate(shape).string == "393,852")
                try await page.setViewport(width: 844, height: 390, scale: 1)
                try await page.wait(until: "\(shape) === '852,393'", showing: shape)
                try await page.setViewport(width: 390, height: 844, scale: 1)
                try await page.wait(until: "\(shape) === '393,852'", showing: shape)
            }
        }

        @Test func lockScreenHasItsOwnWidgetsOnceOnEveryPage() async throws {
            try await PageTests.onPage(of: [.lucidPal]) { page, device in
                try await page.waitForWidgets()
                let inline = try await device.place("LucidPalAgenda", .accessoryInline, of: "app.lucidpal")
                let id = try await device.place("LucidPalAgenda", .accessoryRectangular, of: "app.lucidpal")
                try await device.set(\.isLocked, to: true)
                try await page.wait(for: ".lock:not([hidden]) [data-widget=\(id)] .vw")
                let size = try await page.evaluate(
                    """
                    (() => {
                      const box = document.querySelector('[data-widget=\(id)] .widget-frame').getBoundingClientRect();
                      return [box.width, box.height];
                    })()
                    """
                )
                #expect(size == [160, 72])

                // The inline widget is not cut beside the date.
                try await page.wait(for: ".lock:not([hidden]) [data-widget=\(inline)] .vw")
                let box = "document.querySelector('.lock [data-widget=\(inline)]').getBoundingClientRect()"
                let screen = "document.querySelector('.screen').getBoundingClientRect()"
                #expect(try await page.evaluate("\(box).width") == 234)
                #expect(
                    try await page.evaluate("\(box).left >= \(screen).left && \(box).right <= \(screen).right") == true
                )
                // The date is one line.
                #expect(try await page.evaluate("document.querySelector('.lock-date').offsetHeight < 30") == true)
                try await page.click(".unlock")
                try await page.wait(forNo: ".lock:not([hidden])")

                // There is one lock screen, and the page below it returns.
                try await page.setViewport(width: 1024, height: 844, scale: 1)
                try await page.evaluate(
                    "document.querySelector('.phone:nth-child(2)').scrollIntoView({ inline: 'start', behavior: 'instant' })"
                )
                try await device.set(\.isLocked, to: true)
                try await page.wait(for: ".phone:nth-child(2) .lock:not([hidden])")
                #expect(try await page.count(".phone:not([hidden]) .unlock") == 1)
                try await page.click(".unlock")
                try await page.wait(forNo: ".lock:not([hidden])")
                let place = "document.querySelector('.phone:nth-child(2)').getBoundingClientRect()"
                try await page.wait(until: "(({ left, right }) => left >= 0 && right <= innerWidth)(\(place))")

                // In a window as narrow as a phone, the page in view must have the lock screen's controls and widgets.
                try await page.showPhone()
                try await page.evaluate(
                    "document.querySelector('.phone:nth-child(2)').scrollIntoView({ inline: 'center', behavior: 'instant' })"
                )
                try await device.set(\.isLocked, to: true)
                try await page.wait(for: ".phone:nth-child(2) .lock:not([hidden]) [data-widget=\(id)] .vw")
                #expect(try await page.text(".phone:nth-child(2) .lock-time") == "9:41")
                try await page.click(".phone:nth-child(2) .unlock")
                try await page.wait(forNo: ".lock:not([hidden])")
                #expect(await !device.snapshot().settings.isLocked)

                // A locale whose clock the browser and the device choose differently.
                try await page.setViewport(width: 1440, height: 1000, scale: 1)
                try await device.set(\.timeZone, to: "Asia/Seoul")
                try await device.set(\.locale, to: "ar_XB")
                try await page.wait(for: "[data-mirrored]")
                try await page.wait(for: "16:41", in: ".status .time")
                let order = """
                    [['.status .time', '.status .battery'], ['.dots i:first-child', '.dots i:last-child']].every((pair) => {
                      const [first, last] = pair.map((each) => document.querySelector(each).getBoundingClientRect());
                      return first.left > last.right;
                    })
                    """
                #expect(try await page.evaluate(order) == true)
            }
        }
    }
}
