import Foundation
import WidgetArchive

extension CompiledResources {
    /// Adds the images of catalogues.
    ///
    /// Their files get numbers for names, because names of assets are not file names.
    mutating func add(_ catalog: AssetCatalog) {
        index.colors = catalog.colors
        for (name, file) in catalog.data {
            // As `NSDataAsset` looks for it: a name may be a path, which is not a file's name.
            guard let path = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) else { continue }
            add(.copy(file), at: "data/\(path)", from: file)
        }
        for (position, (name, image)) in catalog.images.sorted(by: { $0.key < $1.key }).enumerated() {
            var compiled = ResourceIndex.Image(variants: [], isTemplate: image.isTemplate)
            compiled.symbolAscent = image.symbol?.ascent
            for (number, variant) in image.variants.enumerated() {
                let stem = "images/\(position + 1)-\(number + 1)"
                guard let added = add(variant, stem, of: image) else { continue }
                compiled.variants.append(added)
            }
            index.images[name] = compiled
        }
    }

    private mutating func add(
        _ variant: AssetCatalog.ImageSet.Variant,
        _ stem: String,
        of image: AssetCatalog.ImageSet
    ) -> ResourceIndex.Image.Variant? {
        if let finding = bounds?.finding(variant.file) {
            findings.append(finding)
            return nil
        }
        guard let kind = ImageFileKind(variant.file) else { return nil }
        var path = "\(stem).\(variant.file.pathExtension.lowercased())"
        var scale = variant.scale ?? 1
        if kind.isVector {
            let drawing = image.symbol?.drawing
            guard let data = drawing.map({ Data($0.utf8) }) ?? (try? Data(contentsOf: variant.file)) else { return nil }
            let size = kind == .pdf ? VectorSize(pdf: data) : VectorSize(svg: String(decoding: data, as: UTF8.self))
            // A symbol's drawing has 100 points, more than a widget shows.
            scale = drawing == nil ? size?.scale(mayGrow: image.preservesVector) ?? 3 : 2
            // The name states what was converted, so that the same file is not converted again.
            path = "images/\(StableHash.text(data))@\(Int(scale))x.png"
            let task = VectorConverter.Task(
                input: variant.file,
                output: URL(filePath: path),
                kind: kind,
                size: size,
                scale: scale,
                drawing: drawing
            )
            // The same drawing may be in several sets.
            if files[path] == nil { add(.conversion(task), at: path, from: variant.file) }
        } else {
            add(.copy(variant.file), at: path, from: variant.file)
        }
        return ResourceIndex.Image.Variant(
            file: path,
            scale: scale,
            appearance: variant.appearance,
            language: variant.language
        )
    }

    /// Adds the strings of all languages: one file each for the views, and one for each table for `Bundle`.
    mutating func add(_ tables: StringTables) throws {
        add(localizations: tables.languages.keys)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        for (language, strings) in tables.languages {
            files[ResourceIndex.stringsPath(language: language)] = .data(try encoder.encode(strings))
            for (table, entries) in strings.tables {
                // A table's name is the name of its file, so it has no path.
                files["\(language).lproj/\(table).strings"] = .data(Data(StringsFileText.text(of: entries).utf8))
            }
        }
    }

    /// Adds languages in which the program runs, whether they have strings or not.
    mutating func add(localizations: some Sequence<String>) {
        index.languages = Set(index.languages).union(localizations).sorted()
    }

    /// Adds the languages of the folders `*.lproj`, as a bundle has them.
    mutating func addLocalizationsOfFolders() {
        let folders = files.keys.compactMap { $0.split(separator: "/").first }.filter { $0.hasSuffix(".lproj") }
        add(localizations: folders.map { String($0.dropLast(".lproj".count)) })
    }

    /// Adds a file that the program opens by name.
    ///
    /// An image can be shown by its name without scale and extension, too.
    mutating func add(file: URL, at path: String) {
        add(.copy(file), at: path, from: file)
        guard files[path] != nil, let kind = ImageFileKind(file), !kind.isVector else { return }
        let stem = file.deletingPathExtension().lastPathComponent
        let scale = stem.hasSuffix("@3x") ? 3.0 : stem.hasSuffix("@2x") ? 2.0 : 1
        let name = scale == 1 ? stem : String(stem.dropLast(3))
        let folder = path.split(separator: "/").first { $0.hasSuffix(".lproj") }
        let variant = ResourceIndex.Image.Variant(
            file: path,
            scale: scale,
            language: folder.map { String($0.dropLast(6)) }
        )
        for key in [name, "\(name).\(file.pathExtension)"] {
            index.images[key, default: ResourceIndex.Image(variants: [])].variants.append(variant)
        }
    }
}
