import VitrineDevice

/// A widget of the gallery that somebody names.
struct GalleryChoice: Hashable, Sendable {
    var app: String
    var kind: String
    var family: DisplayFamily

    /// Finds the widget.
    /// - Throws: ``ClientError``: `notFound` with the closest name, `badValue` if several apps have the kind.
    init(_ name: String, family: String?, app: String?, in status: DeviceStatus) throws(ClientError) {
        var apps = status.apps
        if let app {
            apps = apps.filter { $0.id == app || $0.name.lowercased() == app.lowercased() }
            guard !apps.isEmpty else {
                let hint = Spelling.hint(for: app, of: status.apps.map(\.id))
                throw ClientError(.notFound, "there is no app \(app); \(hint)")
            }
        }
        let offers = apps.flatMap { app in app.kinds.map { (app: app.id, kind: $0) } }
        let exact = offers.filter { $0.kind.kind == name }
        let found = exact.isEmpty ? offers.filter { $0.kind.name.lowercased() == name.lowercased() } : exact
        guard let first = found.first else {
            let hint = Spelling.hint(for: name, of: offers.map(\.kind.kind))
            throw ClientError(.notFound, "there is no widget of kind \(name); \(hint)")
        }
        guard found.count == 1 else {
            let known = found.map(\.app).joined(separator: ", ")
            throw ClientError(.badValue, "several apps have a widget \(name): \(known); name one with --app")
        }
        self.app = first.app
        kind = first.kind.kind
        self.family = try Self.family(family, of: first.kind)
    }

    private static func family(_ name: String?, of kind: DeviceStatus.Kind) throws(ClientError) -> DisplayFamily {
        let known = kind.families.compactMap(DisplayFamily.init(rawValue:))
        guard let name else {
            guard let first = known.first else {
                throw ClientError(.notFound, "\(kind.kind) has no family that this screen can show")
            }
            return first
        }
        guard let match = DisplayFamily.named(name), known.contains(match) else {
            let hint = Spelling.hint(for: name, of: known.map(\.shortName))
            throw ClientError(.notFound, "\(kind.kind) has no family \(name) on this screen; \(hint)")
        }
        return match
    }
}
