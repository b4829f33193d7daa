import Foundation
import VitrineWire
import WidgetArchive

/// A planted fault: what a program would send, or receive, if it had it.
enum Mutation: String, CaseIterable {
    /// A timeline without the entries at which a value grows old or the day turns.
    case staleEntryNotInserted
    /// The day is that of yesterday.
    case dayOffByOne
    /// Each entry has the view of the entry before it.
    case viewOfPreviousEntry
    /// A tap is confirmed and not performed.
    case lostTap
    /// The extension asks for a reload while it answers one.
    case reloadLoop
    /// The fourth request of each process ends it.
    case crash
    /// Whichever park a widget is about, the data of another one are loaded.
    case anotherPark
    /// A widget's link leads to another park.
    case linkToAnotherPark
    /// An intent is confirmed and not performed.
    case lostWrite
    /// What a widget showed first is shown for ever, as if no value grew old.
    case freshnessOff
    /// The extension keeps a lock in the shared container after it has answered.
    case lockKept
    /// The extension writes without a lock that would keep other programs out.
    case lockSkipped
    /// Taps that a process recorded and did not finish are never looked for.
    case journalNotRead
    /// The app asks for no reload when a chapter is read to its end.
    case endNotReported
}

extension Mutation {
    /// Changes a request on its way to the program; nil if the program must not get it.
    func changed(_ request: WireRequest) -> WireRequest? {
        var request = request
        switch (self, request.body) {
        case (.dayOffByOne, _): request.context.now -= 86_400
        case (.lostTap, .performIntent), (.lostWrite, .performIntent): return nil
        case (.anotherPark, .timeline(var placement)):
            if placement.configuration?["park"] != nil { placement.configuration?["park"] = "\"banpo\"" }
            request.body = .timeline(placement)
        default: break
        }
        return request
    }

    /// Changes a response on its way to the device.
    func changed(_ response: WireResponse) -> WireResponse {
        var response = response
        guard case .timeline(var timeline) = response.body else { return response }
        let entries = timeline.entries
        switch self {
        case .staleEntryNotInserted: timeline.entries = Array(entries.prefix(1))
        case .dayOffByOne:
            for index in entries.indices { timeline.entries[index].date += 86_400 }
            if case .after(let date) = timeline.policy { timeline.policy = .after(date + 86_400) }
        case .viewOfPreviousEntry:
            for index in entries.indices.dropFirst() {
                timeline.entries[index].rendering = entries[index - 1].rendering
            }
        case .reloadLoop: response.reloads.append(ReloadRequest())
        case .linkToAnotherPark:
            for entry in entries.indices {
                for index in entries[entry].rendering.archives.indices {
                    let link = entries[entry].rendering.archives[index].url
                    timeline.entries[entry].rendering.archives[index].url = link?
                        .replacing("park/yeouido", with: "park/banpo")
                }
            }
        case .lostTap, .crash, .anotherPark, .lostWrite, .freshnessOff, .lockKept, .lockSkipped, .journalNotRead,
            .endNotReported:
            break
        }
        response.body = .timeline(timeline)
        return response
    }
}
