import Foundation
import WidgetArchive

/// Reads asset catalogues, and notes what cannot be used.
struct AssetCatalogReader {
    private(set) var catalog = AssetCatalog()
    private(set) var findings: [AssetFinding] = []
    /// Whether what is read next is the target's own, and not of a package: only then a repeated name is a finding.
    var isOwn = true
    private let files = FileManager.default

    /// Reads a catalogue: a folder `*.xcassets`.
    mutating func read(_ folder: URL) {
        var isFolder = false
        if let values = try? folder.resourceValues(forKeys: [.isDirectoryKey]) {
            isFolder = values.isDirectory ?? false
        }
        guard isFolder else {
            findings.append(
                AssetFinding(
                    .error,
                    "there is no such asset catalogue; add it or remove it from the target",
                    in: folder
                )
            )
            return
        }
        readFolder(folder, namespace: "")
    }

    /// Adds what a project states outside of catalogues; it takes the place of what its catalogues have.
    mutating func read(_ assets: DeclaredAssets) {
        catalog.colors.merge(assets.colors) { $1 }
        for (name, files) in assets.images.sorted(by: { $0.key < $1.key }) {
            var set = AssetCatalog.ImageSet(variants: [])
            for image in files {
                guard let kind = ImageFileKind(image.file) else {
                    findings.append(Self.unknownKind(image.file))
                    continue
                }
                set.variants.append(.init(file: image.file, scale: kind.isVector ? nil : image.scale))
                guard kind == .svg, let text = try? Data(contentsOf: image.file) else { continue }
                set.symbol = SymbolTemplate(svg: String(decoding: text, as: UTF8.self))
                set.isTemplate = set.symbol != nil
            }
            if !set.variants.isEmpty { catalog.images[name] = set }
        }
    }

    private static func unknownKind(_ file: URL) -> AssetFinding {
        AssetFinding(.error, "is neither PNG, JPEG, WebP, PDF nor SVG; convert it to one of these", in: file)
    }

    private static let otherKinds: Set<String> = [
        "arobject", "arreferenceimage", "arresourcegroup", "complicationset", "cubetextureset", "gcdashboardimage",
        "gcleaderboard", "gcleaderboardset", "iconset", "imagestack", "imagestacklayer", "mipmapset",
        "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack", "stickersequence",
        "textureset",
    ]

    private mutating func readFolder(_ folder: URL, namespace: String) {
        for item in items(of: folder) {
            let name = namespace + item.deletingPathExtension().lastPathComponent
            switch item.pathExtension {
            case "imageset": readImage(item, name)
            case "colorset": readColor(item, name)
            case "symbolset": readSymbol(item, name)
            case "dataset": readData(item, name)
            case "appiconset", "brandassets", "launchimage", "stickersiconset": break
            case let kind where Self.otherKinds.contains(kind):
                findings.append(AssetFinding(.warning, "is not a kind of asset that widgets use", in: item))
            // The name of a group may have a dot, too.
            default: readFolder(item, namespace: namespaceInside(item, namespace))
            }
        }
    }

