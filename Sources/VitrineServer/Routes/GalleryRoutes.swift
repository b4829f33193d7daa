import Hummingbird
import VitrineDevice
import VitrineWire

/// The gallery: each kind in each family the screen takes, as its snapshot and its placeholder.
struct GalleryRoutes {
    /// The device.
    let device: Device

    /// Adds `GET /api/gallery`.
    func add(to group: RouterGroup<some RequestContext>) {
        group.get("gallery") { _, _ in try await gallery() }
    }

    private struct Gallery: ResponseCodable {
        struct Look: Codable {
            var html: String?
            var message: String
        }

        struct Family: Codable {
            var family, name: String
            var width, height, radius: Double
            var snapshot, placeholder: Look
        }

        struct Kind: Codable {
            var app, appName, kind, name, details: String
            var families: [Family]
        }

        var kinds: [Kind]
    }

    private func gallery() async throws -> Gallery {
        let state = await device.snapshot()
        var kinds: [Gallery.Kind] = []
        for app in state.apps {
            for widget in app.widgets?.widgets ?? [] {
                var families: [Gallery.Family] = []
                for family in widget.families.compactMap(DisplayFamily.init(rawValue:)) {
                    guard !family.isAccessory, let size = state.screen.size(of: family) else { continue }
                    families.append(
                        Gallery.Family(
                            family: family.rawValue,
                            name: family.spokenName,
                            width: size.width,
                            height: size.height,
                            radius: state.screen.cornerRadius(of: family),
                            snapshot: await look(app.id, widget.kind, family, isPlaceholder: false, state),
                            placeholder: await look(app.id, widget.kind, family, isPlaceholder: true, state)
                        )
                    )
                }
                kinds.append(
                    Gallery.Kind(
                        app: app.id,
                        appName: app.name,
                        kind: widget.kind,
                        name: widget.displayName,
                        details: widget.details,
                        families: families
                    )
                )
            }
        }
        return Gallery(kinds: kinds)
    }

    private func look(
        _ app: String,
        _ kind: String,
        _ family: DisplayFamily,
        isPlaceholder: Bool,
        _ state: DeviceSnapshot
    ) async -> Gallery.Look {
        switch await device.perform(.preview(app: app, kind: kind, family: family, isPlaceholder: isPlaceholder)) {
        case .look(let look):
            let shown = state.settings.appearance == .light ? look.variants.first : look.variants.dropFirst().first
            guard let index = shown ?? look.variants.first, look.archives.indices.contains(index) else {
                return Gallery.Look(message: "The extension answered without a look.")
            }
            let html = PageDrawing(settings: state.settings, date: state.clock.date).widget(
                look.archives[index],
                id: "g-\(kind)-\(family.rawValue)-\(isPlaceholder ? "p" : "s")",
                cornerRadius: state.screen.cornerRadius(of: family),
                isPlaceholder: isPlaceholder
            )
            return Gallery.Look(html: html, message: "")
        case .refused(let error): return Gallery.Look(message: error.message)
        default: return Gallery.Look(message: "The extension answered without a look.")
        }
    }
}
