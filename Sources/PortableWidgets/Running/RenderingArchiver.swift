import VitrineWire
import WidgetArchive

/// Archives a view in each requested appearance, and stores equal archives only once.
///
/// A view is laid out again for another appearance only if it read an environment value that differs, because a view
/// gives the same result for the same values.
@MainActor
struct RenderingArchiver {
    /// The archive request without an appearance.
    var request: ArchiveRequest
    /// Whether the container background stays in every rendering mode.
    let keepsBackground: Bool
    /// Whether a view without a container background is not shown.
    var needsBackground = false

    /// An archived appearance, and which environment values the view read for it.
    private struct Known {
        let variant: AppearanceVariant
        let reads: EnvironmentReads
        let index: Int

        func serves(_ other: AppearanceVariant) -> Bool {
            (!reads.colorScheme || variant.isDark == other.isDark)
                && (!reads.renderingMode || variant.renderingMode == other.renderingMode)
                && (!reads.showsBackground || variant.showsBackground == other.showsBackground)
        }
    }

    /// Archives a view in each of the variants.
    func rendering(of view: any View, in variants: [AppearanceVariant]) -> ArchivedRendering {
        var known: [Known] = []
        var rendering = ArchivedRendering(archives: [], variants: [])
        for variant in variants.isEmpty ? [AppearanceVariant()] : variants {
            if let match = known.first(where: { $0.serves(variant) }) {
                rendering.variants.append(match.index)
                continue
            }
            var archiver = ViewArchiver()
            let archive = archive(view, in: variant, with: &archiver)
            let index = rendering.archives.firstIndex(of: archive) ?? rendering.archives.count
            if index == rendering.archives.count { rendering.archives.append(archive) }
            rendering.variants.append(index)
            known.append(Known(variant: variant, reads: archiver.reads, index: index))
        }
        return rendering
    }

    private func archive(
        _ view: some View,
        in variant: AppearanceVariant,
        with archiver: inout ViewArchiver
    ) -> EntryArchive {
        var request = request
        request.environment.system.colorScheme = variant.isDark ? .dark : .light
        request.environment.widgetRenderingMode = WidgetRenderingMode(variant.renderingMode)
        request.environment.showsWidgetContainerBackground =
            keepsBackground || variant.showsBackground
        var archive = archiver.archive(view, in: request)
        guard needsBackground, !archiver.hasContainerBackground else { return archive }
        var substitute = ViewArchiver()
        let shown = substitute.archive(MissingBackground(), in: request)
        (archive.content, archive.background, archive.actions) = (shown.content, shown.background, [:])
        archive.findings.append(
            ArchiveFinding(
                .undefined,
                "the widget has no containerBackground, so that iOS shows \"\(MissingBackground.text)\" in its place"
            )
        )
        return archive
    }
}

/// What iOS 17 and later show in place of a widget that sets no container background.
private struct MissingBackground: View {
    static let text = "Please adopt containerBackground API"

    var body: some View {
        Text(verbatim: Self.text)
            .font(.footnote)
            .multilineTextAlignment(.center)
            .unredacted()
            .containerBackground(.background, for: .widget)
    }
}

extension AppearanceVariant {
    /// Whether the system shows a background that may be removed.
    fileprivate var showsBackground: Bool {
        renderingMode == .fullColor && !isBackgroundRemoved
    }
}

extension EnvironmentValues {
    /// Creates the environment of a request's moment.
    @MainActor
    init(moment: DeviceMoment) {
        self.init()
        system.now = moment.now
        system.localeIdentifier = moment.localeIdentifier
        system.ownLanguage = moment.ownLanguage
        system.timeZoneIdentifier = moment.timeZoneIdentifier
        system.secondsFromGMT = moment.secondsFromGMT
        system.display = moment.display
        system.dynamicTypeSize = DynamicTypeSize(named: moment.display.textSize.rawValue) ?? .large
        system.legibilityWeight = moment.display.isTextBold ? .bold : .regular
        system.layoutDirection = LayoutDirection(ofLocale: moment.localeIdentifier)
    }
}
