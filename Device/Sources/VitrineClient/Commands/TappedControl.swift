import VitrineDevice
import WidgetArchive

/// A control of a widget that somebody names.
public struct TappedControl: Codable, Hashable, Sendable {
    /// The widget's identifier.
    public var widget: String
    /// The action of a button or toggle; a link has none.
    public var action: String?
    /// The action's intent.
    public var intent: String?
    /// The address of a link, or of the widget itself; nil for a widget without one, whose tap opens the app.
    public var url: String?

    /// Finds a control by an action's identifier, by its label, or by a part of a label that no other control has.
    ///
    /// - Parameters:
    ///   - name: The name, or the address of the widget itself; nil for the only control, or for a widget without any.
    ///   - reading: The widget.
    /// - Throws: ``ClientError``: `notFound` with the closest name, `badValue` if the name is not the only one.
    init(_ name: String?, in reading: WidgetReading) throws(ClientError) {
        let controls = reading.elements.filter(\.isControl)
        if let name, let intent = reading.actions[name] {
            self.init(widget: reading.id, action: name, intent: intent)
            return
        }
        var found = controls
        if let name { found = controls.filter { $0.label.lowercased() == name.lowercased() || $0.url == name } }
        // A row's label has more words than a person calls it by: "Check Make the bed, Morning".
        if let name, !name.isEmpty, found.isEmpty {
            found = controls.filter { $0.label.lowercased().contains(name.lowercased()) }
        }
        // A program may describe an action without words for a screen reader.
        if name == nil, controls.isEmpty, reading.actions.count == 1, let only = reading.actions.first {
            self.init(widget: reading.id, action: only.key, intent: only.value)
            return
        }
        // A tap outside all controls opens the widget's own address, or its app.
        if found.isEmpty, name == nil ? reading.actions.isEmpty : name == reading.url {
            self.init(widget: reading.id, url: reading.url)
            return
        }
        let known = controls.map(\.label).filter { !$0.isEmpty } + reading.actions.keys.sorted()
        guard let control = found.first else {
            guard let name else { throw Self.several(known, of: reading.id) }
            let hint = Spelling.hint(for: name, of: known)
            throw ClientError(.notFound, "\(reading.id) has no control \(name); \(hint)")
        }
        guard found.count == 1 else {
            throw Self.several(found.map { $0.action ?? $0.url ?? $0.label }, of: reading.id)
        }
        self.init(
            widget: reading.id,
            action: control.action,
            intent: control.action.flatMap { reading.actions[$0] },
            url: control.action == nil ? control.url : nil
        )
    }

    private static func several(_ controls: [String], of widget: String) -> ClientError {
        let names = controls.map { "\"\($0)\"" }.joined(separator: ", ")
        return ClientError(.badValue, "\(widget) has several controls: \(names); name one of them")
    }

    private init(widget: String, action: String? = nil, intent: String? = nil, url: String? = nil) {
        self.widget = widget
        self.action = action
        self.intent = intent
        self.url = url
    }
}
