package import WidgetArchive

/// Lays out a view and creates its archive.
@MainActor
package struct ViewArchiver {
    /// The environment values that the last view read and that differ between variants of an archived view.
    ///
    /// If it read none, one archive serves all variants.
    package private(set) var reads = EnvironmentReads()

    /// Whether the last view set a container background, which may be empty.
    package private(set) var hasContainerBackground = false

    package init() {}

    /// Resolves, measures and places a view.
    package mutating func archive<V: View>(_ view: V, in request: ArchiveRequest) -> EntryArchive {
        let session = ArchiveSession(request: request)
        defer { hasContainerBackground = session.hasContainerBackground }
        var environment = request.environment
        reads = EnvironmentReads()
        environment.reads = reads
        environment.stackAxis = nil
        let margin = request.contentMargin
        let root = EnvironmentValues.$current.withValue(environment) { () -> LayoutNode? in
            var resolver = _ViewResolver(environment: environment, session: session)
            resolver._evaluate { view._resolve(into: &$0) }
            guard resolver.nodes.count != 1 else { return resolver.nodes[0] }
            return StackNode(
                resolver.nodes,
                axis: .vertical,
                alignment: HorizontalAlignment.center.key,
                distance: nil
            )
        }
        guard let root else {
            session.reportWhatNoViewShows()
            return EntryArchive(size: request.size.archived, findings: session.findings)
        }
        let content = PaddingNode(
            root,
            insets: EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
        )
        var sink = ArchiveSink(session: session)
        let size = place(content, request, to: &sink)
        var audit = LayoutAudit(size: size, session: session)
        audit.inspect(content: sink.nodes, background: session.background)
        session.reportWhatNoViewShows()
        return session.archive(size: size, content: sink.nodes, in: environment)
    }

    /// Places the content in the centre of the widget, or at the top of a screen, and returns the archive's size.
    private func place(_ content: LayoutNode, _ request: ArchiveRequest, to sink: inout ArchiveSink) -> CGSize {
        var proposal = Proposal(request.size)
        var size = request.size
        if request.allowsOwnHeight {
            let ideal = content.size(Proposal(width: request.size.width, height: nil))
            size.height = max(size.height, ideal.height)
            proposal.height = size.height
        }
        let own = content.size(proposal)
        let origin = CGPoint(
            x: (size.width - own.width) / 2,
            y: request.allowsOwnHeight ? 0 : (size.height - own.height) / 2
        )
        sink.place(content, proposal, at: origin, in: CGRect(origin: .zero, size: size))
        return size
    }
}

extension EnvironmentValues {
    fileprivate var isMirrored: Bool { system.layoutDirection == .rightToLeft }
}

extension ArchiveSession {
    /// Reports the colours that do not exist, resources that cannot be read, and what the process did wrong.
    ///
    /// A colour is looked up when it is created, possibly long before the view, so every archive reports all of them.
    fileprivate func reportWhatNoViewShows() {
        #if CompleteFoundation
        for finding in _ProcessFindings.all { report(finding.kind, finding.message) }
        #endif
        if let fault = request.resources.fault { report(.missingResource, fault) }
        for name in request.resources.missingColors {
            let remedy =
                request.resources.isEmptySet(colorNamed: name)
                ? "its set in the asset catalogue is empty, so choose a colour there"
                : "add it to the extension's asset catalogue"
            report(.missingResource, "no colour named \"\(name)\": \(remedy)")
        }
    }

    fileprivate func archive(
        size: CGSize,
        content: [ArchiveNode],
        in environment: EnvironmentValues
    ) -> EntryArchive {
        var content = content
        var background = background
        if environment.isMirrored {
            content = content.map { $0.mirrored(in: size.width) }
            background = background.map { $0.mirrored(in: size.width) }
        }
        return EntryArchive(
            size: size.archived,
            background: background,
            content: content,
            url: url,
            actions: actions,
            findings: findings,
            language: environment.system.ownLanguage
        )
    }
}
