/// A fault on the way of pushes to an app's widgets.
public struct PushFault: Codable, Hashable, Sendable {
    /// What happens to a push.
    public enum Kind: Codable, Hashable, Sendable {
        /// It never arrives.
        case lost
        /// It arrives that much later, in device time.
        case late(Duration)
    }

    public var kind: Kind
    /// Which of the pushes have the fault.
    public var rate: FaultRate

    public init(_ kind: Kind, rate: FaultRate = .always) {
        self.kind = kind
        self.rate = rate
    }

    /// The name of the fault's kind, as a script writes it.
    public var name: String {
        switch kind {
        case .lost: "pushLost"
        case .late: "pushLate"
        }
    }
}

extension PushFault: CustomStringConvertible {
    public var description: String {
        let text =
            switch kind {
            case .lost: "pushes are lost"
            case .late(let time): "pushes are \(time.words) late"
            }
        return rate == .always ? text : "\(text), \(rate)"
    }
}
