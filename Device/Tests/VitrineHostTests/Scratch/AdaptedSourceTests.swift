import Testing

@testable import VitrineHost

/// What only Apple's compiler accepts is replaced, line by line.
struct AdaptedSourceTests {
    @Test
    func theConditionForAPhoneHolds() {
        let source = "#if os(iOS) && !os(Linux)\nlet a = \"os(iOS)\"\n  #elseif os(macOS) || os(iOS)\n#endif\n"
        let adapted = "#if true    && !false    \nlet a = \"os(iOS)\"\n  #elseif os(macOS) || true   \n#endif\n"
        #expect(AdaptedSource.text(source) == adapted)
    }

    @Test
    func namesForObjectiveCAreLeftOut() {
        #expect(AdaptedSource.text("@objc(Boat) public class Boat {}") == "            public class Boat {}")
        #expect(AdaptedSource.text("  @objc func a() {}\n") == "        func a() {}\n")
        #expect(AdaptedSource.text("// @objc\nlet a = \"@objc\"\n") == "// @objc\nlet a = \"@objc\"\n")
    }

    @Test
    func aManagedPropertyReadsItsObject() {
        let adapted = AdaptedSource.text("    @NSManaged public var name: String?\n    @NSManaged func add(_ a: A)\n")
        #expect(
            adapted.contains(
                "public var name: String? { get { managedValue(\"name\") } set { setManagedValue(newValue, \"name\") } }"
            )
        )
        #expect(adapted.contains("func add(_ a: A) {}"))
        #expect(adapted.split(separator: "\n", omittingEmptySubsequences: false).count == 3)
    }

    @Test
    func otherTextStaysAsItIs() {
        let source = "import SwiftUI\r\nlet a = 1 // os(iOS)\r\n"
        #expect(AdaptedSource.text(source) == source)
    }
}
