/// A program that behaves as its first argument says: well, or in one of the ways in which a child can fail.
let arguments = CommandLine.arguments.dropFirst()
guard let name = arguments.first, let behaviour = Behaviour(name) else {
    FaultyChild.say("usage: faulty-child BEHAVIOUR[:REQUEST] [GATE]; behaviours: \(Behaviour.names)")
    FaultyChild.leave(64)
}
try FaultyChild(behaviour, gate: arguments.dropFirst().first).run()
