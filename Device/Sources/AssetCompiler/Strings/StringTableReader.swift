import Foundation
import PropertyLists
import WidgetArchive

/// Reads string tables of all kinds, and notes what cannot be used.
struct StringTableReader {
    private(set) var tables = StringTables()
    private(set) var findings: [AssetFinding] = []
    /// The language of keys and of tables without a language's folder.
    private(set) var developmentLanguage: String

    /// Whether what is read next is the target's own, and not of a package: only then a repeated text is a finding.
    var isOwn = true
    private var hasOwnLanguage = false

    init(developmentLanguage: String) {
        self.developmentLanguage = developmentLanguage
        tables.note(language: developmentLanguage)
    }

    /// Reads a file `*.xcstrings`.
    mutating func readCatalog(_ file: URL) {
        let table = file.deletingPathExtension().lastPathComponent
        do throws(AssetFinding) {
            let catalog = try ContentsFile.decode(StringCatalog.self, from: file)
            guard isLanguage(catalog.sourceLanguage, file) else { return }
            if isOwn || !hasOwnLanguage { developmentLanguage = catalog.sourceLanguage }
            hasOwnLanguage = hasOwnLanguage || isOwn
            tables.note(language: catalog.sourceLanguage)
            for (key, text) in catalog.strings {
                for (language, localization) in text.localizations ?? [:] where isLanguage(language, file) {
                    guard let entry = localization.entry else { continue }
                    add(entry, key, table, language, file)
                }
            }
        } catch {
            findings.append(error)
        }
    }

    /// Reads a file `*.strings`: text, or a property list.
    mutating func readStrings(_ file: URL, language: String?) {
        let table = file.deletingPathExtension().lastPathComponent
        let language = language ?? developmentLanguage
        guard isLanguage(language, file) else { return }
        tables.note(language: language)
        if let values = propertyList(file) as? [String: String] {
            for (key, text) in values { add(ResourceStrings.Entry(text), key, table, language, file) }
            return
        }
        do throws(AssetFinding) {
            let text = try SourceText.read(file)
            do throws(StringsFileParser.Fault) {
                for (key, text, line) in try StringsFileParser.pairs(of: text) {
                    add(ResourceStrings.Entry(text), key, table, language, file, line)
                }
            } catch {
                throw AssetFinding(.error, "is not a string table: \(error.reason)", in: file, line: error.line)
            }
        } catch {
            findings.append(error)
        }
    }

    /// Reads a file `*.stringsdict`.
    mutating func readDictionary(_ file: URL, language: String?) {
        let table = file.deletingPathExtension().lastPathComponent
        let language = language ?? developmentLanguage
        guard isLanguage(language, file) else { return }
        guard let list = propertyList(file) else {
            findings.append(
                AssetFinding(.error, "is not a property list; save it from a property list editor", in: file)
            )
            return
        }
        let (entries, unread) = StringsDictionary.entries(of: list)
        tables.note(language: language)
        for (key, entry) in entries { tables.add(entry, for: key, table: table, language: language) }
        for key in unread {
            findings.append(
                AssetFinding(
                    .error,
                    "\"\(key)\" has no NSStringLocalizedFormatKey; add one, as in \"%#@count@\"",
                    in: file
                )
            )
        }
    }

    /// The value of a property list in XML or binary form; nil for any other file.
    private func propertyList(_ file: URL) -> Any? {
        guard let data = try? Data(contentsOf: file),
            data.starts(with: Data("bplist".utf8)) || data.prefix(256).range(of: Data("<?xml".utf8)) != nil
        else { return nil }
        return try? PropertyList.value(of: data)
    }

    private mutating func add(
        _ entry: ResourceStrings.Entry,
        _ key: String,
        _ table: String,
        _ language: String,
        _ file: URL,
        _ line: Int? = nil
    ) {
        guard !tables.add(entry, for: key, table: table, language: language), isOwn else { return }
        let message = "\"\(key)\" already has a text in \(language), which is used; remove one of the two"
        findings.append(AssetFinding(.warning, message, in: file, line: line))
    }

    /// Whether a name is a language tag; other names would become paths.
    private mutating func isLanguage(_ name: String, _ file: URL) -> Bool {
        if LanguageTag.isValid(name) { return true }
        findings.append(AssetFinding(.error, "\"\(name)\" is not a language, such as \"de\" or \"zh-Hans\"", in: file))
        return false
    }
}

/// The form of a language's name.
enum LanguageTag {
    static func isValid(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 40
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
