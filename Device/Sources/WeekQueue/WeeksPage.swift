import VitrineScript

/// The runs of a queue as a page of HTML, which needs nothing else.
public enum WeeksPage {
    /// Returns the page of some runs, in their order.
    public static func html(_ runs: [RunSummary]) -> String {
        var commits: [String] = []
        for run in runs where !commits.contains(run.run.commit) { commits.append(run.run.commit) }
        let sections = commits.map { commit in section(commit, runs.filter { $0.run.commit == commit }) }
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>Simulated weeks</title>
            <style>
            body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 64rem; padding: 0 1rem }
            table { border-collapse: collapse; width: 100% }
            th, td { border-bottom: 1px solid #8886; padding: .3rem .6rem; text-align: right }
            th:first-child, td:first-child { text-align: left }
            h2 { font-size: 1.1rem; margin-top: 2rem; overflow-wrap: anywhere }
            li { overflow-wrap: anywhere }
            </style>
            <h1>Simulated weeks</h1>
            \(sections.isEmpty ? "<p>The queue is empty.</p>" : sections.joined(separator: "\n"))
            </html>

            """
    }

    private static func section(_ commit: String, _ runs: [RunSummary]) -> String {
        let own = runs.filter(\.run.planted.isEmpty)
        let planted = runs.filter { !$0.run.planted.isEmpty }
        let found = planted.filter { $0.progress.failing > 0 }
        var lines = [
            "<h2>\(commit.escapedForMarkup)</h2>", "<table>",
            """
            <tr><th scope="col">options<th scope="col">day<th scope="col">seeds<th scope="col">with findings\
            <th scope="col">isolated<th scope="col">states reached<th scope="col">weeks per core-hour
            """,
        ]
        lines += own.map(row)
        lines.append("</table>")
        lines += runs.compactMap(\.fault).map { "<p>\($0.escapedForMarkup)." }
        if !planted.isEmpty {
            let missed = planted.filter { $0.progress.failing == 0 }.map(\.run.planted)
            let rest = missed.isEmpty ? "" : "; not found: \(missed.joined(separator: ", "))"
            lines.append("<p>Planted faults found: \(found.count) of \(planted.count)\(rest.escapedForMarkup).")
        }
        lines += list("Findings", own.flatMap(\.report.findings))
        lines += list("States that no week reached", own.flatMap(\.report.reachability.unreachedStates))
        return lines.joined(separator: "\n")
    }

    private static func row(_ run: RunSummary) -> String {
        let reachability = run.report.reachability
        let states = (reachability.reachedStates.count, reachability.unreachedStates.count)
        let options = run.run.options.isEmpty ? "by default" : run.run.options.joined(separator: " ")
        let cells = [
            options.escapedForMarkup, run.day, "\(run.progress.played) of \(run.progress.seeds)",
            "\(run.progress.failing)", "\(run.progress.isolated)", "\(states.0) of \(states.0 + states.1)",
            run.weeksPerCoreHour.map(QueueProgress.text) ?? "–",
        ]
        return "<tr>" + cells.map { "<td>\($0)" }.joined()
    }

    private static func list(_ title: String, _ items: [String]) -> [String] {
        guard !items.isEmpty else { return [] }
        let lines = items.prefix(100).map { "<li>\($0.escapedForMarkup)" }
        let rest = items.count > 100 ? ["<li>and \(items.count - 100) more"] : []
        return ["<details><summary>\(title): \(items.count)</summary><ul>"] + lines + rest + ["</ul></details>"]
    }
}