    /// The folders in a folder, in the order of their names.
    private func items(of folder: URL) -> [URL] {
        let found = (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
        return found.filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    private struct FolderContents: Decodable {
        struct Properties: Decodable {
            enum CodingKeys: String, CodingKey {
                case providesNamespace = "provides-namespace"
            }

            var providesNamespace: Bool?
        }

        var properties: Properties?
    }

    private mutating func namespaceInside(_ folder: URL, _ namespace: String) -> String {
        let file = folder.appending(path: "Contents.json")
        guard files.fileExists(atPath: file.path(percentEncoded: false)),
            let contents = decode(FolderContents.self, from: file)
        else { return namespace }
        guard contents.properties?.providesNamespace == true else { return namespace }
        return namespace + folder.lastPathComponent + "/"
    }

    private mutating func decode<Value: Decodable>(_ type: Value.Type, from file: URL) -> Value? {
        do throws(AssetFinding) {
            return try ContentsFile.decode(type, from: file)
        } catch {
            findings.append(error)
            return nil
        }
    }
}

extension AssetCatalogReader {
    private mutating func readData(_ folder: URL, _ name: String) {
        let file = folder.appending(path: "Contents.json")
        guard let contents = decode(DataSetContents.self, from: file) else { return }
        guard let entry = contents.data?.first(where: { $0.filename != nil }), let found = entry.filename else {
            findings.append(AssetFinding(.warning, "the data set \"\(name)\" names no file; add one", in: file))
            return
        }
        guard let data = self.file(found, in: folder, stated: file) else { return }
        catalog.data[name] = data
    }

    private mutating func readImage(_ folder: URL, _ name: String) {
        let file = folder.appending(path: "Contents.json")
        guard let contents = decode(ImageSetContents.self, from: file) else { return }
        let stated = (contents.images ?? []).filter { $0.filename != nil && !$0.isHighContrast }
        let variants = stated.forPhone.compactMap { variant($0, in: folder, stated: file) }
        guard !variants.isEmpty else {
            if stated.isEmpty || stated.forPhone.isEmpty {
                let reason = stated.isEmpty ? "names no file" : "has files for other devices only"
                findings.append(
                    AssetFinding(.warning, "the image \"\(name)\" \(reason); add one for any device", in: file)
                )
            }
            return
        }
        guard catalog.images[name] == nil else { return noteRepeated(name, folder) }
        catalog.images[name] = AssetCatalog.ImageSet(
            variants: variants,
            isTemplate: contents.properties?.intent == "template",
            preservesVector: contents.properties?.preservesVector ?? false
        )
    }

    private mutating func readSymbol(_ folder: URL, _ name: String) {
        let file = folder.appending(path: "Contents.json")
        guard let contents = decode(SymbolSetContents.self, from: file) else { return }
        guard let entry = contents.symbols?.first(where: { $0.filename != nil }) else {
            findings.append(AssetFinding(.warning, "the symbol \"\(name)\" names no file; add its template", in: file))
            return
        }
        guard let variant = variant(entry, in: folder, stated: file) else { return }
        let text = (try? Data(contentsOf: variant.file)).map { String(decoding: $0, as: UTF8.self) }
        guard let template = text.flatMap({ SymbolTemplate(svg: $0) }) else {
            findings.append(
                AssetFinding(.error, "is not a template of a symbol; export it from SF Symbols", in: variant.file)
            )
            return
        }
        guard catalog.images[name] == nil else { return noteRepeated(name, folder) }
        catalog.images[name] = AssetCatalog.ImageSet(variants: [variant], isTemplate: true, symbol: template)
    }

    /// A file of a set, which must lie in the set's folder.
    private mutating func file(_ filename: String, in folder: URL, stated contents: URL) -> URL? {
        // A name with a path would reach files outside the set.
        guard filename == filename.split(separator: "/").last.map(String.init) ?? "", filename != ".." else {
            findings.append(AssetFinding(.error, "\"\(filename)\" is not the name of a file in the set", in: contents))
            return nil
        }
        let file = folder.appending(path: filename)
        guard files.fileExists(atPath: file.path(percentEncoded: false)) else {
            findings.append(
                AssetFinding(
                    .error,
                    "names \"\(filename)\", which is not in the folder; add it or remove it",
                    in: contents
                )
            )
            return nil
        }
        return file
    }

    private mutating func variant(
        _ entry: ImageSetContents.Entry,
        in folder: URL,
        stated contents: URL
    ) -> AssetCatalog.ImageSet.Variant? {
        guard let file = entry.filename.flatMap({ self.file($0, in: folder, stated: contents) }) else { return nil }
        guard let kind = ImageFileKind(file) else {
            findings.append(Self.unknownKind(file))
            return nil
        }
        let scale = entry.scale?.hasSuffix("x") == true ? entry.scale.flatMap { Double($0.dropLast()) } : nil
        return AssetCatalog.ImageSet.Variant(
            file: file,
            scale: kind.isVector ? nil : scale ?? 1,
            appearance: entry.appearance,
            language: entry.locale
        )
    }

    private mutating func readColor(_ folder: URL, _ name: String) {
        let file = folder.appending(path: "Contents.json")
        guard let contents = decode(ColorSetContents.self, from: file) else { return }
        var variants: [ResourceIndex.Color.Variant] = []
        for entry in (contents.colors ?? []).forPhone {
            guard let value = entry.color else { continue }
            if let reference = value.reference {
                guard let referred = SystemColorReference.variants(reference) else {
                    findings.append(AssetFinding(.error, "there is no system colour \"\(reference)\"", in: file))
                    continue
                }
                variants += referred.filter { entry.appearance == nil || $0.appearance == entry.appearance }
            } else if let variant = value.variant(appearance: entry.appearance, isHighContrast: entry.isHighContrast) {
                variants.append(variant)
            } else {
                let message =
                    "the colour \"\(name)\" lacks a component, or one is not a number; write red, green and blue"
                findings.append(AssetFinding(.error, message, in: file))
            }
        }
        guard catalog.colors[name] == nil else { return noteRepeated(name, folder) }
        catalog.colors[name] = ResourceIndex.Color(variants: variants)
    }

    private mutating func noteRepeated(_ name: String, _ folder: URL) {
        guard isOwn else { return }
        findings.append(
            AssetFinding(.warning, "\"\(name)\" exists already, and the first one is used; rename one", in: folder)
        )
    }
}
