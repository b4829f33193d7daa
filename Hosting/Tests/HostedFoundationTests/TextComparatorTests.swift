import HostedFoundation
import Testing

struct TextComparatorTests {
    private struct Item {
        let name: String
        var nick: String?
    }

    private let items = ["Ärger", "Banana", "apple", "item 10", "item 9", "Äpfel"].map { Item(name: $0) }
    private let sorted = ["Äpfel", "apple", "Ärger", "Banana", "item 9", "item 10"]

    @Test func textsAreSortedAsPeopleSortNames() {
        #expect(items.sorted(using: SortDescriptor(\.name)).map(\.name) == sorted)
        #expect(items.sorted(using: SortDescriptor(\.name, order: .reverse)).map(\.name) == sorted.reversed())
        #expect(items.sorted(using: SortDescriptor(\.name, comparator: .localizedStandard)).map(\.name) == sorted)
        #expect(items.map(\.name).sorted(using: .localizedStandard) == sorted)
        let lexical = ["Banana", "apple", "item 10", "item 9", "Äpfel", "Ärger"]
        #expect(items.sorted(using: SortDescriptor(\.name, comparator: .lexical)).map(\.name) == lexical)
    }

    @Test func missingTextComesFirst() {
        let items = [Item(name: "a", nick: "b"), Item(name: "b"), Item(name: "c", nick: "A")]
        #expect(items.sorted(using: SortDescriptor(\.nick)).map(\.name) == ["b", "c", "a"])
    }
}
