/// Why a widget shows a placeholder, nothing, or an old timeline.
///
/// What goes wrong inside a provider, such as a container that cannot be read, is not in this list: a provider cannot
/// report it to the system, and must draw it.
public enum WidgetCause: String, Codable, Hashable, Sendable, CaseIterable {
    /// The first timeline is requested or waits.
    case loading
    /// The extension has not described its widgets.
    case notDescribed
    /// The extension no longer offers the kind in the family.
    case orphaned
    /// The extension's program cannot be started.
    case cannotStart
    /// The extension ended before it answered.
    case crashed
    /// The extension did not answer in time.
    case deadline
    /// The extension was killed because it used more memory than its cap.
    case memoryCap
    /// The answer, or an image in it, is too large.
    case tooLarge
    /// The answer cannot be used.
    case invalidResponse
    /// The timeline has no entries.
    case emptyTimeline
    /// The provider released its completion handler without calling it.
    case neverCompleted
    /// The extension reported a failure.
    case reported

    /// What a developer does about it, in one sentence.
    public var remedy: String {
        switch self {
        case .loading:
            "Wait for the answer; if it does not come, the trace shows what holds it."
        case .notDescribed:
            "Run the extension's program by hand and see why it does not describe its widgets."
        case .orphaned:
            "Offer the kind and the size again, or remove the widget: a placed widget does not follow a change."
        case .cannotStart:
            "Build the extension, and check the path in the manifest and that it can be executed."
        case .crashed:
            "The trace has all that came before; run its timeline in a terminal to see where it ends."
        case .deadline:
            "Find out what the provider waits for; give every wait a limit below the deadline."
        case .memoryCap:
            "Load less at a time, and make images small before they are shared; the trace has the peak."
        case .tooLarge:
            "Show fewer or smaller images; make them small before they are shared."
        case .invalidResponse:
            "Build the extension with the same version of the library as the device."
        case .emptyTimeline:
            "Provide at least one entry, also for an empty or a failed state."
        case .neverCompleted:
            "Call the completion handler once on every path, also without the network."
        case .reported:
            "Handle the failure in the provider and draw it; WidgetKit's providers cannot throw."
        }
    }

    /// The cause that an error of a timeline request has.
    init(_ code: DeviceError.Code) {
        switch code {
        case .cannotStart: self = .cannotStart
        case .crashed: self = .crashed
        case .deadline: self = .deadline
        case .memoryCap: self = .memoryCap
        case .tooLarge: self = .tooLarge
        case .emptyTimeline: self = .emptyTimeline
        case .neverCompleted: self = .neverCompleted
        case .reported: self = .reported
        default: self = .invalidResponse
        }
    }
}
