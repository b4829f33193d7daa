/// How the program behaves, and for which request.
struct Behaviour {
    enum Kind: String, CaseIterable {
        /// Answers everything.
        case good
        /// Exits with status 3 before it reads anything.
        case crashAtStart = "crash-at-start"
        /// Exits with status 4 after it has read the request.
        case exit
        /// Kills itself with a signal after it has read the request.
        case abort
        /// Ends with `fatalError`, after it has written other lines.
        case fatalError = "fatal-error"
        /// Writes half of its answer and exits.
        case midFrame = "mid-frame"
        /// Never answers; says that it hangs by the gate, if there is one.
        case hang
        /// Never answers, and ignores SIGTERM and the end of its input.
        case stubborn
        /// Writes 20 MB of invalid data to standard output.
        case floodOutput = "flood-output"
        /// Writes 20 MB of lines to standard error, then answers.
        case floodErrors = "flood-errors"
        /// Writes a frame that is not JSON.
        case invalidResponse
        /// Writes a frame that is JSON, but not a response.
        case otherJSON = "other-json"
        /// Answers with the id of another request.
        case wrongID = "wrong-id"
        /// Announces a frame that is larger than the limit.
        case tooLarge = "too-large"
        /// Answers with a timeline whose second entry has a finding, and whose third follows 21 seconds later.
        case laterFinding = "later-finding"
        /// Answers with a timeline that is another one each time.
        case dice
        /// Answers twice.
        case twice
        /// Answers after another process has opened the gate, a named pipe.
        case gated
        /// Starts a process that holds its streams open, then exits with status 5.
        case grandchild
        /// Computes without an end, and never answers.
        case spin
        /// Answers with a timeline whose second entry is in the year 4001.
        case far
        /// Closes its output and continues to run.
        case deaf
        /// Reports a failure of its own.
        case failing
        /// Reports the date of the request as a failure.
        case moment
        /// Answers with a timeline without entries.
        case empty
        /// Describes no widgets, and a finding about a live activity.
        case activities
        /// Describes nothing.
        case nothing
        /// Asks for a reload in every answer, also while it renders.
        case loop
        /// Prints some variables of its environment, then answers.
        case environment
        /// Prints the numbers of the descriptors that it inherited in addition to the standard ones.
        case descriptors
        /// Locks the file that the second argument names, answers, and keeps the lock.
        case holdsLock = "holds-lock"
        /// Writes a snapshot and performs an action in the folder that the second argument names, and answers.
        case writesSnapshot = "writes-snapshot"
        /// Sends itself a signal without an effect in two threads, one after the other, and answers.
        case threads
        /// Answers correctly, but does not exit at the end of its input.
        case lingering
    }

    var kind: Kind
    /// The request to which the behaviour applies, while other requests get a correct answer; nil for all requests.
    var request: String?

    init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard let first = parts.first, let kind = Kind(rawValue: String(first)) else { return nil }
        self.kind = kind
        request = parts.count > 1 ? String(parts[1]) : nil
    }

    static var names: String { Kind.allCases.map(\.rawValue).joined(separator: ", ") }
}
