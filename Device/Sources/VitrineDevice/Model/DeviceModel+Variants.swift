import VitrineWire

extension DeviceModel {
    /// Requests an archived view of a variant.
    mutating func inquire(about variant: WidgetVariant, _ ticket: CommandTicket) {
        guard app(variant.app, ticket) != nil, offers(variant.app, variant.kind, variant.family, ticket) else { return }
        if let refusal = variant.locale.flatMap(LocaleName.refusal) { return refuse(ticket, .badValue, refusal) }
        var placement = wirePlacement(
            kind: variant.kind,
            family: variant.family,
            configuration: variant.configuration
        )
        // Only small widgets are shown in StandBy.
        if variant.family == .systemSmall { placement.variants.append(.standBy) }
        send(
            variant.content.request(for: placement),
            to: ProgramReference(app: variant.app, role: .widget),
            for: .preview(app: variant.app, variants: placement.variants, ticket),
            in: settings.settings(for: variant)
        )
    }

    /// The archived view of the entry that a timeline shows now.
    func present(_ timeline: ArchivedTimeline, asked variants: [AppearanceVariant]) throws(DeviceError)
        -> DrawnRendering
    {
        let accepted = try AcceptedTimeline(timeline, asked: variants, profile: profile, at: moment.date)
        return accepted.entries[accepted.index(at: moment.date)].rendering
    }
}

extension WidgetVariant.Content {
    fileprivate func request(for placement: WidgetPlacement) -> WireRequest.Body {
        switch self {
        case .entry: .timeline(placement)
        case .snapshot: .snapshot(placement, isPreview: true)
        case .placeholder: .placeholder(placement)
        }
    }
}
