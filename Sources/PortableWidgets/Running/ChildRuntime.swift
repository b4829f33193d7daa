import PortableUI
package import Vitrine
import VitrinePlatform
package import VitrineWire
import WidgetArchive

/// Answers the device's requests for an extension or an app, in a process of its own or inside a test.
@MainActor
package protocol ChildRuntime: AnyObject {
    /// Answers one request within its scope.
    /// - Throws: `WireFailure`, which becomes the response; the child continues with the next request.
    func answer(_ body: WireRequest.Body, at moment: DeviceMoment) async throws(WireFailure) -> WireResponse.Body
}

extension ChildRuntime {
    /// Answers a request within a scope and adds the reloads that were requested meanwhile.
    func response(to request: WireRequest, in scope: RequestScope) async -> WireResponse {
        // Before anything is registered: the names of widgets are looked up then.
        ResourceCatalog.current.localeIdentifier = scope.moment.localeIdentifier
        ResourceCatalog.current.isContrastIncreased = scope.moment.display.isContrastIncreased
        let body: WireResponse.Body
        do throws(WireFailure) {
            guard SupportedDates.contains(scope.moment.now) else {
                let message = "`now` of the request is not \(SupportedDates.description)"
                throw WireFailure(code: "badRequest", message: message)
            }
            body = try await answer(request.body, at: scope.moment)
        } catch {
            body = .failed(error)
        }
        let notes = scope.takeNotes()
        return WireResponse(
            id: request.id,
            body: body,
            reloads: scope.takeReloads(),
            notes: notes.isEmpty ? nil : notes,
            wakeAfter: scope.takeWake(),
            asksForLocation: scope.takeLocationRequest() ? true : nil
        )
    }

    /// Answers a request in a scope of the current task alone, as tests do that run in parallel.
    package func respond(to request: WireRequest, containers: ContainersDirectory? = nil) async -> WireResponse {
        let scope = RequestScope(request.context, containers: containers)
        return await scope.run { await self.response(to: request, in: scope) }
    }
}

extension RequestScope {
    /// Creates the scope of a request; the app runs in its own language if it has no texts in the device's.
    convenience init(_ context: RequestContext, containers: ContainersDirectory?) {
        let language = ResourceCatalog.current.ownLanguage(on: context.locale)
        self.init(
            moment: DeviceMoment(
                now: context.now,
                timeZoneIdentifier: context.timeZone,
                localeIdentifier: language.map { AppLocale.identifier(language: $0, on: context.locale) }
                    ?? context.locale,
                isLocked: context.isLocked,
                location: DeviceLocation(context.location),
                containers: containers,
                isPad: context.idiom == .pad,
                display: context.display,
                uptime: context.uptime,
                ownLanguage: language,
                deviceLocaleIdentifier: context.locale
            ),
            placedWidgets: context.placedWidgets ?? []
        )
    }
}
