/// A child program that answers correctly, or fails in the way that its first argument selects.
let arguments = CommandLine.arguments.dropFirst()
guard let name = arguments.first, let behaviour = Behaviour(name) else {
    FaultyChild.say("usage: faulty-child BEHAVIOUR[:REQUEST] [GATE]; behaviours: \(Behaviour.names)")
    FaultyChild.leave(64)
}
try FaultyChild(behaviour, gate: arguments.dropFirst().first).run()
