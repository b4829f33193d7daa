public import Foundation

/// A sheet compared with an accepted one.
public struct SheetComparison: Sendable {
    /// What became of one file.
    public enum Verdict: Hashable, Sendable {
        case same
        /// Nothing was accepted yet.
        case missing
        /// The text has other lines; those are shown with `-` and `+`.
        case otherText([String])
        /// The picture has other pixels.
        case otherPixels(PictureDifference)
    }

    public var verdicts: [(file: String, verdict: Verdict)] = []

    public init() {}

    /// Whether nothing differs and nothing is missing.
    public var isSame: Bool { verdicts.allSatisfy { $0.verdict == .same } }

    /// Compares the text.
    /// - Parameters:
    ///   - accepted: The bytes of the accepted file; nil if there is none.
    ///   - text: The new text.
    ///   - file: The accepted file's name, for messages.
    public mutating func compareText(accepted: Data?, with text: String, file: String) {
        guard let accepted else { return verdicts.append((file, .missing)) }
        let lines = LineDifference(from: String(decoding: accepted, as: UTF8.self), to: text).lines
        verdicts.append((file, lines.isEmpty ? .same : .otherText(lines)))
    }

    /// Adds the comparison of a picture.
    /// - Parameters:
    ///   - difference: The difference; nil if nothing was accepted.
    ///   - file: The accepted file's name, for messages.
    public mutating func addPicture(_ difference: PictureDifference?, file: String) {
        guard let difference else { return verdicts.append((file, .missing)) }
        verdicts.append((file, difference.isSame ? .same : .otherPixels(difference)))
    }

    /// The result as lines for a terminal.
    public var lines: [String] {
        verdicts.flatMap { file, verdict in
            switch verdict {
            case .same: ["same       \(file)"]
            case .missing:
                ["MISSING    \(file): nothing was accepted yet; look at the sheet, then accept it with --accept"]
            case .otherText(let lines): ["DIFFERENT  \(file)"] + lines.map { "  \($0)" }
            case .otherPixels(let difference): ["DIFFERENT  \(file): \(difference)"]
            }
        }
    }
}

/// How the pixels of two pictures differ.
public struct PictureDifference: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The width and height of the accepted picture, in pixels.
    public var acceptedSize: [Int]
    /// The width and height of the new picture, in pixels.
    public var size: [Int]
    /// The number of pixels of which a channel differs by more than ``tolerance``.
    public var count: Int
    /// The box around those pixels: left, top, width, height; empty if there are none.
    public var box: [Int]
    /// The names of the cells in which they are.
    public var cells: [String]

    /// The difference of a channel, of 255, that counts as the same: browsers round colours differently.
    public static let tolerance = 8

    public var isSame: Bool { acceptedSize == size && count == 0 }

    public var description: String {
        guard acceptedSize == size else {
            return "it is \(size.map(String.init).joined(separator: "×")) pixels, and was "
                + acceptedSize.map(String.init).joined(separator: "×")
        }
        let place = box.count == 4 ? " between (\(box[0]), \(box[1])) and (\(box[0] + box[2]), \(box[1] + box[3]))" : ""
        let names = cells.prefix(8).joined(separator: ", ") + (cells.count > 8 ? " and \(cells.count - 8) more" : "")
        return "\(count) pixels differ\(place)" + (cells.isEmpty ? "" : ", in \(names)")
    }
}
