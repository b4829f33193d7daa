import VitrineWire

extension DeviceModel {
    /// Takes an app's or extension's wish: every placed instance of the kind is rebuilt.
    ///
    /// - Parameters:
    ///   - wish: What is wanted.
    ///   - program: Who wants it.
    ///   - purpose: What it was answering meanwhile.
    ///   - reason: Why, as the program says; nil if it does not.
    mutating func asked(
        _ wish: ReloadRequest,
        by program: ProgramReference,
        during purpose: RequestPurpose,
        because reason: String? = nil
    ) {
        guard purpose.mayAskForReloads else {
            record(
                .reloadRefused,
                "\(program)",
                "asked for \(wish.name) from inside its \(purpose.name) request, which would be a loop; "
                    + "return a policy instead"
            )
            return
        }
        grant(
            wish,
            by: program,
            [("during", purpose.name)] + (reason.map { [("because", TraceText.quoted($0))] } ?? [])
        )
    }

    /// Takes the wishes of a process that the device did not start, such as an app's command in a terminal.
    ///
    /// On a phone they would come from the app's own process: they count as the app's.
    mutating func toldOutside(_ notice: ReloadNotice) {
        let owners = apps.filter { $0.group == notice.group }
        if owners.isEmpty {
            record(
                .reloadRefused,
                "device",
                "reloads were asked for from outside; no app here has the group \(TraceText.quoted(notice.group))"
            )
        }
        for app in owners {
            for wish in notice.reloads {
                grant(wish, by: ProgramReference(app: app.id, role: .app), [("during", "a command outside the device")])
            }
        }
    }

    private mutating func grant(_ wish: ReloadRequest, by program: ProgramReference, _ facts: [(String, String)]) {
        let placed = homeScreen.placements.filter { $0.app == program.app && (wish.kind ?? $0.kind) == $0.kind }
        record(
            .reloadAsked,
            "\(program)",
            placed.isEmpty ? "asked for \(wish.name); no such widget is placed" : "asked for \(wish.name)",
            [("instances", "\(placed.count)")] + facts
        )
        for placement in placed {
            widgets[placement.id]?.reloads.asked += 1
            ask(placement.id, .asked)
        }
    }

    /// Takes an app's word on a reload that it did not ask for, or not yet.
    mutating func notAsked(_ remark: ReloadRemark, by program: ProgramReference) {
        let isSaved = remark.outcome == .saved
        record(
            isSaved ? .reloadSaved : .reloadHeld,
            "\(program)",
            isSaved ? "did not ask for kind \(remark.kind)" : "waits before it asks for kind \(remark.kind)",
            [("because", TraceText.quoted(remark.reason))]
        )
        guard isSaved else { return }
        for placement in homeScreen.placements where placement.app == program.app && placement.kind == remark.kind {
            widgets[placement.id]?.reloads.saved += 1
        }
    }

    /// Wants one widget reloaded.
    ///
    /// An immediate reason is due now. Another waits: for the coalescing time if an app asked, and for the end of the
    /// back-off after a failure. A wish that finds a reload waiting joins it.
    mutating func ask(_ instance: String, _ reason: ReloadReason) {
        guard let state = widgets[instance] else { return }
        let due = dueTime(for: reason, state)
        if var pending = state.pending {
            pending.join(reason, due: reason.isImmediate ? due : pending.due)
            widgets[instance]?.pending = pending
            if reason == .asked { widgets[instance]?.reloads.saved += 1 }
            record(
                .reloadCoalesced,
                instance,
                "joined the reload that waits",
                [("reason", reason.rawValue), ("wishes", "\(pending.wishes)")]
            )
            return
        }
        widgets[instance]?.pending = PendingReload(reasons: [reason], due: due, wishes: 1)
        if due > moment.uptime { recordHeld(instance, reason, due, state) }
    }

    /// Begins every reload whose time has come, in the order of the home screen.
    mutating func startDueReloads() {
        for placement in homeScreen.placements {
            guard let state = widgets[placement.id], let pending = state.pending, !state.isLoading,
                pending.due <= moment.uptime, isOffered(placement)
            else { continue }
            begin(pending, of: placement)
        }
    }

    /// Whether the widget's extension has said that it offers the placed kind in that family.
    func isOffered(_ placement: HomeScreen.Placement) -> Bool {
        description(of: placement)?.families.contains(placement.family.rawValue) ?? false
    }

    /// What the extension says of the placed kind; nil if it does not offer it, or has not said anything yet.
    func description(of placement: HomeScreen.Placement) -> WidgetDescription? {
        let program = ProgramReference(app: placement.app, role: .widget)
        return programs[program]?.description?.widgets.first { $0.kind == placement.kind }
    }

    private mutating func begin(_ pending: PendingReload, of placement: HomeScreen.Placement) {
        let decisions = pending.reasons.map { ReloadDecision.decide($0, isAppInFront: foreground == placement.app) }
        // Where one reason is free, the whole reload is.
        guard let decision = decisions.first(where: { $0.cost == .free }) ?? decisions.first else { return }
        widgets[placement.id]?.pending = nil
        guard decision.isGranted else {
            record(.reloadRefused, placement.id, decision.reason)
            return
        }
        let request = wirePlacement(of: placement)
        let token = send(
            .timeline(request),
            to: ProgramReference(app: placement.app, role: .widget),
            for: .timeline(instance: placement.id, variants: request.variants)
        )
        widgets[placement.id]?.inFlight = token
        widgets[placement.id]?.reloads.made += 1
        widgets[placement.id]?.policyDate = nil
        record(
            .reloadStarted,
            placement.id,
            "the timeline was requested",
            [
                ("reasons", pending.reasons.map(\.rawValue).joined(separator: "+")),
                ("wishes", "\(pending.wishes)"),
                ("cost", decision.cost.rawValue),
                ("why", TraceText.quoted(decision.reason)),
            ]
        )
    }

    private func dueTime(for reason: ReloadReason, _ state: WidgetState) -> Duration {
        guard !reason.isImmediate else { return moment.uptime }
        let collected = reason == .asked ? moment.uptime + profile.coalescing.value : moment.uptime
        return max(collected, state.backOffUntil ?? .zero)
    }

    private mutating func recordHeld(_ instance: String, _ reason: ReloadReason, _ due: Duration, _ state: WidgetState)
    {
        let isBackingOff = (state.backOffUntil ?? .zero) == due
        record(
            .reloadHeld,
            instance,
            isBackingOff ? "waits for the end of the back-off" : "waits for further wishes",
            [("reason", reason.rawValue), ("for", "\(due - moment.uptime)")]
        )
    }
}

extension ReloadRequest {
    /// What is wanted, in the trace.
    fileprivate var name: String { kind.map { "kind \($0)" } ?? "all kinds" }
}

extension PendingReload {
    fileprivate mutating func join(_ reason: ReloadReason, due: Duration) {
        wishes += 1
        self.due = min(self.due, due)
        if !reasons.contains(reason) { reasons.append(reason) }
    }
}
