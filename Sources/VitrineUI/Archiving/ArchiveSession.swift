#if !canImport(SwiftUI)
package import WidgetArchive

/// What all views of one archive share: the request, and what they hand up while they are placed.
@MainActor
package final class ArchiveSession {
    /// The circumstances.
    package let request: ArchiveRequest
    /// The link of a tap on the widget.
    package private(set) var url: String?
    /// The actions so far, by identifier.
    package private(set) var actions: [ActionIdentifier: ArchivedAction] = [:]
    /// What was noticed so far.
    package private(set) var findings: [ArchiveFinding] = []
    /// The container background.
    package private(set) var background: [ArchiveNode] = []
    private var known: Set<ArchiveFinding> = []

    /// Begins an archive.
    package init(request: ArchiveRequest) {
        self.request = request
    }

    /// Gives an action the next identifier, `a0`, `a1` …: controls are placed in reading order.
    package func register(_ action: ArchivedAction) -> ActionIdentifier {
        let identifier = "a\(actions.count)"
        actions[identifier] = action
        return identifier
    }

    /// Notes something worth a developer's eye, once.
    package func report(_ kind: ArchiveFinding.Kind, _ message: @autoclosure () -> String) {
        let finding = ArchiveFinding(kind, message())
        if known.insert(finding).inserted { findings.append(finding) }
    }

    /// Takes the widget's link; a second one is undefined, and the first stays.
    package func setURL(_ link: String) {
        guard let url else {
            self.url = link
            return
        }
        if url != link {
            report(.undefined, "two widgetURLs, \(url) and \(link): set one for the whole widget and use Link inside")
        }
    }

    /// Takes the container background's boxes, in the widget's coordinates; a later one replaces it.
    package func setBackground(_ nodes: [ArchiveNode]) {
        background = nodes
    }
}
#endif
