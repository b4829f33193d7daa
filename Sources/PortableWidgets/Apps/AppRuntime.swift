package import VitrineWire
import WidgetArchive

/// Answers the device's requests to an app.
@MainActor
package final class AppRuntime<Content: App>: ChildRuntime {
    private let make: @MainActor () -> Content
    private lazy var app = make()
    private let performer: IntentPerformer
    /// The window of the last screen request; links are offered to the views of that size.
    private var window = ScreenRequest(width: 390, height: 844)

    /// Creates the runtime; the app itself is created at the first request, within the moment of that request.
    package init(_ make: @escaping @MainActor () -> Content) {
        self.make = make
        let declared = (Content.self as? any DeviceApp.Type)?.intents
        performer = IntentPerformer(catalog: IntentCatalog(declared ?? Self.named))
    }

    /// The intents of an app that was written for Apple, which does not list them: the command that built it names
    /// them.
    private static var named: [any AppIntent.Type] {
        #if CompleteFoundation
        let names = getenv("VITRINE_INTENTS").map { String(cString: $0) } ?? ""
        return names.split(separator: ",").compactMap { IntentCatalog().type(named: String($0)) }
        #else
        []
        #endif
    }

    private var deviceApp: (any DeviceApp)? { app as? any DeviceApp }
    private var deviceType: (any DeviceApp.Type)? { Content.self as? any DeviceApp.Type }

    package func answer(
        _ body: WireRequest.Body,
        at moment: DeviceMoment
    ) async throws(WireFailure) -> WireResponse.Body {
        switch body {
        case .describe:
            let intents = performer.catalog.types.map { IntentForm(of: $0) }
            return .description(ChildDescription(intents: intents, schemes: deviceType?.urlSchemes ?? []))
        case .screen(let request):
            window = request
            return .rendering(try screen(at: moment, linkHandlers: LinkHandlers()))
        case .openURL(let text):
            return try await open(text, at: moment)
        case .performIntent(let action):
            return .done(opensApp: try await performer.perform(action))
        case .options(let intent, let parameter, let search):
            return .options(try await performer.options(of: intent, parameter: parameter, search: search))
        case .sceneBecame(let isActive):
            await deviceApp?.sceneBecame(active: isActive)
            return .done(opensApp: false)
        case .wake:
            await deviceApp?.woke()
            return .done(opensApp: false)
        case .placeholder, .snapshot, .timeline, .pushTokenChanged:
            throw WireFailure(code: "unsupported", message: "an app has no widgets; ask its extension's process")
        }
    }

    /// Evaluates the first window's view and archives it.
    private func screen(at moment: DeviceMoment, linkHandlers: LinkHandlers) throws(WireFailure) -> ArchivedRendering {
        var list = _SceneList()
        app.body._collect(into: &list)
        guard let content = list.windows.first else {
            throw WireFailure(code: "noWindow", message: "\(Content.self) has no WindowGroup; add one to its body")
        }
        var environment = EnvironmentValues(moment: moment)
        environment.system.linkHandlers = linkHandlers
        let archiver = RenderingArchiver(
            request: ArchiveRequest(
                size: CGSize(width: window.width, height: window.height),
                contentMargin: 0,
                cornerRadius: 0,
                environment: environment,
                allowsOwnHeight: true
            ),
            keepsBackground: true
        )
        return archiver.rendering(of: content(), in: [window.variant])
    }

    private func open(_ text: String, at moment: DeviceMoment) async throws(WireFailure) -> WireResponse.Body {
        // The system has chosen the app: by the scheme, or because the link is one of the app's own widgets.
        guard let url = URL(string: text), url.scheme != nil else {
            return .link(accepted: false, reason: "not a URL with a scheme: \(text.prefix(200))")
        }
        if let reason = deviceApp?.refusal(of: url) { return .link(accepted: false, reason: reason) }
        let registered = LinkHandlers()
        _ = try screen(at: moment, linkHandlers: registered)
        guard !registered.handlers.isEmpty else {
            return .link(
                accepted: false,
                reason: "the app's screen has no onOpenURL that could take \(text.prefix(200))"
            )
        }
        for handler in registered.handlers { handler(url) }
        await deviceApp?.opened(url)
        return .link(accepted: true, reason: nil)
    }
}
