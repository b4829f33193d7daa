#if canImport(Testing) && !canImport(Darwin)
import Vitrine
import VitrinePlatform
import VitrineWidgets
import VitrineWire
import WidgetArchive

/// What a failed test attaches about its hosts, and what it says about probable causes.
struct DeviceReport {
    var exchanges: [DeviceRecord.Exchange]
    /// The files of the containers at the end.
    var files: [ContainerFile]

    /// What was asked and answered, oldest first, and the files that are in the containers.
    var trace: String {
        let lines = exchanges.map { exchange in
            "\(ISO8601.text(exchange.request.context.now))  \(exchange.request.body.summary)"
                + " → \(exchange.response.body.summary)" + reloads(exchange.response)
        }
        return (lines + [contents]).map { $0 + "\n" }.joined()
    }

    /// The last timeline of each placement, by the placement's name: `steps-systemSmall`.
    var timelines: [(name: String, timeline: ArchivedTimeline)] {
        var last: [String: ArchivedTimeline] = [:]
        for exchange in exchanges {
            guard case .timeline(let placement) = exchange.request.body,
                case .timeline(let timeline) = exchange.response.body
            else { continue }
            last["\(placement.kind)-\(placement.family)"] = timeline
        }
        return last.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Why the test may have failed, as far as the record shows it.
    var hints: [String] { staleTimelines + (exchanges.isEmpty ? [] : [contents]) }

    /// The widgets whose timeline is older than what it was made of.
    private var staleTimelines: [String] {
        var last: [String: Int] = [:]
        for (index, exchange) in exchanges.enumerated() {
            if case .timeline(let placement) = exchange.request.body { last[placement.kind] = index }
        }
        return last.sorted { $0.key < $1.key }
            .compactMap { kind, index in
                let isReloaded = exchanges[(index + 1)...]
                    .contains { exchange in
                        exchange.response.reloads.contains { $0.kind == nil || $0.kind == kind }
                    }
                let changed = files.first { !exchanges[index].files.contains($0) }
                guard isReloaded || changed != nil else { return nil }
                let reason = changed.map { "\($0.path) was written" } ?? "a reload was requested"
                return "\(reason) after the last timeline of \(kind) was asked for; ask the host for its timeline again"
            }
    }

    private var contents: String {
        guard !files.isEmpty else {
            return "the test's containers hold no file; write with SnapshotStore and the widget's group inside the test"
        }
        let list = files.map { "\($0.path) (\($0.byteCount) bytes)" }.joined(separator: ", ")
        return "the test's containers hold \(list)"
    }

    private func reloads(_ response: WireResponse) -> String {
        guard !response.reloads.isEmpty else { return "" }
        return ", asks to reload " + response.reloads.map { $0.kind ?? "all widgets" }.joined(separator: ", ")
    }
}

extension ArchivedTimeline {
    /// The entries in their first appearance, drawn with characters.
    var picture: String {
        entries.map { ISO8601.text($0.date) + "\n" + $0.drawing }.joined(separator: "\n")
    }
}

extension WireRequest.Body {
    /// The request in a few words.
    fileprivate var summary: String {
        switch self {
        case .describe: "describe"
        case .placeholder(let placement): "placeholder of \(placement.kind), \(placement.family)"
        case .snapshot(let placement, _): "snapshot of \(placement.kind), \(placement.family)"
        case .timeline(let placement): "timeline of \(placement.kind), \(placement.family)"
        case .performIntent(let action): "perform \(action.intent)"
        case .options(let intent, let parameter, _): "options of \(parameter) in \(intent)"
        case .screen(let screen): "screen of \(screen.width) by \(screen.height) points"
        case .openURL(let address): "open \(address)"
        case .sceneBecame(let isActive): isActive ? "app in front" : "app in the background"
        case .wake: "wake"
        case .pushTokenChanged: "push token"
        }
    }
}

extension WireResponse.Body {
    /// The answer in a few words.
    fileprivate var summary: String {
        switch self {
        case .description(let description): "\(description.widgets.count) widgets"
        case .rendering: "a rendering"
        case .timeline(let timeline): "\(timeline.entries.count) entries"
        case .done(let opensApp): opensApp ? "done, opens the app" : "done"
        case .link(let isAccepted, let reason): isAccepted ? "accepted" : "refused: \(reason ?? "without a reason")"
        case .options(let options): "\(options.count) values"
        case .failed(let failure): "failed: \(failure.message)"
        }
    }
}
#endif
