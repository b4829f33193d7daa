public import Foundation

extension DeviceModel {
    /// Explains why a widget shows what it shows.
    ///
    /// - Parameters:
    ///   - instance: The widget's identifier.
    ///   - date: The moment to explain; nil for now. A later moment is predicted from the present timeline, an earlier
    ///     one is looked up in what the widget showed.
    ///   - brokenFiles: The files that the widget's app shares with it and that are broken.
    /// - Returns: The explanation.
    /// - Throws: ``DeviceError``: `notFound` for an unknown widget, `badValue` for a moment before the widget's first
    ///   entry.
    public func explanation(
        of instance: String,
        at date: Date? = nil,
        brokenFiles: [SharedFileStatus] = []
    ) throws(DeviceError) -> WidgetExplanation {
        guard let placement = homeScreen.placements.first(where: { $0.id == instance }), let state = widgets[instance]
        else {
            let hint = Spelling.hint(for: instance, of: homeScreen.placements.map(\.id))
            throw DeviceError(.notFound, "there is no widget \(TraceText.quoted(instance)); \(hint)")
        }
        let date = date ?? moment.date
        guard date >= moment.date else { return try pastExplanation(of: placement, state, at: date) }
        let entry = expectedEntry(state, at: date)
        let uptime = moment.uptime + .seconds(date.timeIntervalSince(moment.date))
        var explanation = WidgetExplanation(
            placement,
            date,
            date > moment.date ? .future : .present,
            entry != nil ? .entry : state.placeholder != nil ? .placeholder : .nothing,
            entry
        )
        explanation.age = entry?.origin.map { (uptime - $0.uptime).seconds }
        explanation.nextEntry = state.timeline?.nextChange(after: date)
        explanation.reloadNow = price(of: placement, at: uptime)
        explanation.ledger = state.ledger.entries.filter { uptime - $0.uptime < ReloadLedger.window }
        let plan = nextReload(of: placement, state)
        if plan.date.map({ $0 > date }) ?? true || date == moment.date { explanation.nextReload = plan }
        guard date == moment.date else { return explanation }
        explanation.problem = problem(of: placement, state)
        explanation.conditions =
            apps.first { $0.id == placement.app }.map { conditions(of: $0, brokenFiles: brokenFiles) } ?? []
        return explanation
    }

    /// What a widget showed at a moment, and what followed.
    private func pastExplanation(
        of placement: HomeScreen.Placement,
        _ state: WidgetState,
        at date: Date
    ) throws(DeviceError) -> WidgetExplanation {
        let shown = state.history.entries
        // If the clock was set back, a date can have occurred twice: the later occurrence counts.
        guard let index = shown.lastIndex(where: { $0.since <= date }) else {
            let known =
                shown.first.map { "since \(TraceDate.text($0.since)); choose a later time" } ?? "at no earlier time"
            throw DeviceError(.badValue, "the device knows what \(placement.id) showed \(known)")
        }
        var explanation = WidgetExplanation(placement, date, .past, .entry, shown[index])
        let age = shown[index].origin.map { date.timeIntervalSince($0.date) }
        explanation.age = age.flatMap { $0 >= 0 ? $0 : nil }
        let next = index + 1 < shown.count ? shown[index + 1].since : state.timeline?.nextChange(after: date)
        explanation.nextEntry = next.flatMap { $0 > date ? $0 : nil }
        return explanation
    }

    /// The entry that a widget shows now, or will show if nothing is reloaded before.
    private func expectedEntry(_ state: WidgetState, at date: Date) -> ShownEntry? {
        guard let timeline = state.timeline else { return nil }
        let index = timeline.index(at: date)
        guard index != state.current else { return state.history.entries.last }
        let since = timeline.appearance(of: timeline.entries[index])
        return ShownEntry(index, of: timeline, since: since, origin: state.origin)
    }

    private func nextReload(of placement: HomeScreen.Placement, _ state: WidgetState) -> WidgetExplanation.Plan {
        if state.isLoading { return WidgetExplanation.Plan(date: moment.date, because: "the request is in progress") }
        guard isOffered(placement) else {
            return WidgetExplanation.Plan(date: nil, because: "when its extension offers the widget")
        }
        if let pending = state.pending {
            return WidgetExplanation.Plan(date: date(atUptime: pending.start), because: wait(pending, state))
        }
        return policyReload(of: placement, state)
            ?? WidgetExplanation.Plan(date: nil, because: "only on request: the policy asks for nothing")
    }

