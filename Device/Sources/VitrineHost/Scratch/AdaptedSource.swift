/// A Swift file as it is compiled here: what only Apple's compiler accepts is replaced, and every line keeps its
/// number.
///
/// - A condition `os(iOS)` holds and `os(Linux)` does not, because the code is that of a phone's extension.
/// - `@objc`, `@objcMembers` and `@nonobjc` are left out: this compiler has no Objective-C.
/// - `#selector(…)` becomes a name: there are no methods of Objective-C to call.
/// - `convenience` is left out in an extension of `UIColor`, which is a structure here.
/// - A property marked `@NSManaged` reads the values of its object, and a method marked so does nothing.
/// - `@Entry` becomes `@_Entry`, the macro's name here.
/// - An import of a part of a module, such as `CoreImage.CIFilterBuiltins`, imports the module: those of Swift have no
///   parts.
/// - A file that uses a part of Apple's Foundation that is a module of its own here, such as an XML parser, imports it
///   too.
/// - `Darwin.round` becomes `Foundation.round`: the C library has another name here, and Foundation passes it on. So it
///   does with what is in CoreFoundation, such as `CGFloat`, and imports of that import Foundation.
/// - `SwiftUICore`, the part of SwiftUI that Xcode names at times, becomes `SwiftUI`.
/// - In a file that uses the keychain, a dictionary of objects is one of any values: nothing is bridged here.
/// - A class of an intent has the initializer that Apple's does not require (``IntentInitializer``).
/// - A file of a module with a header imports Foundation, as the header does.
struct AdaptedSource {
    /// The modules whose imports are left out.
    var leftOutImports: Set<String> = []
    /// Whether the file sees what a header of its module imports.
    var hasHeader = false

    /// Adapts a file's text; text without such words is returned as it is.
    static func text(_ source: String) -> String { AdaptedSource().text(source) }

    /// Adapts a file's text; text without such words is returned as it is.
    func text(_ source: String) -> String {
        // Swift reads CR and LF together as one character, which is not a newline: no line would end there.
        let lines = source.utf8.contains(13) ? source.replacing("\r\n", with: "\n") : source
        let text = adapted(IntentInitializer.required(in: lines))
        guard hasHeader, !Self.importsFoundation(text) else { return text }
        // At the end no line has another number, and a directive can begin the file.
        return text + "\nimport Foundation\n"
    }

    private static func importsFoundation(_ source: String) -> Bool {
        source.split(whereSeparator: \.isNewline)
            .contains { ImportCheck.module(importedBy: $0).map(foundations.contains) == true }
    }

    private func adapted(_ source: String) -> String {
        let leavesOut = leftOutImports.contains(where: source.mentions)
        let added = Self.added(to: source)
        guard leavesOut || !added.isEmpty || Self.words.contains(where: source.mentions) else { return source }
        // The same text without comments and strings, character by character.
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let code = SwiftText.codeOnly(source).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == code.count else { return source }
        var extended = ExtendedType()
        var missing = added
        // Where one of several imports is public, a public declaration needs what is added to be public too.
        let isPassedOn = code.contains {
            $0.contains("public import") && ImportCheck.module(importedBy: $0).map(Self.foundations.contains) == true
        }
        let usesKeychain = source.mentions("kSec")
        return zip(lines, code)
            .map { text, code in
                extended.read(code)
                let module = ImportCheck.module(importedBy: code)
                if module == "CoreFoundation" {
                    return String(text.replacing("CoreFoundation", with: "Foundation", maxReplacements: 1))
                }
                if module == "SwiftUICore" { return String(text.replacing("SwiftUICore", with: "SwiftUI")) }
                if let module, leftOutImports.contains(module) { return String(repeating: " ", count: text.count) }
                let isPublic = code.contains("public import")
                if let module, Self.foundations.contains(module), !missing.isEmpty, isPublic || !isPassedOn {
                    defer { missing = [] }
                    let access = isPublic ? "public " : ""
                    return text + missing.map { "; \(access)import \($0)" }.joined()
                }
                var adapted = Self.line(text, code: code)
                if usesKeychain, code.contains("AnyObject") {
                    adapted = adapted.replacing(#/\b(?:CF)?String *(:|,) *AnyObject(?=[\]>])/#) { match in
                        "String\(match.output.1) Any"
                    }
                }
                guard extended.isStructure, code.contains("convenience init") else { return adapted }
                return adapted.replacing("convenience init", with: "            init")
            }
            .joined(separator: "\n")
    }

    /// Modules that pass Foundation on.
    private static let foundations: Set = [
        "AppIntents", "Charts", "CloudKit", "CoreData", "CoreLocation", "CryptoKit", "Foundation", "HealthKit", "OSLog",
        "SwiftData", "SwiftUI", "UIKit", "UserNotifications", "WidgetKit", "os",
    ]

