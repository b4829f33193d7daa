import Foundation

/// A package of a `Package.resolved` file, at the revision that it names.
///
/// The package manager writes three versions of the file: the first has `object.pins` with `package` and
/// `repositoryURL`, the later ones `pins` with `identity` and `location`.
public struct PackagePin: Hashable, Sendable {
    /// The name of the package's folder.
    public let name: String
    /// The address of its repository.
    public let location: String
    /// The commit, in hexadecimal digits.
    public let revision: String
    /// The version or the branch, for people; nil if the file has none.
    public let version: String?

    /// - Throws: ``HostError`` with code `project` for an address or a revision that git must not be given.
    init(location: String, revision: String, version: String?) throws(HostError) {
        let end = location.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
        let name = end.hasSuffix(".git") ? String(end.dropLast(4)) : end
        let isName =
            name.first != "." && name.first != "-" && name.utf8.count <= 100
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
        guard !name.isEmpty, isName, Self.isAddress(location) else {
            throw HostError(
                .project,
                "\"\(location.prefix(200))\" is not the address of a package; correct it, or fetch the package yourself"
            )
        }
        guard (40...64).contains(revision.utf8.count), revision.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
            throw HostError(.project, "\(name) has the revision \"\(revision.prefix(80))\", which is not a commit")
        }
        (self.name, self.location, self.revision, self.version) = (name, location, revision, version)
    }

    /// The address as it is shown: without a name and a password, which only git needs.
    public var address: String { location.replacing(/^https:\/\/[^\/@]*@/, with: "https://") }

    /// Git has schemes that run a command, and takes what begins with a hyphen for an option.
    private static func isAddress(_ text: String) -> Bool {
        let isVisible = text.allSatisfy { ("!"..."~").contains($0) && $0 != "\\" } && text.utf8.count <= 1_000
        let isKnown = ["https://", "ssh://", "file:///", "/"].contains(where: text.hasPrefix)
        return isVisible && !text.contains("::")
            && (isKnown || text.wholeMatch(of: /[\w.-]+@[\w.-]+:[\w.~\/-]+/) != nil)
    }

    /// The packages of a file.
    ///
    /// - Parameters:
    ///   - data: The file's content.
    ///   - path: The file's path, for errors.
    /// - Returns: The packages that have a repository, in their order.
    /// - Throws: ``HostError`` with code `project`.
    static func all(in data: Data, at path: String) throws(HostError) -> [PackagePin] {
        guard let file = try? JSONDecoder().decode(ResolvedFile.self, from: data) else {
            throw HostError(.project, "\(path) is not a list of resolved packages; resolve them in Xcode again")
        }
        var pins: [PackagePin] = []
        for pin in file.pins ?? file.object?.pins ?? [] {
            // A package of a registry has no repository.
            guard let location = pin.location ?? pin.repositoryURL, let revision = pin.state.revision else { continue }
            do throws(HostError) {
                pins.append(
                    try PackagePin(
                        location: location,
                        revision: revision,
                        version: pin.state.version ?? pin.state.branch
                    )
                )
            } catch {
                throw HostError(error.code, "\(path): \(error.message)")
            }
        }
        return pins
    }
}

/// The versions of `Package.resolved`.
private struct ResolvedFile: Decodable {
    struct Pins: Decodable { var pins: [Pin] }
    struct Pin: Decodable {
        struct State: Decodable {
            var revision: String?
            var version: String?
            var branch: String?
        }
        var location: String?
        var repositoryURL: String?
        var state: State
    }
    var pins: [Pin]?
    var object: Pins?
}
