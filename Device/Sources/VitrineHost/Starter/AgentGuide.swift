/// What an agent must know to work on widgets with the command: the text of an `AGENTS.md`.
public enum AgentGuide {
    /// The guide, for the project in the working folder.
    public static let text = """
        # Widgets

        `vitrine` runs this project's widgets without a phone, a simulator or a Mac. Every command says what it takes with `--help`,
        and most print JSON with `--json`. Status 0 is success; 64 a wrong command line, 65 something that needs a remedy, 1 a check that failed.

        1. Look at settings, property lists and code: `vitrine doctor --project .`
        2. Compile, and ask for every widget in every family and appearance: `vitrine host . --check`. Errors name file, line and column.
        3. Start a phone, in the background, with a state of its own: `vitrine run --project . --state .vitrine --watch`. It builds
           again when a source changes. A package with an app of its own: `vitrine run --package . --state .vitrine --watch`.
        4. See what is placed: `vitrine status`. Place what is missing: `vitrine place KIND --family small`.
        5. Look: `vitrine read w1` gives the texts, `vitrine screenshot w1 --output w1.png` the picture.
        6. Act: `vitrine tap w1 "LABEL"`, `vitrine set appearance dark`, `vitrine set textSize accessibility3`.
        7. Let time pass: `vitrine advance next-entry`, `vitrine advance next-midnight`. Never sleep: the phone has a clock of its own.
        8. Ask why: `vitrine why w1` says which entry is shown, which reload made it and what comes next; `vitrine trace --last 20` what happened.

        Tools of the same names, which answer with pictures: `vitrine mcp`. A day with its expectations: `vitrine play SCRIPT`; `vitrine trace --script` writes one of what was
        done by hand. Before you call a change done: steps 1 and 2 pass, and you have opened the picture.

        """
}
