package import VitrineWire
import WidgetArchive

#if CompleteFoundation
import Dispatch
#endif

/// Answers the device's requests to a widget extension.
@MainActor
package final class ExtensionRuntime: ChildRuntime {
    /// The widgets in the bundle's order, registered at the first request, because the available families may depend
    /// on the kind of device.
    package var widgets: [WidgetRegistration] { list.registrations }
    private lazy var list = make()
    private lazy var performer = IntentPerformer(catalog: IntentCatalog(widgets.compactMap { $0.source.intent }))
    private let make: @MainActor () -> _WidgetList

    package init<Bundle: WidgetBundle>(_ bundle: Bundle) {
        make = {
            var list = _WidgetList()
            bundle.body._register(in: &list)
            return list
        }
    }

    package init<Content: Widget>(_ widget: Content) {
        make = {
            var list = _WidgetList()
            widget._register(in: &list)
            return list
        }
    }

    package func answer(
        _ body: WireRequest.Body,
        at moment: DeviceMoment
    ) async throws(WireFailure) -> WireResponse.Body {
        #if CompleteFoundation
        await settleProviders()
        #endif
        switch body {
        case .describe:
            return .description(description)
        case .placeholder(let placement):
            let placed = try PlacedRegistration(placement, among: widgets, at: moment)
            return .rendering(placed.placeholder())
        case .snapshot(let placement, let isPreview):
            let placed = try PlacedRegistration(placement, among: widgets, at: moment)
            return .rendering(try await placed.snapshot(isPreview: isPreview))
        case .timeline(let placement):
            let placed = try PlacedRegistration(placement, among: widgets, at: moment)
            return .timeline(try await placed.timeline())
        case .performIntent(let action):
            return .done(opensApp: try await performer.perform(action))
        case .options(let intent, let parameter, let search):
            return .options(try await performer.options(of: intent, parameter: parameter, search: search))
        case .pushTokenChanged(let token):
            try changePushToken(token)
            return .done(opensApp: false)
        case .screen, .openURL, .sceneBecame, .wake:
            throw WireFailure(code: "unsupported", message: "an extension has no screen; ask the app's process")
        }
    }

    #if CompleteFoundation
    private var areProvidersSettled = false

    /// Makes the providers, and lets the main queue do what their initialisers put into it.
    ///
    /// Apple's extension runs its main queue between the two, and providers rely on it: one makes its location manager
    /// there.
    private func settleProviders() async {
        guard !areProvidersSettled else { return }
        areProvidersSettled = true
        _ = list
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
    #endif

    /// The widgets and intents that the extension offers.
    package var description: ChildDescription {
        let intents = IntentCatalog(widgets.compactMap { $0.source.intent }).types
        return ChildDescription(
            widgets: widgets.map(WidgetDescription.init),
            intents: intents.map { IntentForm(of: $0) },
            findings: list.findings.isEmpty ? nil : list.findings
        )
    }

    /// Passes a token to the bundle's push handlers, to each type once.
    private func changePushToken(_ text: String) throws(WireFailure) {
        guard let info = WidgetPushInfo(hexadecimal: text) else {
            throw WireFailure(code: "badRequest", message: "the push token is not a sequence of hexadecimal bytes")
        }
        var known: Set<ObjectIdentifier> = []
        let placed = RequestScope.current?.placedWidgets.compactMap(WidgetInfo.init) ?? []
        for handler in widgets.compactMap(\.pushHandler) where known.insert(ObjectIdentifier(handler)).inserted {
            handler.init().pushTokenDidChange(info, widgets: placed)
        }
    }
}

extension WidgetDescription {
    @MainActor
    fileprivate init(_ widget: WidgetRegistration) {
        self.init(
            kind: widget.kind,
            displayName: widget.displayName.isEmpty ? widget.kind : widget.displayName,
            details: widget.details,
            families: WidgetFamily.allCases.filter(widget.families.contains).map(\.description),
            configurationIntent: widget.source.intent.map { IntentCatalog.name(of: $0) },
            hasContentMarginsDisabled: widget.hasContentMarginsDisabled,
            hasPushHandler: widget.pushHandler == nil ? nil : true,
            disfavoredLocations: widget.disfavoredLocations.isEmpty
                ? nil : widget.disfavoredLocations.mapValues { $0.map(\.description) }
        )
    }
}
