import VitrineWire

/// A widget with the placement and family of a request.
@MainActor
struct PlacedRegistration {
    private let widget: WidgetRegistration
    private let family: WidgetFamily
    private let placement: WidgetPlacement
    /// The environment without an appearance; it is made once, because it reads the zone's file.
    private let environment: EnvironmentValues

    /// Finds the widget of a placement.
    /// - Throws: `WireFailure` with the code `unknownKind` or `unknownFamily`.
    init(
        _ placement: WidgetPlacement,
        among widgets: [WidgetRegistration],
        at moment: DeviceMoment
    ) throws(WireFailure) {
        guard let widget = widgets.first(where: { $0.kind == placement.kind }) else {
            let kinds = widgets.map(\.kind).joined(separator: ", ")
            throw WireFailure(code: "unknownKind", message: "there is no widget \(placement.kind); there are: \(kinds)")
        }
        guard let family = WidgetFamily(named: placement.family), widget.families.contains(family) else {
            let families = widget.families.map(\.description).joined(separator: ", ")
            throw WireFailure(
                code: "unknownFamily",
                message: "the widget \(widget.kind) has no family \(placement.family); it has: \(families)"
            )
        }
        self.widget = widget
        self.family = family
        self.placement = placement
        environment = EnvironmentValues(
            moment: moment,
            family: family,
            contentMargin: Self.contentMargin(of: widget, in: placement)
        )
    }

    /// Archives the placeholder, redacted.
    func placeholder() -> ArchivedRendering {
        var archiver = archiver
        archiver.request.environment.redactionReasons = .placeholder
        let entry = widget.source.placeholder(in: context(isPreview: false))
        return archiver.rendering(of: entry.view(), in: placement.variants)
    }

    /// Archives the snapshot entry.
    func snapshot(isPreview: Bool) async throws(WireFailure) -> ArchivedRendering {
        let entry = try await widget.source.snapshot(
            in: context(isPreview: isPreview),
            configuration: placement.configuration
        )
        return archiver.rendering(of: entry.view(), in: placement.variants)
    }

    /// Archives the entries of the timeline.
    /// - Throws: `WireFailure` of the provider, or with the code `badDate` for a date that is not a number.
    func timeline() async throws(WireFailure) -> ArchivedTimeline {
        let timeline = try await widget.source.timeline(
            in: context(isPreview: false),
            configuration: placement.configuration
        )
        var dates = timeline.entries.map(\.date)
        if case .after(let date) = timeline.policy.rule { dates.append(date) }
        if let index = dates.firstIndex(where: \.timeIntervalSinceReferenceDate.isNaN) {
            let owner = index < timeline.entries.count ? "entry \(index + 1)" : "the policy"
            throw WireFailure(
                code: "badDate",
                message: "the date of \(owner) is not a number; check how it is computed"
            )
        }
        let archiver = archiver
        return ArchivedTimeline(
            entries: timeline.entries.map { entry in
                ArchivedTimeline.Entry(
                    date: entry.date,
                    relevance: entry.relevance.map { Double($0.score) },
                    reasons: entry.reasons.isEmpty ? nil : entry.reasons,
                    rendering: archiver.rendering(of: entry.view(), in: placement.variants)
                )
            },
            policy: ArchivedTimeline.Policy(timeline.policy)
        )
    }

    private func context(isPreview: Bool) -> TimelineProviderContext {
        TimelineProviderContext(
            family: family,
            isPreview: isPreview,
            displaySize: CGSize(width: placement.width, height: placement.height),
            environmentVariants: .init(
                placement.variants.map { variant in
                    var values = environment
                    values.system.colorScheme = variant.isDark ? .dark : .light
                    values.widgetRenderingMode = WidgetRenderingMode(variant.renderingMode)
                    return values
                }
            )
        )
    }

    private var archiver: RenderingArchiver {
        RenderingArchiver(
            request: ArchiveRequest(
                size: CGSize(width: placement.width, height: placement.height),
                contentMargin: Self.contentMargin(of: widget, in: placement),
                cornerRadius: placement.cornerRadius,
                environment: environment
            ),
            keepsBackground: !widget.isBackgroundRemovable,
            needsBackground: !family.isAccessory
        )
    }

    private static func contentMargin(of widget: WidgetRegistration, in placement: WidgetPlacement) -> Double {
        widget.hasContentMarginsDisabled ? 0 : placement.contentMargin
    }
}

extension EnvironmentValues {
    /// Creates the environment of a widget without an appearance.
    @MainActor
    fileprivate init(moment: DeviceMoment, family: WidgetFamily, contentMargin: Double) {
        self.init(moment: moment)
        widgetFamily = family
        // The line above the clock has the system's font, whose size does not follow the chosen text size (modelled).
        if family == .accessoryInline { dynamicTypeSize = .large }
        widgetContentMargins = EdgeInsets(
            top: contentMargin,
            leading: contentMargin,
            bottom: contentMargin,
            trailing: contentMargin
        )
    }
}

extension ArchivedTimeline.Policy {
    fileprivate init(_ policy: TimelineReloadPolicy) {
        switch policy.rule {
        case .atEnd: self = .atEnd
        case .never: self = .never
        case .after(let date): self = .after(date)
        }
    }
}
