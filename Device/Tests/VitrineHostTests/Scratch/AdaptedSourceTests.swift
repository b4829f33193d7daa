import Testing

@testable import VitrineHost

/// What only Apple's compiler accepts is replaced, line by line.
struct AdaptedSourceTests {
    struct Form: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let source: String
        let adapted: String

        init(_ name: String, _ source: String, _ adapted: String? = nil) {
            (testDescription, self.source, self.adapted) = (name, source, adapted ?? source)
        }
    }

    private static let forms = [
        Form(
            "the condition for a phone holds",
            "#if os(iOS) && !os(Linux)\nlet a = \"os(iOS)\"\n  #elseif os(macOS) || os(iOS)\n#endif\n",
            "#if true    && !false    \nlet a = \"os(iOS)\"\n  #elseif os(macOS) || true   \n#endif\n"
        ),
        Form("a name for Objective-C", "@objc(Boat) public class Boat {}", "            public class Boat {}"),
        Form("an attribute for Objective-C", "  @objc func a() {}\n", "        func a() {}\n"),
        Form("no code", "// @objc\nlet a = \"@objc\"\n"),
        Form(
            "a dictionary for the keychain holds any values",
            "var query = [String: AnyObject]()\nquery[kSecClass as String] = kSecClassKey\nvar a: AnyObject?\n",
            "var query = [String: Any]()\nquery[kSecClass as String] = kSecClassKey\nvar a: AnyObject?\n"
        ),
        Form("another dictionary", "var a = [String: AnyObject]()\n"),
        Form(
            "an initialiser of a structure is not convenient",
            "extension UIColor {\n    public convenience init(hex: String) {}\n}\n",
            "extension UIColor {\n    public             init(hex: String) {}\n}\n"
        ),
        Form("that of a class", "class Boat {\n    class func make() {}\n    convenience init(name: String) {}\n}\n"),
        Form(
            "that of an image",
            "extension UIColor {}\nextension UIImage {\n    convenience init?(name: String) {}\n}\n"
        ),
        Form(
            "an import of a part imports the module",
            "import CoreImage.CIFilterBuiltins // import UIKit.UIImage\nimport os.log\nimport struct Foundation.Date\n",
            "import CoreImage                  // import UIKit.UIImage\nimport os.log\nimport struct Foundation.Date\n"
        ),
        Form("another part", "import AVFoundation.AVUtilities\n", "import AVFoundation            \n"),
        Form("a selector is a name", "f(#selector(self.load(_:)), 1)", "f(Selector(\"self.load\"), 1)"),
        Form("two selectors", "f(#selector(load)) // #selector(a)", "f(Selector(\"load\")) // Selector(\"a\")"),
        Form("one of a getter", "key(#selector(getter: Note.content))", "key(Selector(\"Note.content\"))"),
        Form(
            "an XML parser is imported from its module",
            "import Foundation\nimport SwiftUI\nfinal class Feed: NSObject, XMLParserDelegate {}\n",
            "import Foundation; import FoundationXML\nimport SwiftUI\nfinal class Feed: NSObject, XMLParserDelegate {}\n"
        ),
        Form(
            "a colour of a filter is imported from its module",
            "import UIKit\nlet a = CIColor(color: .red)\n",
            "import UIKit; import CoreImage\nlet a = CIColor(color: .red)\n"
        ),
        Form(
            "the part of SwiftUI that Xcode names is SwiftUI",
            "import SwiftUICore\nlet a: SwiftUICore.Color = .red // SwiftUICore\n",
            "import SwiftUI\nlet a: SwiftUI.Color = .red // SwiftUICore\n"
        ),
        Form("other text", "import SwiftUI\nlet a = 1 // os(iOS)\n"),
        Form("the C library is that of Foundation", "let a = Darwin.round(b)", "let a = Foundation.round(b)"),
        Form("names like that of the C library", "let a = MyDarwin.round(b), c = Darwin.Kind.d"),
    ]

    @Test(arguments: forms) func sourceIsAdapted(_ form: Form) {
        #expect(AdaptedSource.text(form.source) == form.adapted)
    }

    @Test
    func anEntryOfTheEnvironmentHasTheNameOfItsMacroHere() {
        let source = "    @Entry var side: Int = 1 // @Entry\n    @EntryPoint var a = \"@Entry\"\n"
        #expect(AdaptedSource.text(source).hasPrefix("    @_Entry var side: Int = 1 "))
        #expect(AdaptedSource.text(source).hasSuffix("    @EntryPoint var a = \"@Entry\"\n"))
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

    @Test(arguments: ["import Foundation", "public import Foundation"])
    func extendedFormatterIsImportedFromItsModule(line: String) {
        let source = "\(line)\npublic extension DateFormatter {}\n"
        let own = line.replacing("Foundation", with: "class HostedFoundation.DeviceDateFormatter")
        #expect(AdaptedSource.text(source) == "\(line); \(own)\npublic extension DateFormatter {}\n")
    }

    // Inside of a module, Foundation's own import is enough
    @Test func typeOfTheNetworkInAPublicDeclarationIsImportedFromItsModule() {
        let declaration = "\npublic struct Server { public let session: URLSessionConfiguration }\n"
        let networking = "public import Foundation; public import FoundationNetworking"
        #expect(AdaptedSource.text("public import Foundation" + declaration) == networking + declaration)
        #expect(AdaptedSource.text("import Foundation" + declaration) == "import Foundation" + declaration)
        let two = "import SwiftUI\npublic import Foundation" + declaration
        #expect(AdaptedSource.text(two) == "import SwiftUI\n" + networking + declaration)
    }

    @Test(arguments: ["OSLog", "os", "CoreData", "CryptoKit"])
    func moduleThatPassesFoundationOnBringsTheParserAlong(module: String) {
        let source = "import \(module)\nlet parser: XMLParser? = nil\n"
        #expect(AdaptedSource.text(source).hasPrefix("import \(module); import FoundationXML\n"))
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
