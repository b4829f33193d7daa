import Vitrine

struct Event {
    var end: Date
}

struct Observation {
    var observedAt: Date?
}

let now = Date()
let zoneName = "America/Havana"
let events: [Event] = []
let value = Observation()
let policy = FreshnessPolicy(currentFor: .seconds(600))

// The snippet.
