import Foundation
import VitrineDevice
import VitrineWire
import WidgetArchive

/// The device's model with eight widgets for thirty days, its providers in this process, compared with a heap of plain
/// structs that handles as many events and does nothing else.
struct DeviceMonthRow: BenchmarkRow {
    let name = "device.month"

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        var month = DeviceMonth()
        let start = ContinuousClock.now
        let events = month.play()
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let heapStart = ContinuousClock.now
        let handled = PlainHeap.handle(events)
        let heapSeconds = (ContinuousClock.now - heapStart) / .seconds(1)
        return RowResult(
            name: name,
            unit: "events/s",
            ours: Double(events) / seconds,
            peer: Double(handled) / heapSeconds,
            peerName: "a heap of plain structs",
            bar: .atLeast(0.3),
            condition: seconds < 1,
            notes: [String(format: "%d events in %.2f s; the bar is 1 s", events, seconds)]
        )
    }
}

/// A device with eight widgets that reload every half hour, answered at once.
private struct DeviceMonth {
    private static let app = "app.month"
    private static let start = Date(timeIntervalSinceReferenceDate: 790_000_000)
    private static let end = start.addingTimeInterval(30 * 86_400)

    private var model: DeviceModel
    private var effects: [DeviceEffect] = []
    private var events = 0

    init() {
        let placements = (0..<8).map { _ in PlacementManifest(kind: "kind", family: .systemSmall) }
        let app = AppManifest(
            id: Self.app,
            name: "Month",
            group: "group.month",
            program: "/nowhere/app",
            widgetProgram: "/nowhere/widget",
            placements: placements
        )
        model = DeviceModel(
            profile: .observed,
            apps: [app],
            days: .system,
            at: DeviceInstant(date: Self.start, uptime: .zero)
        )
        effects = model.start()
    }

    /// Plays the month and returns the number of events.
    mutating func play() -> Int {
        var now = DeviceInstant(date: Self.start, uptime: .zero)
        answer(at: now)
        while now.date < Self.end {
            let wake = model.nextWake
            let byUptime = wake.uptime.map { now.date.addingTimeInterval(($0 - now.uptime) / .seconds(1)) }
            let next = [wake.date, byUptime].compactMap(\.self).min() ?? Self.end
            let step = max(min(next, Self.end).timeIntervalSince(now.date), 0.001)
            now = DeviceInstant(
                date: now.date.addingTimeInterval(step),
                uptime: now.uptime + .milliseconds(Int((step * 1_000).rounded(.up)))
            )
            handle(.timePassed, at: now)
            answer(at: now)
        }
        return events
    }

    private mutating func handle(_ event: DeviceEvent, at now: DeviceInstant) {
        events += 1
        effects += model.handle(event, at: now)
    }

    private mutating func answer(at now: DeviceInstant) {
        while let effect = effects.popLast() {
            guard case .send(let request) = effect, let body = Self.body(for: request, at: now.date) else { continue }
            handle(.answered(request.token, .success(WireResponse(id: request.token, body: body))), at: now)
        }
    }

    private static func body(for request: ProgramRequest, at now: Date) -> WireResponse.Body? {
        switch request.body {
        case .describe:
            let widget = WidgetDescription(kind: "kind", displayName: "Kind", families: ["systemSmall"])
            return .description(ChildDescription(widgets: request.program.role == .app ? [] : [widget]))
        case .placeholder(let placement):
            return .rendering(rendering(placement, now))
        case .timeline(let placement):
            let entries = [0.0, 900]
                .map { offset in
                    ArchivedTimeline.Entry(date: now.addingTimeInterval(offset), rendering: rendering(placement, now))
                }
            return .timeline(ArchivedTimeline(entries: entries, policy: .after(now.addingTimeInterval(1_800))))
        default:
            return nil
        }
    }

    private static func rendering(_ placement: WidgetPlacement, _ now: Date) -> ArchivedRendering {
        let archive = EntryArchive(
            size: ArchiveSize(width: 158, height: 158),
            content: [],
            url: "month://\(Int(now.timeIntervalSinceReferenceDate))"
        )
        return ArchivedRendering(archives: [archive], variants: placement.variants.map { _ in 0 })
    }
}

/// A binary heap of events by time: the least that a scheduler does.
private struct PlainHeap {
    private struct Event {
        var time: Double
        var widget: Int
    }

    private var events: [Event] = []

    /// Takes the earliest event and adds the next one of its widget, as often as asked; returns how often.
    static func handle(_ count: Int) -> Int {
        var heap = PlainHeap()
        for widget in 0..<8 { heap.add(Event(time: Double(widget), widget: widget)) }
        var handled = 0
        while handled < count, let event = heap.take() {
            heap.add(Event(time: event.time + 1_800, widget: event.widget))
            handled += 1
        }
        return handled
    }

    private mutating func add(_ event: Event) {
        events.append(event)
        var index = events.count - 1
        while index > 0, events[index].time < events[(index - 1) / 2].time {
            events.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private mutating func take() -> Event? {
        guard let first = events.first, let last = events.popLast() else { return nil }
        guard !events.isEmpty else { return first }
        events[0] = last
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2]
            where child < events.count && events[child].time < events[least].time {
                least = child
            }
            guard least != index else { return first }
            events.swapAt(index, least)
            index = least
        }
    }
}
