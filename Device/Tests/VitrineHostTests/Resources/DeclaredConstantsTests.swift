import Testing

@testable import VitrineHost

struct DeclaredConstantsTests {
    @Test func constantsOfExtensionsAreFoundByTheirType() {
        let code = """
            extension Color {
                // static let chalk = Color("chalk")
                static let ink = Color("ink")
                static func mixed() -> Color { .red }
            }
            extension SwiftUI.Color { static var `paper`: Color { Color("paper") } }
            extension UIImage { static let cover = UIImage(named: "cover") }
            enum Theme { static let accent = 1 }
            """
        #expect(DeclaredConstants.byType(in: [code]) == ["Color": ["ink", "paper"], "UIImage": ["cover"]])
    }

    @Test func extensionWithoutItsClosingBraceEndsWithTheFile() {
        #expect(DeclaredConstants.byType(in: ["extension Color { static let ink = 1"]) == ["Color": ["ink"]])
    }
}
