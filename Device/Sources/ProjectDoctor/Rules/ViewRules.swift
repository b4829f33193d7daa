import VitrineHost

extension ProjectRule {
    static let containerBackground = ProjectRule(
        "containerBackground",
        .problem,
        "A widget has no `containerBackground`.",
        why: "From iOS 17 on, the widget shows \"Please adopt containerBackground API\" in place of its content.",
        remedy: "Add .containerBackground(for: .widget) { … } to the content of each widget.",
        source: apple("widgetkit/displaying-the-right-widget-background")
    ) { target, _ in
        let isAdopted: (SyntaxNode) -> Bool = { node in
            [.call, .member].contains(node.kind) && node.name.lowercased().contains("containerbackground")
                && !["containerBackgroundRemovable", "showsWidgetContainerBackground"].contains(node.name)
        }
        return target.calls(["StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration"])
            .compactMap { call in
                guard let widget = call.outermostType, isOffered(widget, target) else {
                    return nil
                }
                let reached = ReachedCode(target, from: [widget]) { own in
                    own.conforms(to: "WidgetBundle") || own.conforms(to: "Widget") && own.name != widget.name
                }
                return reached.declarations.contains { $0.descendants.contains(where: isAdopted) }
                    || isElsewhere(call, reached.declarations, target)
                    ? nil : Hit(call, "no view of \(widget.name) has a containerBackground")
            }
    }

    /// Whether something makes a widget, such as a bundle, or it is the program itself; nobody sees any other one.
    private static func isOffered(_ widget: SyntaxNode, _ target: WidgetProject.Target) -> Bool {
        target.files.lazy.flatMap(\.nodes)
            .contains { node in
                switch node.kind {
                case .call, .member: node.name == widget.name || node.detail == widget.name
                case .attribute: node.name == "main" && node.ancestor(.type)?.name == widget.name
                default: false
                }
            }
    }

    /// Whether a widget shows a view of a module whose code is not here, such as a pod's, or has a background of it.
    private static func isElsewhere(
        _ configuration: SyntaxNode,
        _ reached: [SyntaxNode],
        _ target: WidgetProject.Target
    ) -> Bool {
        let imports = ([configuration] + reached).lazy.flatMap { $0.file.nodes(.import).map(\.name) }
        guard imports.contains(where: { !AppleFrameworks.names.contains($0) && $0 != "Foundation" }) else {
            return false
        }
        let declared = target.files.flatMap { $0.nodes.filter { [.type, .function].contains($0.kind) }.map(\.name) }
        let named = Set(declared + ["AccessoryWidgetBackground"])
        let isForeign: (SyntaxNode, String) -> Bool = { node, suffix in
            node.kind == .call && node.name.hasSuffix(suffix) && !named.contains(node.name)
        }
        return configuration.descendants.contains { isForeign($0, "View") && $0.ancestor(.closure) != nil }
            || reached.contains { $0.descendants.contains { isForeign($0, "Background") } }
    }

    static let widgetURLTwice = ProjectRule(
        "widgetURLTwice",
        .problem,
        "A view with a `widgetURL` is within another one.",
        why: "Which of the two addresses a tap opens is undefined.",
        remedy: "Keep one widgetURL for a widget's content, and use Link for its parts.",
        source: apple("widgetkit/linking-to-specific-app-scenes-from-your-widget-or-live-activity")
    ) { target, _ in
        // A function that makes the address is no modifier: its arguments have labels.
        target.calls(["widgetURL"]).filter { $0.argument("") != nil }
            .filter { call in
                let inner = call.ancestors.prefix { ![.branch, .case, .function, .property].contains($0.kind) }
                return inner.contains { $0.kind == .call && $0.name == "widgetURL" }
            }
            .map { Hit($0, "a view around it has a widgetURL too") }
    }

