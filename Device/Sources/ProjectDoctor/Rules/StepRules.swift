extension ProjectRule {
    static let shortSteps = ProjectRule(
        "shortSteps",
        .notice,
        "Entries or reloads follow each other within seconds or less than five minutes.",
        why: "The system shows entries later than that, and grants reloads far less often.",
        remedy: "Use larger steps, and live texts such as Text(timerInterval:) for what counts.",
        source: apple("widgetkit/keeping-a-widget-up-to-date")
    ) { target, _ in
        ProviderMethod.all("timeline", in: target)
            .flatMap { method in
                let policies = method.descendants.filter(\.isTimeline).compactMap(Self.policyDate)
                return method.calls(["date", "addingTimeInterval", "Date"])
                    .compactMap { call -> Hit? in
                        let isPolicy = policies.contains { $0.index == call.index }
                        guard let amount = TimeStep(call, isPolicy: isPolicy), (1..<300).contains(amount.seconds) else {
                            return nil
                        }
                        return Hit(call, "a step of \(amount.text)")
                    }
            }
    }

    /// The call that makes the date of the policy `after`: where it is written, or as a constant.
    private static func policyDate(_ timeline: SyntaxNode) -> SyntaxNode? {
        guard let policy = timeline.argument("policy"),
            let after = policy.children.first(where: { $0.kind == .call && $0.name == "after" }),
            let date = after.argument("")?.children.last(where: { [.call, .name].contains($0.kind) })
        else { return nil }
        return date.kind == .name ? date.constant : date
    }
}

/// The distance of a time that code computes from the one before it, or from the present time.
private struct TimeStep {
    private static let units = ["second": 1.0, "minute": 60]

    var seconds: Double
    /// Such as `30 seconds`.
    var text: String

    /// - Parameters:
    ///   - call: The call that computes the time.
    ///   - isPolicy: Whether the time is that of a policy, which is one step from now.
    init?(_ call: SyntaxNode, isPolicy: Bool) {
        let value: SyntaxNode?
        let unit: String
        switch call.name {
        case "date": (value, unit) = (call.argument("value"), call.argument("byAdding")?.only?.name ?? "")
        case "Date": (value, unit) = (call.argument("timeIntervalSinceNow"), "second")
        default: (value, unit) = (call.argument(""), "second")
        }
        guard let value, let length = Self.units[unit] else { return nil }
        // A step from midnight is not a step from now.
        let isFromNow =
            call.name == "date"
            ? !(call.argument("to")?.children.first?.isOtherTime ?? false)
            : call.name == "Date" || call.isSumOfNow
        let isSingle = isFromNow && (call.name == "date" || isPolicy)
        guard let count = Self.step(value) ?? (isSingle ? value.only.flatMap(Self.number) : nil) else { return nil }
        seconds = count * length
        text = "\(count == count.rounded() ? "\(Int(count))" : "\(count)") \(unit)\(count == 1 ? "" : "s")"
    }

    private static func number(_ node: SyntaxNode) -> Double? {
        node.kind == .value ? Double(node.name.replacing("_", with: "")).flatMap { abs($0) < 1e9 ? $0 : nil } : nil
    }

    /// The distance of the values that an argument has in a loop over a range: `i`, `Double($0) * 60`.
    private static func step(_ argument: SyntaxNode) -> Double? {
        guard let loop = argument.ancestors.first(where: { [.loop, .closure].contains($0.kind) }) else { return nil }
        let index = loop.kind == .loop ? loop.detail : loop.name.trimmingPrefix("(").prefix { $0 != ")" }.description
        let parts = argument.children.map { ["Double", "TimeInterval", "Int"].contains($0.name) ? $0.onlyValue : $0 }
        let numbers = parts.compactMap { $0.flatMap(number) }
        guard parts.count == numbers.count + 1, numbers.count <= 1, parts.contains(where: { $0?.name == index }),
            let range = loop.kind == .loop ? loop.children.first : loop.range
        else { return nil }
        let own = range.name == "stride" ? range.argument("by")?.only.flatMap(number) : range.kind == .value ? 1 : nil
        return own.map { $0 * (numbers.first ?? 1) }
    }
}

extension SyntaxNode {
    /// The value of the only argument of a conversion.
    fileprivate var onlyValue: SyntaxNode? { only?.only }

    /// The first part of what a closure is applied to: `(0..<60).map { … }`.
    var range: SyntaxNode? {
        guard let call = parent, ["map", "compactMap", "flatMap", "forEach"].contains(call.name) else {
            return nil
        }
        let first = call.children.first
        return first?.kind == .argument ? first?.children.first : first
    }
}
