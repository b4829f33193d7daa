extension SyntaxNode {
    /// Whether this expression is the present time.
    var isNow: Bool {
        switch kind {
        case .call: ["Date", "init"].contains(name) && !children.contains { $0.kind == .argument }
        case .member: name == "now" && ["Date", ""].contains(detail)
        default: false
        }
    }

    /// Whether this expression is the present time, or is made of it.
    var readsNow: Bool { isNow || detail == "Date.now" || detail.hasPrefix("Date.now.") || comparesWithNow }

    /// Whether this call adds to the present time.
    var isSumOfNow: Bool { readsNow || detail == ".now" || children.first?.isNow == true }

    /// Whether only a distance to this present time counts, because another one is taken from it: by a sum with both,
    /// or by a function that asks for the time itself.
    func cancelsOut(_ measuring: Set<String>) -> Bool {
        ([self] + ancestors)
            .contains { call in
                guard call.kind == .call else { return false }
                let isMeasured = call.detail.isEmpty && measuring.contains(call.name) && call.index != index
                let rest = call.name == "addingTimeInterval" && call.isSumOfNow ? call.argument("") : nil
                return isMeasured || rest.map { $0.descendants.contains(where: \.readsNow) } ?? false
            }
    }

    /// Whether this runs when something happens, and not when a view is made.
    var isInAction: Bool {
        let events: Set = [
            "onChange", "onTapGesture", "onLongPressGesture", "onReceive", "onDisappear", "onOpenURL", "onEnded",
            "onChanged", "task", "Task",
        ]
        return ancestors.contains { closure in
            guard closure.kind == .closure, let user = closure.user else { return false }
            let label = closure.parent?.kind == .argument ? closure.parent?.name : nil
            let isControl = user.name == "Button" && user.argument("intent") == nil
            return events.contains(user.name)
                || isControl && (label == "action" || label == nil && user.argument("action") == nil)
        }
    }

    /// The call to which this closure is given.
    var user: SyntaxNode? { parent?.kind == .argument ? parent?.parent : parent }

    /// Whether this expression compares a time with the present one, or says how far it is from it.
    var comparesWithNow: Bool {
        switch kind {
        case .call where name == "relative": argument("presentation") != nil
        case .call: name.hasPrefix("isDateIn") && ["Today", "Tomorrow", "Yesterday"].contains(name.dropFirst(8))
        case .member: name == "timeIntervalSinceNow"
        default: false
        }
    }

    /// Whether the present time is written into a text here, which then stays as it is.
    ///
    /// A live text counts on by itself: one of a time interval, or of a date with another style.
    var isWrittenOut: Bool {
        if comparesWithNow { return true }
        let chain = [self] + ancestors.prefix { !["Text", "Label"].contains($0.name) || $0.kind != .call }
        if chain.contains(where: { $0.kind == .call && ($0.name == "formatted" || $0.argument("from") != nil) }) {
            return true
        }
        guard let argument = parent, argument.kind == .argument, let call = argument.parent else {
            return false
        }
        let isFixed = call.argument("style")?.only.map { ["time", "date"].contains($0.name) } ?? false
        let format = call.argument("format").map { Array($0.descendants) } ?? []
        return isFixed || format.contains { $0.name == "dateTime" || $0.detail.contains(".dateTime") }
    }

    /// Whether this expression is a time of which the code shows that it is not the present one.
    var isOtherTime: Bool {
        switch kind {
        case .unwrap, .try: children.first?.isOtherTime ?? false
        case .call, .member: !isNow
        case .name: isOfElement || constant?.isOtherTime ?? false
        default: false
        }
    }

    /// Whether this is what a loop or a closure has of each element of a list.
    private var isOfElement: Bool {
        ancestors.contains { own in
            let isEach = own.kind == .loop || own.kind == .closure && own.range != nil
            let pattern = own.kind == .loop ? own.detail : own.name
            return isEach && pattern.split { !$0.isLetter && !"$_".contains($0) && !$0.isNumber }.contains(name[...])
        }
    }

    /// The value of the constant of this name.
    var constant: SyntaxNode? { kind == .name ? constant(name) : nil }

    /// The value of the constant that a name means here: one of the function around it, of its type or of the file.
    func constant(_ name: String) -> SyntaxNode? {
        let around = ancestors
        let local = around.first { $0.kind == .function }.map { Array($0.descendants) } ?? []
        let members = around.filter { $0.kind == .type }.flatMap(\.children)
        let properties = (local + members + file.top)
            .filter { [.property, .binding].contains($0.kind) && $0.name == name }
        guard let first = properties.first, first.detail.split(separator: " ").contains("let") else { return nil }
        return first.children.first { $0.kind != .attribute }
    }

    /// Whether this expression, or one that it is a part of, follows `??`.
    var isFallback: Bool {
        let chain = [self] + ancestors
        return zip(chain, chain.dropFirst())
            .contains { node, parent in
                // A member of an expression stands before it.
                parent.children.last { $0.index < node.index && $0.kind != .member }?.kind == .fallback
            }
    }
}
