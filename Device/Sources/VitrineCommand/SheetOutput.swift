import Foundation
import VitrineDevice
import VitrineSheet

/// Writes a sheet's files, and compares them with the accepted ones.
struct SheetOutput {
    let command: SheetCommand
    /// A folder for files that are needed meanwhile.
    let folder: String

    /// - Throws: ``SheetError``; ``CommandFailure`` with status 1 if the sheet differs from the accepted one.
    func handle(_ sheet: Sheet) async throws {
        let files = SheetFiles(folder: command.out, kind: sheet.kind)
        let accepted = command.check.map { SheetFiles(folder: $0, kind: sheet.kind) }
        try files.write(Data(sheet.text.utf8), to: files.text)
        try files.write(Data(try sheet.html().utf8), to: files.html)
        var written = [files.text, files.html]
        let pictures = try await pictures(of: sheet, accepted)
        for (section, picture) in pictures {
            try files.write(picture, to: files.picture(section))
            written.append(files.picture(section))
        }
        guard let accepted else {
            for file in written { print(file.relativePath) }
            return
        }
        if command.accept {
            try accept(sheet, pictures, accepted)
        } else {
            try await compare(sheet, pictures, with: accepted, files)
        }
    }

    private func accept(_ sheet: Sheet, _ pictures: [(Sheet.Section, Data)], _ accepted: SheetFiles) throws {
        try accepted.write(Data(sheet.text.utf8), to: accepted.text)
        Terminal.show(["accepted   \(accepted.text.relativePath)"])
        for (section, picture) in pictures {
            try accepted.write(picture, to: accepted.picture(section))
            Terminal.show(["accepted   \(accepted.picture(section).relativePath)"])
        }
    }

    private func compare(
        _ sheet: Sheet,
        _ pictures: [(Sheet.Section, Data)],
        with accepted: SheetFiles,
        _ files: SheetFiles
    ) async throws {
        var comparison = SheetComparison()
        comparison.compareText(
            accepted: try accepted.read(accepted.text),
            with: sheet.text,
            file: accepted.text.relativePath
        )
        for (section, picture) in pictures {
            let file = accepted.picture(section)
            let old = try accepted.read(file)
            var difference: PictureDifference?
            if let old {
                let answer = try await drawing().compare(accepted: old, with: picture, of: section, of: sheet)
                difference = answer.difference
                if let marked = answer.marked {
                    try files.write(marked, to: files.difference(section))
                    print("see        \(files.difference(section).relativePath)")
                }
            }
            comparison.addPicture(difference, file: file.relativePath)
        }
        Terminal.show(comparison.lines)
        guard comparison.isSame else {
            throw CommandFailure(
                .failed,
                "the sheet differs; look at \(files.html.relativePath), then accept it with --accept"
            )
        }
    }

    /// The pictures: of all sections with `--png`, otherwise of those with an accepted picture.
    private func pictures(of sheet: Sheet, _ accepted: SheetFiles?) async throws -> [(Sheet.Section, Data)] {
        var pictures: [(Sheet.Section, Data)] = []
        var version = ""
        for section in sheet.sections {
            let isAccepted = accepted.map { FileManager.default.fileExists(atPath: $0.picture(section).path) } ?? false
            guard command.png || isAccepted else { continue }
            if command.cache != nil, version.isEmpty { version = try await browser().version() }
            pictures.append((section, try await picture(of: section, of: sheet, drawnBy: version)))
        }
        return pictures
    }

    /// A picture from the cache, or else drawn.
    private func picture(of section: Sheet.Section, of sheet: Sheet, drawnBy version: String) async throws -> Data {
        let name = PictureCache.name(of: try sheet.html(of: section), drawnBy: version)
        if let kept = await command.cache?.picture(name) { return kept }
        let drawn = try await drawing().picture(of: section, of: sheet)
        await command.cache?.keep(drawn, as: name)
        return drawn
    }

    private func browser() throws -> HeadlessBrowser {
        try HeadlessBrowser(environment: ProcessInfo.processInfo.environment)
    }

    private func drawing() throws -> SheetPictures { SheetPictures(try browser(), folder: folder) }
}
