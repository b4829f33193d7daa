package import WidgetArchive

/// State shared by all views of one archive: the request, and what the views report while they are placed.
@MainActor
package final class ArchiveSession {
    package let request: ArchiveRequest
    /// The URL that a tap on the widget opens.
    package private(set) var url: String?
    /// The actions so far, by identifier.
    package private(set) var actions: [ActionIdentifier: ArchivedAction] = [:]
    /// The findings so far.
    package private(set) var findings: [ArchiveFinding] = []
    package private(set) var background: [ArchiveNode] = []
    private var known: Set<ArchiveFinding> = []
    /// What the views of the body that is being evaluated do when they appear.
    package var appearances: [() -> Void] = []

    package init(request: ArchiveRequest) {
        self.request = request
    }

    /// Registers an action under the next identifier: `a0`, `a1`, and so on.
    ///
    /// Controls are placed in reading order, so identifiers follow it.
    package func register(_ action: ArchivedAction) -> ActionIdentifier {
        let identifier = "a\(actions.count)"
        actions[identifier] = action
        return identifier
    }

    /// Records a finding for the developer; repeated findings are recorded once.
    package func report(_ kind: ArchiveFinding.Kind, _ message: @autoclosure () -> String) {
        let finding = ArchiveFinding(kind, message())
        if known.insert(finding).inserted { findings.append(finding) }
    }

    /// Sets the widget's URL.
    ///
    /// A second, different URL is undefined in WidgetKit; the first one is kept and a finding is recorded.
    package func setURL(_ link: String) {
        guard let url else {
            self.url = link
            return
        }
        if url != link {
            report(.undefined, "two widgetURLs, \(url) and \(link): set one for the whole widget and use Link inside")
        }
    }

    /// Whether the container background is being drawn, in which no other one counts.
    package var isInBackground = false

    /// Whether the view sets a container background, which may be empty.
    package var hasContainerBackground = false

    /// Sets the boxes of the container background, in the widget's coordinates; a later call replaces an earlier one.
    package func setBackground(_ nodes: [ArchiveNode]) {
        background = nodes
    }
}
