import Testing

@testable import VitrineClient

/// Colours on a terminal.
struct TerminalColorsTests {
    private let colors = TerminalColors(isTerminal: true, environment: [:])

    @Test(arguments: [
        ("FAILED  Midnight", "\u{1b}[31mFAILED\u{1b}[0m  Midnight"),
        ("  ok    x says FAILED", "  \u{1b}[32mok\u{1b}[0m    x says FAILED"),
        ("problem: a.json: it is torn", "\u{1b}[31mproblem\u{1b}[0m: a.json: it is torn"),
        ("vitrine: there is no widget w9", "\u{1b}[31mvitrine\u{1b}[0m: there is no widget w9"),
        ("it says FAILED", "it says FAILED"), ("failure", "failure"), ("", ""), ("   ", "   "),
    ])
    func firstWordThatSaysHowSomethingEndedHasAColour(line: String, colored: String) {
        #expect(colors.line(line) == colored)
    }

    @Test(arguments: [true, false]) func controlCharactersAreEscaped(isTerminal: Bool) {
        let colors = TerminalColors(isTerminal: isTerminal, environment: [:])
        #expect(colors.line("a\u{1b}[2J\tb\u{9b}31m\u{7}") == "a\\u{1b}[2J\tb\\u{9b}31m\\u{7}")
    }

    /// GitHub's runner performs a command that begins a line of the output.
    @Test(arguments: [
        ("a\n::error::b", "a\n\\u{3a}:error::b"), ("::error::b", "\\u{3a}:error::b"), ("a\n \t::b", "a\n \t\\u{3a}:b"),
        ("Kit::Store", "Kit::Store"), (": a", ": a"),
    ])
    func lineIsNoCommandOfABuildServer(text: String, line: String) {
        #expect(TerminalColors(isTerminal: false, environment: [:]).line(text) == line)
    }

    @Test func markedWordHasAColourWhereverItStands() {
        let line = "  w1  HabitWidget  small  keptOld  Still showing keptOld"
        #expect(
            colors.line(line, marking: ["keptOld": .bad])
                == "  w1  HabitWidget  small  \u{1b}[31mkeptOld\u{1b}[0m  Still showing keptOld"
        )
    }

    @Test(
        arguments: [
            (false, [:]), (true, ["NO_COLOR": "1"]), (true, ["NO_COLOR": "0"]), (true, ["TERM": "dumb"]),
        ] as [(Bool, [String: String])]
    )
    func nothingIsColouredWhereNobodyWantsIt(isTerminal: Bool, environment: [String: String]) {
        let colors = TerminalColors(isTerminal: isTerminal, environment: environment)
        #expect(colors.line("FAILED  x", marking: ["x": .bad]) == "FAILED  x")
    }

    @Test func emptyVariableAsksForNothing() {
        #expect(TerminalColors(isTerminal: true, environment: ["NO_COLOR": "", "TERM": "xterm"]).isOn)
    }
}