    private static let networking = (
        "FoundationNetworking",
        ["HTTPURLResponse", "URLCache", "URLCredential", "URLRequest", "URLResponse", "URLSession"]
    )

    /// What Apple's Foundation or UIKit has and the one here has in a module of its own.
    private static let parts = [
        ("CoreImage", ["CIColor", "CIImage", "CIFilter", "CIContext", "CIVector"]),
        ("Observation", ["@Observable", "withObservationTracking"]),
        ("FoundationXML", ["XMLParser", "XMLDocument", "XMLElement"]),
        // In mode 6 a public extension needs the module of the type.
        (
            "class HostedFoundation.DeviceDateFormatter",
            ["DateFormatter", "NumberFormatter", "DateComponentsFormatter"].map { "extension \($0)" }
        ),
        (networking.0, networking.1.map { "extension \($0)" }),
    ]

    /// The modules to import beside Foundation, and that the file does not import itself.
    private static func added(to source: String) -> [String] {
        // A type in a public declaration needs a public import of its own module too.
        let isPassedOn = source.mentions("public import") && networking.1.contains(where: source.mentions)
        return
            parts.filter { module, words in
                (words.contains(where: source.mentions) || isPassedOn && module == networking.0)
                    && !source.mentions("import \(module)")
            }
            .map(\.0)
    }

    private static let words = [
        "os(iOS)", "os(Linux)", "@objc", "@nonobjc", "@NSManaged", "@Entry", "convenience init", "#selector(",
        "CoreFoundation", "SwiftUICore", "Darwin.", "kSec", "import AVFoundation.", "import CoreImage.",
        "import Foundation.",
        "import UIKit.",
    ]

    /// The type in whose declaration or extension a line stands, as far as the lines before say.
    private struct ExtendedType {
        /// Whether it is a class of Apple's that is a structure here.
        private(set) var isStructure = false

        mutating func read(_ code: Substring) {
            // Most lines have no such word, and a regular expression takes fifty times as long to find that out.
            guard ["extension", "class", "actor"].contains(where: code.mentions),
                let match = code.firstMatch(of: #/\b(extension|class|actor)\s+([A-Za-z_][A-Za-z0-9_]*)/#)
            else { return }
            // `class func` declares no type.
            guard !["func", "var", "let"].contains(match.output.2) else { return }
            isStructure = match.output.1 == "extension" && match.output.2 == "UIColor"
        }
    }

    private static func line(_ text: Substring, code: Substring) -> String {
        let start = code.drop { $0 == " " || $0 == "\t" }
        if start.hasPrefix("#if") || start.hasPrefix("#elseif") {
            return String(text.replacing("os(iOS)", with: "true   ").replacing("os(Linux)", with: "false    "))
        }
        if start.hasPrefix("import "),
            let part = start.firstMatch(of: #/^import +(AVFoundation|CoreImage|Foundation|UIKit)(\.[A-Za-z.]+)/#)?
                .output.2
        {
            return String(text.replacing(part, with: String(repeating: " ", count: part.count), maxReplacements: 1))
        }
        guard ["@", "#selector(", "Darwin.", "SwiftUICore."].contains(where: code.mentions) else { return String(text) }
        var result = String(text)
        if code.contains("SwiftUICore.") { result = result.replacing("SwiftUICore.", with: "SwiftUI.") }
        if code.contains("Darwin.") { result = result.replacing(#/\bDarwin\.(?=[a-z])/#, with: "Foundation.") }
        if code.contains("#selector(") {
            let pattern = #/#selector\((?:[gs]etter: *)?([A-Za-z0-9_.]+)(\([A-Za-z0-9_:]*\))?\)/#
            result = result.replacing(pattern) { "Selector(\"\($0.output.1)\")" }
        }
        if code.contains("@NSManaged") { result = managed(result) }
        if code.contains(#/@Entry\b/#) { result = result.replacing(#/@Entry\b/#, with: "@_Entry") }
        if code.contains("@objc") || code.contains("@nonobjc") {
            result = result.replacing(#/@(objcMembers|nonobjc|objc(\([^)]*\))?)/#) { match in
                String(repeating: " ", count: match.output.0.count)
            }
        }
        return result
    }

    /// `@NSManaged public var name: String?` with accessors, or a method with an empty body.
    private static func managed(_ line: String) -> String {
        let text = line.replacing("@NSManaged", with: "          ")
        if let match = text.firstMatch(of: #/\bvar\s+`?([A-Za-z0-9_]+)`?\s*:\s*([^{\/]+)/#) {
            let key = "\"\(match.output.1)\""
            let end = match.output.0.endIndex
            let accessors =
                "{ get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } } "
            return "\(text[..<end]) \(accessors)\(text[end...])"
        }
        return text.contains("func ") ? text + " {}" : text
    }
}
