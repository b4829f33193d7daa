import Testing
import VitrineTesting

@testable import VitrineHost

struct ScratchFolderTests {
    private let folder: TemporaryContainers

    init() throws { folder = try TemporaryContainers() }

    /// Two builds of a project find products of other modules.
    ///
    ///     one     | lists |         | deletes
    ///     another | lists | deletes |
    @Test func whatAnotherBuildHasDeletedIsDeleted() throws {
        let scratch = ScratchFolder(path: folder.path)
        let products = folder.path + "/objects-old"
        try scratch.create(products)
        try scratch.delete(products)
        try scratch.delete(products)
        #expect(!FileTree.disk.isFolder(products))
    }
}
