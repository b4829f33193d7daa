import Foundation
import Testing

/// What Apple's modules pass on; the files that use it import one module only.
struct PassedOnTests {
    @Test func loggersPassFoundationOn() {
        #expect(PassedOnByOSLog.age(of: Date(timeIntervalSince1970: 60), now: Date(timeIntervalSince1970: 100)) == 40)
        #expect(PassedOnByOS.name(of: URL(filePath: "/a/b")) == "b")
    }

    @Test func geometryIsPassedOn() {
        #expect(PassedOnByUIKit.area(of: CGRect(x: 0, y: 0, width: 2, height: 3)) == 6)
        #expect(PassedOnByAVKit.size(of: CGRect(x: 1, y: 1, width: 1, height: 2)) == CGSize(width: 1, height: 2))
    }

    @Test func entityInAConstantChanges() async throws {
        #expect(PassedOnRegion.numbered(3).number == 3)
        _ = try await OpenScreen().perform()
        #expect(OpenScreen.openAppWhenRun)
    }
}
