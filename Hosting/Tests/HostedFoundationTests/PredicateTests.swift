import Foundation
import HostedFoundation
import Testing

/// Conditions of `#Predicate` that Foundation has on Apple's platforms only.
struct PredicateTests {
    private struct Boat: Sendable {
        let name: String
    }

    @Test(arguments: [("Möwe", true), ("MOWE II", true), ("Krähe", false)])
    func localizedStandardContainsIgnoresCaseAndDiacritics(name: String, isFound: Bool) throws {
        let text = "mow"
        let predicate = #Predicate<Boat> { $0.name.localizedStandardContains(text) }
        #expect(try predicate.evaluate(Boat(name: name)) == isFound)
    }
}
