/// What happened on the device, with the values that it was about.
///
/// A record's kind, message and facts are derived from its event: each topic's file has the cases beside their words.
/// The topics are those by which the page filters the trace.
public enum TraceEvent: Hashable, Sendable {
    case reload(Reload)
    case entry(Entry)
    case action(Action)
    case program(Program)
    case setting(Setting)
}

/// The kind of an event, and what a person reads of it.
struct TraceWords {
    var kind: TraceKind
    /// What happened and why, in a sentence.
    var message: String
    /// The details, in a fixed order for each kind.
    var facts: [(name: String, text: String)]

    init(_ kind: TraceKind, _ message: String, _ facts: [(String, String)] = []) {
        self.kind = kind
        self.message = message
        self.facts = facts
    }
}

extension TraceEvent {
    /// The topics of the trace.
    public enum Topic: String, CodingKey, Codable, Hashable, Sendable, CaseIterable {
        case reload, entry, action, program, setting
    }

    public var topic: Topic {
        switch self {
        case .reload: .reload
        case .entry: .entry
        case .action: .action
        case .program: .program
        case .setting: .setting
        }
    }

    var words: TraceWords {
        switch self {
        case .reload(let event): event.words
        case .entry(let event): event.words
        case .action(let event): event.words
        case .program(let event): event.words
        case .setting(let event): event.words
        }
    }
}

extension TraceEvent: Codable {
    /// Writes the values under the topic and the event's name, such as `{"reload": {"refused": {"why": "a burst"}}}`.
    ///
    /// Lengths of time are numbers of seconds.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Topic.self)
        switch self {
        case .reload(let event): try container.encode(event, forKey: .reload)
        case .entry(let event): try container.encode(event, forKey: .entry)
        case .action(let event): try container.encode(event, forKey: .action)
        case .program(let event): try container.encode(event, forKey: .program)
        case .setting(let event): try container.encode(event, forKey: .setting)
        }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Topic.self)
        guard let topic = container.allKeys.first else {
            let problem = "an event is about one of \(Topic.allCases.map(\.rawValue).joined(separator: ", "))"
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: problem))
        }
        self =
            switch topic {
            case .reload: .reload(try container.decode(Reload.self, forKey: topic))
            case .entry: .entry(try container.decode(Entry.self, forKey: topic))
            case .action: .action(try container.decode(Action.self, forKey: topic))
            case .program: .program(try container.decode(Program.self, forKey: topic))
            case .setting: .setting(try container.decode(Setting.self, forKey: topic))
            }
    }
}