    static let widgetFamilyInWidget = ProjectRule(
        "widgetFamilyInWidget",
        .problem,
        "A widget, not a view, reads the family from its environment.",
        why: "The environment belongs to views: the value is never the family that is shown.",
        remedy: "Read \\.widgetFamily in the view of an entry.",
        source: "PDF-Archiver/PDF-Archiver#265"
    ) { target, _ in
        target.types("Widget").filter { !$0.conforms(to: "View") }
            .flatMap { type in
                type.descendants.filter { node in
                    node.kind == .attribute && node.name == "Environment"
                        && node.descendants.contains { $0.name == "widgetFamily" }
                        && node.ancestor(.type)?.index == type.index
                }
            }
            .map { Hit($0, "\($0.ancestor(.type)?.name ?? "the widget") is no view") }
    }

    static let familyNotHandled = ProjectRule(
        "familyNotHandled",
        .problem,
        "A family is offered, and the view has nothing for it.",
        why: "The gallery offers an empty widget.",
        remedy: "Add a case for the family, or remove it from supportedFamilies.",
        source: apple("widgetkit/widgetfamily")
    ) { target, _ in
        target.types("Widget")
            .flatMap { widget -> [Hit] in
                let offered = offered(by: widget)
                // A view that chooses by family may lead to one that sees only some of them, and a provider to others'
                // widgets by way of the bundle.
                let reached = ReachedCode(target, from: [widget]) { own in
                    !Self.familyChoices(in: own).isEmpty || own.conforms(to: "WidgetBundle")
                        || own.conforms(to: "Widget") && own.name != widget.name
                }
                let choices = reached.declarations.flatMap(Self.familyChoices)
                guard !choices.isEmpty else { return [] }
                let rest = offered.intersection(families).subtracting(reached.declarations.flatMap(Self.chosen))
                return choices.flatMap { Self.unhandled(rest, in: $0) }
            }
    }

    /// The families that a branch takes for itself, so that they do not come to a choice.
    private static func chosen(in declaration: SyntaxNode) -> [String] {
        declaration.descendants
            .filter { node in
                guard node.kind == .member, families.contains(node.name) else { return false }
                let around = node.ancestors.first {
                    [.branch, .switch].contains($0.kind) || $0.name == "supportedFamilies"
                }
                return around?.kind == .branch
            }
            .map(\.name)
    }

    /// The families that a widget names.
    private static func offered(by widget: SyntaxNode) -> Set<String> {
        Set(
            widget.calls(["supportedFamilies"]).flatMap { $0.descendants.filter { $0.kind == .member }.map(\.name) }
        )
    }

    private static let families: Set<String> = [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular", "accessoryRectangular",
        "accessoryInline",
    ]

    private static func familyChoices(in declaration: SyntaxNode) -> [SyntaxNode] {
        declaration.ownDescendants.filter { node in
            node.kind == .switch && ["family", "widgetFamily", "context.family", "self.family"].contains(node.name)
        }
    }

    private static func unhandled(_ offered: Set<String>, in choice: SyntaxNode) -> [Hit] {
        let cases = (choice.children + choice.children.filter { $0.kind == .condition }.flatMap(\.children))
            .filter { $0.kind == .case }
        // What stands beside the choice is shown in every family.
        let beside = choice.parent?.children.filter { [.call, .branch, .switch, .loop].contains($0.kind) }
        guard let other = cases.first(where: { $0.name.hasPrefix("default") }), let only = other.only,
            ["EmptyView", "fatalError"].contains(only.name), beside?.count == 1
        else { return [] }
        return offered.filter { family in !cases.contains { $0.name.contains(".\(family)") } }.sorted()
            .map { Hit(other, "\($0) is offered and ends in \(only.name)") }
    }

