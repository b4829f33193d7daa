import Testing

@testable import VitrineHost

struct TestClassesTests {
    private static let own = """
        import XCTest
        // class Comment: XCTestCase { func testNothing() {} }
        final class GoalTests: Base {
            let text = "👣 } class X: XCTestCase {"
            override func setUp() {}
            func testGoal() throws {}
            func testLater() async {}
            func helper() { func testInner() {} }
            #if os(watchOS)
            func testWatch() {}
            #endif
        }
        struct Other: Hashable { func testNothing() {} }
        """
    private static let base = "class Base: XCTestCase {}\nclass Model: NSObject { func testNothing() {} }"
    private let classes = TestClasses([own, base])

    @Test func classesInheritAcrossFiles() {
        #expect(classes.names == ["Base", "GoalTests"])
        #expect(classes.tests(of: Self.own) == ["GoalTests.testGoal", "GoalTests.testLater"])
    }

    @Test func classHasTheTestsOfItsExtensionsAndThoseThatItInherits() {
        let base = "class Base: XCTestCase { func testBase() {} }"
        let own = "class Own: Base { func testOwn() {} }"
        let more = "extension Own { func testMore() {} }\nextension Other { func testOther() {} }"
        let classes = TestClasses([base, own, more])
        #expect(classes.tests(of: own) == ["Own.testOwn", "Own.testMore", "Own.testBase"])
        #expect(classes.adding(to: own).contains(#"("testMore", Own.testMore), ("testBase", Own.testBase)"#))
    }

    @Test func classWithinAnotherTypeIsListedWithTheReason() {
        let text = "enum Suite { final class Inner: XCTestCase { func testInner() {} } }"
        let reason = TestReport.Test.Outcome.skipped("the class stands within another type; move it out")
        #expect(TestClasses([text]).leftOut(of: text) == [.init(name: "Inner", outcome: reason)])
    }

    @Test func testOfAConditionIsListedWithTheReason() {
        let reason = TestReport.Test.Outcome.skipped("it stands within #if in its class")
        #expect(classes.leftOut(of: Self.own) == [.init(name: "GoalTests.testWatch", outcome: reason)])
    }

    @Test func listStandsBehindTheClassAndLinesKeepTheirNumbers() {
        let lines = classes.adding(to: Self.own).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == Self.own.split(separator: "\n", omittingEmptySubsequences: false).count)
        #expect(lines[11].hasPrefix("}; nonisolated final class VitrineTests_GoalTests: VitrineTestList {"))
        #expect(lines[11].contains(#"("testGoal", GoalTests.testGoal), ("testLater", asyncTest"#))
        #expect(classes.adding(to: "struct A {}") == "struct A {}")
    }

    @Test func runnerAsksForTheListsByName() {
        let source = TestRunner.source(module: "StepsTests", classes: ["GoalTests"])
        #expect(source.contains(#"["10StepsTests22VitrineTests_GoalTestsC"]"#))
    }

    @Test func intentsAreTheOutermostTypesThatAreOne() {
        let text = """
            struct LogWalk: AppIntent { struct Inner: AppIntent {} }
            public final class Open: OpenIntent, Sendable {}
            struct Choice: WidgetConfigurationIntent {}
            // struct Comment: AppIntent {}
            struct Walk: AppEntity {}
            """
        #expect(IntentNames.all(in: [text]) == ["LogWalk", "Open"])
    }
}
