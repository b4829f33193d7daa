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
    func dictionaryForTheKeychainHoldsAnyValues() {
        let source = "var query = [String: AnyObject]()\nquery[kSecClass as String] = kSecClassKey\nvar a: AnyObject?\n"
        let adapted = "var query = [String: Any]()\nquery[kSecClass as String] = kSecClassKey\nvar a: AnyObject?\n"
        #expect(AdaptedSource.text(source) == adapted)
        #expect(AdaptedSource.text("var a = [String: AnyObject]()\n") == "var a = [String: AnyObject]()\n")
    }

    @Test
    func anEntryOfTheEnvironmentHasTheNameOfItsMacroHere() {
        let source = "    @Entry var side: Int = 1 // @Entry\n    @EntryPoint var a = \"@Entry\"\n"
        #expect(
            AdaptedSource.text(source).hasPrefix("    @_Entry var side: Int = 1 ")
                && AdaptedSource.text(source).hasSuffix("    @EntryPoint var a = \"@Entry\"\n")
        )
    }

    @Test
    func anInitialiserOfAStructureIsNotConvenient() {
        let source = "extension UIColor {\n    public convenience init(hex: String) {}\n}\n"
        #expect(AdaptedSource.text(source) == "extension UIColor {\n    public             init(hex: String) {}\n}\n")
        let ofClass = "class Boat {\n    class func make() {}\n    convenience init(name: String) {}\n}\n"
        #expect(AdaptedSource.text(ofClass) == ofClass)
        let ofImage = "extension UIColor {}\nextension UIImage {\n    convenience init?(name: String) {}\n}\n"
        #expect(AdaptedSource.text(ofImage) == ofImage)
    }

    @Test
    func anImportOfAPartImportsTheModule() {
        let source =
            "import CoreImage.CIFilterBuiltins // import UIKit.UIImage\nimport os.log\nimport struct Foundation.Date\n"
        let adapted =
            "import CoreImage                  // import UIKit.UIImage\nimport os.log\nimport struct Foundation.Date\n"
        #expect(AdaptedSource.text(source) == adapted)
        #expect(AdaptedSource.text("import AVFoundation.AVUtilities\n") == "import AVFoundation            \n")
    }

    @Test
    func aSelectorIsAName() {
        #expect(AdaptedSource.text("f(#selector(self.load(_:)), 1)") == "f(Selector(\"self.load\"), 1)")
        #expect(AdaptedSource.text("f(#selector(load)) // #selector(a)") == "f(Selector(\"load\")) // Selector(\"a\")")
        #expect(AdaptedSource.text("key(#selector(getter: Note.content))") == "key(Selector(\"Note.content\"))")
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
    func anImportOfAFrameworkThatIsNotHereIsLeftOut() {
        let source =
            "@preconcurrency import MediaPlayer\nimport SwiftUI // import MediaPlayer\nimport class MediaPlayer.A\n"
        let adapted = AdaptedSource(leftOutImports: ["MediaPlayer"]).text(source)
        #expect(
            adapted.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } } == [
                "", "import SwiftUI // import MediaPlayer", "", "",
            ]
        )
    }

    @Test
    func anXMLParserIsImportedFromItsModule() {
        let source = "import Foundation\nimport SwiftUI\nfinal class Feed: NSObject, XMLParserDelegate {}\n"
        #expect(
            AdaptedSource.text(source)
                == "import Foundation; import FoundationXML\nimport SwiftUI\nfinal class Feed: NSObject, XMLParserDelegate {}\n"
        )
    }

    @Test(arguments: ["import Foundation", "public import Foundation"])
    func extendedFormatterIsImportedFromItsModule(line: String) {
        let source = "\(line)\npublic extension DateFormatter {}\n"
        let own = line.replacing("Foundation", with: "class HostedFoundation.DeviceDateFormatter")
        #expect(AdaptedSource.text(source) == "\(line); \(own)\npublic extension DateFormatter {}\n")
    }

    @Test(arguments: ["OSLog", "os", "CoreData", "CryptoKit"])
    func moduleThatPassesFoundationOnBringsTheParserAlong(module: String) {
        let source = "import \(module)\nlet parser: XMLParser? = nil\n"
        #expect(AdaptedSource.text(source).hasPrefix("import \(module); import FoundationXML\n"))
    }

    @Test
    func colourOfAFilterIsImportedFromItsModule() {
        let source = "import UIKit\nlet a = CIColor(color: .red)\n"
        #expect(AdaptedSource.text(source) == "import UIKit; import CoreImage\nlet a = CIColor(color: .red)\n")
    }

    @Test
    func partOfSwiftUIThatXcodeNamesIsSwiftUI() {
        let source = "import SwiftUICore\nlet a: SwiftUICore.Color = .red // SwiftUICore\n"
        #expect(AdaptedSource.text(source) == "import SwiftUI\nlet a: SwiftUI.Color = .red // SwiftUICore\n")
    }

    @Test
    func otherTextStaysAsItIs() {
        let source = "import SwiftUI\nlet a = 1 // os(iOS)\n"
        #expect(AdaptedSource.text(source) == source)
    }

    @Test
    func linesOfWindowsAreAdaptedOneByOne() {
        let source = "import Boats\r\n#if os(iOS) // a\r\nlet a = 1\r\n#endif\r\n"
        #expect(
            AdaptedSource(leftOutImports: ["Boats"]).text(source)
                == "            \n#if true    // a\nlet a = 1\n#endif\n"
        )
    }

    @Test
    func theCLibraryIsThatOfFoundation() {
        #expect(AdaptedSource.text("let a = Darwin.round(b)") == "let a = Foundation.round(b)")
        let own = "let a = MyDarwin.round(b), c = Darwin.Kind.d"
        #expect(AdaptedSource.text(own) == own)
    }

    @Test
    func whatIsInCoreFoundationComesWithFoundation() {
        let adapted = AdaptedSource(leftOutImports: ["Dates"])
        #expect(adapted.text("import CoreFoundation\nlet a: CGFloat") == "import Foundation\nlet a: CGFloat")
        #expect(adapted.text("import struct CoreFoundation.CGFloat") == "import struct Foundation.CGFloat")
        #expect(adapted.text("// import CoreFoundation\nimport Dates") == "// import CoreFoundation\n            ")
        #expect(ImportCheck(known: []).missing(in: [("/a.swift", "import CoreFoundation")]).isEmpty)
    }

    @Test
    func aFileOfAModuleWithAHeaderImportsFoundation() {
        let adapted = AdaptedSource(hasHeader: true)
        #expect(adapted.text("let a = Data()") == "let a = Data()\nimport Foundation\n")
        #expect(adapted.text("#if DEBUG\nlet a = Data()\n#endif").hasSuffix("#endif\nimport Foundation\n"))
        #expect(adapted.text("import SwiftUI\n") == "import SwiftUI\n")
        #expect(AdaptedSource.text("let a = Data()\n") == "let a = Data()\n")
    }
}
