import VitrineUI
import WidgetArchive

@testable import PortableUI

/// A resource folder in memory.
struct SampleResources {
    var index = ResourceIndex(developmentLanguage: "en")
    var strings: [String: ResourceStrings] = [:]
    private var files: [String: Data] = [:]

    /// Adds an image with one file that serves every condition.
    mutating func add(_ data: Data, named name: String) { add(data, named: name, scale: 1) }

    mutating func add(
        _ data: Data,
        named name: String,
        scale: Double,
        _ appearance: ResourceIndex.Appearance? = nil,
        language: String? = nil
    ) {
        let file = "images/\(files.count).png"
        files[file] = data
        let variant = ResourceIndex.Image.Variant(file: file, scale: scale, appearance: appearance, language: language)
        index.images[name, default: ResourceIndex.Image(variants: [])].variants.append(variant)
    }

    mutating func add(_ entry: ResourceStrings.Entry, for key: String, _ language: String) {
        strings[language, default: ResourceStrings()].tables[ResourceStrings.defaultTable, default: [:]][key] = entry
    }

    var catalog: ResourceCatalog {
        get throws {
            var files = files
            var index = index
            index.languages = strings.keys.sorted()
            files[ResourceIndex.fileName] = try JSONEncoder().encode(index)
            for (language, strings) in strings {
                files[ResourceIndex.stringsPath(language: language)] = try JSONEncoder().encode(strings)
            }
            return ResourceCatalog(read: { [files] in files[$0] })
        }
    }
}
