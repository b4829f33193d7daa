import Hummingbird
import VitrineDevice
import VitrineSheet
import VitrineWire
import WidgetArchive

/// The route for the gallery, which shows each kind in each supported family as a snapshot and as a placeholder.
struct GalleryRoutes {
    let device: Device

    /// Adds `GET /api/gallery`.
    func add(to group: RouterGroup<some Hummingbird.RequestContext>) {
        group.get("gallery") { _, _ in await gallery() }
    }

    private struct Gallery: ResponseCodable {
        struct Rendering: Codable {
            var html: String?
            var message: String
        }

        struct Family: Codable {
            var family, name: String
            var isAccessory: Bool
            /// Whether the widget says that the family is less useful on this screen.
            var isDisfavored: Bool
            var width, height, radius: Double
            var snapshot, placeholder: Rendering
        }

        struct Kind: Codable {
            var app, appName, kind, name, details: String
            var families: [Family]
        }

        var kinds: [Kind] = []
    }

    private func gallery() async -> Gallery {
        let state = await device.snapshot()
        var gallery = Gallery()
        for item in await device.galleryItems() {
            let family = family(item, in: state)
            if let last = gallery.kinds.last, last.app == item.app, last.kind == item.kind {
                gallery.kinds[gallery.kinds.count - 1].families.append(family)
            } else {
                gallery.kinds.append(
                    Gallery.Kind(
                        app: item.app,
                        appName: item.appName,
                        kind: item.kind,
                        name: item.displayName,
                        details: item.details,
                        families: [family]
                    )
                )
            }
        }
        return gallery
    }

    private func family(_ item: GalleryItem, in state: DeviceSnapshot) -> Gallery.Family {
        Gallery.Family(
            family: item.family.rawValue,
            name: item.family.spokenName,
            isAccessory: item.family.isAccessory,
            isDisfavored: item.isDisfavored,
            width: item.size.width,
            height: item.size.height,
            radius: item.cornerRadius,
            snapshot: rendering(item.snapshot, of: item, isPlaceholder: false, in: state),
            placeholder: rendering(item.placeholder, of: item, isPlaceholder: true, in: state)
        )
    }

    private func rendering(
        _ rendering: DrawnRendering?,
        of item: GalleryItem,
        isPlaceholder: Bool,
        in state: DeviceSnapshot
    ) -> Gallery.Rendering {
        guard let picture = rendering?.picture(for: AppearanceVariant(state.settings.appearance)) else {
            return Gallery.Rendering(message: item.trouble ?? "The extension has not rendered this yet.")
        }
        let html = PageDrawing(settings: state.settings, date: state.clock.date)
            .widget(
                picture.archive,
                id: "g-\(item.kind)-\(item.family.rawValue)-\(isPlaceholder ? "p" : "s")",
                family: item.family,
                cornerRadius: item.cornerRadius,
                isPlaceholder: isPlaceholder
            )
        return Gallery.Rendering(html: html, message: "")
    }
}
