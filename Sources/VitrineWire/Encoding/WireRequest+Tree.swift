#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension WireMessage {
    /// Reads a request.
    ///
    /// What a device usually writes is read by hand, as it is the first thing that a fresh extension does; everything else
    /// is left to `JSONDecoder`, which also words the errors.
    /// - Throws: `WireError` with code `notAMessage` if the bytes are not JSON or another message.
    public static func decode(_ type: WireRequest.Type, from body: [UInt8]) throws(WireError) -> WireRequest {
        if let request = JSONTree(body).flatMap(WireRequest.init(tree:)) { return request }
        return try decodeByCodable(type, from: body)
    }
}

extension WireRequest {
    /// Reads the requests for looks; nil for every other request, and for a field that is not as expected.
    init?(tree: JSONTree) {
        guard let id = tree["id"]?.integer, let context = tree["context"].flatMap(RequestContext.init(tree:)),
            let (name, values) = tree["body"]?.onlyMember,
            let placement = values["_0"].flatMap(WidgetPlacement.init(tree:))
        else { return nil }
        switch name {
        case "timeline": self.init(id: id, context: context, body: .timeline(placement))
        case "placeholder": self.init(id: id, context: context, body: .placeholder(placement))
        case "snapshot":
            guard let isPreview = values["isPreview"]?.flag else { return nil }
            self.init(id: id, context: context, body: .snapshot(placement, isPreview: isPreview))
        default: return nil
        }
    }
}

extension RequestContext {
    fileprivate init?(tree: JSONTree) {
        guard let now = tree["now"]?.double, let timeZone = tree["timeZone"]?.text,
            let locale = tree["locale"]?.text, let isLocked = tree["isLocked"]?.flag
        else { return nil }
        var placedWidgets: [PlacedWidget]?
        if let list = tree["placedWidgets"] {
            guard let items = list.items else { return nil }
            placedWidgets = items.compactMap(PlacedWidget.init(tree:))
            guard placedWidgets?.count == items.count else { return nil }
        }
        self.init(
            now: Date(timeIntervalSinceReferenceDate: now),
            timeZone: timeZone,
            locale: locale,
            isLocked: isLocked,
            placedWidgets: placedWidgets
        )
    }
}

extension PlacedWidget {
    fileprivate init?(tree: JSONTree) {
        guard let id = tree["id"]?.text, let kind = tree["kind"]?.text, let family = tree["family"]?.text else {
            return nil
        }
        let configuration = tree["configuration"]?.texts
        guard (tree["configuration"] == nil) == (configuration == nil) else { return nil }
        self.init(id: id, kind: kind, family: family, configuration: configuration)
    }
}

extension WidgetPlacement {
    fileprivate init?(tree: JSONTree) {
        guard let kind = tree["kind"]?.text, let family = tree["family"]?.text, let width = tree["width"]?.double,
            let height = tree["height"]?.double, let cornerRadius = tree["cornerRadius"]?.double,
            let contentMargin = tree["contentMargin"]?.double, let items = tree["variants"]?.items
        else { return nil }
        let variants = items.compactMap(AppearanceVariant.init(tree:))
        let configuration = tree["configuration"]?.texts
        guard variants.count == items.count, (tree["configuration"] == nil) == (configuration == nil) else {
            return nil
        }
        self.init(
            kind: kind,
            family: family,
            width: width,
            height: height,
            cornerRadius: cornerRadius,
            contentMargin: contentMargin,
            variants: variants,
            configuration: configuration
        )
    }
}

extension AppearanceVariant {
    fileprivate init?(tree: JSONTree) {
        guard let isDark = tree["isDark"]?.flag, let renderingMode = tree["renderingMode"]?.text else { return nil }
        self.init(isDark: isDark, renderingMode: renderingMode)
    }
}
