import ArgumentParser
import VitrineHost

/// `vitrine agents`: prints what an agent must know.
struct Agents: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print a guide for agents that work on widgets, for a repository's AGENTS.md."
    )

    func run() { print(AgentGuide.text, terminator: "") }
}
