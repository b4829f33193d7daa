import Foundation
import VitrineWire
import WidgetArchive

/// The correct answers of the program.
enum GoodAnswer {
    /// A complete answer to any request; it contains the request's date, so that two timelines differ.
    static func to(_ request: WireRequest) -> WireResponse {
        WireResponse(id: request.id, body: body(request), reloads: reloads(request))
    }

    /// As ``to(_:)``, with the last entry of a timeline in the year 4001, after which nothing follows.
    static func far(_ request: WireRequest) -> WireResponse {
        var response = to(request)
        if case .timeline(var timeline) = response.body {
            timeline.entries = Array(timeline.entries.prefix(2))
            timeline.entries[1].date = .distantFuture
            timeline.policy = .never
            response.body = .timeline(timeline)
        }
        return response
    }

    /// As ``to(_:)``, with a link in the first entry of a timeline that no other answer has.
    static func ofDice(_ request: WireRequest) -> WireResponse {
        var response = to(request)
        if case .timeline(var timeline) = response.body {
            for index in timeline.entries[0].rendering.archives.indices {
                timeline.entries[0].rendering.archives[index].url = "faulty://\(UUID().uuidString)"
            }
            response.body = .timeline(timeline)
        }
        return response
    }

    /// As ``to(_:)``, with a finding in the second entry of a timeline, and the third 21 seconds after it.
    static func withLaterFinding(_ request: WireRequest) -> WireResponse {
        var response = to(request)
        if case .timeline(var timeline) = response.body {
            for index in timeline.entries[1].rendering.archives.indices {
                timeline.entries[1].rendering.archives[index].findings = [
                    ArchiveFinding(.truncated, "a long text is cut")
                ]
            }
            timeline.entries[2].date = timeline.entries[1].date.addingTimeInterval(21)
            response.body = .timeline(timeline)
        }
        return response
    }

    private static func body(_ request: WireRequest) -> WireResponse.Body {
        let now = request.context.now
        switch request.body {
        case .describe:
            return .description(description)
        case .placeholder(let placement):
            return .rendering(rendering(placement, text: "placeholder"))
        case .snapshot(let placement, let isPreview):
            return .rendering(rendering(placement, text: "snapshot \(isPreview)"))
        case .timeline(let placement):
            let entries = (0..<3)
                .map { number in
                    ArchivedTimeline.Entry(
                        date: now.addingTimeInterval(Double(number) * 600),
                        rendering: rendering(placement, text: "\(now.timeIntervalSinceReferenceDate)/\(number)")
                    )
                }
            return .timeline(ArchivedTimeline(entries: entries, policy: .after(now.addingTimeInterval(3_600))))
        case .performIntent(let action):
            return .done(opensApp: action.intent == "OpenIntent")
        case .options:
            return .options([ParameterOption(value: "\"run\"", title: "Run")])
        case .screen(let screen):
            let size = ArchiveSize(width: screen.width, height: screen.height)
            return .rendering(ArchivedRendering(archives: [EntryArchive(size: size)], variants: [0]))
        case .openURL(let url):
            let isTaken = !url.hasSuffix("refused")
            return .link(accepted: isTaken, reason: isTaken ? nil : "there is no such page")
        case .sceneBecame, .wake, .pushTokenChanged:
            return .done(opensApp: false)
        }
    }

    private static func reloads(_ request: WireRequest) -> [ReloadRequest] {
        guard case .performIntent(let action) = request.body, action.intent == "ReloadIntent" else { return [] }
        return [ReloadRequest(kind: "faulty")]
    }

    private static var description: ChildDescription {
        ChildDescription(
            widgets: [
                WidgetDescription(
                    kind: "faulty",
                    displayName: "Faulty",
                    families: ["systemSmall", "systemMedium", "accessoryCircular"],
                    configurationIntent: "ChooseIntent"
                )
            ],
            intents: [IntentForm(name: "LogIntent", title: "Log")],
            schemes: ["faulty"]
        )
    }

    private static func rendering(_ placement: WidgetPlacement, text: String) -> ArchivedRendering {
        let archives = placement.variants.map { variant in
            EntryArchive(
                size: ArchiveSize(width: placement.width, height: placement.height),
                content: [link("faulty://row")],
                url: "faulty://\(text)/\(variant.isDark)/\(variant.renderingMode.rawValue)",
                actions: ["a0": ArchivedAction(intent: "LogIntent"), "a1": ArchivedAction(intent: "OpenIntent")]
            )
        }
        return ArchivedRendering(archives: archives, variants: Array(archives.indices))
    }

    private static func link(_ url: String) -> ArchiveNode {
        ArchiveNode(frame: ArchiveRect(x: 0, y: 0, width: 50, height: 20), content: .link(url))
    }
}

extension WireRequest.Body {
    /// The request's name on the command line.
    var word: String {
        switch self {
        case .describe: "describe"
        case .placeholder: "placeholder"
        case .snapshot: "snapshot"
        case .timeline: "timeline"
        case .performIntent: "intent"
        case .options: "options"
        case .screen: "screen"
        case .openURL: "link"
        case .sceneBecame: "scene"
        case .wake: "wake"
        case .pushTokenChanged: "pushToken"
        }
    }
}
