import VitrineWire
public import WidgetArchive

/// One widget in one family, as offered in the gallery.
public struct GalleryItem: Hashable, Sendable {
    public var app: String
    public var appName: String
    public var kind: String
    public var displayName: String
    public var details: String
    public var family: DisplayFamily
    /// Its size, in points.
    public var size: ArchiveSize
    /// The radius of its corners, in points.
    public var cornerRadius: Double
    /// The system's content margin for the family, in points; 0 on the lock screen.
    public var contentMargin: Double
    /// Whether the widget disabled the content margin.
    public var hasContentMarginsDisabled: Bool
    /// Whether the widget says that this family is less useful at the place where it would be put.
    public var isDisfavored: Bool
    /// The configuration intent's name; nil if there is nothing to configure.
    public var configurationIntent: String?
    /// The placeholder; nil if it could not be rendered.
    public var placeholder: DrawnRendering?
    /// The snapshot, requested as a preview; nil if it could not be rendered.
    public var snapshot: DrawnRendering?
    /// Why the placeholder or the snapshot could not be rendered; nil if both were rendered.
    public var trouble: String?
}

extension Device {
    /// Every widget that can be placed on this screen, with its placeholder and its snapshot.
    ///
    /// The items are cached while their renderings cannot change: in the same minute on the device's clock, with the
    /// same settings, and without a reload, intent, link or app that may have stored data. An extension that is not
    /// described yet has no items; an item that could not be rendered has ``GalleryItem/trouble``.
    public func galleryItems() async -> [GalleryItem] {
        if let items = keptGalleryItems { return items }
        let circumstances = galleryCircumstances
        var items: [GalleryItem] = []
        for item in circumstances.offers { items.append(await drawn(item)) }
        gallery.keep(items, drawnIn: circumstances)
        return items
    }

    /// The cached items, if they are still valid; otherwise nil.
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
                            contentMargin: model.screen.contentMargin(of: family),
                            hasContentMarginsDisabled: widget.hasContentMarginsDisabled,
                            isDisfavored: widget.isDisfavored(family),
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

    private func preview(_ item: GalleryItem, isPlaceholder: Bool) async throws(DeviceError) -> DrawnRendering? {
        let command = DeviceCommand.preview(
            app: item.app,
            kind: item.kind,
            family: item.family,
            isPlaceholder: isPlaceholder
        )
        guard case .rendering(let rendering) = try await perform(command) else { return nil }
        return rendering
    }
}

extension WidgetDescription {
    /// Whether a family is less useful on the home screen, or for its families on the lock screen.
    fileprivate func isDisfavored(_ family: DisplayFamily) -> Bool {
        let location = family.isAccessory ? "lockScreen" : "homeScreen"
        return disfavoredLocations?[location]?.contains(family.rawValue) ?? false
    }
}
