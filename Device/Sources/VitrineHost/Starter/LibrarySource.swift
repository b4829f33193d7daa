import VitrineWire

/// Where a new package gets the library from.
public enum LibrarySource: Hashable, Sendable {
    /// A folder of this machine.
    case folder(LibraryLocation)
    /// A repository's address, such as `https://example.com/vitrine.git`.
    case address(String)

    /// The dependency as a manifest writes it.
    var dependency: String {
        switch self {
        case .folder(let library): ".package(name: \"vitrine\", path: \(ScratchPackage.quoted(library.folder)))"
        case .address(let address):
            ".package(url: \(ScratchPackage.quoted(address)), from: \"\(VitrineVersion.number)\")"
        }
    }

    /// The name by which a manifest refers to the dependency: an address's last part without `.git`.
    ///
    /// - Throws: ``HostError`` with code `project` for an address without such a part.
    func packageName() throws(HostError) -> String {
        guard case .address(let address) = self else { return "vitrine" }
        let parts = address.split { $0 == "/" || $0 == ":" }
        let last = parts.last.map(String.init) ?? ""
        let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        guard address.contains(":"), parts.count > 1, !name.isEmpty,
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) })
        else {
            throw HostError(
                .project,
                "\"\(address.prefix(200))\" is not a repository's address; write it as https://example.com/vitrine.git"
            )
        }
        return name
    }
}
