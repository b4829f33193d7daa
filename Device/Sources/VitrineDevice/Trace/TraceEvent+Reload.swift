import VitrineWire
public import WidgetArchive

extension TraceEvent {
    /// What happens to a reload, from the request to the policy of its timeline; the subject is a widget unless another
    /// is named.
    public enum Reload: Codable, Hashable, Sendable {
        /// A program asked for a reload of a kind, or of all kinds; the subject is the program.
        case asked(kind: String?, instances: Int, during: String, because: String?)
        /// A person asked for reloads on the device, which is the subject.
        case askedByHand(instances: Int)
        /// A push arrived; the subject is its app.
        case pushed(isLate: Bool, instances: Int)
        /// A push never arrives; the subject is its app.
        case pushLost
        case pushLate(by: Duration)
        /// A program asked while it answered a request that may not; the subject is the program.
        case refusedLoop(kind: String?, during: String)
        /// A process outside the device asked for the widgets of a group that no app has.
        case refusedGroup(String)
        /// A program's request was ignored.
        case refused(why: String)
        /// An app noted that it did not need a reload; the subject is its program.
        case saved(kind: String, because: String)
        /// An app noted that it waits before it asks; the subject is its program.
        case postponed(kind: String, because: String)
        /// A request joined a reload that was already waiting.
        case joined(reason: ReloadReason, requests: Int)
        /// A reload waits for further requests, or for the end of the back-off.
        case waits(reason: ReloadReason, delay: Duration, isBackingOff: Bool)
        /// A reload that is due waits for the budget.
        case held(why: String, reasons: [ReloadReason], delay: Duration)
        /// A person spent the budget of the widget on the device, which charged so many reloads.
        case spent(reloads: Int)
        case started(reasons: [ReloadReason], requests: Int, cost: ReloadDecision.Cost, why: String)
        case accepted(entries: Int, policy: Policy)
        /// A timeline request failed, or its answer was not accepted.
        case failed(code: DeviceError.Code, message: String, hasOld: Bool, backOff: Duration)
        /// The policy scheduled the next timeline request, or none.
        case scheduled(reason: String, date: TraceDate?)
        /// Something that a developer should know about the entries of a timeline.
        case entries(TimelineFinding.Kind, message: String, basis: FactBasis, closest: Duration?)
        /// Something that a developer should know about the views of a timeline, or about what an extension offers.
        case views(ArchiveFinding.Kind, message: String)

        /// The policy of a timeline.
        public enum Policy: Codable, Hashable, Sendable {
            case atEnd, never
            case after(TraceDate)

            init(_ policy: ArchivedTimeline.Policy) {
                switch policy {
                case .atEnd: self = .atEnd
                case .never: self = .never
                case .after(let date): self = .after(TraceDate(date))
                }
            }
        }
    }
}

extension TraceEvent.Reload {
    var words: TraceWords {
        switch self {
        case .asked(let kind, let instances, let during, let because):
            TraceWords(
                .reloadAsked,
                "asked for a reload of \(Self.name(kind))" + (instances == 0 ? "; no such widget is placed" : ""),
                [("instances", "\(instances)"), ("during", during)]
                    + (because.map { [("because", TraceText.quoted($0))] } ?? [])
            )
        case .askedByHand(let instances):
            TraceWords(.reloadAsked, "requested on the device", [("instances", "\(instances)")])
        case .pushed(let isLate, let instances):
            TraceWords(
                .reloadAsked,
                "a \(isLate ? "late " : "")push asked for a reload",
                [("instances", "\(instances)")]
            )
        case .pushLost: TraceWords(.pushFailed, "a push was lost on its way, and nothing asked for a reload")
        case .pushLate(let delay): TraceWords(.pushFailed, "a push is late", [("by", delay.words)])
        case .refusedLoop(let kind, let during):
            TraceWords(
                .reloadRefused,
                "asked for a reload of \(Self.name(kind)) during its \(during) request, which would be a loop; "
                    + "return a policy instead"
            )
        case .refusedGroup(let group):
            TraceWords(
                .reloadRefused,
                "a process outside the device asked for reloads; no app has the group \(TraceText.quoted(group))"
            )
        case .refused(let why): TraceWords(.reloadRefused, why)
        case .saved(let kind, let because):
            TraceWords(
                .reloadSaved,
                "did not ask for a reload of kind \(kind)",
                [("because", TraceText.quoted(because))]
            )
        case .postponed(let kind, let because):
            TraceWords(
                .reloadHeld,
                "waits before it asks for a reload of kind \(kind)",
                [("because", TraceText.quoted(because))]
            )
        case .joined(let reason, let requests):
            TraceWords(
                .reloadCoalesced,
                "joined the waiting reload",
                [("reason", reason.rawValue), ("requests", "\(requests)")]
            )
        case .waits(let reason, let delay, let isBackingOff):
            TraceWords(
                .reloadHeld,
                isBackingOff ? "waits for the end of the back-off" : "waits for further requests",
                [("reason", reason.rawValue), ("for", delay.words)]
            )
        case .held(let why, let reasons, let delay):
            TraceWords(.reloadHeld, why, [("reasons", Self.text(reasons)), ("for", delay.words)])
        case .spent(let reloads):
            TraceWords(.budgetSpent, "the budget was spent on the device", [("charged", "\(reloads)")])
        case .started(let reasons, let requests, let cost, let why):
            TraceWords(
                .reloadStarted,
                "the timeline was requested",
                [
                    ("reasons", Self.text(reasons)), ("requests", "\(requests)"), ("cost", cost.rawValue),
                    ("why", TraceText.quoted(why)),
                ]
            )
        case .accepted(let entries, let policy):
            TraceWords(
                .timelineAccepted,
                "answered with \(entries) \(entries == 1 ? "entry" : "entries")",
                [("policy", policy.text)]
            )
        case .failed(let code, let message, let hasOld, let backOff):
            TraceWords(
                .timelineRefused,
                "\(TraceText.quoted(message)); \(hasOld ? "the old timeline stays" : "the placeholder stays")",
                [("code", "\(code)"), ("backOff", backOff.words)]
            )
        case .scheduled(let reason, let date):
            TraceWords(.policyScheduled, reason, [("date", date.map { TraceDate.text($0.date) } ?? "none")])
        case .entries(_, let message, let basis, let closest):
            TraceWords(
                .timelineWarning,
                message,
                (closest.map { [("closest", $0.words)] } ?? []) + [("basis", basis.rawValue)]
            )
        case .views(let kind, let message): TraceWords(.timelineWarning, message, [("finding", kind.rawValue)])
        }
    }

    private static func name(_ kind: String?) -> String { kind.map { "kind \($0)" } ?? "all kinds" }

    private static func text(_ reasons: [ReloadReason]) -> String { reasons.map(\.rawValue).joined(separator: "+") }
}

extension TraceEvent.Reload.Policy {
    /// The policy as the trace shows it.
    var text: String {
        switch self {
        case .atEnd: "atEnd"
        case .never: "never"
        case .after(let date): "after(\(TraceDate.text(date.date)))"
        }
    }
}
