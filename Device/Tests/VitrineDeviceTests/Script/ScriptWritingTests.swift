import Foundation
import Testing
import VitrineDevice

@testable import VitrineScript

/// Scripts that are written as YAML and read again.
struct ScriptWritingTests {
    /// A script with every key, step and expectation.
    static let everything = """
        name: "All: of # it"
        start: 2026-02-03T09:00:00Z
        zone: Asia/Seoul
        chargedReloads: 7
        apps: [a, b]
        widgets:
          - {id: w, app: a, kind: k, family: systemSmall, configuration: {park: "yeouido", count: 3}}
        expect:
          - now: {shows: entry, text: "say \\"x\\"", without: no, cause: crashed, failed: false}
          - always: {widget: w, matches: '(\\d+) left', link: ^a, olderThan: 90s}
          - never: {text: x}
          - eventually: {text: x}
            within: 2h
          - sometimes: {text: x}
          - atMost: {count: 3, of: held}
          - atMidnight: {text: x}
          - afterTap: {widget: w, number: (\\d+), by: -1}
          - agree: {widget: w, patterns: [a, b]}
          - upToDate: {widget: w, patterns: [a, b]}
          - performed: {app: a}
          - afterIntent: {widget: w, app: a, name: Open, parameter: p, text: "{}!"}
        steps:
          - place: {id: v, app: a, kind: k, family: systemLarge, configuration: {count: 3}}
          - configure: {widget: v, configuration: {count: 4}}
          - configure: {widget: w}
          - remove: v
          - open: a
          - home
          - {home: true, refused: locked}
          - reboot
          - reload
          - reload: k
          - close: a
          - link: "a://b"
          - intent: {app: a, name: Add, parameters: {text: "\\"quoted\\"", count: 2, flag: true}}
          - intent: {app: a, name: Add, parameters: {absent: null, empty: "", "null": "null", list: [1, "2", null], map: {a: [true]}}}
          - tap: {widget: w, label: "A, b"}
          - tap: {widget: w}
          - {follow: {widget: w, url: "a://c"}, refused: locked}
          - push: a
          - advance: 1h30m
          - advance: midnight
          - advance: nextEntry
          - advance: 2026-02-05T09:00:00Z
          - clock: 2026-02-05T10:00:00Z
          - set: {locked: true}
          - set: {zone: UTC}
          - set: {locale: de_DE}
          - set: {appearance: clear}
          - set: {tint: "#12ab34"}
          - set: {textSize: xxxLarge}
          - set: {boldText: true}
          - set: {contrast: increased}
          - set: {reducedMotion: true}
          - set: {reducedTransparency: true}
          - set: {wallpaper: mist}
          - set: {standBy: night}
          - set: {standBy: "off"}
          - set: {hours: 24}
          - set: {hours: automatic}
          - set: {screen: 440x956}
          - set: {network: "off"}
          - set: {network: "on"}
          - set: {profile: harsh}
          - set: {location: "37.5302,127.0688"}
          - set: {location: denied}
          - set: {disk: full}
          - update: a
          - reset: {app: a, data: empty}
          - reset: {app: a}
          - session: {app: a, running: on}
          - fault: {program: a/app, call: fsync, kill: true, at: 3}
          - fault: {program: a/app, call: pwrite64, stop: true, at: 2}
          - fault: {program: a/widget, call: fsync, error: EIO}
          - fault: {program: a/app, mended: true}
          - fault: {program: a/app, name: hang}
          - fault: {program: a/app, name: crashLoop, rate: 30, seed: 9}
          - fault: {program: a/widget, name: slowStart, by: 40s}
          - fault: {program: a/widget, name: memoryCap, mebibytes: 30}
          - fault: {app: a, file: a.json, name: torn}
          - fault: {app: a, file: a.json, name: damaged}
          - fault: {app: a, file: a.json, name: newerSchema}
          - fault: {app: a, file: a.json, mended: true}
          - fault: {app: a, name: pushLost, rate: 10}
          - fault: {app: a, name: pushLate, by: 20m}
          - fault: {app: a, mended: true}
          - set: {lowPower: true}
          - together: [home, {open: a}]
          - expect: [{now: {text: y}}]

        """

    @Test func everythingIsReadBackAsItWas() throws {
        let script = try DeviceScript(yaml: Self.everything, file: "x")
        let again = try DeviceScript(yaml: script.yaml, file: "y")
        #expect(again.yaml == script.yaml)
        #expect(again.steps.map(\.action.withoutPlaces) == script.steps.map(\.action.withoutPlaces))
        #expect(again.steps.map(\.refused) == script.steps.map(\.refused))
        #expect(again.expectations.map(\.kind) == script.expectations.map(\.kind))
        #expect(again.expectations.map(\.condition) == script.expectations.map(\.condition))
        #expect(again.widgets.map(\.configuration) == script.widgets.map(\.configuration))
        #expect(again.profile == script.profile)
        #expect(again.apps == script.apps)
    }

    /// The values of an intent's parameters are JSON texts, and come back as they were.
    @Test(arguments: [
        "null", "true", "1", "-2.5e3", "\"\"", "\"null\"", "\"1\"", "\"a: b #c, {d}\"", "[]", "{}", "[1,null,\"x\"]",
        "{\"a\":{\"b\":[false]}}", "\"\\ud83d\\ude00\"", "\"\u{7f}\u{85}\u{2028}\u{feff}\"", "\"한강 \\\"\\\\ \\n\"",
    ])
    func parameterIsReadBackAsItWas(json: String) throws {
        var script = try DeviceScript(yaml: "start: 2026-02-03T09:00:00Z\nsteps: []", file: "x")
        let action = DeviceScript.Action.intent(app: "a", name: "Add", parameters: ["p": json])
        script.steps = [DeviceScript.Step(action, position: ScriptPosition(line: 1, column: 1))]
        let again = try DeviceScript(yaml: script.yaml, file: "y")
        guard case .intent(_, _, let parameters) = try #require(again.steps.first).action else {
            Issue.record("the step is \(again.steps)")
            return
        }
        func value(_ json: String) throws -> NSObject? {
            try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) as? NSObject
        }
        let read = try #require(parameters["p"])
        #expect(try value(read) == value(json), "\(script.yaml)")
    }
}

extension DeviceScript.Action {
    /// The action; steps inside it, which have their places, are left out.
    fileprivate var withoutPlaces: Self? {
        switch self {
        case .together, .expect: return nil
        default: return self
        }
    }
}