    static let dateInView = ProjectRule(
        "dateInView",
        .problem,
        "A view reads the present time.",
        why: "A view is drawn when its timeline is made; at the time of the entry it shows a time that has passed.",
        remedy: "Use the entry's date, or a text that counts by itself, such as Text(timerInterval:).",
        source: apple("widgetkit/displaying-dynamic-dates")
    ) { target, project in
        let live: Set<String> = ["Text", "ProgressView", "Label", "Gauge", "Button", "Toggle", "reduce"]
        let functions = target.files.flatMap { $0.nodes(.function) }
        let measuring = Set(functions.filter { $0.descendants.contains(where: \.readsNow) }.map(\.name))
        // A Live Activity has no entries: it is drawn at each update, which is the present time.
        let widgets = target.files.flatMap { $0.nodes(.type) }
            .filter { type in
                (type.conforms(to: "Widget") || type.conforms(to: "ControlWidget"))
                    && type.calls(["ActivityConfiguration"]).isEmpty
            }
        return ReachedCode(target, from: widgets).views(in: project, target)
            .flatMap { $0.children.filter { $0.kind == .property || $0.kind == .function && $0.name != "init" } }
            .flatMap { member in
                member.descendants.filter { node in
                    // What stands in for a missing date is not the time that is usually shown.
                    guard node.readsNow, node.name != "init", !node.isFallback, !node.isInAction,
                        !node.cancelsOut(measuring)
                    else { return false }
                    // What another member makes of the time may be shown by a text that counts.
                    let calls = node.ancestors.filter { $0.kind == .call }
                    let constant = node.ancestor(.property).flatMap { $0.index > member.index ? $0 : nil }
                    let isLive =
                        calls.contains { live.contains($0.name) } || constant.map { counts($0, in: member) } ?? false
                    // A view that waits for such moments is a finding of its own.
                    guard !calls.contains(where: { $0.name == "periodic" }) else { return false }
                    return node.isWrittenOut || member.name == "body" && !isLive
                }
            }
            .map { Hit($0, "the time at which the view is archived") }
    }

    /// Whether a text that counts shows a constant of a member, also by way of another one.
    private static func counts(_ constant: SyntaxNode, in member: SyntaxNode) -> Bool {
        member.descendants.contains { use in
            guard use.index > constant.index, [use.name, use.detail].contains(constant.name) else { return false }
            if let other = use.ancestor(.property), other.index > constant.index { return counts(other, in: member) }
            return use.ancestors.contains { argument in
                argument.kind == .argument
                    && (argument.name == "timerInterval" || argument.parent?.argument("style") != nil)
            }
        }
    }

    static let timerInView = ProjectRule(
        "timerInView",
        .problem,
        "A view waits for a timer.",
        why: "A widget's view is archived once; its process ends, and the timer never fires.",
        remedy: "Make an entry for each change, or use live texts.",
        source: "https://developer.apple.com/forums/thread/733232"
    ) { target, project in
        ReachedCode(target).views(in: project, target)
            .flatMap { $0.calls(["onReceive", "asyncAfter", "scheduledTimer", "TimelineView"]) }
            .map { Hit($0, "\($0.name) in a view of a widget") }
    }

    static let viewNotAllowed = ProjectRule(
        "viewNotAllowed",
        .problem,
        "A widget has a view that widgets cannot have.",
        why: "The system draws a sign in its place, or nothing.",
        remedy: "Use a view that widgets may have: stacks, texts, images, buttons and toggles with intents.",
        source: apple("widgetkit/swiftui-views")
    ) { target, project in
        let views: Set<String> = [
            "ScrollView", "List", "Form", "TextField", "TextEditor", "SecureField", "Slider", "Stepper",
            "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "TabView", "Map",
            "VideoPlayer", "AsyncImage", "WebView", "Menu", "Picker", "DatePicker", "ColorPicker",
        ]
        let named = Set(target.files.flatMap { $0.nodes(.type).filter { !$0.isExtension }.map(\.name) })
        return ReachedCode(target).views(in: project, target)
            .flatMap { $0.calls(views.subtracting(named)) }
            .filter { $0.detail.isEmpty || $0.detail == "SwiftUI" }
            .map { Hit($0, "\($0.name) is not drawn in a widget") }
    }

