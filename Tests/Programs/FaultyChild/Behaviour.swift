/// How the program behaves, and on which request.
struct Behaviour {
    enum Kind: String, CaseIterable {
        /// Answers everything.
        case good
        /// Ends with status 3 before it reads anything.
        case crashAtStart = "crash-at-start"
        /// Ends with status 4 when it has read the request.
        case exit
        /// Ends by a signal of its own when it has read the request.
        case abort
        /// Writes half of its answer and ends.
        case midFrame = "mid-frame"
        /// Never answers.
        case hang
        /// Never answers, and takes no notice of SIGTERM or of the end of its input.
        case stubborn
        /// Writes 100 MB without sense to standard output.
        case floodOutput = "flood-output"
        /// Writes 100 MB of lines to standard error, then answers.
        case floodErrors = "flood-errors"
        /// Writes a frame that is not JSON.
        case nonsense
        /// Writes a frame that is JSON, but no response.
        case otherJSON = "other-json"
        /// Answers another request than the one it was asked.
        case wrongID = "wrong-id"
        /// Announces a frame that is larger than any may be.
        case tooLarge = "too-large"
        /// Answers twice.
        case twice
        /// Answers once somebody opens the gate, a named pipe.
        case gated
        /// Starts a process that holds its streams open, then ends with status 5.
        case grandchild
        /// Closes its output and goes on running.
        case deaf
        /// Reports a failure of its own.
        case failing
        /// Gives a timeline without entries.
        case empty
        /// Asks for a reload while it draws.
        case loop
        /// Prints what it was given: its arguments and its environment.
        case environment
        /// Prints the numbers of the descriptors that it was given beside the standard ones.
        case descriptors
        /// Answers well, but does not end when its input does.
        case lingering
    }

    var kind: Kind
    /// The request that is treated so, while the others are answered well; nil treats each so.
    var request: String?

    init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard let first = parts.first, let kind = Kind(rawValue: String(first)) else { return nil }
        self.kind = kind
        request = parts.count > 1 ? String(parts[1]) : nil
    }

    static var names: String { Kind.allCases.map(\.rawValue).joined(separator: ", ") }
}
