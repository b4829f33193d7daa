import Testing

@testable import VitrineHost

/// A class that derives from SiriKit's is compiled as Apple's compiler takes it.
struct IntentInitializerTests {
    @Test
    func classWithOtherInitializersOnlyHasTheRequiredOne() {
        let source = """
            public class Trip: INIntent {
                var name: String
                init(name: String) { self.name = name }
            }
            """
        let first = "public class Trip: INIntent { required init() { Swift.fatalError"
        #expect(AdaptedSource.text(source).hasPrefix(first))
        #expect(AdaptedSource.text(source).split(separator: "\n").count == 4)
    }

    @Test
    func initializerThatOverridesIsRequired() {
        let source = "class Trip: INIntent {\n    public override init() { super.init() }\n    init(a: Int) {}\n}\n"
        #expect(AdaptedSource.text(source) == source.replacing("override init()", with: "required init()"))
    }

    @Test(arguments: [
        "class Trip: INIntent { var a = 1 }",
        "class Trip: INIntent { convenience init(a: Int) { self.init() } }",
        "class Trip: INIntent { required override init() {} }",
        "class Trip: INIntent { func make() { _ = Boat.init(a: 1) } }",
        "class Trip: Base { init(a: Int) {} } // class A: INIntent { init(b: Int) {} }",
    ])
    func otherClassStaysAsItIs(source: String) {
        #expect(AdaptedSource.text(source) == source)
    }
}
