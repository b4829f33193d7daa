import Foundation
import Testing
import VitrineTesting

@testable import BeeBloomModel

/// Damaged stores: each is read or refused.
struct StoreFuzzTests {
    @Test func storeIsReadOrRefused() throws {
        let store = try TestStore()
        try TinyBaseFile.createIfMissing(at: store.path, timeout: Patience.limit)
        let valid = Array(try Data(contentsOf: URL(filePath: store.path)))
        try FuzzRun("tinybase", share: 0.3)([valid]) { input in
            try Data(input).write(to: URL(filePath: store.path))
            _ = try store.file().rows([])
        }
    }
}
