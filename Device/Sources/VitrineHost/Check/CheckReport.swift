public import VitrineDevice
public import WidgetArchive

/// What hosted extensions answered, widget by widget.
public struct CheckReport: Hashable, Sendable {
    /// A remark about a view, with the appearances that have it.
    public struct Finding: Hashable, Sendable {
        public var finding: ArchiveFinding
        /// Such as `light`; in the order in which they were looked at.
        public var appearances: [String]

        /// For what is not about a drawing.
        static let everyAppearance = ["every appearance"]
    }

    /// What a widget answered to one request.
    public struct Answer: Hashable, Sendable {
        public enum Request: String, Hashable, Sendable, CaseIterable {
            case placeholder, snapshot, timeline
        }

        public var request: Request
        /// Why there is no view; nil if there is one.
        public var trouble: String?
        /// Each remark once, however many entries have it.
        public var findings: [Finding]
        /// The number of entries; nil except for a timeline.
        public var entries: Int?

        /// A timeline without entries: the extension answered, and the device keeps showing the placeholder.
        ///
        /// Providers that need the network often answer so without one.
        static let emptyTimeline = Answer(
            request: .timeline,
            findings: [
                Finding(
                    finding: ArchiveFinding(
                        .undefined,
                        "the timeline has no entries, so the placeholder stays; provide one, also without the network"
                    ),
                    appearances: Finding.everyAppearance
                )
            ],
            entries: 0
        )
    }

    /// One widget in one family.
    public struct Widget: Hashable, Sendable {
        public var kind: String
        public var family: DisplayFamily
        /// The screen's name, such as `393x852`.
        public var screen: String
        public var textSize: DeviceTextSize
        public var answers: [Answer]
        /// The radius of its corners, in points.
        public var cornerRadius = 0.0
        /// The snapshot as it is drawn first, such as in light; nil if there is none.
        public var view: EntryArchive?
    }

    /// One extension.
    public struct Extension: Hashable, Sendable {
        public var name: String
        /// Why the extension offered no widgets; nil if it described them.
        public var trouble: String?
        public var widgets: [Widget]
        /// What is wrong with its resources, as a compiler prints it.
        public var resourceFindings: [String] = []
        /// What the bundle offers and the device cannot show, such as a live activity.
        public var bundleFindings: [ArchiveFinding] = []
        /// The highest peaks of its processes' memory; nil if none has ended.
        public var memory: ProcessMemory?
        /// Above how many bytes of its own a phone ends the extension's process.
        var memoryLimit: Int?
        /// How many text sizes were left out, because a request had no view at an earlier one.
        public var sizesNotAsked = 0

        /// Whether its widgets were not described, or a request was not answered with a view.
        public var hasFailed: Bool {
            trouble != nil || widgets.flatMap(\.answers).contains { $0.trouble != nil }
        }

        /// Says of a process that a phone would end that it does.
        mutating func addMemoryFinding() {
            guard let used = memory?.anonymous, let memoryLimit, used > memoryLimit else { return }
            let figures = "\(used >> 20) MiB, and a phone ends an extension above \(memoryLimit >> 20) MiB"
            bundleFindings.append(
                ArchiveFinding(.tooHeavy, "the extension's process takes \(figures); load less at once")
            )
        }
    }

    public var extensions: [Extension]
    /// How long the check took.
    public var duration: Duration
    /// Whether findings make the check fail.
    public var isStrict = false
    /// How many causes a ``CheckFilter`` left out.
    public var leftOutCount = 0

    /// The report of a part that has nothing to check.
    public static let ofNothing = CheckReport(extensions: [], duration: .zero)

    /// Whether every extension described its widgets and every request was answered with a view, at least one; a strict
    /// check also has no findings.
    public var hasPassed: Bool {
        !isEmpty && !extensions.contains(where: \.hasFailed) && (!isStrict || causes.isEmpty)
    }

    /// Whether there was nothing to ask for, as in a bundle that has live activities only.
    public var isEmpty: Bool { extensions.allSatisfy { $0.trouble == nil && $0.widgets.allSatisfy(\.answers.isEmpty) } }
}

extension CheckReport.Extension {
    /// An extension that does not compile.
    public init(_ sources: ExtensionSources, failure: HostError) {
        self.init(name: sources.name, trouble: "the code does not compile\n" + failure.message, widgets: [])
    }
}
