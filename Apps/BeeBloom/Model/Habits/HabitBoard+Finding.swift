extension HabitBoard {
    /// Finds a habit by its id, or else by its title, ignoring case.
    ///
    /// - Throws: `BeeBloomError` with code `notFound` or `ambiguous`.
    package func habit(_ name: String) throws(BeeBloomError) -> Habit {
        try Self.find(name, in: habits, what: "habit", title: \.title)
    }

    /// Finds a group by its id, or else by its title, ignoring case.
    ///
    /// - Throws: `BeeBloomError` with code `notFound` or `ambiguous`.
    package func group(_ name: String) throws(BeeBloomError) -> HabitGroup {
        try Self.find(name, in: groups, what: "group", title: \.title)
    }

    private static func find<Element: Identifiable<String>>(
        _ name: String,
        in elements: [Element],
        what: String,
        title: KeyPath<Element, String>
    ) throws(BeeBloomError) -> Element {
        if let exact = elements.first(where: { $0.id == name }) { return exact }
        let lowercased = name.lowercased()
        let found = elements.filter { $0[keyPath: title].lowercased() == lowercased }
        guard let first = found.first else {
            throw BeeBloomError(
                .notFound,
                "No \(what) is called '\(name.prefix(80))': list them with `beebloom today`."
            )
        }
        guard found.count == 1 else {
            throw BeeBloomError(
                .ambiguous,
                "\(found.count) \(what)s are called '\(name.prefix(80))': give the id, one of "
                    + found.map(\.id).joined(separator: ", ") + "."
            )
        }
        return first
    }
}