    /// The reload that the timeline's policy asks for, as late as the budget lets it be; nil if it asks for none.
    func policyReload(of placement: HomeScreen.Placement, _ state: WidgetState) -> WidgetExplanation.Plan? {
        guard let policyDate = state.policyDate else { return nil }
        guard var circumstances = circumstances(of: placement) else {
            return WidgetExplanation.Plan(date: policyDate, because: "the timeline's policy")
        }
        circumstances.uptime += .seconds(max(policyDate.timeIntervalSince(moment.date), 0))
        let decision = ReloadDecision.decide([.policy], in: circumstances)
        guard case .held(let until) = decision.outcome else {
            return WidgetExplanation.Plan(date: policyDate, because: "the timeline's policy")
        }
        return WidgetExplanation.Plan(date: date(atUptime: until), because: decision.reason)
    }

    private func wait(_ pending: PendingReload, _ state: WidgetState) -> String {
        if let reason = pending.heldBecause, (pending.heldUntil ?? .zero) > pending.due { return reason }
        if let until = state.backOffUntil, until > moment.uptime, pending.due >= until {
            return "the last reload failed and backs off"
        }
        return "further requests are collected"
    }

    private func price(of placement: HomeScreen.Placement, at uptime: Duration) -> WidgetExplanation.Price {
        guard var circumstances = circumstances(of: placement) else {
            return WidgetExplanation.Price(verdict: .refused, because: "the widget was removed")
        }
        circumstances.uptime = uptime
        let decision = ReloadDecision.refusal(in: circumstances) ?? .decide([.asked], in: circumstances)
        switch decision.outcome {
        case .refused:
            return WidgetExplanation.Price(verdict: .refused, because: decision.reason)
        case .held(let until):
            return WidgetExplanation.Price(verdict: .held, because: decision.reason, until: date(atUptime: until))
        case .granted:
            return WidgetExplanation.Price(
                verdict: decision.cost == .free ? .free : .charged,
                because: decision.reason
            )
        }
    }

    /// What is wrong with a widget; nil if its last reload succeeded.
    func problem(of placement: HomeScreen.Placement, _ state: WidgetState) -> WidgetExplanation.Problem? {
        let program = programs[ProgramReference(app: placement.app, role: .widget)]
        if program?.description == nil {
            return problem(.notDescribed, program?.trouble ?? "the extension was not described yet")
        }
        if !isOffered(placement) {
            return problem(.orphaned, missingOffer(of: placement))
        }
        if let failure = state.failure { return problem(WidgetCause(failure.code), failure.message) }
        return state.timeline == nil ? problem(.loading, nextReload(of: placement, state).because) : nil
    }

    /// What is wrong, with the message's own remedy if it has one.
    private func problem(_ cause: WidgetCause, _ message: String) -> WidgetExplanation.Problem {
        // What a program reports may have any form.
        guard cause != .reported, let separator = message.range(of: "; ") else {
            return WidgetExplanation.Problem(cause: cause, detail: message, remedy: cause.remedy)
        }
        let remedy = message[separator.upperBound...]
        return WidgetExplanation.Problem(
            cause: cause,
            detail: String(message[..<separator.lowerBound]),
            remedy: remedy.prefix(1).uppercased() + remedy.dropFirst() + "."
        )
    }

    /// The date on the clock at an uptime, if the clock is not set until then.
    private func date(atUptime uptime: Duration) -> Date {
        moment.date.addingTimeInterval((uptime - moment.uptime).seconds)
    }
}

extension WidgetExplanation {
    fileprivate init(
        _ placement: HomeScreen.Placement,
        _ date: Date,
        _ tense: TimeReference,
        _ content: Content,
        _ entry: ShownEntry?
    ) {
        self.init(
            widget: placement.id,
            app: placement.app,
            kind: placement.kind,
            family: placement.family,
            date: date,
            tense: tense,
            content: content,
            entry: entry
        )
    }
}
