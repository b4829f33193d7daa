import VitrineWire
public import WidgetArchive

/// One widget in one family as the gallery offers it.
public struct GalleryItem: Hashable, Sendable {
    /// The app's id.
    public var app: String
    /// The app's name.
    public var appName: String
    /// The widget's kind.
    public var kind: String
    /// The widget's name.
    public var displayName: String
    /// The widget's description.
    public var details: String
    /// The family.
    public var family: DisplayFamily
    /// Its size, in points.
    public var size: ArchiveSize
    /// The radius of its corners, in points.
    public var cornerRadius: Double
    /// The configuration intent's name; nil if there is nothing to configure.
    public var configurationIntent: String?
    /// The placeholder; nil if it could not be drawn.
    public var placeholder: DrawnLook?
    /// The snapshot, asked for as a preview; nil if it could not be drawn.
    public var snapshot: DrawnLook?
    /// Why something could not be drawn; nil if all was.
    public var trouble: String?
}

extension Device {
    /// Every widget that can be placed on this screen, with its placeholder and its snapshot.
    ///
    /// Kept as long as nothing has happened that they may show: the same minute on the device's clock, the same settings,
    /// and no reload, intent, link or app that may have stored something. An extension that has not said yet what it
    /// offers is left out; one that cannot draw has ``GalleryItem/trouble``.
    public func galleryItems() async -> [GalleryItem] {
        if let items = keptGalleryItems { return items }
        let circumstances = galleryCircumstances
        var items: [GalleryItem] = []
        for item in circumstances.offers { items.append(await drawn(item)) }
        gallery.keep(items, drawnIn: circumstances)
        return items
    }

    /// What was drawn before and would be drawn the same way now; nil if there is none.
    var keptGalleryItems: [GalleryItem]? { gallery.items(in: galleryCircumstances) }

    private var galleryCircumstances: GalleryCache.Circumstances {
        GalleryCache.Circumstances(
            offers: offers(),
            settings: model.settings,
            content: model.contentRevision,
            date: now.date
        )
    }

    private func offers() -> [GalleryItem] {
        var items: [GalleryItem] = []
        for app in model.apps {
            let widgets = model.programs[ProgramReference(app: app.id, role: .widget)]?.description?.widgets ?? []
            for widget in widgets {
                for family in widget.families.compactMap(DisplayFamily.init(rawValue:)) {
                    guard let size = model.screen.size(of: family) else { continue }
                    items.append(
                        GalleryItem(
                            app: app.id,
                            appName: app.name,
                            kind: widget.kind,
                            displayName: widget.displayName,
                            details: widget.details,
                            family: family,
                            size: size,
                            cornerRadius: model.screen.cornerRadius(of: family),
                            configurationIntent: widget.configurationIntent
                        )
                    )
                }
            }
        }
        return items
    }

    private func drawn(_ offer: GalleryItem) async -> GalleryItem {
        var item = offer
        do throws(DeviceError) {
            item.placeholder = try await preview(offer, isPlaceholder: true)
            item.snapshot = try await preview(offer, isPlaceholder: false)
        } catch {
            item.trouble = error.message
        }
        return item
    }

    private func preview(_ item: GalleryItem, isPlaceholder: Bool) async throws(DeviceError) -> DrawnLook? {
        let command = DeviceCommand.preview(
            app: item.app,
            kind: item.kind,
            family: item.family,
            isPlaceholder: isPlaceholder
        )
        guard case .look(let look) = try await perform(command) else { return nil }
        return look
    }
}