    static let modifierWithoutEffect = ProjectRule(
        "modifierWithoutEffect",
        .problem,
        "A widget's view waits for an event that never comes.",
        why: "The view is archived; nothing of it runs when a person looks at it or taps it, or after onAppear.",
        remedy:
            "Use Button or Toggle with an AppIntent, Link or widgetURL; do in the provider what must be done before.",
        source: apple("widgetkit/adding-interactivity-to-widgets-and-live-activities")
    ) { target, project in
        let controls: Set<String> = ["Button", "Toggle"]
        let names: Set<String> = [
            "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "withAnimation", "repeatForever",
            "onAppear", "task",
        ]
        // An extension of a control has no part in what it does, unless it has another initializer.
        let own = Set(
            target.files.flatMap(\.nodes)
                .filter { node in
                    node.kind == .function
                        || node.kind == .type && (!node.isExtension || node.children.contains { $0.name == "init" })
                }
                .map(\.name)
        )
        // What onAppear does at once is seen; what it only starts comes after the view is archived.
        let later: Set<String> = ["Task", "detached", "async", "asyncAfter", "dataTask", "sink"]
        return ReachedCode(target).views(in: project, target)
            .flatMap { $0.calls(names.union(controls).subtracting(own)) }
            .compactMap { call in
                switch call.name {
                case "onAppear": call.calls(later).isEmpty ? nil : Hit(call, "what onAppear starts comes too late")
                case let name where controls.contains(name):
                    call.argument("intent") != nil
                        ? nil : Hit(call, "\(name) without an intent does nothing in a widget")
                default: Hit(call, "\(call.name) has no effect in a widget")
                }
            }
    }

    static let linkInSmall = ProjectRule(
        "linkInSmall",
        .notice,
        "A small widget has a `Link`, and the extension runs on systems before iOS 17.",
        why: "There only medium and large widgets have links: a tap on a small one opens its widgetURL, or the app.",
        remedy: "Give the content of the small family a widgetURL.",
        source: "https://developer.apple.com/forums/thread/650246"
    ) { target, project in
        let isOld = target.configurations.contains { own in
            own.settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap(Double.init).map { $0 < 17 } ?? false
        }
        let hasOwn = target.files.contains { $0.nodes(.type).contains { $0.name == "Link" && !$0.isExtension } }
        guard isOld, !hasOwn else { return [] }
        let isLeftOut = FamilyCondition(family: "systemSmall").excludes
        let choices = ReachedCode(target).views(in: project, target).flatMap(Self.familyChoices)
        let cases = choices.flatMap { $0.descendants.filter { $0.kind == .case } }
        let small = cases.filter { $0.name.contains(".systemSmall") && !$0.name.contains(",") }
        let others = Set(Self.views(from: cases.filter { !$0.name.contains(".systemSmall") }, in: target).map(\.name))
        let own = Self.views(from: small, in: target).filter { !others.contains($0.name) }
        let alone = target.types("Widget")
            .filter { offered(by: $0).intersection(families) == ["systemSmall"] }
            .flatMap { widget -> [SyntaxNode] in
                let isOther: (SyntaxNode) -> Bool = { $0.conforms(to: "Widget") && $0.name != widget.name }
                return ReachedCode(target, from: [widget], until: isOther, without: isLeftOut).declarations
            }
        return (small + own + alone).flatMap { $0.calls(["Link"]) }.filter { !isLeftOut($0) }
            .map { Hit($0, "a Link in systemSmall") }
    }

    /// The views that some cases lead to.
    private static func views(from cases: [SyntaxNode], in target: WidgetProject.Target) -> [SyntaxNode] {
        let called = Set(cases.flatMap { $0.descendants.filter { $0.kind == .call }.map(\.name) })
        let roots = target.files.flatMap { $0.nodes(.type) }
            .filter { called.contains($0.name) && $0.conforms(to: "View") }
        return roots.isEmpty ? [] : ReachedCode(target, from: roots).declarations
    }
}
