import Testing
import VitrineTesting

/// How long tests wait before they count as hanging.
struct PatienceTests {
    @Test(arguments: [(nil, 1), ("", 1), ("much", 1), ("0", 1), ("-3", 1), ("3", 3), ("100", 100), ("101", 100)])
    func factorIsTheNumberOfTheVariable(text: String?, factor: Int) {
        #expect(Patience.factor(text) == factor)
    }
}
