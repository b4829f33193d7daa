extension TraceEvent {
    /// What a person changes on the device, which is the subject unless another is named.
    public enum Setting: Codable, Hashable, Sendable {
        case clockSet(from: TraceDate, by: Duration)
        case zone(from: String, to: String)
        case locale(from: String, to: String)
        case textSize(from: String, to: String)
        case appearance(from: String, to: String)
        case screen(from: String, to: String)
        case profile(from: String, to: String)
        case lowPower(isOn: Bool)
        /// A setting without a kind of its own, by its name.
        case other(String, from: String, to: String)
        case locked
        /// The screen was unlocked; for the first time since a restart, files of App Groups can be read again.
        case unlocked(isFirst: Bool)
        /// The device's location, or the permission to read it, was changed.
        case location(authorization: String)
        /// A program asked for the location; the subject is the program.
        case locationAsked(LocationAnswer)
        /// The condition that a service simulates was changed; the subject is its app.
        case service(condition: String)
    }

    /// What becomes of a program's question for the location.
    public enum LocationAnswer: Codable, Hashable, Sendable {
        /// Only an app can ask.
        case notAnApp
        /// The user has answered before.
        case answered(authorization: String)
        /// The user is asked.
        case open
    }
}

extension TraceEvent.Setting {
    var words: TraceWords {
        switch self {
        case .clockSet(let old, let distance):
            TraceWords(
                .clockSet,
                "the clock was set \(distance < .zero ? "back" : "forward")",
                [("from", TraceDate.text(old.date)), ("by", distance.words)]
            )
        case .zone(let old, let new):
            TraceWords(.zoneChanged, "the time zone was changed", [("from", old), ("to", new)])
        case .locale(let old, let new):
            TraceWords(.localeChanged, "the locale was changed", [("from", old), ("to", new)])
        case .textSize(let old, let new):
            TraceWords(.textSizeChanged, "the text size was changed", [("from", old), ("to", new)])
        case .appearance(let old, let new):
            TraceWords(
                .appearanceChanged,
                "the appearance was changed; the archived views cover it, so nothing is reloaded",
                [("from", old), ("to", new)]
            )
        case .screen(let old, let new):
            TraceWords(.screenSizeChanged, "the screen was changed", [("from", old), ("to", new)])
        case .profile(let old, let new):
            TraceWords(.profileChanged, "the profile was changed", [("from", old), ("to", new)])
        case .lowPower(let isOn): TraceWords(.settingChanged, "Low Power Mode was switched \(isOn ? "on" : "off")")
        case .other(let name, let old, let new):
            TraceWords(.settingChanged, "the setting \(name) was changed", [("from", old), ("to", new)])
        case .locked: TraceWords(.lockChanged, "the screen was locked")
        case .unlocked(isFirst: false): TraceWords(.lockChanged, "the screen was unlocked")
        case .unlocked(isFirst: true):
            TraceWords(
                .lockChanged,
                "the screen was unlocked for the first time since the restart: App Groups can be read",
                [("groups", "readable")]
            )
        case .location(let authorization):
            TraceWords(
                .locationChanged,
                "the device's location or its authorization was changed",
                [("authorization", authorization)]
            )
        case .locationAsked(.notAnApp):
            TraceWords(.locationAsked, "asked for the device's location, which only an app can do")
        case .locationAsked(.answered(let authorization)):
            TraceWords(
                .locationAsked,
                "asked for the device's location again; the user has answered",
                [("answered", authorization)]
            )
        case .locationAsked(.open):
            TraceWords(.locationAsked, "asked for the device's location; the user is asked for permission")
        case .service(let condition):
            TraceWords(.serviceChanged, "its network was set to \(condition)", [("condition", condition)])
        }
    }
}
