import VitrineDevice
import WidgetArchive

extension Sheet {
    /// The sheet as text: every view with characters, what a screen reader speaks, and what the layout notes.
    ///
    /// Appearances that say the same are one block. The same widgets give the same bytes.
    public var text: String {
        var lines = [
            "\(displayName) (\(kind)) of \(app), \(screen)", "states: \(states.joined(separator: ", "))",
        ]
        for section in sections {
            for family in families {
                for state in states { lines += block(state, family, section) }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func block(_ state: String, _ family: SheetFamily, _ section: Section) -> [String] {
        var lines = [
            "", "== \(state) · \(family.family.words) · text size \(section.textSize.rawValue) · \(section.locale)",
        ]
        var groups: [(names: [String], body: [String])] = []
        for cell in cells(state, family.family, in: section) {
            let name = cell.appearance?.rawValue ?? "lock screen"
            if let index = groups.firstIndex(where: { $0.body == cell.body }) {
                groups[index].names.append(name)
            } else {
                groups.append(([name], cell.body))
            }
        }
        for group in groups {
            lines.append("-- \(group.names.joined(separator: ", "))")
            lines += group.body
        }
        return lines
    }
}

extension SheetCell {
    fileprivate var body: [String] {
        if let trouble { return ["no drawing: \(trouble)"] }
        return lines + reading.map { "  \($0)" } + findings.map { "  finding: \($0)" }
    }
}
